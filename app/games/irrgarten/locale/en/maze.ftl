# The screen of Irrgarten. Panels are narrow: 26 cells within the side panel at 80 columns.
maze-turn = turn { $n }
maze-seed = seed { $seed }
maze-fog = fog: { $mode }
maze-house-stay = house rule: a bump is no move
maze-to-move = to move
maze-over = the match is over

maze-labyrinth = LABYRINTH { $size }
maze-exit-unseen = exit: not seen yet
maze-exit-seen = exit >> at { $x },{ $y }

maze-hp = HP
maze-hits = WND
maze-atk = ATK
maze-def = DEF
maze-hits-of = { $n } of { $most } in a row
maze-hits-last = { $n } of { $most }: one more loses
maze-hits-one = one more loses
maze-hits-short = { $n } of { $most }
maze-atk-base = str
maze-def-base = int
maze-atk-gear = weapons
maze-def-gear = shields
maze-fuzzy = { $gear } + 0..{ $base } random
maze-daze = DAZE
maze-daze-obeys = obeys { $chance }
maze-weapons-short = w
maze-shields-short = s
maze-no-weapons = no weapon
maze-no-shields = no shield
maze-keep = keep { $chance }
maze-dead = DEAD
maze-dead-revive = DEAD, back { $chance }
maze-dead-chance = DEAD ({ $chance })

maze-target = TARGET
maze-target-of = { $name } { $letter } ({ $key })
maze-no-target = no monster nearby
maze-only-target = No other monster is near.
maze-foe = HP { $hp }  STR { $strength }  INT { $mind }
maze-no-odds = the dead fight nobody
maze-you-win = YOU WIN
maze-lose-die = lose { $out }, die { $death }
maze-never = this cannot be won
maze-start = Whoever reaches the exit >> first wins ({ $help }: keys). You are { $names }.
maze-start-all = Whoever reaches the exit >> first wins ({ $help }: keys). You are { $names }.
maze-start-watch = Only bots play; you watch ({ $help }: keys).
maze-fight = FIGHT
maze-someone = a monster
maze-skip = Any key shows the rest of the fight at once.
maze-skip-one = Any key shows what comes next.
maze-ending-1 = FIGHT WON
maze-ending-2 = WON ON TIME
maze-ending-3 = LOST BY WOUNDS
maze-ending-4 = LOST: DEAD
maze-prize = prize: { $w ->
    [one] { $w } weapon
   *[other] { $w } weapons
}, { $s ->
    [one] { $s } shield
   *[other] { $s } shields
}, { $hp } HP

maze-rivals = RIVALS
maze-no-rivals = none: you are alone
maze-rival = HP { $hp }  w{ $w } s{ $s }
maze-out-of-sight = out of sight


maze-next = NEXT
maze-fog-lifts = The match is over: the fog lifts.
maze-point-go = go there
maze-point-sight = next sight
maze-point-back = back
maze-next-over = The match is over. { $menu }: how it ended. { $log }: the log.
maze-next-over-replay = The match ended here. { $log }: the log.
maze-next-replay = { $name } decides here.
maze-thinks = { $name } is thinking...
maze-next-enter = { $key }:
maze-next-route = { $what } ({ $n ->
    [one] last step
   *[other] { $n } steps
})
maze-next-explore = { $what } (exploring, { $n } ahead)
maze-next-route-blocked = the way is blocked ({ $n ->
    [one] one step to go
   *[other] { $n } steps to go
})
maze-free = free
maze-exit = EXIT
maze-stays = { $who }: you stay
maze-slides = { $who }: you slide { $arrow }
maze-slides-short = { $who }: { $arrow }
maze-with-foe = { $name } and { $monster }
maze-pays = prize
maze-obeys = you obey { $chance }
maze-fights = a fight

maze-minimap = MAP ({ $key })
maze-map-you = you
maze-map-rival = { $n ->
    [one] rival
   *[other] rivals
}
maze-map-exit = exit

maze-look-replay = LOOK   h j k l or arrows move, { $target }: next sight, { $back }: back
maze-look = LOOK   arrows move, { $target }: next sight, { $go }: go there, { $back }: back
maze-travel = TRAVEL   arrows or { $target } choose, { $exit } exit, { $go }: plan it, { $back }: back
maze-travel-no-exit = TRAVEL   arrows or { $target } choose, { $go }: plan it, { $back }: back
maze-look-you = you
maze-look-rival = { $name }, HP { $hp }
maze-look-dead = { $name }, dead
maze-look-body = (nobody else can enter)
maze-look-foe = { $name }: { $figures }  you win { $chance }
maze-look-dead-foe = { $name }, dead: as good as free
maze-look-unseen = not seen yet
maze-look-remembered = free when last seen
maze-look-exit = the EXIT: whoever gets here first wins
maze-look-free = free
maze-look-only = Nothing else in sight is worth a look.

# Why a route stopped; they stand in the log too.
maze-stop-here = You are there already.
maze-stop-wall = That is a wall.
maze-stop-no-way = No way there is known yet.
maze-stop-no-fog = Nothing is hidden here: there is no fog to explore ({ $travel } or { $exit } travels).
maze-stop-no-exit = The exit was not seen yet: { $explore } explores.
maze-stop-explored = Explored: whatever can be reached without a fight was seen.
maze-stop-explored-exit = All that can be reached without a fight was seen; { $exit } leads to the exit.
maze-stop-arrived = The route is done.
maze-stop-wounded = The route waits: you were wounded.
maze-stop-exit-seen = The route waits: the exit is in sight ({ $exit } leads there).
maze-stop-foe-seen = The route waits: in view now, { $monster }.
maze-stop-foe-near = The route waits: beside you, { $monster }.
maze-stop-foe-ahead = The route waits: the next step is a fight, { $monster }.
maze-stop-rival = The route waits: { $name } is in the way.
maze-stop-blocked = The route is dropped: the way is blocked.
maze-stop-astray = The route is dropped: you are not where it led.
maze-stop-key = The route waits: you pressed a key.
maze-route-dropped = The route is dropped.

maze-odds-on = Digits beside monsters: your chance to win, in tenths.
maze-odds-off = No digits beside monsters.
maze-not-over = The match is over.
maze-no-wait = Nobody waits here: each turn is a step (IRR-6).
maze-not-route = No route yet: travel, explore or head for the exit first.

maze-stop-rival-seen = You stop because { $name } comes into view.

maze-end-won = { $name } escapes!
maze-end-escaped = { $name } reached the exit on turn { $turn }.
maze-end-nobody = Nobody escapes
maze-end-out = escaped
maze-end-inside = still inside
maze-end-step = { $name } goes { $way }.
maze-end-dead = dead

maze-map-scale = one sign: { $n } by { $n } squares


maze-why-title = WHY: the sums behind the numbers
maze-why-attack = ATTACK { $total } = strength { $base } + the weapons that have a use left
maze-why-attack-fuzzy = ATTACK (dazed) = weapons { $gear } + a new random number from 0 to { $base } each time
maze-why-defence = DEFENCE { $total } = intelligence { $base } + the shields that have a use left
maze-why-defence-fuzzy = DEFENCE (dazed) = shields { $gear } + a new random number from 0 to { $base } each time
maze-why-obeys = Dazed since the return from the dead: does as told with { $chance }, else goes a random free way.
maze-why-hits = WND { $n } of { $most }: wounds in a row, from this fight and those before
maze-why-hits-last = WND { $n } of { $most }: the next wound loses a fight, unless you defend well first
maze-why-item = + { $power }: { $uses } left; when another of its kind comes: { $keep } to keep it, { $lose } to lose it
maze-why-against = Against { $name }
maze-why-foe = its attack is anything from 0 to { $strength }, its defence from 0 to { $mind }
maze-why-left = HP after the fight, before any prize:
maze-why-how = How a fight goes
maze-why-order = You strike first, then the monster; at most { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
maze-why-order-opening = You strike once before the first round; then in each round the monster strikes first and you second; at most { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
maze-why-wound = An attack wounds if it is greater than the defence; a wound costs 1 HP. All weapons are used in each attack and all shields in each defence, and each loses a use.
maze-why-count = { $wounds ->
    [one] { $wounds } wound loses
   *[other] { $wounds } wounds in a row lose
} the fight. A defence that holds sets the count to 0.
maze-why-count-carries = It goes on from fight to fight, so with { $wounds } or more the next single wound loses.
maze-why-count-defeat = So does a fight that was lost; a fight that was won leaves it as it is.
maze-why-time = Standing after the last round wins too, though the monster lives.
maze-why-prize = The prize: 0 to { $weapons } weapons, 0 to { $shields } shields and 0 to { $health } HP. Before each new weapon every old one may be thrown away, and so with shields: "keep 60%" is the chance that it stays, which is the share of its uses that is left.
maze-why-dead-free = A dead monster does not fight and pays nothing.
maze-why-dead-pay = A dead monster pays a prize each time you enter its square.
maze-why-back = The dead come back with { $chance } on each of their turns, with { $health } HP and no gear
maze-why-back-keeps = { $back }, and keep their wounds in a row.
maze-why-back-clears = { $back }, and their wounds in a row are 0.
maze-why-fuzzy = Whoever came back is dazed for the rest of the game: strength and intelligence count as a random number up to their value, and it may go another way than told.
maze-why-next = The line NEXT
maze-why-next-how = "{ $long }", in short "{ $short }", means: { $up } is a wall, so by the rules you slide { $down }, which is free. "{ $right } M 41%" is a fight with the monster drawn as M, and your chance to win it. Where your way is blocked the first free one of these is taken: { $order }.
maze-why-next-stays = "{ $up } wall: you stay" means: { $up } is a wall, and a bump costs nothing here. "{ $right } M 41%" is a fight with the monster drawn as M, and your chance to win it.

# Signs of the board and words of the panels, for the help.
maze-sign-player = a player; the number is the seat
maze-sign-foe = a monster: its letter, and in how many of ten fights you win
maze-sign-fight = a player on the square of a monster
maze-sign-dead-foe = a dead monster
maze-sign-dead = a player who lies dead
maze-sign-exit = the exit
maze-sign-wall = a wall
maze-sign-rock = solid rock, and the edge of the labyrinth
maze-sign-route = the planned way
maze-sign-seen = in your sight now
maze-sign-unseen = not seen yet
maze-sign-hp = HP
maze-sign-hp-means = health; at 0 you are dead
maze-sign-wounds = WND
maze-sign-wounds-means = wounds in a row, which lose a fight when they are too many
maze-sign-attack = ATK
maze-sign-attack-means = strength and weapons
maze-sign-defence = DEF
maze-sign-defence-means = intelligence and shields
maze-sign-weapon = w
maze-sign-weapon-means = weapons: the power of each, and a mark for each use that is left
maze-sign-shield = s
maze-sign-shield-means = shields, in the same way
