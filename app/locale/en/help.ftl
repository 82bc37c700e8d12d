# Help, made from the keys that work.
help-title = Help: the keys of this screen
help-about = Every key can be changed. Whatever a key does, the mouse can do too. A key that does nothing now says why when you press it.
help-here = On this screen
help-list = In menus
help-read = Reading
help-app = Everywhere
help-clauses = The rules are numbered, and the number stands below what is said of each: IRR-24, say, is rule 24 of Irrgarten, the one about fog.
help-learn = Each lesson teaches one thing on the game's own screen, in a minute or two. Two lines above the keys say what to do; a wrong key does nothing but bring a hint. A tick stands at each lesson that you have finished.
help-lesson = The two lines above the keys say what to do. Whatever else you press changes nothing: you are told more plainly what the lesson waits for. You can leave at any time and begin again whenever you like.
help-end = The chances to win are an estimate: what the best bots of the game made of such standings. Luck compares what came with what was to be expected at that moment; for cards that is the mean of the cards they were drawn from. Up and down go from one turning point to the next, and Enter opens the replay just before it.
help-generic = At the left stand the choices of the present decision: move to one and press Enter, or press its number first. At the right is all that you may see, below it what happened.
help-replay = A replay changes nothing: it shows what was decided. It can be left at any time, and a match that goes on is then where it was.
help-matches = All matches that are saved. Those that go on stand above, the one that was played last first; the finished ones are below, with a mark at whoever won. Several matches can go on side by side: each is as you left it.
help-signs = Signs on the screen
help-search = words of a key's name or sentence, in any order
