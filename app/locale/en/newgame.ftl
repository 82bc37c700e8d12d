# The screen where a game is set up. `newgame-option-...` has the effect of a rule as `.tip`.

newgame-title = New game
newgame-names = Ana,Ben,Eva,Leo,Mia,Noa,Tom,Zoe

newgame-irrgarten-head-labyrinth = Labyrinth
newgame-head-players = Players
newgame-head-rules = Rules
newgame-head-begin = Begin

newgame-irrgarten-labyrinth = Labyrinth
    .tip = Left and right go through the labyrinths, the generator comes last. { $enter } lists them all.
newgame-irrgarten-generate = Generate...
    .tip = A labyrinth made for you: of any size, and always with a way out from everywhere.
newgame-own = your own
newgame-irrgarten-own = your own file
newgame-broken = can't be used
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
newgame-author = by { $name }
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
newgame-count = { $n ->
    [one] { $n } (practice)
   *[other] { $n }
}
newgame-seat = Player { $n }
    .tip = Left and right choose who plays: a person or a bot. Press { $enter } to change the name, { $add } to add a player, { $remove } to take this one away.
newgame-kind-human = person
    .tip = Somebody at this keyboard.
newgame-irrgarten-kind-scout = bot: scout
    .tip = A bot that explores, weighs the odds of every fight, and heads for the exit. It sees no more than a player in its place.
newgame-irrgarten-kind-random = bot: random
    .tip = A bot that walks about at random. It fights whatever it bumps into.

newgame-preset = Rule set
    .tip = The rules to start from. Everything below can be changed one by one.
newgame-preset-reset = { $reset } takes all changes back.
newgame-changes = { $n ->
    [one] { $n } change
   *[other] { $n } changes
}
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
newgame-group-open = { $enter } opens it; so does right.
newgame-group-close = { $enter } folds it away; so does left.
newgame-clause = Rule { $clause }
newgame-usual = Here without your change: { $value }
newgame-reset-hint = { $reset } takes your change back.
newgame-bounds = From { $least } to { $most }; { $enter } types a number.
newgame-bounds-optional = From { $least } to { $most }, or nothing; { $enter } types a number.
newgame-unlimited = no limit

newgame-irrgarten-option-fog = Fog
    .tip = What you see of the labyrinth. Off: everything. Explored: what your character has seen stays on your map. Sight: only what is in line of sight now. Each player has eyes of their own, and the screen is passed on in between.
newgame-irrgarten-option-blocked-move = A blocked move
    .tip = Slide: your character goes to the first open square instead, in the order under Movement. Stay: bumping costs no turn and you try again (a house rule).
newgame-irrgarten-option-fallback-order = Order when blocked
    .tip = Where a blocked move slides to: the first of these directions that is open.
newgame-napakalaki-option-turn-limit = Limit of turns
    .tip = After this number of turns, everybody's counted together, the highest level wins.
newgame-option-turn-limit = Limit of turns
    .tip = After this number of turns, everybody's counted together, the game ends without a winner.
newgame-irrgarten-option-opening-attack = Opening attack
    .tip = One more attack of the player before the first round; then each round begins with the monster.
newgame-irrgarten-option-wounds-to-lose = Wounds that lose
    .tip = This number of wounds in a row loses a combat. The count goes on from one combat to the next; a good defence clears it.
newgame-irrgarten-option-combat-rounds = Rounds of a combat
    .tip = After this number of rounds the player has won, though the monster lives.
newgame-irrgarten-option-reset-wounds-on-defeat = Defeat clears wounds
    .tip = A lost combat sets the wounds in a row back to 0. When off, the next combat is lost at its first wound.
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
newgame-on = on
newgame-off = off

newgame-practice = Practice
    .tip = Undo goes back as far as you like, over dice, cards and what bots did; the record notes how often. The match doesn't count for the records. Alone or against bots only.
newgame-practice-people = Several people play: between them what was decided stands, so there is no practice.
newgame-practice-summary = Practice: counts for no records.
newgame-seed = Seed
    .tip = All dice of the game come from it: the same seed, choices and moves give the same game. { $again } draws another one, { $enter } types one.
newgame-start = Start the game
    .tip = Press { $start } to start from any row.
newgame-ready = Ready: { $enter } starts the game.
newgame-not-ready = It can't start yet:
newgame-summary-players = { $n ->
    [one] { $n } player, practice
   *[other] { $n } players
}: { $names }

newgame-ask-name = Name of player { $n }
    .hint = At most 16 letters; no two players have the same name.
newgame-ask-seed = Seed of the game
    .hint = Any text: the same text gives the same dice.
newgame-irrgarten-ask-gen-seed = Seed of the labyrinth
    .hint = Any text: the same text gives the same labyrinth.
newgame-irrgarten-ask-gen-size = Size of the labyrinth
    .hint = Across and down, such as 41x25; { $least } to { $most } each way.
newgame-irrgarten-ask-gen-loops = Share of loops
    .hint = 0 to 100 per cent; empty for what the kind has by itself.
newgame-ask-number = { $what }
    .hint = A number from { $least } to { $most }.
newgame-ask-number-optional = { $what }
    .hint = A number from { $least } to { $most }; empty for none.

newgame-bad-name = A name has 1 to 16 letters.
newgame-bad-name-taken = Another player is called { $found }.
newgame-bad-seed = A seed has 1 to 64 letters or digits.
newgame-bad-size = "{ $found }" is no size: write two numbers from 5 to 1001, such as 41x25.
newgame-bad-loops = "{ $found }" is no share: write a number from 0 to 100.
newgame-bad-number = "{ $found }" is not a number that can be set here.
newgame-bad-value = The rule "{ $found }" can't be set.
newgame-bad-preset = There is no rule set called "{ $found }".
newgame-bad-preset-near = There is no rule set called "{ $found }"; did you mean "{ $near }"?
newgame-bad-labyrinth = There is no labyrinth called "{ $found }".
newgame-bad-labyrinth-near = There is no labyrinth called "{ $found }"; did you mean "{ $near }"?
newgame-bad-library = The program's own cards or rules are missing ({ $found }). Install it again.

newgame-and-more = { $n ->
    [one] { $what } One more problem.
   *[other] { $what } { $n } more problems.
}

newgame-irrgarten-most-seats = There are 8 players already.
newgame-irrgarten-least-seats = One player has to stay.
newgame-only-seats = Choose a player first: the one that is to leave.
newgame-nothing-to-reset = You changed nothing on this row.
newgame-another-seed = The seed of the game is now { $seed }
newgame-irrgarten-another-maze = The seed of the labyrinth is now { $seed }
newgame-renewed = All files were read again.
newgame-taken-back = { $n ->
    [one] One change was taken back.
   *[other] { $n } changes were taken back.
}

newgame-irrgarten-making = Making the labyrinth
newgame-irrgarten-making-about = { $width }x{ $height }, { $kind }
newgame-irrgarten-preparing = Laying out the board
newgame-stopped = Stopped. Nothing was made.

# Games that are played with decks of cards.
newgame-head-deck = Deck
newgame-deck = Deck
    .tip = Left and right go through the decks. { $enter } lists them all.
newgame-bad-deck = There is no deck called "{ $found }".
newgame-bad-deck-near = There is no deck called "{ $found }"; did you mean "{ $near }"?
newgame-broken-about = There are mistakes in it, so it can't be played. Mend it and press { $renew } to read the files again; all others work.
newgame-folder = Put your own decks here, a folder each: { $path }

newgame-most-seats = There can be no more players.
newgame-least-seats = There can be no fewer players.
# Where a rule says how many may play (the option `players`).
newgame-bad-seats = You are { $found }, and these rules are for { $bounds }. Set "Players allowed" to "2 to 6", the house rule.

# Napakalaki.
newgame-napakalaki-monsters = Monsters: { $n }, levels { $least } to { $most }.
newgame-napakalaki-treasures = Treasures: { $n } ({ $kinds }).
newgame-napakalaki-deadly = Deadly: { $names }.
newgame-napakalaki-levels = Monsters by level:
newgame-napakalaki-made-for = Cards enough for up to { $n } players.
newgame-napakalaki-short-of-cards = This deck is made for { $most }, and you are { $n }: treasures may run out.
newgame-napakalaki-seats = How many
    .tip = The chosen edition says how many play; a house rule makes it 2 to 6. Press { $add } for one more, { $remove } for one less. Hidden treasures stay hidden: the screen is passed on in between.
newgame-napakalaki-most-seats = Six can play at most.
newgame-napakalaki-least-seats = Two have to stay.
newgame-napakalaki-kind-cautious = bot: cautious
    .tip = A bot that equips what it can, buys its levels late and leaves little to chance. A good first opponent.
newgame-napakalaki-kind-sharp = bot: sharp
    .tip = A bot that weighs every fight, sells what it can't use and gives up the cheapest cards. The hardest to beat.
newgame-napakalaki-kind-random = bot: random
    .tip = A bot that does anything at all, as long as it is allowed.
newgame-napakalaki-option-edition = Edition
    .tip = Classic: 3 or 4 play, and a necklace is discarded after a combat that was won. University course: 3 play, and it is discarded after any combat.
newgame-napakalaki-choice-edition-readme = Classic
newgame-napakalaki-choice-edition-guion = University course
newgame-napakalaki-option-players = Players allowed
    .tip = How many may play: as the edition says (Classic 3 or 4, University course 3), or 2 to 6 as a house rule. With two it is a duel, with six bring patience.
newgame-napakalaki-choice-players-edition = by edition
newgame-napakalaki-choice-players-house = 2 to 6
newgame-napakalaki-option-buy-winning-level = Buy level 10
    .tip = Whether the last level, which wins, may be bought like any other. When off, it has to be won in a fight.
newgame-napakalaki-option-equip-before-combat = Equip at start
    .tip = Equip hidden treasures at the start of every turn too, before the monster is drawn (a house rule). Otherwise only after it, and in a turn that begins with the die for starting treasures.
newgame-napakalaki-house-title = Play with a house rule?
newgame-napakalaki-house-about = The chosen edition is for another number of players: Classic for 3 or 4, University course for 3. The house rule lets 2 to 6 play.
newgame-napakalaki-house-no = Stay with the edition
newgame-napakalaki-house-yes = Use the house rule

# Hammerspace.
newgame-hammerspace-cards = Main deck: { $n } cards ({ $kinds }). { $kept }
newgame-hammerspace-kept = { $n ->
    [0] Used cards are always discarded.
    [one] { $n } may stay in its slot after use.
   *[other] { $n } may stay in their slots after use.
}
newgame-hammerspace-of-attack = { $n ->
    [one] { $n } attack
   *[other] { $n } attacks
}
newgame-hammerspace-of-defence = { $n ->
    [one] { $n } defence
   *[other] { $n } defences
}
newgame-hammerspace-of-ability = { $n ->
    [one] { $n } ability
   *[other] { $n } abilities
}
newgame-hammerspace-reaches = Reach of the attacks: one { $one }, several { $some }, all { $all }.
newgame-hammerspace-characters = Characters: { $n }.
newgame-hammerspace-monsters = { $n ->
    [0] No monsters.
   *[other] Monsters: { $n }, with { $life } life.
}
newgame-hammerspace-by-type = Attacks / defences by type:
newgame-hammerspace-made-for = Made for up to { $n } players.
newgame-hammerspace-more-than-made-for = This deck is made for { $most }, and you are { $n }: cards will come round sooner.
newgame-hammerspace-seats = How many
    .tip = 2 to 6 players, as far as the deck has cards for them. Press { $add } for one more, { $remove } for one less. A card face down stays hidden: the screen is passed on in between.
newgame-hammerspace-most-seats = Six can play at most.
newgame-hammerspace-least-seats = Two have to stay.
newgame-hammerspace-kind-steady = bot: steady
    .tip = A bot that reckons in life points: it plays the card that is worth most at once, and wastes no defence. It sees no more than a player in its place.
newgame-hammerspace-kind-random = bot: random
    .tip = A bot that pulls out whatever comes to hand, as long as it is allowed.
newgame-hammerspace-option-life = Life points
    .tip = What everybody begins with. There is no upper limit in play: healing may lead beyond it. Fewer make a shorter game.
newgame-hammerspace-option-characters = Characters
    .tip = Each player is offered three and keeps two, which bend the rules for their owner all game. When off, cards are all there is.
newgame-hammerspace-option-monsters = Monsters
    .tip = When the timer ends a monster is laid in the middle. It attacks whom its card says, anybody may attack it, and whoever takes its last life point gets the reward.
newgame-hammerspace-group-hiding = Hidden cards
    .tip = What may lie face down, where the others don't see it.
newgame-hammerspace-option-hide-at-start = Hide at the start
    .tip = Before the others see your first four cards, you may turn one face down.
newgame-hammerspace-option-face-down-limit = Cards face down
    .tip = How many cards of a player may lie face down at once. They can't be played or used to defend until they are turned up at the start of a turn. With 0 everything is open.
newgame-hammerspace-group-timer = Monster timer
    .tip = How long it takes until a monster comes, and the next one.
newgame-hammerspace-option-monster-timer = Time to a monster
    .tip = How long it takes until a monster comes, counted from the first turn.
newgame-hammerspace-option-monster-timer-unit = Counted in
    .tip = Minutes on the clock, or turns of all players together.
newgame-hammerspace-choice-monster-timer-unit-minutes = minutes
newgame-hammerspace-choice-monster-timer-unit-turns = turns
newgame-hammerspace-option-timer-stops = One at a time
    .tip = The timer stands still while a monster is in play and starts again when it dies. When off, it goes on, and the next monster may come right after this one.
newgame-hammerspace-group-limit = Time limit
    .tip = A game that ends by the clock, and what a minute is.
newgame-hammerspace-option-time-limit = Time limit
    .tip = When the time is up the turn under way is finished, and whoever has the most life wins; equal life shares the win.
newgame-hammerspace-option-time-limit-unit = Counted in
    .tip = Minutes on the clock, or turns of all players together.
newgame-hammerspace-choice-time-limit-unit-minutes = minutes
newgame-hammerspace-choice-time-limit-unit-turns = turns
newgame-hammerspace-option-clock = By the clock
    .tip = Minutes are minutes of a clock. When off, two turns stand for a minute, and nobody has to hurry.
newgame-hammerspace-house-title = Play without characters?
newgame-hammerspace-house-about = This deck has cards enough for so many players, but not three characters for each. Without characters it can be played.
newgame-hammerspace-house-no = Keep the characters
newgame-hammerspace-house-yes = Leave them out
newgame-bad-few-cards = For { $found } players this deck has too few cards: it has enough for { $most }. Take fewer players, or another deck.
newgame-bad-few-characters = For { $found } players this deck has too few characters: it has enough for { $most }. Set "Characters" to off, or take another deck.
newgame-bad-no-monsters = There is no monster in the deck "{ $found }". Set "Monsters" to off, or choose another deck.
