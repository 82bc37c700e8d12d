# Commands of Irrgarten: the label, and as `.tip` the sentence for the help and the palette.
cmd-home-irrgarten = Play Irrgarten
    .tip = Sets up a match: players, labyrinth and rules.

# Irrgarten's screen.
cmd-group-move = move
cmd-move-left = Left
    .tip = Steps left. If the way is blocked, the NEXT line shows what happens.
cmd-move-down = Down
    .tip = Steps down.
cmd-move-up = Up
    .tip = Steps up.
cmd-move-right = Right
    .tip = Steps right.
cmd-maze-next = Step
    .tip = Takes the next step of your route.
cmd-maze-run = Go
    .tip = Walks your route until something happens or you press a key.
cmd-maze-target = Next monster
    .tip = Shows your odds against the next monster, nearest first.
cmd-maze-look = Look
    .tip = Describes any square you point at.
cmd-maze-travel = Travel
    .tip = Lets you pick a square, monster, rival or the exit, and plans the route.
cmd-maze-explore = Explore
    .tip = Plans a route to the nearest unseen square. Pressed again, walks it.
cmd-maze-exit = To the exit
    .tip = Plans the short way to the exit, once seen. Pressed again, the quiet way, if there is one.
cmd-maze-wait = Wait
    .tip = Reminds you that you can't wait in this game.
cmd-maze-map = Map
    .tip = Shows all you know of the labyrinth on one screen.
cmd-maze-odds = Odds digits
    .tip = Shows or hides how many of 10 fights you win, beside each monster.
cmd-maze-eyes = Next bot's view
    .tip = Shows the labyrinth through the next bot's eyes.

cmd-daily-irrgarten = Irrgarten daily
    .tip = Starts today's match, continues it, or plays it again as practice.
cmd-maze-target-before = Previous monster
    .tip = Shows your odds against the previous monster, farthest first.
cmd-online-irrgarten = Host Irrgarten
    .tip = Opens a table with your last choices for this game.
cmd-maze-hint = Hint
    .tip = Says what a good bot would do, and what the best choices are worth.
