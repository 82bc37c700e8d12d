# Setting up a match of Hammerspace. `newgame-hammerspace-option-...` has the effect of a rule as
# `.tip`.
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
newgame-hammerspace-made-for = For up to { $n } players.
newgame-hammerspace-more-than-made-for = This deck is made for { $most } players. With { $n }, used cards come back sooner.
newgame-hammerspace-seats = Players
    .tip = From 2 to 6 play: { $add } adds one, { $remove } removes one. The deck must have enough cards.
newgame-hammerspace-most-seats = Six players at most.
newgame-hammerspace-least-seats = Two players at least.
newgame-hammerspace-kind-beginner = bot: beginner
    .tip = A bot in its first match. It hits with the biggest number and stops every attack while its cards last.
newgame-hammerspace-kind-steady = bot: steady
    .tip = A bot that plays what is worth most life now and wastes no defence. It beats the beginner two times in three.
newgame-hammerspace-kind-planner = bot: planner
    .tip = A bot that plays every move out in its head, many times over, and takes the one that wins most often.
newgame-hammerspace-kind-master = bot: master
    .tip = The planner with far more worlds in its head. It takes its time over each move.
newgame-hammerspace-kind-vengeful = bot: vengeful
    .tip = A bot that takes things personally. It attacks where healing would do, and never wastes it on a monster.
newgame-hammerspace-kind-greedy = bot: greedy
    .tip = A bot that is here for the rewards. It goes for the monster and holds on to its cards.
newgame-hammerspace-kind-coward = bot: coward
    .tip = A bot that prefers not to be noticed. It plays abilities where it can, and hits the weakest.
newgame-hammerspace-kind-showoff = bot: show-off
    .tip = A bot that plays for the gallery: the biggest number, at as many rivals as the card allows.
newgame-hammerspace-kind-drawn = bot: drawn
    .tip = A bot with a temper, and you find out which: vengeful, greedy, a coward or a show-off.
newgame-hammerspace-kind-random = bot: random
    .tip = A bot that plays whatever comes to hand, as long as it is allowed.
newgame-hammerspace-option-life = Starting life
    .tip = How much life everyone starts with. You can heal above it; less life makes a shorter match.
newgame-hammerspace-option-characters = Characters
    .tip = You get three characters and keep two. They bend the rules for you all match.
newgame-hammerspace-option-monsters = Monsters
    .tip = A monster comes when the timer ends. Anyone can attack it; the player who kills it gets the reward.
newgame-hammerspace-group-hiding = Face-down cards
    .tip = What players can turn face down.
newgame-hammerspace-option-hide-at-start = Face down at start
    .tip = You can turn one of your first four cards face down before the others see them.
newgame-hammerspace-option-face-down-limit = Face-down cards
    .tip = How many cards you can have face down. You turn them up to use them; with 0 nothing is hidden.
newgame-hammerspace-group-timer = Monster timer
    .tip = When monsters come.
newgame-hammerspace-option-monster-timer = Monster every
    .tip = How often a monster comes, from the first turn on. Minutes pass while you think, too.
newgame-hammerspace-option-monster-timer-unit = Timer counts
    .tip = What the timer counts: minutes, turns of all players together, or laps.
newgame-hammerspace-choice-monster-timer-unit-minutes = minutes
newgame-hammerspace-choice-monster-timer-unit-turns = turns
newgame-hammerspace-choice-monster-timer-unit-laps = laps
newgame-hammerspace-option-timer-stops = Timer pauses
    .tip = The timer waits while a monster is in play. If off, another may come right after it.
newgame-hammerspace-group-limit = Time limit
    .tip = Whether the match has a time limit, and how long it is.
newgame-hammerspace-option-time-limit = Time limit
    .tip = How long the match lasts: it ends after the turn in which time runs out. Then the most life wins.
newgame-hammerspace-option-time-limit-unit = Limit counts
    .tip = What the limit counts: minutes, or turns of all players together.
newgame-hammerspace-choice-time-limit-unit-minutes = minutes
newgame-hammerspace-choice-time-limit-unit-turns = turns
newgame-hammerspace-option-clock = Real clock
    .tip = Real minutes pass, even while you think. If off, two turns make a minute and nobody has to hurry.
newgame-hammerspace-group-fights = Fights
    .tip = What helps a defender, and what the leader risks.
newgame-hammerspace-option-lay-hidden = New card face down
    .tip = You can lay the card that replaces the one you played face down, if no other card of yours is face down.
newgame-hammerspace-option-makeshift = Makeshift
    .tip = When your defences fall short, one of the wrong type can add this many points; with 0 it can't.
newgame-hammerspace-option-crown = Crown
    .tip = The player who leads alone wears the crown: attacks on them get this many points; 0 crowns nobody.
newgame-hammerspace-option-late-life = Life for later seats
    .tip = The second player starts with this much extra life, the third with twice as much, and so on.
newgame-hammerspace-option-feeding = Feed monsters
    .tip = At the end of your turn you can feed the monster a card that it eats, and it leaves you alone.
newgame-hammerspace-house-title = Play without characters?
newgame-hammerspace-house-about = This deck has enough cards for that many players, but not three characters each. You can play without characters.
newgame-hammerspace-house-no = Keep characters
newgame-hammerspace-house-yes = Play without
newgame-bad-few-cards = This deck has cards for only { $most } players, not { $found }. Remove players, or choose another deck.
newgame-bad-few-characters = This deck has characters for only { $most } players, not { $found }. Set "Characters" to off, or choose another deck.
newgame-bad-no-monsters = The deck "{ $found }" has no monsters. Set "Monsters" to off, or choose another deck.
