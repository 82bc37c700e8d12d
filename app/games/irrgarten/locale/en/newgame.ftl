# Setting up a match of Irrgarten. `newgame-irrgarten-option-...` has the effect of a rule as
# `.tip`.
newgame-irrgarten-head-labyrinth = Labyrinth

newgame-irrgarten-labyrinth = Labyrinth
    .tip = Left and right go through the labyrinths, the generator comes last. { $enter } lists them all.
newgame-irrgarten-generate = Generate...
    .tip = A labyrinth made for you: of any size, and always with a way out from everywhere.
newgame-irrgarten-own = your own file
newgame-irrgarten-broken-about = This file has mistakes, so it can't be played. Mend it and press { $renew } to read the files again; all other labyrinths work.
newgame-irrgarten-folder = Put your own labyrinths here: { $path }
newgame-irrgarten-size-of = { $width }x{ $height }
newgame-irrgarten-monsters = { $n ->
    [0] monsters placed at random
    [one] { $n } monster
   *[other] { $n } monsters
}
newgame-irrgarten-starts = { $n ->
    [0] starts anywhere
    [one] { $n } start
   *[other] { $n } starts
}
newgame-irrgarten-own-rules = This labyrinth brings rules of its own: { $rules }
newgame-irrgarten-tag-teaching = for learning
newgame-irrgarten-tag-duel = for two
newgame-irrgarten-tag-crowd = for many
newgame-irrgarten-tag-maze = maze
newgame-irrgarten-tag-open = open
newgame-irrgarten-tag-corridors = corridors
newgame-irrgarten-tag-boss = one big monster
newgame-irrgarten-tag-symmetric = symmetric

newgame-irrgarten-gen-algorithm = Kind
    .tip = How the labyrinth is dug.
newgame-irrgarten-algorithm-backtracker = long ways
    .tip = Long winding ways with few turnings off (recursive backtracker).
newgame-irrgarten-algorithm-wilson = even maze
    .tip = Every maze there can be is as likely as any other (Wilson).
newgame-irrgarten-algorithm-kruskal = many dead ends
    .tip = Short dead ends everywhere, and some loops (Kruskal).
newgame-irrgarten-algorithm-rooms = rooms
    .tip = Rooms joined by corridors.
newgame-irrgarten-algorithm-caves = caves
    .tip = Caves without a straight line.
newgame-irrgarten-gen-size = Size
    .tip = Squares across and down, { $least } to { $most } each way. Up to 25x15 is seen whole in a terminal of 80x24, up to 41x25 in one of 120x40; larger ones scroll.
newgame-irrgarten-gen-loops = Loops
    .tip = How many of the walls between two ways are opened: with loops there is more than one way to the exit, and somebody in your way can be gone round.
newgame-irrgarten-loops-own = its own ({ $n }%)
newgame-irrgarten-loops-share = { $n }%
newgame-irrgarten-gen-difficulty = Difficulty
    .tip = How many monsters there are, and how much they stand in the way.
newgame-irrgarten-difficulty-calm = calm
    .tip = A monster to twenty squares, mostly in the open.
newgame-irrgarten-difficulty-normal = normal
    .tip = A monster to twelve squares, anywhere.
newgame-irrgarten-difficulty-deadly = deadly
    .tip = A monster to eight squares, most of them where the way is narrow and near the exit.
newgame-irrgarten-gen-seed = Labyrinth seed
    .tip = The same kind, size, loops, difficulty, players and labyrinth seed give the same labyrinth. { $again } draws another one.
newgame-irrgarten-no-preview = Too large for a picture: it is made when the game begins.
newgame-irrgarten-cannot-make = This one can't be made: { $why }

newgame-irrgarten-seats = How many
    .tip = 2 to 8 players share one keyboard; bots play by themselves. With 1 it is practice. Press { $add } for one more, { $remove } for one less.
newgame-irrgarten-count = { $n ->
    [one] { $n } (practice)
   *[other] { $n }
}
newgame-irrgarten-summary-players = { $n ->
    [one] { $n } player, practice
   *[other] { $n } players
}: { $names }
newgame-irrgarten-kind-scout = bot: scout
    .tip = A bot that explores, weighs the odds of every fight, and heads for the exit. It sees no more than a player in its place.
newgame-irrgarten-kind-random = bot: random
    .tip = A bot that walks about at random. It fights whatever it bumps into.

newgame-irrgarten-group-movement = Movement
    .tip = Which way a blocked move slides, and a limit of turns.
newgame-irrgarten-group-combat = Combat
    .tip = Who strikes first, how long a combat lasts, when it is lost.
newgame-irrgarten-group-reward = Reward
    .tip = What winning a combat brings, and how much can be carried.
newgame-irrgarten-group-death = Death
    .tip = How soon the dead come back, and how.
newgame-irrgarten-group-fog = Sight
    .tip = How far you see, when you don't see everything.
newgame-irrgarten-group-figures = Figures
    .tip = How strong players, monsters and gear are, and how many monsters there are.

newgame-irrgarten-option-fog = Fog
    .tip = What you see of the labyrinth. Off: everything. Explored: what your character has seen stays on your map. Sight: only what is in line of sight now. Each player has eyes of their own, and the screen is passed on in between.
newgame-irrgarten-option-blocked-move = A blocked move
    .tip = Slide: your character goes to the first open square instead, in the order under Movement. Stay: bumping costs no turn and you try again (a house rule).
newgame-irrgarten-option-fallback-order = Order when blocked
    .tip = Where a blocked move slides to: the first of these directions that is open.
newgame-irrgarten-option-opening-attack = Opening attack
    .tip = One more attack of the player before the first round; then each round begins with the monster.
newgame-irrgarten-option-wounds-to-lose = Wounds that lose
    .tip = This number of wounds in a row loses a combat. The count goes on from one combat to the next; a good defence clears it.
newgame-irrgarten-option-combat-rounds = Rounds of a combat
    .tip = After this number of rounds the player has won, though the monster lives.
newgame-irrgarten-option-reset-wounds-on-defeat = Defeat clears wounds
    .tip = A lost combat sets the wounds in a row back to 0. When off, they still count: the next wound loses another combat, unless you defend well first.
newgame-irrgarten-option-dead-monsters-pay = Dead monsters pay a reward
    .tip = Entering the square of a dead monster counts as a combat won, with its reward.
newgame-irrgarten-option-reward-weapons = Weapons won
    .tip = A combat won brings a random number of weapons, at most this one.
newgame-irrgarten-option-reward-shields = Shields won
    .tip = A combat won brings a random number of shields, at most this one.
newgame-irrgarten-option-reward-health = Health won
    .tip = A combat won brings a random gain of health, at most this much.
newgame-irrgarten-option-max-weapons = Weapons carried
    .tip = This number of weapons can be carried; one that finds no room is lost.
newgame-irrgarten-option-max-shields = Shields carried
    .tip = This number of shields can be carried; one that finds no room is lost.
newgame-irrgarten-option-resurrection = Resurrection
    .tip = The chance that a dead player comes back on each of their turns. 1 is always.
newgame-irrgarten-option-reset-wounds-on-resurrection = Coming back clears wounds
    .tip = Whoever comes back begins again with 0 wounds in a row.
newgame-irrgarten-option-fuzzy-after-resurrection = Dazed afterwards
    .tip = Whoever came back fights with random strength and intelligence for the rest of the game, and does not always go where they are told.
newgame-irrgarten-option-sight-range = Range of sight
    .tip = How many squares far you see, when fog is explored or sight.
newgame-irrgarten-option-player-strength = Player strength
    .tip = A player's strength is drawn from 0 to this. It adds to every attack.
newgame-irrgarten-option-player-intelligence = Player intelligence
    .tip = A player's intelligence is drawn from 0 to this. It adds to every defence.
newgame-irrgarten-option-player-health = Player health
    .tip = The health that a player begins and comes back with.
newgame-irrgarten-option-monster-strength = Monster strength
    .tip = Where a monster's card does not say it, its strength is drawn from 0 to this. Attacks are drawn from 0 to that strength.
newgame-irrgarten-option-monster-intelligence = Monster intelligence
    .tip = Where a monster's card does not say it, its intelligence is drawn from 0 to this. Defences are drawn from 0 to that.
newgame-irrgarten-option-monster-health = Monster health
    .tip = The health of a monster whose card does not say it.
newgame-irrgarten-option-monster-share = Squares to a monster
    .tip = How many free squares there are to each monster. Only for labyrinths that place no monsters themselves; generated ones go by difficulty.
newgame-irrgarten-option-weapon-power = Weapon power
    .tip = A weapon's power is drawn from 0 to this.
newgame-irrgarten-option-shield-power = Shield power
    .tip = A shield's power is drawn from 0 to this.
newgame-irrgarten-option-uses = Uses of gear
    .tip = How often a weapon or shield serves is drawn from 0 to this.

newgame-irrgarten-choice-fog-off = off
newgame-irrgarten-choice-fog-explored = explored
newgame-irrgarten-choice-fog-sight = sight
newgame-irrgarten-choice-blocked-move-slide = slide
newgame-irrgarten-choice-blocked-move-stay = stay

newgame-irrgarten-ask-gen-seed = Seed of the labyrinth
    .hint = Any text: the same text gives the same labyrinth.
newgame-irrgarten-ask-gen-size = Size of the labyrinth
    .hint = Across and down, such as 41x25; { $least } to { $most } each way.
newgame-irrgarten-ask-gen-loops = Share of loops
    .hint = 0 to 100 per cent; empty for what the kind has by itself.

newgame-bad-size = "{ $found }" is no size: write two numbers from 5 to 1001, such as 41x25.
newgame-bad-loops = "{ $found }" is no share: write a number from 0 to 100.
newgame-bad-labyrinth = There is no labyrinth called "{ $found }".
newgame-bad-labyrinth-near = There is no labyrinth called "{ $found }"; did you mean "{ $near }"?

newgame-irrgarten-most-seats = There are 8 players already.
newgame-irrgarten-least-seats = One player has to stay.
newgame-irrgarten-another-maze = The seed of the labyrinth is now { $seed }

newgame-irrgarten-making = Making the labyrinth
newgame-irrgarten-making-about = { $width }x{ $height }, { $kind }
newgame-irrgarten-preparing = Laying out the board
