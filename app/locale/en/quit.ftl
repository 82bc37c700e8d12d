# Leaving the program.
quit-how = Press Ctrl and Q together to quit Mazmorra.
quit-title = Quit Mazmorra?
quit-about = The match is saved up to the last decision. Choose Continue on the home screen to get back to it.
quit-no = Stay
quit-yes = Quit
quit-plain-unsaved = This match isn't saved, so plain mode couldn't continue it.
quit-home-title = Quit Mazmorra?
quit-home-about = { $saving ->
    [true] Matches in progress are saved. You can continue them next time.
   *[false] Nothing you played today is saved.
}
quit-home-no = Stay
quit-home-yes = Quit
