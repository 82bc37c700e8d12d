# What people say to each other at a table with friends.
talk-title = At the table
talk-none = Nobody has said anything yet.
talk-line = { $name }: { $words }
talk-spectator = A spectator
talk-write = A line to everyone at the table
talk-write-spectators = A line to the other spectators
talk-unheard = You watch, so only spectators read you until the match is over.
talk-write-about = At most { $most } characters. Wide ones count as two.
talk-too-long = This counts as { $count } characters, and { $most } fit. Write a shorter line.
talk-no-chat = The host has turned the chat off. Gestures always work.
talk-no-often = You have said a lot just now. Wait a few seconds.
talk-no-empty = Nothing of this can be shown. Write something else.
talk-mute-title = Mute
talk-mute-about = You see nothing of what they say in this match. They don't learn of it.
talk-mute-yes = muted
talk-mute-no = heard
talk-mute-spectators = All spectators
