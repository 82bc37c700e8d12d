# A match with friends on other machines.
online-ended = { $why ->
    [closed] The host has closed the table.
    [token] The table doesn't know this code. Ask for the present invitation.
    [kicked] The host has sent you away.
    [replaced] You came back on another line. This one is closed.
    [proto] The table and this Mazmorra have different versions. Install the same one.
    [problem] The table and this Mazmorra have different versions. Install the same one.
   *[other] The table has ended the line.
}
online-no-port = Port { $port } can't be opened. Choose another with --port.
online-again = The table has sent the match again.
online-leave = Leave the table
online-leave-about = a bot keeps your seat
online-no-plain = A match at a friend's table needs the full screen.
