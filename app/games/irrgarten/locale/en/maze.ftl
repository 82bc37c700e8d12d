# The screen of Irrgarten. Panels are narrow: 26 cells within the side panel at 80 columns.
maze-turn = turn { $n }
maze-seed = seed { $seed }
maze-fog = fog: { $mode }
maze-house-stay = house rule: bumping is free
maze-to-move = to move
maze-over = the match is over

maze-labyrinth = LABYRINTH { $size }
maze-labyrinth-brief = LABYRINTH
maze-exit-unseen = exit: not seen yet
maze-exit-seen = exit >> at { $x },{ $y }
maze-exit-owed = exit >> at { $x },{ $y }, needs { $n ->
    [one] 1 thing
   *[other] { $n } things
}

maze-hp = HP
maze-hits = WND
maze-atk = ATK
maze-def = DEF
maze-hits-of = { $n } of { $most } in a row
maze-hits-last = { $n } in a row: one more loses
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
maze-uses = x{ $n }
maze-for-show = x0, for show
maze-for-show-brief = x0
maze-counts = x0, counts
maze-counts-brief = x0
maze-gives = { " " }for { $thing } ({ $bonus })
# A thing that a monster carries; $bonus is "ATK +1.5 x3".
maze-carries = carries { $bonus }
maze-carries-named = { $thing }: { $bonus }
maze-no-weapons = no weapon
maze-no-shields = no shield
maze-keep = keep { $chance }
maze-dead = DEAD
maze-dead-revive = DEAD, back: { $chance }
maze-dead-own = 0, back: { $chance }
maze-dead-chance = back: { $chance }

maze-target = TARGET
# Where several monsters have one name: the square of this one.
maze-target-there = { $name } { $x },{ $y } ({ $key })
maze-target-there-brief = { $name } { $x },{ $y }
maze-target-of = { $name } { $letter } ({ $key })
maze-no-target = no monster nearby
maze-only-target = No other monster is nearby.
maze-foe = HP { $hp }  STR { $strength }  INT { $mind }
maze-foe-brief = HP { $hp } STR { $strength } INT { $mind }
maze-no-odds = the dead don't fight
maze-you-win = YOU WIN
maze-one-wins = @{ $seat } WINS
maze-lose-die = lose { $out }, die { $death }
maze-never = you can't win this
maze-start = { $laps ->
    [0] First to reach the exit >> wins
   *[other] Get out at >> with the most things
} ({ $why }: rules, { $help }: keys). You are { $names }.{ $far }
maze-start-all = { $laps ->
    [0] First to reach the exit >> wins
   *[other] Get out at >> with the most things
} ({ $why }: rules, { $help }: keys). You are { $names }.{ $far }
maze-far-same = All start { $n ->
    [one] 1 step
   *[other] { $n } steps
} away.
maze-far = You all start { $least } to { $most } steps away.
maze-start-guarded = A guardian bars the exit.
maze-start-fare = You need { $n ->
    [one] a weapon or a shield
   *[other] { $n } weapons or shields
} to get out.
maze-start-laps = Once a player is out, the others have { $n ->
    [one] 1 more lap
   *[other] { $n } more laps
}. The first one out often wins.
maze-start-watch = Only bots play and you watch ({ $help }: keys).
maze-fight = FIGHT
maze-someone = a monster
maze-skip = Press any key to skip to the end of the fight.
maze-skip-one = Press any key to continue.
maze-out-now = You are out! Press any key to continue.
maze-ending-1 = FIGHT WON
maze-ending-2 = OUTLASTED IT
maze-ending-3 = LOST BY WOUNDS
maze-ending-4 = LOST BY DEATH
# The same of a rival's fight.
maze-ending-rival-1 = { $name } WINS
maze-ending-rival-2 = { $name } WINS
maze-ending-rival-3 = { $name } LOSES
maze-ending-rival-4 = { $name } DIES
maze-prize = won: { $w ->
    [one] { $w } weapon
   *[other] { $w } weapons
}, { $s ->
    [one] { $s } shield
   *[other] { $s } shields
}, { $hp } HP

maze-race = RACE
maze-rivals = RIVALS
maze-order = order
maze-steps = steps
maze-strokes = { $n ->
    [one] 1 stroke
   *[other] { $n } strokes
}
maze-par = par { $n }
maze-par-unknown = par not known yet
maze-end-under-par = { $strokes } strokes: { $n } under par!
maze-end-level-par = { $strokes } strokes: level with par.
maze-end-over-par = { $strokes } strokes: { $n } over par.
maze-no-rivals = none, you are alone
maze-rival = HP { $hp }  w{ $w } s{ $s }
# The same beside a long name; $heart is a symbol.
maze-rival-brief = { $heart }{ $hp }  w{ $w } s{ $s }
maze-rival-things-brief = { $heart }{ $hp }  { $n ->
    [one] 1 thing
   *[other] { $n } things
}
maze-rival-things = HP { $hp }  { $n ->
    [one] 1 thing
   *[other] { $n } things
}
maze-out-things = out, { $n ->
    [one] 1 thing
   *[other] { $n } things
}
maze-things = { $n ->
    [one] 1 thing
   *[other] { $n } things
}
maze-things-of = { $n } of { $most } things
maze-race-out = out
maze-laps-left = { $n ->
    [0] LAST LAP
    [one] 1 MORE LAP
   *[other] { $n } MORE LAPS
}
maze-out-of-sight = out of sight

maze-next = NEXT
maze-fog-lifts = The match is over and the fog lifts.
maze-point-go = plan route
maze-point-sight = next
maze-point-back = back
maze-next-over = The match is over. { $menu }: how it ended. { $log }: the log.
maze-next-over-replay = The match ended here. { $log }: the log.
maze-next-replay = { $name } decides here.
maze-next-dead = { $name } is dead.
maze-thinks = { $name } is choosing the next step...
maze-thinks-you = You are on the move...
maze-next-enter = { $key }:
maze-next-route = { $n ->
    [one] { $what }
   *[other] { $what } ({ $n } steps)
}
maze-next-explore = { $what } (exploring, { $n } ahead)
maze-next-route-blocked = the way is blocked, { $n ->
    [one] one step short
   *[other] { $n } steps short
}
# The two ways to the exit, at the right of the line above: "short way 22, fights 61% and 34% · quiet
# way 31 · guardian 44%".
maze-ways-short = short way { $n }, { $count ->
    [one] fight
   *[other] fights
}
maze-ways-short-brief = short { $n }:
maze-ways-short-figures = { $n }:
maze-ways-and = and
maze-ways-more = { $n } more
maze-ways-count = short way { $n }, { $count ->
    [one] 1 fight
   *[other] { $count } fights
}
maze-ways-quiet = quiet way { $n }
maze-ways-quiet-brief = quiet { $n }
maze-ways-quiet-figures = { $n }
maze-ways-none = no quiet way
maze-ways-none-yet = no quiet way yet
# What the key to the exit answers: the way that it has planned.
maze-way-short = { $quiet ->
    [0] The only way: { $n } steps
   *[other] Short way: { $n } steps
}, { $count ->
    [one] 1 fight
   *[other] { $count } fights
}{ $chances }. { $quiet ->
    [0] { $walk } walks it.
   *[other] { $walk } walks, { $key } again: quiet, { $quiet }.
}
maze-way-again = The table has sent the match again, so you stopped. Your route is still planned: { $walk } walks it.
maze-way-ended = The table has sent the match again. Your route ends here: no way leads on.
maze-way-same = There's no other way to the exit: { $n ->
    [one] 1 step
   *[other] { $n } steps
}. { $walk } walks it.
maze-way-quiet = Quiet way: { $quiet } steps, no fight before the exit. { $walk } walks, { $key } again: short, { $n }.
maze-way-stop = You stop beside { $monster }{ $chance }. { $fight } fights, { $key } goes round ({ $n }).
maze-ways-guardian = guardian { $chance }
# Near the end of a race, in place of the two ways.
maze-last-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} left
# While the first rival may soon be out, before the two ways.
maze-soon-out = { $name } could get out in { $n ->
    [one] 1 move
   *[other] { $n } moves
}
maze-last-steps = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} left for { $n ->
    [one] 1 step
   *[other] { $n } steps
}
maze-last-leap = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} left for { $n } steps: leap
maze-last-late = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} left for { $n } steps: too late
maze-last-owed = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} left, and you lack { $n ->
    [one] a thing
   *[other] { $n } things
}
maze-last-shut = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} left, and no way is open
maze-race-shut = shut
maze-leaps-full = over { $who }, taking nothing:
maze-free = free
maze-exit = EXIT
maze-exit-shut = exit shut, you lack { $n ->
    [one] 1 thing
   *[other] { $n } things
}
maze-stays = { $who }: you stay
maze-leaps = over { $who }:
maze-robs = over { $who }, take { $thing }:
maze-robs-short = take from { $who }:
maze-slides = { $who }: you slide { $arrow }
maze-you = you
maze-slides-short = { $who }: { $arrow }
maze-with-foe = { $name } and { $monster }
maze-pays = reward
maze-obeys = steps obey { $chance }
maze-fights = a fight

maze-minimap = MAP ({ $key })
maze-map-you = you
maze-map-rival = { $n ->
    [one] rival
   *[other] rivals
}
maze-map-exit = exit

maze-look-replay = LOOK   h j k l or arrows: move, { $target }: next, { $back }: back
maze-look = LOOK   arrows: move, { $target }: next, { $go }: plan route, { $back }: back
maze-travel = TRAVEL   arrows or { $target }: choose, { $exit } exit, { $go }: plan route, { $back }: back
maze-travel-no-exit = TRAVEL   arrows or { $target }: choose, { $go }: plan route, { $back }: back
maze-look-you = you
maze-look-rival = { $name }, HP { $hp }
maze-look-dead = { $name }, dead
maze-look-body = (nobody else can enter)
maze-look-leap = (you leap over)
maze-look-foe = { $name }: { $figures }  you win { $chance }
maze-look-dead-foe = { $name }, dead: free to enter
maze-look-unseen = not seen yet
maze-look-remembered = free when last seen
maze-look-exit = { $laps ->
    [0] the EXIT: first to get here wins
   *[other] the EXIT
}
maze-look-exit-guarded = guards the EXIT
maze-look-free = free
maze-look-only = There's nothing else in sight worth a look.

# Why a route stopped; they are in the log too.
maze-stop-here = You are already there.
maze-stop-wall = That is a wall.
maze-stop-no-way = You don't know a way there yet.
maze-stop-no-fog = There's no fog here, so nothing to explore. Use { $travel } or { $exit } to travel.
maze-stop-no-exit = You haven't seen the exit yet. Explore with { $explore }.
maze-stop-explored = You have seen everything you can reach without a fight.
maze-stop-explored-exit = You have seen everything you can reach without a fight. { $exit } leads to the exit.
maze-stop-arrived = You have arrived.
maze-stop-shut = { $n ->
    [one] You need a weapon or shield to get out: beat a monster, or take a rival's.
   *[other] You need { $n } more weapons or shields: beat monsters, or take a rival's.
}
maze-stop-exit-seen = You stop with the exit in sight ({ $exit } leads there).
maze-stop-foe-seen = You stop: you spot { $monster }.
maze-stop-foe-near = You stop beside { $monster }.
maze-stop-foe-ahead = You stop: the next step is a fight with { $monster }.
maze-stop-rival = You stop: { $name } is in the way.
maze-stop-blocked = Your route ends here: the way is blocked.
maze-stop-astray = Your route ends here: you strayed from it.
maze-stop-thrown-back = You stop: the fight threw you back.
maze-stop-robbed = You stop: { $name } has taken something from you.
maze-stop-key = You stop: you pressed a key.
maze-route-dropped = You drop the route.

maze-odds-on = The digit beside a monster is how many of 10 fights you win; 9 means 9 or 10.
maze-odds-off = The digits beside monsters are hidden.
maze-not-over = The match is over.
maze-no-wait = You can't wait in this game: every turn is a step (IRR-6).
maze-not-route = You have no route yet. Travel, explore or head for the exit first.

maze-stop-rival-exit = You stop: { $name } is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from the exit.
maze-stop-rival-exit-guarded = You stop: { $name } is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from the exit (beats the guardian { $chance }).
maze-stop-rival-out = You stop: { $name } is out.
maze-stop-foe-gone = You stop: { $monster } is gone.
maze-stop-rival-seen = You stop: { $name } comes into view.


maze-end-won = { $name } escapes!
maze-end-escaped = { $name } reached the exit on turn { $turn }.
maze-end-caught = From lap { $lap } on, nobody could still get out with more things than { $name }.
maze-end-laps = The last laps ended, and nobody got out with more things than { $name }.
maze-end-turns = The last turn ended, and nobody got out with more things than { $name }.
maze-end-all-out = Everyone got out, and nobody had more things than { $name }.
maze-end-tied = If several have as many, the first one out wins.
maze-end-out-in-lap = out in lap { $lap } with { $things }
maze-end-out-with = out with { $things }
maze-end-inside-with = { $n ->
    [0] still inside
   *[other] still inside, and { $things } inside { $n ->
        [one] counts
       *[other] count
    } for nothing
}
maze-end-nobody = Nobody escapes
maze-end-out = escaped
maze-end-inside = didn't get out
maze-end-step = { $name } { $slid ->
    [yes] slides
   *[no] goes
} { $way }{ $far ->
    [nearer] {""}, nearer to the exit ({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to go)
    [further] {""}, away from the exit ({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to go)
   *[unsaid] {""}
}.
maze-end-dead = dead

maze-map-scale = each symbol is { $n } by { $n } squares

maze-why-title = HOW THE NUMBERS ADD UP
maze-why-attack = ATTACK { $total } = strength { $base } + weapons with uses left
maze-why-attack-fuzzy = ATTACK (dazed) = weapons { $gear } + a random number from 0 to { $base }, new each time
maze-why-defence = DEFENCE { $total } = intelligence { $base } + shields with uses left
maze-why-defence-fuzzy = DEFENCE (dazed) = shields { $gear } + a random number from 0 to { $base }, new each time
maze-why-obeys = You are still dazed from coming back: your steps obey you { $chance } of the time, and otherwise take a random free way.
maze-why-hits = WND { $n } of { $most }: your wounds in a row, from this fight and earlier ones
maze-why-hits-last = WND { $n } of { $most }: your next wound loses the fight, unless you block first
maze-why-named = { $power } { $name }
maze-why-item = + { $power }, { $uses } left ({ $keep } to keep it when you win another { $kind ->
    [weapon] weapon
   *[shield] shield
})
maze-why-against = Against { $name }
maze-why-foe = The monster attacks with 0 to { $strength } and defends with 0 to { $mind }.
maze-why-left = Health after the fight, before any reward:
maze-why-how = How a fight works
maze-why-order = You attack first, then the monster, for at most { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
maze-why-order-opening = You attack once before the first round. Then, in each round, the monster attacks first and you second, for at most { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
maze-why-wound = An attack wounds if it is greater than the defence, and a wound costs 1 health. You use all your weapons in every attack and all your shields in every defence; each of them then loses a use.
maze-why-count = { $wounds ->
    [one] { $wounds } wound loses
   *[other] { $wounds } wounds in a row lose
} the fight. Blocking an attack sets the count back to 0.
maze-why-count-carries = The count carries over to your next fight: with { $wounds } or more, your next wound loses unless you block first.
maze-why-count-defeat = Losing a fight also sets it back to 0; winning one leaves it as it is.
maze-why-time = If you are still alive after the last round, you win, even though the monster lives.
maze-why-prize = The reward is 0 to { $weapons } weapons, 0 to { $shields } shields and 0 to { $health } health. Before you get a weapon or a shield, each old one of that kind may be thrown away. "60% to keep" is the chance that an old one stays: the share of its uses that it has left.
maze-why-dead-free = A dead monster doesn't fight and gives no reward.
maze-why-dead-pay = A dead monster gives a reward each time you enter its square.
maze-why-back = On each of their turns, the dead have a { $chance } chance to come back with { $health } health and no gear
maze-why-back-keeps = { $back }, and they keep their wounds in a row.
maze-why-back-clears = { $back }, and with 0 wounds in a row.
maze-why-fuzzy = Players who come back are dazed for the rest of the match: strength and intelligence count as a random number up to their value, and their steps may go astray.
maze-why-race = What makes this a race
maze-why-thrown-back = If you lose a fight and live, you go back to the square you came from, so a living monster bars the way.
maze-why-guardian = A guardian is on the exit. Its strength is { $times } times the players' intelligence, and its intelligence { $times } times their strength. Beat it and you are out; there is no other reward. If you lose, you go back, even dead, and its wounds close.
maze-why-leap = Rivals don't block you. Walk into one and you leap over, land on the square behind and fight a monster there. If that square is taken, you land on a free one beside the rival.
maze-why-leap-out = If the exit is beside the rival and open to you, you land on the exit.
maze-why-open = Each monster carries one thing for all to see: beat it, and the thing is yours and the monster is gone. Without room, the weakest of its kind is left.
maze-why-fare = You need { $n ->
    [one] a thing
   *[other] { $n } things
} to get out: without it the exit is a wall. Once no monster is left, the exit is open to all.
maze-why-rob = If you leap over a rival, dead or alive, you take their newest weapon, or their newest shield if you can't take a weapon.
maze-why-laps = The first player out doesn't win yet: the others finish this lap and have { $n ->
    [one] 1 more move
   *[other] { $n } more moves
} each. Then whoever got out with the most weapons and shields wins, worn-out ones included. If several have as many, the first of them wins. A player still inside has lost, so the first one out often wins with few things.
maze-why-next = The NEXT line
maze-why-next-how = "{ $long }", or "{ $short }" for short, means that { $up } is a wall, so you slide { $down }, which is free. "{ $right } M 41%" is a fight with the monster drawn as M, and your chance to win it. If your way is blocked, you slide to the first free one of these: { $order }.
maze-why-next-ways = At the right of that line, "short way" has the steps of the shortest way to the exit and your chance in each fight on it. "Quiet way" has the steps of the shortest way round every living monster.{ $guarded ->
    [1] {" "}"Guardian" is your chance against the guardian, at the end of both.
   *[0] {""}
}{ $laps ->
    [1] {" "}In the last laps it says how many moves you have left.
   *[0] {""}
}
maze-why-room = You can carry { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
} and { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}.
maze-why-next-stays = "{ $up } wall: you stay" means that { $up } is a wall, and bumping into it costs nothing here. "{ $right } M 41%" is a fight with the monster drawn as M, and your chance to win it.

# Symbols of the board and words of the panels, for the help.
maze-sign-player = a player, with the seat's number
maze-sign-foe = a monster, and how many of 10 fights you win; 9 means 9 or 10
maze-sign-fight = a player on a monster's square
maze-sign-dead-foe = a dead monster
maze-sign-dead = a dead player
maze-sign-exit = the exit
maze-sign-guardian = the exit with its guardian, and how many of 10 fights you win
maze-sign-wall = a wall
maze-sign-rock = solid rock, and the edge of the labyrinth
maze-sign-route = your planned route
maze-sign-seen = in sight now
maze-sign-unseen = not seen yet
maze-sign-hp = HP
maze-sign-hp-means = health; at 0 you die
maze-sign-wounds = WND
maze-sign-wounds-means = wounds in a row; too many lose the fight
maze-sign-attack = ATK
maze-sign-attack-means = strength plus weapons
maze-sign-defence = DEF
maze-sign-defence-means = intelligence plus shields
maze-sign-wound = a wound in a row
maze-sign-gear = how many weapons and shields a rival has
maze-sign-weapon = w
maze-sign-weapon-means = weapons: power, and after the x the uses left; x0 is worn out
maze-sign-shield = s
maze-sign-shield-means = shields, shown the same way
maze-sign-race = the race: steps to the exit round walls, monsters not counted; a warning colour up to { $n }
maze-sign-heard = { $n } steps when last heard, { $laps } laps ago
maze-sign-order = the order of turns in this lap
maze-sign-short = short way
maze-sign-short-means = the shortest way to the exit, and your chance in each fight on it as you are now
maze-sign-quiet = quiet way
maze-sign-quiet-means = the shortest way that meets no living monster
maze-hint = A scout would go { $way }.
maze-not-your-turn = It isn't your turn.

# Ways as "you" choose them, after "if you".
maze-plan-short = take the short way
    .did = took the short way
maze-plan-quiet = take the quiet way
    .did = took the quiet way
maze-plan-exit = go for the exit
    .did = went for the exit
maze-plan-leap = leap over { $name }
    .did = leapt over { $name }
maze-plan-fight = fight { $monster }{ $thing ->
    [none] {""}
   *[other] {" "}for { $thing }
} first
    .did = fought { $monster }{ $thing ->
        [none] {""}
       *[other] {" "}for { $thing }
    } first
maze-plan-fight-now = fight { $monster }{ $thing ->
    [none] {""}
   *[other] {" "}for { $thing }
}
    .did = fought { $monster }{ $thing ->
        [none] {""}
       *[other] {" "}for { $thing }
    }
maze-plan-there = { $monster } { $place }
