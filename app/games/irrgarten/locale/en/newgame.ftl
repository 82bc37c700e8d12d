# Setting up a match of Irrgarten. `newgame-irrgarten-option-...` has the effect of a rule as
# `.tip`.
newgame-irrgarten-head-labyrinth = Labyrinth

newgame-irrgarten-labyrinth = Labyrinth
    .tip = Left and right switch labyrinths, { $enter } lists them all. The generator comes last.
newgame-irrgarten-generate = Generate...
    .tip = A new labyrinth of the size you like, with a way out from every square.
newgame-irrgarten-own = your own file
newgame-irrgarten-broken-about = This file has errors and can't be played. Fix them and press { $renew } to read the files again. The other labyrinths work.
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
newgame-irrgarten-starts-even = equal starts
newgame-irrgarten-own-rules = This labyrinth has rules of its own: { $rules }
newgame-irrgarten-tag-teaching = for learning
newgame-irrgarten-tag-duel = for two
newgame-irrgarten-tag-crowd = for many
newgame-irrgarten-tag-maze = winding
newgame-irrgarten-tag-open = open
newgame-irrgarten-tag-corridors = corridors
newgame-irrgarten-tag-boss = one big monster
newgame-irrgarten-tag-symmetric = symmetric

newgame-irrgarten-gen-algorithm = Kind
    .tip = How the labyrinth is dug: winding, branching, or as rooms or caves.
newgame-irrgarten-algorithm-backtracker = long paths
    .tip = It winds on and on and hardly ever branches (recursive backtracker).
newgame-irrgarten-algorithm-wilson = uniform maze
    .tip = Every possible maze is equally likely (Wilson).
newgame-irrgarten-algorithm-kruskal = many dead ends
    .tip = Short dead ends everywhere, and some loops (Kruskal).
newgame-irrgarten-algorithm-rooms = rooms
    .tip = Rooms joined by corridors.
newgame-irrgarten-algorithm-caves = caves
    .tip = Caves without a straight line.
newgame-irrgarten-gen-size = Size
    .tip = Width and height in squares, { $least } to { $most }. 25x15 fits a terminal of 80x24, 41x25 one of 120x40; larger ones scroll.
newgame-irrgarten-gen-loops = Loops
    .tip = How many walls between two corridors are knocked through. Loops let you go round monsters and rivals.
newgame-irrgarten-loops-own = { $n ->
    [0] none (default)
   *[other] { $n }% (default)
}
newgame-irrgarten-loops-share = { $n ->
    [0] none
   *[other] { $n }%
}
newgame-irrgarten-gen-difficulty = Difficulty
    .tip = How many monsters there are, and how often they are in your way.
newgame-irrgarten-difficulty-calm = calm
    .tip = One monster for every 20 squares, mostly in the open.
newgame-irrgarten-difficulty-normal = normal
    .tip = One monster for every 12 squares, anywhere.
newgame-irrgarten-difficulty-deadly = deadly
    .tip = One monster for every 8 squares, mostly in narrow places and near the exit.
newgame-irrgarten-gen-seed = Labyrinth seed
    .tip = The same seed with the same settings gives the same labyrinth. { $again } draws a new seed.
newgame-irrgarten-bare = There's fog, so the drawing shows neither the exit nor the monsters.
newgame-irrgarten-no-preview = Too large for a preview: it is made when the match begins.
newgame-irrgarten-cannot-make = This labyrinth can't be made. { $why }

newgame-irrgarten-seats = Players
    .tip = How many play, bots included. Playing alone counts as practice. { $add } adds one, { $remove } removes one.
newgame-irrgarten-count = { $n ->
    [one] { $n } (practice)
   *[other] { $n }
}
newgame-irrgarten-summary-players = { $n ->
    [one] { $n } player, practice
   *[other] { $n } players
}: { $names }
newgame-irrgarten-kind-beginner = bot: beginner
    .tip = A bot in its first race. It takes any even fight, grabs what looks easy and finds the exit late.
newgame-irrgarten-kind-scout = bot: scout
    .tip = A bot that weighs the odds and sees no more than you. Without fog it beats the beginner two times in three.
newgame-irrgarten-kind-racer = bot: racer
    .tip = A bot in a hurry. It counts what each fight costs in turns, and goes straight through when that is quicker.
newgame-irrgarten-kind-explorer = bot: explorer
    .tip = A bot for fog. It looks where there is most to see, and beats the scout more often than not.
newgame-irrgarten-kind-planner = bot: planner
    .tip = A bot that plays every move out in its head, many times over, and takes the one that wins most often.
newgame-irrgarten-kind-vengeful = bot: vengeful
    .tip = A bot that takes the race personally. It makes no way round you, and goes out of its way to leap over you.
newgame-irrgarten-kind-greedy = bot: greedy
    .tip = A bot that can't pass a shop window. It fights for a likely reward where another would go round.
newgame-irrgarten-kind-coward = bot: coward
    .tip = A bot with a good eye for empty corridors. It goes round fights that others would take.
newgame-irrgarten-kind-showoff = bot: show-off
    .tip = A bot that plays for the gallery. It takes fights that others would go round, and often gets away with it.
newgame-irrgarten-kind-drawn = bot: drawn
    .tip = A bot with a temper, and you find out which: vengeful, greedy, a coward or a show-off.
newgame-irrgarten-kind-random = bot: random
    .tip = A bot that wanders at random and fights whatever it bumps into.

newgame-irrgarten-group-start = Start
    .tip = Where everyone starts, who goes first, and how strong they are.
newgame-irrgarten-group-contest = Obstacles
    .tip = What is between you and the exit, and what a lost fight costs.
newgame-irrgarten-group-movement = Movement
    .tip = Where a blocked move slides, and when the match ends without a winner.
newgame-irrgarten-group-combat = Fights
    .tip = Who attacks first, how long a fight lasts, and when you lose it.
newgame-irrgarten-group-reward = Reward
    .tip = What you get for winning a fight, and how much you can carry.
newgame-irrgarten-group-death = Death
    .tip = How soon the dead come back, and in what state.
newgame-irrgarten-group-fog = Sight
    .tip = What you see of the labyrinth, and how far.
newgame-irrgarten-group-figures = Values
    .tip = How strong players, monsters and gear are, and how many monsters there are.

newgame-irrgarten-option-fog = Fog
    .tip = What you see. Off: everything. Explored: what you have seen stays on your map. Sight: only what is in sight now.
newgame-irrgarten-option-blocked-move = When blocked
    .tip = Slide: you move to the first open square instead. Stay: bumping costs no turn (house rule).
newgame-irrgarten-option-starts = Start squares
    .tip = Even: everyone is equally far from the exit. Anywhere: everyone is on a random free square.
newgame-irrgarten-option-turn-order = Order of turns
    .tip = Drawn: each lap has its own order, and everyone sees it. Seats: always the same order.
newgame-irrgarten-option-sheets = Strength, intelligence
    .tip = Same: everyone has the same strength and intelligence. Drawn: each player's are random.
newgame-irrgarten-option-head-start = Head start
    .tip = How many laps each player waits before moving: one number per seat, with spaces between.
newgame-irrgarten-option-lost-combat = A lost fight
    .tip = Back: you return to the square you came from, so you pass a monster only by winning. Stay: you stay on its square.
newgame-irrgarten-option-monsters = Monsters
    .tip = Guards: some block the shortest ways, and a detour costs a few steps. Anywhere: all at random.
newgame-irrgarten-option-toll = Toll
    .tip = How many monsters you must beat to use the exit. With open rewards: how many things you need.
newgame-irrgarten-option-guardian = Guardian
    .tip = How strong the guardian on the exit is. At 2.25 you win 45% without gear; 0 means no guardian.
newgame-irrgarten-option-leapfrog = Leapfrog
    .tip = You can leap over rivals. You land behind them, and fight the monster if one is there.
newgame-irrgarten-option-leap-out = Leap to the exit
    .tip = A leap over a rival beside the exit ends on the exit if it's open to you. Needs leapfrog.
newgame-irrgarten-option-pickpocket = Pickpockets
    .tip = You take a rival's newest weapon or shield when you leap over them. Needs leapfrog.
newgame-irrgarten-option-prizes = Rewards
    .tip = Open: each monster carries one thing that all can see, and is gone once beaten. Drawn: drawn when you win.
newgame-irrgarten-option-last-laps = Last laps
    .tip = Laps left for the others once somebody is out. Most things out wins; 0: the first one out.
newgame-irrgarten-option-heard = Steps are heard
    .tip = In fog, everyone hears who is near the exit, and how many steps they have left.
newgame-irrgarten-option-fallback-order = Sliding order
    .tip = Where a blocked move slides: to the first open square in this order.
newgame-irrgarten-option-opening-attack = Opening attack
    .tip = You attack once before the first round of a fight; then the monster begins each round.
newgame-irrgarten-option-wounds-to-lose = Wounds to lose
    .tip = You lose a fight after this many wounds in a row. The count carries over; a block clears it.
newgame-irrgarten-option-combat-rounds = Rounds in a fight
    .tip = After this many rounds the player wins, even if the monster lives.
newgame-irrgarten-option-reset-wounds-on-defeat = Defeat clears wounds
    .tip = Losing a fight sets the wounds in a row to 0. If off, the next wound loses again unless you block first.
newgame-irrgarten-option-dead-monsters-pay = Dead monsters pay
    .tip = Entering a dead monster's square counts as a fight won, with its reward.
newgame-irrgarten-option-reward-weapons = Weapons won
    .tip = Weapons you get for winning a fight: random, from 0 to this.
newgame-irrgarten-option-reward-shields = Shields won
    .tip = Shields you get for winning a fight: random, from 0 to this.
newgame-irrgarten-option-reward-health = Health won
    .tip = Health you get for winning a fight: random, from 0 to this.
newgame-irrgarten-option-max-weapons = Weapons carried
    .tip = How many weapons you can carry. One that finds no room is lost.
newgame-irrgarten-option-max-shields = Shields carried
    .tip = How many shields you can carry. One that finds no room is lost.
newgame-irrgarten-option-resurrection = Resurrection
    .tip = How likely a dead player is to come back, on each of their turns.
newgame-irrgarten-option-reset-wounds-on-resurrection = Return clears wounds
    .tip = A player who comes back has 0 wounds in a row.
newgame-irrgarten-option-fuzzy-after-resurrection = Dazed on return
    .tip = A player who comes back has random strength and intelligence from then on, and sometimes goes astray.
newgame-irrgarten-option-sight-range = Range of sight
    .tip = How many squares away you can see, if there is fog.
newgame-irrgarten-option-player-strength = Player strength
    .tip = A player's strength: random, from 0 to this. It adds to every attack.
newgame-irrgarten-option-player-intelligence = Player intelligence
    .tip = A player's intelligence: random, from 0 to this. It adds to every defence.
newgame-irrgarten-option-player-health = Player health
    .tip = The health that a player starts with, and comes back with.
newgame-irrgarten-option-monster-strength = Monster strength
    .tip = A monster's strength, if its card gives none: random, from 0 to this. Its attacks range from 0 to its strength.
newgame-irrgarten-option-monster-intelligence = Monster intelligence
    .tip = A monster's intelligence, if its card gives none: random, from 0 to this. Its defences range from 0 to that.
newgame-irrgarten-option-monster-health = Monster health
    .tip = A monster's health, if its card gives none.
newgame-irrgarten-option-monster-share = Squares per monster
    .tip = One monster for this many free squares, unless the labyrinth places its own. Generated labyrinths go by difficulty.
newgame-irrgarten-option-weapon-power = Weapon power
    .tip = A weapon's power: random, from 0 to this.
newgame-irrgarten-option-shield-power = Shield power
    .tip = A shield's power: random, from 0 to this.
newgame-irrgarten-option-uses = Uses of gear
    .tip = Uses of each weapon or shield: random, from 0 to this.

newgame-irrgarten-choice-fog-off = off
newgame-irrgarten-choice-fog-explored = explored
newgame-irrgarten-choice-fog-sight = sight
newgame-irrgarten-choice-starts-anywhere = anywhere
newgame-irrgarten-choice-starts-even = even
newgame-irrgarten-choice-turn-order-seats = seats
newgame-irrgarten-choice-turn-order-drawn = drawn
newgame-irrgarten-choice-sheets-drawn = drawn
newgame-irrgarten-choice-sheets-same = same
newgame-irrgarten-choice-lost-combat-stay = stay
newgame-irrgarten-choice-lost-combat-back = back
newgame-irrgarten-choice-monsters-anywhere = anywhere
newgame-irrgarten-choice-monsters-priced = guards
newgame-irrgarten-choice-prizes-drawn = drawn
newgame-irrgarten-choice-prizes-open = open
newgame-irrgarten-choice-fallback-order-up = up
newgame-irrgarten-choice-fallback-order-down = down
newgame-irrgarten-choice-fallback-order-left = left
newgame-irrgarten-choice-fallback-order-right = right
newgame-irrgarten-choice-blocked-move-slide = slide
newgame-irrgarten-choice-blocked-move-stay = stay

newgame-irrgarten-ask-gen-seed = Seed of the labyrinth
    .hint = Any text. The same text gives the same labyrinth.
newgame-irrgarten-ask-gen-size = Size of the labyrinth
    .hint = Width and height, such as 41x25. Each can be { $least } to { $most }.
newgame-irrgarten-ask-gen-loops = Share of loops
    .hint = 0 to 100 per cent. Leave it empty for the default of this kind of labyrinth.

newgame-bad-size = "{ $found }" isn't a valid size. Write two numbers from 5 to 1001, such as 41x25.
newgame-bad-loops = "{ $found }" isn't a valid share. Write a number from 0 to 100.
newgame-bad-labyrinth = There is no labyrinth called "{ $found }". Check the spelling.
newgame-bad-labyrinth-near = There is no labyrinth called "{ $found }". Did you mean "{ $near }"?

newgame-irrgarten-most-seats = There are already 8 players.
newgame-irrgarten-least-seats = A match needs at least one player.
newgame-irrgarten-another-maze = The labyrinth seed is now { $seed }

newgame-irrgarten-making = Making the labyrinth
newgame-irrgarten-making-about = { $width }x{ $height }, { $kind }
newgame-irrgarten-preparing = Laying out the board
