# A table with friends on other machines: the lobby.
lobby-open = A table with friends
lobby-title = A table for { $game }
lobby-title-rules = A table for { $game }: { $rules }
lobby-link = Send your friends this invitation. Any browser opens it; so does "mazmorra join":
lobby-link-soon = Opening the page for browsers... This invitation is for your friends:
lobby-invite = With Mazmorra installed, your friends type this in their shell:
lobby-open-network = They must be in the same network. Nothing sent there is encrypted.
lobby-invite-ssh = From any terminal, your friends type this:
lobby-dice = Sealed dice: { $seal }. Everybody adds a number, so nobody can choose the dice.
lobby-came = { $count ->
    [0] Nobody has come yet.
    [one] One person has come.
   *[other] { $count } people have come.
}
lobby-wait-begin = { $who ->
    [leader] Whoever leads the table begins the match when everyone is ready.
   *[host] The host begins the match when everyone is ready.
}
lobby-watch = { $state ->
    [seated] You have a seat. To only watch, leave it with { $key }.
    [full] Every seat is taken, so you only watch.
   *[free] Sit down with { $key }. To only watch, wait here without a seat.
}
lobby-dialing = Looking for the table { $place }, attempt { $count }...
lobby-free = free, or { $bot }
lobby-away = away
lobby-ready = ready
lobby-waits = not ready yet
lobby-here = here
lobby-be-ready = Ready or not
lobby-sit-down = Sit down
lobby-taken = Somebody already has this seat. Choose another one.
lobby-not-ready = Somebody is away or not ready yet.
lobby-name = Your name
lobby-name-other = The other player's name
lobby-name-about = At most 16 letters. You need no account and no password.
lobby-no-dice = Somebody's program didn't answer in time. Begin again.
lobby-no-name = This name is empty or reserved. Write another one.
lobby-no-taken = Another player has this seat, or a name that looks the same.

# A guest in a browser who has left the table.
lobby-outside = You have left the table. As long as it is open, you can go back with Enter. To end, close this page.
lobby-saved = { $sealed ->
    [yes] This match continues with the dice that were sealed when it began: { $seal }. Seats keep their names.
   *[no] This match began before the table was open, so its dice are not sealed. Seats keep their names.
}

# What the host chooses for a table; everybody in the lobby sees it.
lobby-terms = Clock: { $clock }. Chat: { $chat }. Spectators: { $watching }.
lobby-terms-title = The table
lobby-terms-about = Everyone in the lobby sees what you choose.
lobby-watching = { $when ->
    [late] three turns late
    [end] after the end
   *[live] live
}
lobby-chat-on = on
lobby-chat-off = off, only gestures
lobby-clock-none = none
lobby-clock-seconds = { $count } seconds a decision
lobby-clock-minutes = { $count ->
    [one] a minute a decision
   *[other] { $count } minutes a decision
}
lobby-clock-days = { $count ->
    [one] a day a decision
   *[other] { $count } days a decision
}

# The host's lobby: the usual port is taken; the match begins.
lobby-port = Port { $port } is taken, perhaps by another table. This one is at port { $other }.
lobby-begins = Beginning the match...
