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
newgame-hammerspace-option-timer-stops = Timer waits
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
