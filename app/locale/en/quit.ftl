# Leaving the program.
quit-how = Press Ctrl and Q together to leave the program.
quit-title = Leave Mazmorra?
quit-about = The match is saved up to the last decision. Continue on the home screen brings it back.
quit-no = Keep playing
quit-yes = Leave
quit-plain-unsaved = This match is saved nowhere, so plain mode could not go on with it.
quit-home-title = Quit Mazmorra?
quit-home-about = { $saving ->
    [true] Matches in progress are saved. You can continue them next time.
   *[false] Nothing you played today is saved.
}
quit-home-no = Stay
quit-home-yes = Quit
