# The Descent in plain mode. Words of commands are lists with commas; the first one is shown in the
# help. $monster and the things come with their articles.
plain-word-descent = descent, the descent
plain-word-descent-where = where
plain-word-descent-near = near, monsters, map
plain-word-descent-look = look, look at, what
plain-word-descent-stairs = stairs, gifts
plain-word-descent-go = go, go to, walk

plain-help-descent-where = show where you are, where the exit is, and when your square closes
plain-help-descent-near = list all monsters you know of, the nearest first
plain-help-descent-look = show everything about a monster, or what is on a square; for example, "look r" or "look 5 7"
plain-help-descent-stairs = show the gifts at the end of this floor, and the coins for leaving it
plain-help-descent-go = walk until something happens; for example, "go exit", "go slug" or "go 5 7"

# The aim, at the start of a match.
plain-descent-goal = Go down { $floors } floors. Walk into a monster to fight it for its coins and gear; a guardian bars each exit. When the bell rings, the floor begins to close. Behind an exit you take a gift and go down, or climb out with your coins. { $alone ->
    [1] Your coins are your score: if you die, you lose half of them and the Descent is over.
   *[0] The most coins win: if you die, you lose half of yours and wait for the next floor.
}
# Alone: the goal, at the beginning and then with its number.
plain-descent-par-about = Your goal is par, the coins that a quarter of the bots beat on the same floors.
plain-descent-par = Par is { $par }.
plain-descent-brief = Floor { $floor } of { $floors }, lap { $lap }. { $name }, you have { $health } of { $limit } health, { $hits ->
    [0] no wounds in a row
    [one] 1 wound in a row ({ $most } lose a fight)
   *[other] { $hits } wounds in a row ({ $most } lose a fight)
} and { $coins }.
# The same in short, from the second lap of a floor on.
plain-descent-brief-again = Lap { $lap }. You have { $health } health{ $hits ->
    [0] {""}
    [one] , 1 wound in a row
   *[other] , { $hits } wounds in a row
}{ $last ->
    [1] {" "}(one more loses a fight)
   *[0] {""}
} and { $coins }. { $rung ->
    [1] Your square { $closes ->
        [0] never closes.
        [one] closes at the end of this lap.
       *[other] closes in { $closes } laps.
    }
   *[0] The bell rings { $bell ->
        [one] at the end of this lap.
       *[other] in { $bell } laps.
    }
}
plain-descent-more = To walk to a monster, type its number, its letter or its name. Type "{ $near }" for all { $n } monsters you know and what they carry, or "{ $look }" and a name for one of them.
plain-descent-bell = The bell rings { $n ->
    [one] at the end of this lap
   *[other] in { $n } laps
}, and the exit is { $steps ->
    [one] 1 step away.
   *[other] { $steps } steps away.
}
plain-descent-bell-rung = The bell has rung. Your square { $n ->
    [0] never closes
    [one] closes at the end of this lap
   *[other] closes in { $n } laps
}, and the exit is { $steps ->
    [one] 1 step away.
   *[other] { $steps } steps away.
}
plain-descent-brief-stairs = You are through the exit of floor { $n }, with { $coins } and { $health } health.
plain-descent-below = Below is floor { $n }, { $what }. { $about }
plain-descent-brief-leave = You get { $what }, but you can only carry { $kind ->
    [weapon] { $n ->
        [one] 1 weapon
       *[other] { $n } weapons
    }
   *[shield] { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
}. Leave one behind.

# The ways to free squares: "up, left or right".
plain-descent-free = You can also go { $ways }, to a free square.

# A thing that comes twice.
plain-descent-twice = { $what } and a copy of it
# A weapon or shield with its figures; $trick is what it can do, none if nothing.
plain-descent-gear = { $thing } ({ $kind ->
    [weapon] weapon, {""}
    [shield] shield, {""}
   *[none] {""}
}power { $power }, { $uses }{ $trick ->
    [none] {""}
   *[other] {"; "}{ $trick }
})
plain-descent-guardian = guardian
plain-descent-noted = { $what } ({ $note })

# What each decision does.
plain-descent-step = { $way }: { $what }
plain-descent-step-free = a free square.
plain-descent-step-exit = the exit, which pays { $coins }.
plain-descent-step-fight = fight { $monster }. You win { $chance } of the time. It carries { $what }.
plain-descent-step-fight-deadly = fight { $monster }. You win { $chance } of the time and die { $death } of the time, which { $alone ->
    [1] ends your Descent{ $coins ->
        [0] {""}
       *[other] {" "}and costs { $lost }
    }
   *[0] costs { $coins ->
        [0] your gear
       *[other] { $lost } and your gear
    }
}. It carries { $what }.
plain-descent-step-shove = shove { $rival } on.
plain-descent-step-shove-foe = shove { $rival } into { $monster }, and they win { $chance } of the time.
plain-descent-step-swap = change places with { $rival }.
plain-descent-step-hug = A hug there costs you { $n } health.
plain-descent-step-closes = That square closes { $n ->
    [one] at the end of this lap.
   *[other] in { $n } laps.
}
plain-descent-hook = Reel in { $rival } and change places.
plain-descent-slip = Slip past the guardian for { $n } of your { $health } health. The exit then pays no coins and gives no gift.
plain-descent-slip-word = slip
plain-descent-target = { $word ->
    [none] { $monster }
   *[other] "{ $word }", { $monster }
}: { $n ->
    [0] no way there.
    [one] 1 step.
   *[other] { $n } steps{ $past ->
        [none] .
       *[other] , past { $past }.
    }
} You win { $chance } of the time. It carries { $what }.
# The same in the list of choices.
plain-descent-target-brief = { $word ->
    [none] {""}
   *[other] "{ $word }", {""}
}{ $guardian ->
    [1] the guardian, { $monster }
   *[0] { $monster }
}: { $n ->
    [one] 1 step
   *[other] { $n } steps
}{ $past ->
    [none] .
   *[other] , past { $past }.
} You win { $chance } of the time. It carries { $what }.
plain-descent-more-things = { $n } more things
plain-descent-target-open = "{ $word }": { $n ->
    [one] 1 step
   *[other] { $n } steps
}{ $past ->
    [none] {""}
   *[other] , past { $past }
}. The guardian is gone, and the exit is open.
plain-descent-target-unseen = "{ $word }": { $n ->
    [one] 1 step
   *[other] { $n } steps
}{ $past ->
    [none] {""}
   *[other] , past { $past }
}. You haven't seen its guardian yet.
plain-descent-gate = { $which ->
    [near] the near exit
    [far] the far exit
   *[only] the exit
}
plain-descent-gate-word = { $which ->
    [near] near exit
    [far] far exit
   *[only] exit
}
plain-descent-exit-word = exit
plain-descent-gate-words = exit, gate, the exit, the gate
plain-descent-near-gate-words = near gate, near exit, the near gate, the near exit
plain-descent-far-gate-words = far gate, far exit, the far gate, the far exit
plain-descent-square = the square { $place }
plain-descent-gift = Go down with { $what }.
# The health that a gift really adds.
plain-descent-gift-healing = You have { $health } and can have { $most } at most, so it adds { $n ->
    [0] nothing.
   *[other] only { $n }.
}
plain-descent-gift-word = gift { $n }
plain-descent-climb = Climb out. Your { $coins } are safe; if you go down and die, you lose { $lost }.
plain-descent-climb-word = climb
plain-descent-leave = Leave { $what }.
plain-descent-leave-word = leave { $n }
plain-descent-hint = A bot would choose: { $choice }
plain-descent-hint-gate = A good bot would go to the exit, { $n ->
    [one] 1 step away.
   *[other] { $n } steps away.
}
plain-descent-hint-foe = A good bot would go for { $kind ->
    [guardian] the guardian, { $monster },
   *[foe] { $monster },
} { $n ->
    [one] 1 step away.
   *[other] { $n } steps away.
} You win { $chance } of the time. It carries { $what }.

# What leads to a monster whose letter is a command.
plain-descent-go-letter = go { $letter }

# Words that are typed too early or too late; the first lines of each are the words, parted by commas.
plain-descent-climb-words = climb, out, surface
plain-descent-not-now-climb = You can climb out only at the stairs, behind an exit.
plain-descent-gift-words = gift, gifts, take
plain-descent-not-now-gift = You choose a gift at the stairs, behind an exit. Type "{ $stairs }" to see the gifts of this floor.
plain-descent-leave-words = leave, drop
plain-descent-not-now-leave = You leave a thing behind only when you get one more than you can carry.
plain-descent-hook-words = hook, reel
plain-descent-not-now-hook = To reel a rival in, you need a thing with a hook, and a rival in line with you.
plain-descent-not-now-wall = You can't go { $way }: there is a wall.
plain-descent-not-now-closed = You can't go { $way }: the floor has closed there.
# $leave is 1 while the player chooses a thing to leave behind.
plain-descent-walk-first = { $leave ->
    [1] Choose what to leave behind before you walk again.
   *[0] You are at the stairs. Choose what to do here before you walk again.
}

# Walking.
plain-descent-walk-going = You set off for { $what }, { $n ->
    [one] 1 step
   *[other] { $n } steps
} away.
# Embraces on the way cost health.
plain-descent-walk-hugs = On the way a hug costs you { $n } health.
plain-descent-walk-no-way = You can't get to { $what }: no way is open.
# $goal is what is behind the monster, none if the walk leads to the monster.
plain-descent-walk-beside = You are next to { $guardian ->
    [1] the guardian, { $what }
   *[0] { $what }
}{ $goal ->
    [none] {""}
   *[other] , on the way to { $goal }
}. Type "{ $way }" to fight.
plain-descent-walk-arrived-gate = You are beside the exit. Type "{ $way }" to leave the floor.
plain-descent-walk-arrived-square = You are there.
plain-descent-walk-stop-seen = You stop: you see { $what }.
plain-descent-walk-stop-gone = You stop: { $what } is gone.
plain-descent-walk-stop-rival = You stop: { $name } is near.
plain-descent-walk-stop-rival-ahead = { $name } is in the way. Type "{ $way }" to walk into them.
plain-descent-go-how = Type "go" and a monster's name, "exit", or a column and a row, such as "go 5 7".
plain-descent-go-which = You see nobody called "{ $words }" on this floor. Type "go" and a monster's name, "exit", or a column and a row.

# Answers.
plain-descent-where = You are { $place }, on a floor of { $columns } columns and { $rows } rows. { $n ->
    [one] The exit is { $exits }.
   *[other] The exits are { $exits }.
}
plain-descent-not-inside = You aren't on the floor now.
plain-descent-no-monster = You know of no monster here.
plain-descent-foe = { $guardian ->
    [1] { $monster } guards the exit and is level { $level }.
   *[other] { $monster } is level { $level }.
} { $n ->
    [0] There is no way there.
    [one] It is 1 step away.
   *[other] It is { $n } steps away.
}
plain-descent-foe-figures = It has { $health } health, { $strength } strength and { $intelligence } intelligence.
plain-descent-foe-reward = Beat it, and you get { $what }.
# $trick is a limit here: "works only against monsters of level 3 or more".
plain-descent-foe-limit = { $thing } { $trick }.
plain-descent-foe-later = The trick of { $thing } is yours from then on: { $trick }.
plain-descent-odds-win = You win { $chance } of the time against { $monster }.
plain-descent-odds-defeat = If you lose, you have about { $health } health left and no wounds in a row.
# $list has the pieces of gear with the uses that are left.
plain-descent-odds-wear = Your gear has these uses left after the fight: { $list }.
plain-descent-odds-uses = { $exact ->
    [1] { $most }
   *[0] { $least } to { $most }
} for { $thing }
plain-descent-look-what = Type "look" and a monster's name, "exit", or a column and a row.
plain-descent-look-which = You see nobody called "{ $words }" on this floor. Type "look" and a monster's name, "exit", or a column and a row.
plain-descent-look-wall = There is a wall { $place }.
plain-descent-look-closed = The square { $place } has closed.
plain-descent-look-exit = The exit is { $place }.
plain-descent-look-free = The square { $place } is free and { $n ->
    [0] never closes
    [one] closes in 1 lap
   *[other] closes in { $n } laps
}.
plain-descent-look-on = { $what } is { $place }.
plain-descent-outside = The floor has { $columns } columns and { $rows } rows.
plain-descent-alone = You are alone down here, apart from the monsters.
plain-descent-order = The order of this lap is { $names }.
plain-descent-rival = { $name } is { $n ->
    [one] 1 step
   *[other] { $n } steps
} from the exit, with { $health } health and { $coins }.
plain-descent-rival-unseen = { $name } is out of sight, with { $coins }.
plain-descent-rival-left = { $name } has left this floor, with { $coins }.
plain-descent-rival-fallen = { $name } is dead until the next floor, with { $coins }.
plain-descent-rival-climbed = { $name } has climbed out, with { $coins }.
plain-descent-rival-out = { $name } is out of the last exit, with { $coins }.
plain-descent-rival-dead = { $name } is dead, with { $coins }.
plain-descent-stairs-gifts = At the stairs you can take one of these: { $list }.
plain-descent-stairs-last = This is the last floor, so there are no stairs.
plain-descent-stairs-nobody = There is nobody to fight at the stairs.
plain-descent-stairs-pay = { $n ->
    [one] The exit pays { $coins }.
   *[other] The exits pay { $coins }.
}
