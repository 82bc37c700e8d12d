# The screen of the Descent. Panels are narrow: 26 cells within the side panel at 80 columns, 13 in the notes.
descentscreen-floor-of = floor { $n } of { $most }
descentscreen-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
descentscreen-bell-in = bell in { $n ->
    [one] 1 lap
   *[other] { $n } laps
}
descentscreen-bell-in-brief = bell in { $n }
descentscreen-closing = IT CLOSES
descentscreen-par-sign = par
descentscreen-par = goal (par): { $n }
# Without room for more.
descentscreen-par-brief = goal { $n }
# Once there are more coins than par, at the same place: the best Descent so far, that it is passed, or par without one.
descentscreen-goal-best = your best { $n }
descentscreen-goal-record = a record
descentscreen-goal-over = over par
# In the log, when the coins pass a goal.
descentscreen-passed-par-next = Your { $coins } coins beat par ({ $par }), if you get out with them. Your best so far is { $n }.
descentscreen-passed-par-last = Your { $coins } coins beat par ({ $par }), if you get out with them.
descentscreen-passed-best = Your { $coins } coins beat your best so far ({ $n }), if you get out with them.
descentscreen-seed = seed { $seed }
descentscreen-over = the Descent is over
descentscreen-to-move = to move

descentscreen-floor = FLOOR { $n }
descentscreen-exit = exit
descentscreen-pays-twice = pays twice
descentscreen-closes-soon = : closes soon

descentscreen-hp = HP
descentscreen-row = WND
descentscreen-atk = ATK
descentscreen-def = DEF
descentscreen-row-of = { $most } in a row lose
descentscreen-row-clear = a block clears it
descentscreen-row-last = one more loses
# An attack or defence that changes in the fight: "ATK 3.5, round 4: 7.5".
descentscreen-sum-then = , round { $n }: { $then }
descentscreen-sum-late = { $total } in round { $n }
descentscreen-atk-base = str
descentscreen-def-base = int
descentscreen-no-gear = no gear
descentscreen-weapons = weapons
descentscreen-shields = shields
descentscreen-uses = x{ $n }
# What a note such as "x4→0-1" beside gear means: 25 cells.
descentscreen-uses-after = { $sign }: { $uses ->
    [one] 1 use
   *[other] { $uses } uses
}, then { $left }
descentscreen-uses-after-brief = { $sign }: uses left after
# Gear without uses that is kept for its trick.
descentscreen-worn = worn out
# Gear that does not count in the fight with the target.
descentscreen-unused = unused
# Why: its trick keeps it out of this fight, or it wears out before the round from which it counts. 23 cells.
descentscreen-unused-proud = no use against level { $n }
descentscreen-unused-late = gone before round { $n }
descentscreen-unseen = waits for the next floor
# Why a reward adds nothing, or takes something: 22 cells.
descentscreen-less-alone = no longer alone
# A gift of health for a player who has the most.
descentscreen-health-most = { $n } HP is the most: no gain
descentscreen-less-full = weaker than yours
# Without room for the reason.
descentscreen-less-brief = no gain
# In the title of the panel, where a star marks gear with a trick.
descentscreen-star = *: trick ({ $key })
descentscreen-meal = meal +{ $n } health
descentscreen-meal-brief = meal { $n }
descentscreen-health = +{ $n } health
descentscreen-more-strength = +{ $amount } strength
descentscreen-more-intelligence = +{ $amount } intelligence

descentscreen-target = TARGET
descentscreen-no-target = No monster in sight.
descentscreen-no-nth-target = There are fewer than { $n } monsters.
descentscreen-level = level { $n }
descentscreen-level-brief = lv { $n }
descentscreen-guardian-level = guardian, level { $n }
descentscreen-guardian-short = guardian
descentscreen-win = WIN
descentscreen-foe = HP { $hp } STR { $strength } INT { $mind }
descentscreen-die = die { $death }
# What a defeat and a win leave in the mean: health, and wounds in a row after a win.
descentscreen-lose = lose { $out }: { $health } HP left
descentscreen-lose-brief = lose { $out }: { $health } HP
descentscreen-lose-never = a loss kills you
descentscreen-never = you can't win this
descentscreen-then = { $hits ->
    [0] if won: { $health } HP left
    [one] if won: { $health } HP, 1 wound
   *[other] if won: { $health } HP, { $hits } wounds
}
# On the last floor each point of health pays a coin.
descentscreen-then-last = if won: { $health } HP pay { $health } { $health ->
    [one] coin
   *[other] coins
}

descentscreen-way-to = WAY TO { $letter }
descentscreen-way-exit = TO THE EXIT
# A way through fights: "9 steps, 1 fight (r) 64%".
descentscreen-through = , { $n ->
    [one] 1 fight
   *[other] { $n } fights
} ({ $foes })
# The same with less room: "13, 3 fights".
descentscreen-through-count = , { $n ->
    [one] 1 fight
   *[other] { $n } fights
}
descentscreen-too-late = closes before you get there
descentscreen-too-late-brief = closes first
descentscreen-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
descentscreen-guardian-of = GUARDIAN { $letter }
descentscreen-now = win now
descentscreen-after = if you beat { $letter }
descentscreen-after-brief = after { $letter }
# With very little room.
descentscreen-after-least = { $letter }:
descentscreen-race = RACE
# Above the numbers of each player, without room for columns.
descentscreen-race-narrow = steps, coins
descentscreen-race-columns = steps coins
descentscreen-order = order
descentscreen-place-inside = here
descentscreen-place-left = below
descentscreen-place-fallen = dead
descentscreen-place-climbed = safe
descentscreen-place-out = out
descentscreen-place-dead = dead

descentscreen-table = MONSTERS
# The head of the list beside a narrow floor, over letters, chances and rewards. 13 cells.
descentscreen-table-heads = WIN % CARRIES
# The end of a list of monsters that has no room for all; $key shows them. 13 cells.
descentscreen-table-more = +{ $n } more ({ $key })
descentscreen-table-win = win
descentscreen-table-way = steps
descentscreen-table-pays = coins
descentscreen-table-carries = carries

descentscreen-next = NEXT
descentscreen-key = { $key }:
# Beside a monster: the first press names it, the second one fights.
descentscreen-key-twice = { $key } twice:
# The chances of the fight that Enter leads to; the way to one that can't kill has none.
descentscreen-enter-wins = win { $chance }
descentscreen-enter-risks = win { $chance }, die { $death }
descentscreen-enter-fight = fight { $monster } ({ $risk })
descentscreen-enter-go = go to { $monster }, { $n ->
    [one] 1 step
   *[other] { $n } steps
}{ $fights ->
    [0] {""}
    [one] , past 1 monster
   *[other] , past { $fights } monsters
}{ $risk ->
    [none] {""}
   *[other] {" "}({ $risk })
}
descentscreen-enter-exit = go to the exit, { $n ->
    [one] 1 step
   *[other] { $n } steps
}
descentscreen-enter-exit-unseen = go to the exit, { $n ->
    [one] 1 step
   *[other] { $n } steps
}. You haven't seen its guardian yet
descentscreen-enter-onward = continue on your way, { $n ->
    [one] 1 step
   *[other] { $n } steps
}
descentscreen-enter-no-way = no way to { $monster }: it closes before you get there
descentscreen-enter-no-way-brief = no way to { $letter }: it closes first
descentscreen-next-end = That was the end. Any key shows the result.
descentscreen-next-over = The Descent is over. { $menu }: how it ended. { $log }: the log.
descentscreen-next-replay = { $name } decides here.
descentscreen-next-gift = 1 to { $n } or { $go } takes a gift and goes down, { $climb } climbs out.
descentscreen-next-leave = 1 to { $n } marks a thing, then { $go } leaves it behind for good.
descentscreen-thinks = { $name } is choosing the next step...
descentscreen-free = free
descentscreen-way-out = EXIT
descentscreen-shove = shove { $name }
descentscreen-shove-to = shove { $name } into
descentscreen-swap = swap with { $name }
descentscreen-hook = reel in { $name }
descentscreen-slip = slip past, -{ $n } HP
descentscreen-hug = -{ $n } HP
descentscreen-closes = closes in { $n }
descentscreen-a-fight = a fight

descentscreen-look-replay = LOOK   h j k l or arrows: move, { $target }: next, { $back }: back
descentscreen-look = LOOK   arrows: move, { $target }: next, { $go }: go there, { $back }: back
descentscreen-look-wall = a wall
descentscreen-look-closed = closed for good
descentscreen-look-free = free
descentscreen-look-you = you
descentscreen-look-rival = { $name }: HP { $hp }, { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
descentscreen-look-exit = the exit, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for leaving

descentscreen-gift-title = THE STAIRS BELOW FLOOR { $n }
descentscreen-gift-about = Take one gift and go down, or climb out.
descentscreen-leave-marked = Line { $n } is marked. { $key } leaves it behind for good.
descentscreen-leave-which = Nothing is lost yet. Mark what you leave, 1 to { $n }, then press { $key }.
descentscreen-gift-marked = Gift { $n } is marked. { $key } takes it and goes down.
descentscreen-climb = climb out with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
descentscreen-climb-sum = { $safe } safe if you climb out. If you die on floor { $floor }, you lose { $lost }.
descentscreen-climb-sure = That ends your Descent with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. Press { $key } again to climb out.
descentscreen-next-floor = Next is floor { $n }: { $kind }.
# A gift for a player who can't carry more of its kind.
descentscreen-full = replaces another { $kind ->
    [shield] shield
   *[weapon] weapon
}
descentscreen-full-brief = replaces another
descentscreen-full-least = no room
descentscreen-leave-title = YOUR HANDS ARE FULL
descentscreen-leave-about = You can carry { $most ->
    [one] { $kind ->
        [shield] 1 shield
       *[weapon] 1 weapon
    }
   *[other] { $kind ->
        [shield] { $most } shields
       *[weapon] { $most } weapons
    }
}. Which one do you leave behind?
descentscreen-new = new
descentscreen-leave-odds = you win without it
descentscreen-choose = Choose
descentscreen-brief-target = Next monster
descentscreen-brief-gate = To the exit
descentscreen-fight = Fight

descentscreen-not-over = The Descent is over.
descentscreen-hook-which = { $names } are in reach. Point at one with { $look }, then press { $key }.
descentscreen-no-hook = Nobody is in reach of a hook.
# $n of the $health that the player has.
descentscreen-slip-sure = Slip past: -{ $n } of { $health } health, no pay for the exit, no gift. { $key } again does it.
descentscreen-no-slip = You can't slip past anybody here: it takes a guardian beside you, and health.
descentscreen-no-wait = You can't wait here. You have to move every lap.
descentscreen-no-explore = Nothing to explore: you see it all. { $go }: to a monster, { $gate }: to the exit.
descentscreen-no-explore-dark = In the dark you choose the way: { $look } points at a square, { $go } walks there.
descentscreen-blocked = A wall, or closed for good.
descentscreen-stop-here = You are already there.
descentscreen-stop-no-way = No way leads there.
descentscreen-stop-closed = That's closed for good.
descentscreen-stop-too-late = The way closes before you get there.
descentscreen-stop-target = You are beside { $monster }. { $key } fights.
# The same of a fight that may kill the player.
descentscreen-stop-deadly = { $monster }: win { $chance }, die { $death }{ $coins ->
    [0] {""}
    [one] {" "}(costs 1 coin)
   *[other] {" "}(costs { $coins } coins)
}. { $key } fights.
# After a lost fight, and before the next one.
descentscreen-lost-stuck = Thrown back, but your wounds in a row are cleared.
descentscreen-lost-easy = Thrown back. You win { $chance } against { $monster }: { $key } goes there.
descentscreen-fight-sure = { $again ->
    [1] You win { $chance } against { $monster } now. { $key } again fights.
   *[other] You are beside { $monster } ({ $chance }). { $key } again fights.
}
descentscreen-fight-deadly = { $monster }: win { $chance }, die { $death }{ $coins ->
    [0] {""}
    [one] {" "}(costs 1 coin)
   *[other] {" "}(costs { $coins } coins)
}. { $key } again fights.
# After a guardian has won: another monster before it, or the same fight again.
descentscreen-first = First { $monster } ({ $chance }, { $n ->
    [one] 1 step
   *[other] { $n } steps
}), then the guardian: { $after } instead of { $now }.
descentscreen-again = The guardian again: { $now }, and a loss { $health ->
    [0] kills you
   *[other] leaves { $health } health
}. { $key }: other ways.
descentscreen-again-only = Only the guardian is left: { $now }, and a loss { $health ->
    [0] kills you
   *[other] leaves { $health } health
}.
descentscreen-again-seen = You know no monster but the guardian: { $now }, and a loss { $health ->
    [0] kills you
   *[other] leaves { $health } health
}.
descentscreen-stop-fight = { $monster } is in the way. { $key } fights.
descentscreen-stop-rival-ahead = { $name } is in the way. { $key } walks into them.
descentscreen-stop-hug = The next step costs { $n } health: somebody there hugs. { $key } continues.
descentscreen-stop-closing = A square on the way is about to close. { $key } continues.
descentscreen-stop-foe-seen = You stop: a monster comes into sight.
descentscreen-stop-beaten = The guardian is beaten.
descentscreen-stop-bell = You stop: the bell has rung.
descentscreen-stop-left = You stop: { $name } leaves the floor.
descentscreen-stop-rival = { $name } is near. { $key } continues.

descentscreen-end-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
descentscreen-end-won = { $names } { $n ->
    [one] wins
   *[other] win
}!
descentscreen-end-stairs = The stairs below floor { $floor } would have brought you out with { $n }.
descentscreen-end-par-over = Par is { $par }, so you beat it by { $n }.
descentscreen-end-par-under = Par is { $par }, so you missed it by { $n }.
descentscreen-end-par-even = Par is { $par }, and you matched it exactly.
descentscreen-end-old-best = Your best so far is { $n }, and this is number { $place } of { $all }.
descentscreen-end-new-best = It's your best so far; before, it was { $n }.
descentscreen-end-fate = { $name } { $note }.
# $card is the score card, a symbol for each floor; $last is what its last symbol means: "died", "climbed" or "left".
descentscreen-end-floors = floor { $n } of { $floors }  { $card }{ $last ->
    [died] {"  "}(# is a floor passed, x the death)
    [climbed] {"  "}(# is a floor passed, ^ the climb out)
   *[left] {"  "}(# is a floor passed)
}
descentscreen-end-best = { $names } { $n ->
    [one] ends with the most coins
   *[other] end with the most coins each
}: { $coins }.

descentscreen-sign-player = you, or a rival: the number is the seat
descentscreen-sign-foe = a monster, and how many of { $n } fights you win; + means all of them
descentscreen-sign-guardian = a guardian, on a background of its own: it bars an exit until it loses a fight, and heals when it wins
descentscreen-sign-exit = an exit: down to the next floor
descentscreen-sign-far-exit = the exit farther away, which pays for its floor twice
descentscreen-sign-soon = closes within { $n } laps
descentscreen-sign-near = closes within { $n } laps
descentscreen-sign-now = closes at the end of this lap
descentscreen-sign-closed = closed for good
descentscreen-sign-route = your way
descentscreen-sign-heart = health: meals and gifts raise it to { $n } at most; at the last exit each point pays 1 coin
descentscreen-sign-wound = a wound in a row
descentscreen-sign-health = health; at 0 you die
descentscreen-sign-wounds = wounds in a row: too many lose the fight; a block, a lost fight and the stairs clear them
descentscreen-sign-attack = your attack: strength plus weapons
descentscreen-sign-defence = your defence: intelligence plus shields
descentscreen-sign-uses = the uses left of a weapon or shield; after the arrow, those it will have left after the fight
descentscreen-sign-level = the level of a monster, where its name is long: the coins that it pays; a guardian pays twice
descentscreen-sign-after = what you have now, and what you would have with the reward
descentscreen-sign-par = your goal alone: the coins that a quarter of { $n } bots beat on the same floors
descentscreen-sign-trick = gear with a trick, which the page Why explains. These notes beside monsters and gear name tricks:

descentscreen-advice-fight = You win { $chance } against { $monster }, and you get there in time.
descentscreen-advice-gate = Nothing easy is left in reach. { $key } goes to the guardian.

descentscreen-why-title = THE WHOLE PICTURE
descentscreen-why-floor = { $n ->
    [one] 1 monster left on this floor
   *[other] { $n } monsters left on this floor
}
descentscreen-why-floor-fog = { $n ->
    [one] You know 1 monster
   *[other] You know { $n } monsters
} here, and { $unknown ->
    [one] 1 is out of sight
   *[other] { $unknown } are out of sight
}
descentscreen-why-gear = Your gear
descentscreen-why-thing = { $name } (power { $power }, { $uses })
# $label is the note in the panel: "Good China, only level 3+: it works...".
descentscreen-why-trick = { $thing }, { $label }: { $trick }
descentscreen-why-away = { $n ->
    [one] 1 step away
   *[other] { $n } steps away
}
descentscreen-why-how = How a fight works
descentscreen-why-par-title = What par is
descentscreen-why-par = Par is your goal alone: the coins that a quarter of { $n } bots beat on the same floors.
descentscreen-why-par-here = Here it is { $par }.
descentscreen-why-par-pending = It is still being worked out.
# $sign is the note beside a weapon or shield in the panel: "x4→0-1".
descentscreen-why-uses = { $sign } beside your gear: { $uses } uses now, and { $least } to { $most } after the fight.
descentscreen-why-attack = You attack first, then the monster. Your attack and your defence count in full; the monster's are drawn from 0 up to its strength (STR) or intelligence (INT) each time.
descentscreen-why-wound = An attack wounds if it is greater than the defence. A wound costs 1 health, or more if a trick says so; at 0 health you die.
descentscreen-why-row = { $wounds ->
    [one] { $wounds } wound loses the fight and throws
   *[other] { $wounds } wounds in a row (WND) lose the fight and throw
} you back. A block, a lost fight and the stairs set the count to 0.
descentscreen-why-time = { $rounds ->
    [one] If you are still alive after the round, you win.
   *[other] If you are still alive after { $rounds } rounds, you win.
}
descentscreen-why-health = Meals and gifts raise your health to { $health } at most.
descentscreen-why-against = Against { $name }
descentscreen-not-your-turn = It isn't your turn.

# Decisions as "you" make them, after "if you".
descentscreen-plan-fight = fight { $monster }{ $things ->
    [none] {""}
   *[other] {" "}for { $things }
}
    .did = fought { $monster }{ $things ->
        [none] {""}
       *[other] {" "}for { $things }
    }
descentscreen-plan-shove = shove { $name } into { $monster }
    .did = shoved { $name } into { $monster }
descentscreen-plan-slip = slip past the guardian
    .did = slipped past the guardian
descentscreen-plan-exit = leave the floor
    .did = left the floor
descentscreen-plan-gift = take { $what }
    .did = took { $what }
descentscreen-plan-climb = climb out
    .did = climbed out
descentscreen-plan-leave = leave { $what } behind
    .did = left { $what } behind
descentscreen-plan-hook = reel in { $name }
    .did = reeled in { $name }
