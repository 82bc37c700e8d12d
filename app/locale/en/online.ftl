# A match with friends on other machines.
online-ended = { $why ->
    [closed] The host has closed the table.
    [token] The table doesn't know this code. Ask the host for a new invitation.
    [kicked] The host has sent you away.
    [replaced] You have come back from another window, so this one is closed.
    [proto] The host has another version of Mazmorra. Install the same one.
    [problem] The host has another version of Mazmorra. Install the same one.
   *[other] The table has ended the connection.
}
online-no-port = Port { $port } can't be opened. Choose another one with "--port".
online-again = The table has sent the match again.
online-open-again = The table is open again. Your friends come back by themselves.
online-rematch = The host wants a rematch. Press { $key } at the result to play again.
online-no-rematch = Only the host can begin a rematch. Wait for the host.
online-leave = Leave the table
online-leave-about = a bot keeps your seat
online-no-plain = A match at a friend's table needs the full screen.
