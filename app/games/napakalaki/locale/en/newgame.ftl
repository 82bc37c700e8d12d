# Setting up a match of Napakalaki. `newgame-napakalaki-option-...` has the effect of a rule as
# `.tip`.
newgame-napakalaki-option-turn-limit = Limit of turns
    .tip = After this number of turns, everybody's counted together, the highest level wins.

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
newgame-napakalaki-bad-seats = You are { $found }, and these rules are for { $bounds }. Set "Players allowed" to "2 to 6", the house rule.
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
