# Help, made from the keys that work.
help-title = Help: the keys of this screen
help-about = You can change every key, and the mouse can do whatever a key does. Press a dimmed key to see why it does nothing right now.
help-here = On this screen
help-list = In menus
help-read = Reading
help-app = Everywhere
help-clauses = Rules are numbered. Where a text names one, the key for the rules opens it.
help-learn = Each lesson teaches one thing on the game's own screen, in a minute or two. The two lines above the keys say what to do; a wrong key just gets you a hint. A tick marks the lessons you have finished.
help-lesson = The two lines above the keys say what to do. Any other key just gets you a clearer hint. Leave or start again whenever you like.
help-end = Win chances are an estimate, from how the best bots fared in positions like these. Luck compares what you got with what you could expect. Up and down move between turning points; Enter replays from just before one.
help-review = Each of your decisions is played on in trial games, beside the best other one, from what you could see then. Listed are those whose cost can't be luck, the costliest first. Enter opens the replay just before one and continues from there, so that you can try the other way.
help-generic = The choices of this decision are on the left: move to one and press Enter, or press its number first. On the right is everything you may see, and below it what happened.
help-replay = A replay changes nothing; it shows what was decided. Leave it at any time: a match in progress is where you left it.
help-matches = Matches in progress come first, the latest on top. Finished ones follow, with a mark by the winner. Keep as many in progress as you like.
help-signs = Symbols on the screen
help-search = words from a key's name or description
