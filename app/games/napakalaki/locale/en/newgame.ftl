# Setting up a match of Napakalaki. `newgame-napakalaki-option-...` has the effect of a rule as
# `.tip`.
newgame-napakalaki-option-turn-limit = Turn limit
    .tip = After this many turns in all, the highest level wins.

newgame-napakalaki-monsters = Monsters: { $n }, levels { $least } to { $most }.
newgame-napakalaki-treasures = Treasures: { $n } ({ $kinds }).
newgame-napakalaki-deadly = Deadly: { $names }.
newgame-napakalaki-levels = Monsters by level:
newgame-napakalaki-made-for = Enough cards for up to { $n } players.
newgame-napakalaki-short-of-cards = This deck is for { $most } players. With { $n }, treasures may run out.
newgame-napakalaki-seats = Players
    .tip = { $add } adds a player, { $remove } removes one. The edition says how many may play; a house rule allows 2 to 6.
newgame-napakalaki-most-seats = At most six can play.
newgame-napakalaki-least-seats = At least two have to stay.
newgame-napakalaki-bad-seats = These rules are for { $span ->
    [0] { $least }
   *[other] { $least }-{ $most }
} players, not { $found }. Set "Players allowed" to "2 to 6".
newgame-napakalaki-kind-cautious = bot: cautious
    .tip = Equips what it can, buys levels late and takes few chances. A good first opponent.
newgame-napakalaki-kind-sharp = bot: sharp
    .tip = Weighs every fight, sells what it can't use and parts with the cheapest cards. The hardest to beat.
newgame-napakalaki-kind-planner = bot: planner
    .tip = Plays every move out in its head, many times over, and takes the one that wins most often.
newgame-napakalaki-kind-random = bot: random
    .tip = Does anything that the rules allow.
newgame-napakalaki-option-edition = Edition
    .tip = Classic: 3 or 4 players; winning a fight uses up a necklace. University course: 3 players; any fight does.
newgame-napakalaki-choice-edition-readme = Classic
newgame-napakalaki-choice-edition-guion = University course
newgame-napakalaki-option-players = Players allowed
    .tip = As the edition says (Classic 3 or 4, University course 3), or 2 to 6 as a house rule.
newgame-napakalaki-choice-players-edition = by edition
newgame-napakalaki-choice-players-house = 2 to 6
newgame-napakalaki-option-last-level = Last level
    .tip = How you reach the last level, which wins: any way, in any fight, or in a fight without help.
newgame-napakalaki-choice-last-level-any = any way
newgame-napakalaki-choice-last-level-unsold = in a fight
newgame-napakalaki-choice-last-level-fight = fighting alone
newgame-napakalaki-option-levels-a-turn = Levels a turn
    .tip = How many levels gold can buy you in one turn.
newgame-napakalaki-choice-levels-a-turn-any = any number
newgame-napakalaki-choice-levels-a-turn-one = one
newgame-napakalaki-option-empty-hand = Empty-handed
    .tip = Whether a player who begins a turn without treasures rolls for new ones, as after a death.
newgame-napakalaki-choice-empty-hand-nothing = nothing
newgame-napakalaki-choice-empty-hand-roll = a roll
newgame-napakalaki-option-equip-before-combat = Equip at start
    .tip = Lets you equip before each monster too, and not only after it or after a starting roll. A house rule.
newgame-napakalaki-house-title = Play with a house rule?
newgame-napakalaki-house-about = The edition isn't for this many players: Classic is for 3 or 4, University course for 3. The house rule allows 2 to 6.
newgame-napakalaki-house-no = Keep the edition
newgame-napakalaki-house-yes = Use the house rule
