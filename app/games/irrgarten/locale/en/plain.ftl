# Irrgarten in plain mode. Words of commands are lists with commas; the first one is shown in
# the help.
plain-word-irrgarten = irrgarten, labyrinth, maze
plain-word-maze-where = where
plain-word-maze-exits = exits, ways
plain-word-maze-near = near, monsters, map
plain-word-maze-look = look, look at, what
plain-word-maze-go = go, go to, travel
plain-word-maze-explore = explore

plain-help-maze-where = show where you are, and where the exit is
plain-help-maze-exits = show how far you can go in each direction
plain-help-maze-near = list the monsters and rivals near you, the nearest first
plain-help-maze-look = show everything about a monster or a rival, or what is on a square; for example, "look minotaur" or "look 4 7"
plain-help-maze-go = walk until something happens; for example, "go exit", "go minotaur" or "go 4 7"
plain-help-maze-explore = walk to the nearest square you haven't seen

# The aim, at the start of a match; $laps are those that follow once somebody is out, 0 for none.
plain-maze-goal = { $laps ->
    [0] The first player to reach the exit wins.
   *[other] Get out through the exit with more weapons and shields than the others.
} Walk into a monster to fight it for a reward.{ $leaps ->
    [1] {" "}Walk into a rival to leap over them{ $laps ->
        [0] .
       *[other] {" "}and take their newest weapon or shield.
    }
   *[0] {""}
}{ $laps ->
    [0] {""}
    [one] {" "}Once somebody is out, the others have 1 more lap.
   *[other] {" "}Once somebody is out, the others have { $laps } more laps.
}
plain-maze-brief = Turn { $turn }. { $name }, you are { $place }. You have { $health } health and { $wounds }
# Later in a match only what changes.
plain-maze-brief-again = Turn { $turn }. You are { $place }. You have { $health } health{ $hits ->
    [0] .
   *[other] {" "}and { $wounds }
}
# $close is 1 if the next wound loses a fight.
plain-maze-wounds = { $hits ->
    [0] no wounds ({ $most } in a row lose a fight).
    [one] 1 wound{ $close ->
        [1] {", so the next one loses the fight unless you block an attack first."}
       *[0] {" ("}{ $most } in a row lose a fight).
    }
   *[other] { $hits } wounds in a row{ $close ->
        [1] {", so the next one loses the fight unless you block an attack first."}
       *[0] {" ("}{ $most } in a row lose a fight).
    }
}
# The way to the exit without a fight on it, else the two ways.
plain-maze-way-free = The exit is { $n ->
    [one] 1 step
   *[other] { $n } steps
} away, with { $guarded ->
    [1] only its guardian
   *[0] no fight
} on the way{ $owed ->
    [0] .
    [one] , but it's shut until you have a weapon or a shield.
   *[other] , but it's shut until you have { $owed } more weapons or shields.
}
# $chances are those of the fights that are not nearly certain; $risky is their number, 0 for all.
# $guarded is 1 with a guardian at the end of both.
plain-maze-ways = The short way to the exit takes { $n } steps and { $count ->
    [one] 1 fight
   *[other] { $count } fights
}{ $guarded ->
    [1] {" before the guardian"}
   *[0] {""}
}{ $sure ->
    [0] {". "}You win { $chances } of the time{ $risky ->
        [0] {""}
       *[other] {" "}in { $risky } of them and should win the rest
    }
    [1] {", which you should win"}
    [2] {", both of which you should win"}
   *[other] {", all of which you should win"}
}. { $quiet }
plain-maze-ways-chance = { $chance }
# The same from the second turn on; $quiet is 0 if there's no quiet way, $owed are the things that
# the exit still asks for.
plain-maze-ways-again = It's { $n } steps to the exit with { $count ->
    [one] 1 fight
   *[other] { $count } fights
}{ $guarded ->
    [1] {" before the guardian"}
   *[0] {""}
}{ $sure ->
    [0] {" "}(you win { $chances } of the time{ $risky ->
        [0] {""}
       *[other] {" "}in { $risky } of them and should win the rest
    })
    [1] {", which you should win"}
    [2] {", both of which you should win"}
   *[other] {", all of which you should win"}
}{ $quiet ->
    [0] .
   *[other] {", or "}{ $quiet } steps with { $guarded ->
        [1] only the guardian in the way
       *[0] no fight
    }{ $owed ->
        [0] .
        [one] {", but the exit is shut until you have a weapon or a shield."}
       *[other] {", but the exit is shut until you have "}{ $owed } more weapons or shields.
    }
}
plain-maze-ways-quiet = The quiet way takes { $n } steps.
plain-maze-ways-none = There's no quiet way.
plain-maze-ways-none-yet = You don't know a quiet way yet.
plain-maze-ways-guardian = { $monster } guards the exit. You win { $chance } of the time.
# What each direction does. After a slide comes what it leads to.
plain-maze-ahead = { $way }: { $what }
plain-maze-ahead-free = a free square.
plain-maze-ahead-exit = { $laps ->
    [0] the exit, and you win!
   *[other] the exit, and you are out.
}
plain-maze-ahead-fight = you fight { $monster }.
plain-maze-ahead-dead = a free square, with { $monster } dead on it.
plain-maze-ahead-wall = a wall.
plain-maze-ahead-shut = the exit, which is shut until you have { $n ->
    [one] a weapon or a shield
   *[other] { $n } more weapons or shields
}.
plain-maze-ahead-seat = { $leaps ->
    [1] { $name } is there, and you can't leap over them.
   *[0] { $name } is there.
}
plain-maze-ahead-slide-free = You slide { $way }.
plain-maze-ahead-slide-exit = { $laps ->
    [0] You slide { $way } to the exit and win!
   *[other] You slide { $way } to the exit and are out.
}
plain-maze-ahead-slide-fight = You slide { $way } and fight { $monster }.
plain-maze-ahead-slide-dead = You slide { $way } to a free square, with { $monster } dead on it.
plain-maze-ahead-leap-free = you leap over { $name } to a free square.
plain-maze-ahead-leap-exit = { $laps ->
    [0] you leap over { $name } to the exit and win!
   *[other] you leap over { $name } to the exit and are out.
}
plain-maze-ahead-leap-fight = you leap over { $name } and fight { $monster }.
plain-maze-ahead-leap-dead = you leap over { $name } to a free square, with { $monster } dead on it.
plain-maze-ahead-leap-unseen = you leap over { $name }, but can't see where you land.
plain-maze-ahead-rob = On the way over you take { $thing }.
plain-maze-ahead-prize = It carries { $thing }.
plain-maze-ahead-stay = You stay here and use no turn (a house rule).
plain-maze-ahead-stuck = every way is blocked. You stay here and lose the turn.
plain-maze-ahead-win = You win { $chance } of the time.
plain-maze-ahead-obeys = Your steps obey you { $chance } of the time.
# What is worth knowing of a choice: that it leads towards the exit, or that it is too slow.
plain-maze-ahead-nearer = That's nearer to the exit.
plain-maze-ahead-late = Then you can't get out in time.

# Other words for the four directions, which may be typed.
plain-maze-compass = north, south, west, east
plain-maze-place = in column { $column }, row { $row }
plain-maze-unknown-place = somewhere unknown
plain-maze-where = You are { $place }, in a labyrinth of { $columns } columns and { $rows } rows.
plain-maze-exit = The exit is { $distance }.
plain-maze-exit-unseen = You haven't seen the exit yet.
plain-maze-the-exit = the exit
plain-maze-exit-words = exit, the exit
plain-maze-steps = { $n ->
    [one] { $n } square
   *[other] { $n } squares
} { $way ->
    [left] to the left
    [right] to the right
   *[other] { $way }
}
plain-maze-here = right here
plain-maze-unseen = the unknown
plain-maze-wall = the wall
plain-maze-way = { $way }: { $n ->
    [0] { $wall ->
        [1] a wall
       *[0] { $ends } is right there
    }
    [one] there is 1 free square, and then { $ends }
   *[other] there are { $n } free squares, and then { $ends }
}.
plain-maze-foe = { $name } is { $distance }. It has { $health } health, { $strength } strength and { $intelligence } intelligence. You win { $chance } of the time.
# The same in a list of monsters.
plain-maze-foe-near = { $name } is { $distance }. You win { $chance } of the time.
plain-maze-foe-carries = { $foe } It carries { $thing }.
plain-maze-no-monster = No monster is nearby.
plain-maze-sheet = You have { $strength } strength and { $intelligence } intelligence.
plain-maze-no-gear = You have no weapons and no shields.
plain-maze-weapons = { $n ->
    [0] You have no weapons.
    [one] You have 1 weapon, of { $list }.
   *[other] You have { $n } weapons, of { $list }.
}
plain-maze-shields = { $n ->
    [0] You have no shields.
    [one] You have 1 shield, of { $list }.
   *[other] You have { $n } shields, of { $list }.
}
plain-maze-odds-lose-out = You lose by { $wounds } wounds in a row { $out } of the time.
plain-maze-odds-lose-death = You die { $death } of the time.
plain-maze-odds-lose = You lose by { $wounds } wounds in a row { $out } of the time, and you die { $death } of the time.
plain-maze-odds-after = If you win, you have about { $health } health left after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
plain-maze-odds-never = You can't win this fight.
plain-maze-odds-hit = Your attack hits { $first } of the time.
plain-maze-odds-hit-wear = Your attack hits { $first } of the time while your gear lasts, and { $last } of the time once it is worn out.
plain-maze-odds-wounded = Its attack wounds you { $first } of the time.
plain-maze-odds-wounded-wear = Its attack wounds you { $first } of the time while your gear lasts, and { $last } of the time once it is worn out.
plain-maze-item = power { $power } with { $uses ->
    [0] no uses left
    [one] 1 use
   *[other] { $uses } uses
}
plain-maze-weapons-named = { $n ->
    [one] Your weapon is { $list }.
   *[other] Your weapons are { $list }.
}
plain-maze-shields-named = { $n ->
    [one] Your shield is { $list }.
   *[other] Your shields are { $list }.
}
plain-maze-thing = { $thing } ({ $kind ->
    [weapon] weapon, {""}
    [shield] shield, {""}
   *[none] {""}
}{ $uses ->
    [0] no uses
    [one] power { $power }, 1 use
   *[other] power { $power }, { $uses } uses
})
plain-maze-rival = { $name } is { $distance }, with { $health } health, { $weapons ->
    [0] no weapons
    [one] 1 weapon
   *[other] { $weapons } weapons
} and { $shields ->
    [0] no shields
    [one] 1 shield
   *[other] { $shields } shields
}.
plain-maze-rival-out = { $name } is out, with { $n ->
    [0] nothing
    [one] 1 thing
   *[other] { $n } things
}.
plain-maze-own-things = You carry { $n ->
    [0] nothing
    [one] 1 thing
   *[other] { $n } things
}.
plain-maze-laps-left = { $n ->
    [0] This is the last lap.
    [one] After this lap there is 1 more lap.
   *[other] After this lap there are { $n } more laps.
}
# In the last laps; $more are the fewest things that win, $reach says whether the moves are enough.
plain-maze-leader = { $name } is out with { $things }. { $reach ->
    [late] It's too late for you to get out: you have fewer moves left than steps to go.
    [shut] You can't get out: no way to the exit is open.
   *[enough] To win, get out with { $more } or more; you carry { $mine ->
        [0] nothing
       *[other] { $mine }
    } now.
}{ $reach ->
    [leap] {" "}You can make it only by leaping over a rival.
   *[enough] {""}
}
# When a turn begins, the rivals nearest to the exit: $list are those after the first: "Eva 9 and Leo 11".
plain-maze-rivals-away = { $count ->
    [one] { $name } is { $n ->
        [one] 1 step
       *[other] { $n } steps
    } from the exit.
    [2] { $name } is { $n ->
        [one] 1 step
       *[other] { $n } steps
    } from the exit, and { $list }.
   *[other] { $name } is { $n ->
        [one] 1 step
       *[other] { $n } steps
    } from the exit, { $list }.
}
plain-maze-rival-away = { $name } { $n }
plain-maze-rival-dead = { $name } is dead.
plain-maze-rival-unseen = { $name } is out of sight.
plain-maze-look = { $what } is { $place }.
plain-maze-look-unseen = You haven't seen what is { $place }.
plain-maze-look-free = There is nothing { $place }.
plain-maze-end-out = { $name } escaped.
plain-maze-end-out-in-lap = { $name } got out in lap { $lap } with { $things }.
plain-maze-end-inside = { $things ->
    [none] { $name } didn't get out.
   *[other] { $name } didn't get out, carrying { $things }.
}
plain-maze-end-dead = { $name } is dead.
plain-maze-look-how = Type "look" with a monster's name, or with a column and a row, such as "look 4 7".
plain-maze-hint = A good bot would go { $way }.
plain-maze-hint-fight = A good bot would go { $way } and fight { $monster }. You win { $chance } of the time.{ $thing ->
    [none] {""}
   *[other] {" "}It carries { $thing }.
}
plain-maze-hint-foe = A good bot would go { $way }, towards { $monster }, which is { $distance }. You win { $chance } of the time.{ $thing ->
    [none] {""}
   *[other] {" "}It carries { $thing }.
}
plain-maze-hint-exit = A good bot would go { $way }, on the { $short ->
    [1] short way to the exit ({ $n } steps).
   *[0] quiet way to the exit, with no fight before it ({ $n } steps).
}
# Words that newcomers type, parted by commas, and their answers.
plain-maze-fight-words = fight, attack, hit, kill
plain-maze-not-now-fight = You fight a monster by walking into it. Type the direction in which it is, or "{ $go }" and its name.
plain-maze-wait-words = wait, stay, rest
plain-maze-not-now-wait = You can't wait: every turn is a step.
plain-maze-going = You set off: this way takes { $n } steps.
plain-maze-going-behind = { $name } is nearer, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} from the exit, and you need { $mine }.
plain-maze-going-quiet = It's the quiet way, with no fight before the exit. The short way takes { $n } steps and { $count ->
    [one] 1 fight
   *[other] { $count } fights
}. To take that one, type the direction of each step.
# Near the exit, with the chance of the rival against the guardian.
plain-maze-stop-rival-exit-guarded = You stop: { $name } is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from the exit, and beats the guardian { $chance } of the time.
plain-maze-the-guardian = the guardian of the exit, { $monster }
# The end of a route to a rival.
plain-maze-stop-beside = You stop: you are next to { $name }.
# The next step of a route would be a leap that leads off it.
plain-maze-stop-rival-leap = { $name } is in the way. To leap over them, type the direction.
plain-maze-stop-rival-gone = You stop: { $name } has moved on.
plain-maze-go-unseen = You don't see a monster or rival called "{ $words }".
plain-maze-outside = That is outside the labyrinth: it has { $columns } columns and { $rows } rows.
plain-maze-go-which = Type "go exit", "go" and the name of a monster or rival, or "go" with a column and a row, such as "go 4 7".
plain-maze-go-no-exit = You haven't seen the exit yet. Type "explore".
plain-maze-stop-no-fog = There's no fog here, so nothing to explore. Type "go exit".
plain-maze-stop-no-exit = You haven't seen the exit yet. Type "explore".
plain-maze-stop-exit-seen = You stop with the exit in sight. Type "go exit".
plain-maze-stop-explored-exit = You have seen everything you can reach without a fight. Type "go exit".
