# Commands of Irrgarten: the label, and as `.tip` the sentence for the help and the palette.
cmd-home-irrgarten = Play Irrgarten
    .tip = Chooses players, a labyrinth and rules, and begins.

# Irrgarten's screen.
cmd-group-move = move
cmd-move-left = Left
    .tip = A step to the left. If a wall or somebody is there, the rules say where you slide.
cmd-move-down = Down
    .tip = A step down.
cmd-move-up = Up
    .tip = A step up.
cmd-move-right = Right
    .tip = A step to the right.
cmd-maze-next = Step
    .tip = The next step of the route, one an own turn.
cmd-maze-run = Go
    .tip = Goes on along the route by itself until something happens or a key is pressed.
cmd-maze-target = Next monster
    .tip = The next monster in the panel of odds, from near to far.
cmd-maze-look = Look
    .tip = A cursor that tells of any square.
cmd-maze-travel = Travel
    .tip = Asks for a square, a monster, a rival or the exit, and plans the way there.
cmd-maze-explore = Explore
    .tip = Plans the way to the nearest square not seen yet (with fog); pressed again, walks it.
cmd-maze-exit = To the exit
    .tip = Plans the way to the exit, once it was seen; pressed again, walks it.
cmd-maze-wait = Wait
    .tip = Reminds you that there is no waiting in this game.
cmd-maze-map = Map
    .tip = The whole labyrinth on one screen, as far as you know it.
cmd-maze-odds = Digits of odds
    .tip = Shows or hides the digit beside each monster: your chance to win, in tenths.
cmd-maze-eyes = Next seat's eyes
    .tip = Where only bots play in fog: look through the next one's eyes.

cmd-daily-irrgarten = Daily of Irrgarten
    .tip = Begins the match of the day, goes on with it, or plays it again as practice.
cmd-maze-target-before = Previous monster
    .tip = Shows the odds against the previous monster, from far to near.
