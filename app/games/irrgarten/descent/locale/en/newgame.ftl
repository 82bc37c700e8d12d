# Setting up a Descent. `newgame-descent-option-...` has the effect of a rule as `.tip`.
newgame-descent-seats = Players
    .tip = The number of players, bots included. { $add } adds one, { $remove } removes one.
newgame-descent-count = { $n ->
    [one] { $n } (alone)
   *[other] { $n }
}
newgame-descent-summary-players = { $n ->
    [one] { $n } player, alone
   *[other] { $n } players
}: { $names }
newgame-descent-most-seats = There are already 4 players.
newgame-descent-least-seats = A Descent needs at least one player.

newgame-descent-kind-random = bot: random
    .tip = A bot that wanders at random, and fights the monsters it wanders into.
newgame-descent-kind-collector = bot: collector
    .tip = A bot that fights the nearest monster it expects to beat, and counts its coins later.
newgame-descent-kind-coward = bot: coward
    .tip = A bot that goes round every monster, up to the guardian.
newgame-descent-kind-beginner = bot: beginner
    .tip = A bot in its first Descent. It takes any even fight, the nearest first, and climbs out when it hurts.
newgame-descent-kind-bully = bot: bully
    .tip = A bot that shoves you whenever a monster is behind you.
newgame-descent-kind-steady = bot: steady
    .tip = A bot that weighs odds, rewards, wear and the bell, one monster at a time. It beats the beginner two times in three.
newgame-descent-kind-planner = bot: planner
    .tip = A bot that plays each choice out in its head, many times over.
newgame-descent-kind-master = bot: master
    .tip = The planner with far more worlds in its head. It takes its time over each move.

newgame-descent-group-floors = Floors
    .tip = How many floors there are, how hard they are, and when they close.
newgame-descent-group-start = Start
    .tip = How strong you are on floor 1, and after a death.
newgame-descent-group-things = Things
    .tip = What meals, gifts and the last exit are worth, and how much you can carry.
newgame-descent-group-combat = Fights
    .tip = How long a fight lasts, and when you lose it.
newgame-descent-group-sight = Sight
    .tip = What you see of a floor.

newgame-descent-option-floors-alone = Floors, alone
    .tip = How many floors there are when you play alone.
newgame-descent-option-floors-company = Floors, in company
    .tip = How many floors there are when you play in company.
newgame-descent-option-bonus-alone = Tougher, alone
    .tip = How much stronger and cleverer every monster is when you play alone.
newgame-descent-option-bonus-company = Tougher, in company
    .tip = How much stronger and cleverer every monster is when you play in company.
newgame-descent-option-bell = Bell
    .tip = How late the bell rings: this many laps for every 100 steps from the start to the exit.
newgame-descent-option-strength = Strength
    .tip = How strong you are at the start. Strength adds to every attack.
newgame-descent-option-intelligence = Intelligence
    .tip = How clever you are at the start. Intelligence adds to every defence.
newgame-descent-option-health = Health
    .tip = How much health you have at the start.
newgame-descent-option-most-health = Most health
    .tip = How far meals and gifts can raise your health.
newgame-descent-option-health-after-death = Health after a death
    .tip = How much health you come back with on the next floor, in company.
newgame-descent-option-meal-least = Smallest meal
    .tip = How much health a meal brings at least.
newgame-descent-option-meal-most = Largest meal
    .tip = How much health a meal brings at most.
newgame-descent-option-gift-strength = Gift of strength
    .tip = How much strength a gift at the stairs brings.
newgame-descent-option-gift-intelligence = Gift of intelligence
    .tip = How much intelligence a gift at the stairs brings.
newgame-descent-option-gift-health = Gift of health
    .tip = How much health a gift at the stairs brings.
newgame-descent-option-last-exit = Last exit
    .tip = How many coins the last exit pays, on top of those for your health.
newgame-descent-option-wounds-to-lose = Wounds to lose
    .tip = You lose a fight after this many wounds in a row. The count carries over; a block clears it.
newgame-descent-option-combat-rounds = Rounds in a fight
    .tip = After this many rounds the player wins, even if the monster lives.
newgame-descent-option-max-weapons = Weapons carried
    .tip = How many weapons you can carry.
newgame-descent-option-max-shields = Shields carried
    .tip = How many shields you can carry.
newgame-descent-option-floor-kinds = Special floors
    .tip = Some floors are special: flooded, a market, a larder, a crowd, dark, or with a second exit.
newgame-descent-option-slip = Slipping past
    .tip = For half of your health you can slip past a guardian; its exit then pays nothing and gives no gift.
newgame-descent-option-fog = Fog
    .tip = You see monsters, their things and rivals only while they are in sight.
newgame-descent-option-sight-range = Range of sight
    .tip = How many squares away you can see, if there is fog.
