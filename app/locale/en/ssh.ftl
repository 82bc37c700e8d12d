# What somebody reads who comes to a public server over SSH.
ssh-refused = { $what ->
    [command] This server runs no commands. Leave the command out, and you see its tables.
    [files] This server has no files to send or take. Type "ssh" instead, and you see its tables.
    [ports] This server forwards no ports. It only has tables to play at.
    [agent] Your keys stay at home: this server takes no agent. You can leave out -A.
    [screens] This server forwards no windows. You can leave out -X.
    [terminal] The program needs a terminal. Add -t after "ssh".
    [screen] Your terminal can only print lines. The program needs one with a full screen, such as TERM=xterm-256color.
    [nothing] You have opened no session, and this server has nothing else. Leave out -N, and you see its tables.
    [full] The server has no room for another session right now. Try again later.
    [often] There are too many sessions from your address. Close one, or wait a moment.
   *[other] This server does not do that.
}
ssh-end = { $why ->
    [left] You have left the tables.
    [idle] You have pressed no key for long, so the session has ended.
    [restart] The server starts again. It will be back in a minute.
    [over] The server has closed.
   *[other] The program has failed, and we are sorry. Your seat at a table is still yours.
}
ssh-key-back = Your seats wait for your key: come back with it from anywhere.
ssh-way-back = To come back to your seats: { $way }
