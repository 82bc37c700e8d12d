# A match with friends on other machines.
online-ended = { $why ->
    [closed] The host has closed the table.
    [abandoned] The host has abandoned the match. It isn't saved, so nobody can continue it.
    [token] The table doesn't know this code. Ask the host for a new invitation.
    [kicked] The host has sent you away.
    [replaced] You have come back from another window, so this one is closed.
    [proto] The host has another version of Mazmorra. Install the same one.
    [full] The server is full right now. Trying again in half a minute...
    [often] Too many connections come from your network right now. Trying again...
    [guesses] Too many wrong codes came from your network. Trying again in a minute...
    [restart] The server restarts, and is back in a minute. Trying again...
    [idle] Nobody was at this table for a long time, so it has closed.
    [problem] The host has another version of Mazmorra. Install the same one.
   *[other] The table has ended the connection.
}
# After some attempts to reach a table: no table answers there, or nothing at all.
online-refused = No table answers there. The host's program isn't running, or its port is another one.
online-silent = Nothing answers. Check the address, and that you are in the host's network. A firewall there may be in the way.
online-no-port = Port { $port } can't be opened. Choose another one with "--port".
online-away = { $name } away
online-stands-in = bot for { $name }
online-lost = { $waits ->
    [days] { $name } has left the table for now.
   *[minute] { $name } has lost the connection. A bot takes over after a minute.
}
online-leaves = { $name } has left the table. A bot plays from now on.
online-bot-plays = A bot plays for { $name } now.
online-person-plays = A person plays for { $name } now.
online-gives-up = { $name } resigns, and a bot plays the seat.
online-consults = Waiting for { $names } to agree to your undo.
online-consulted = Undo: waiting for { $names }
online-kept = { $count ->
    [one] While you were away, a bot made one decision for you.
   *[other] While you were away, a bot made { $count } decisions for you.
}
online-back = { $name } is back.
online-again = The table has sent the match again.
online-open-again = The table is open again. Your friends come back by themselves.
online-rematch = The host wants a rematch. Press { $key } at the result to play again.
online-rematch-replay = The host wants a rematch. Leave the replay, then press { $key } to play again.
online-no-rematch = Only the host can begin a rematch. Wait for the host.
online-leave = Leave the table
online-leave-about = a bot keeps your seat
online-leave-watched = you only watch, so nothing changes
online-no-plain = A match at a friend's table needs the full screen.
online-menu-title = Play with friends
online-menu-about = A table opens with your last choices for the game. Friends come by a link, or by an invitation.
online-join-about = you have an invitation or a link
online-join-title = The invitation
online-join-words = Paste what your friend has sent, like "http://192.168.1.23:7373/#K7QM-2XRT-9HDB".
online-no-invitation = This can't be an invitation. One looks like "http://192.168.1.23:7373/#K7QM-2XRT-9HDB".
online-closed = The table is closed. The match continues here.

# A spectator's key bar.
online-chances = Win: { $chances }
online-watching = { $when ->
    [late] three turns late
    [end] shown after the end
   *[live] live
}

# What is left on a clock.
online-left-hours = { $count } h
online-left-days = { $count } days
