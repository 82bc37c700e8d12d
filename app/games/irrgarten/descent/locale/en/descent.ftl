# The words of the Descent: the log, what became of the players, things. No markup, no square
# brackets. $name is a player's name; $monster comes with its article, numbers with decimals as text.

descent-start = { $names }, you start with { $health } of { $most } health. Fight for coins, gear and meals, then beat the guardian of the exit (keys: { $help }).
descent-start-all = { $names } start with { $health } of { $most } health. Climb out alive, and your coins are safe (keys: { $help }).
descent-start-watch = Only bots go down, and you watch (keys: { $help }).
descent-help = Go down floor by floor, beat monsters for their rewards, and get past the guardian of the exit. A guardian that wins a fight heals completely. You can slip past it for half of your health, but then its exit pays no coins and gives no gift. After the bell the floor closes, farthest from the exit first. At each exit you choose: take a gift and go down, or climb out with all your coins.

descent-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
descent-thing-meal = a meal of { $n } health
descent-thing-meals = { $count ->
    [2] two
   *[other] { $count }
} meals of { $n } health
# Things that somebody had, all of the same: "the Library Card (both)".
descent-thing-all = { $thing } ({ $n ->
    [2] both
   *[other] all { $n }
}{ $article ->
    [some] {" "}sets
   *[other] {""}
})
# The second of the same, right after the first: "a Tea Tray and a second one".
descent-thing-another = { $article ->
    [some] a second set
   *[other] a second one
}
descent-thing-the-other = { $article ->
    [some] the other set
   *[other] the other one
}
descent-thing-kind = { $thing } ({ $kind ->
    [shield] shield
   *[weapon] weapon
})
descent-thing-health = { $n } more health
descent-thing-strength = { $amount } more strength
descent-thing-wits = { $amount } more intelligence
# What somebody chooses at the stairs.
# $n is the health after the gift, 0 if nobody has seen it.
descent-gift-health = { $n ->
    [0] health
   *[other] health (now { $n })
}
descent-gift-strength = strength (+{ $amount })
descent-gift-wits = intelligence (+{ $amount })

# The kinds of floor: a name, and what is different there.
descent-kind-plain = an ordinary floor
    .about = Nothing is different here. Suspicious.
descent-kind-flooded = the flooded floor
    .about = The water rises, so the bell rings early.
descent-kind-market = the market
    .about = Every monster has a weapon or a shield.
descent-kind-larder = the larder
    .about = Every monster has a meal. The guardian has gear, and no lunch.
descent-kind-crowd = the crowd
    .about = More monsters, each a level lower, but the guardian isn't weaker.
descent-kind-dark = the dark floor
    .about = Somebody forgot to pay for the light. You can see { $n } squares and no more.
descent-kind-two-doors = the one with two doors
    .about = Each exit has its guardian. The farther one pays for the floor twice.

# What the next floor pays, at the stairs: coins, $double for the farther one of two exits.
descent-pays-one = Its exit pays { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
descent-pays-two = The near exit pays { $n } coins, the far one { $double }.
descent-pays-last-one = The last exit pays { $n } coins, and 1 for each point of health.
descent-pays-last-two = The last exits pay { $n } and { $double } coins, and 1 for each point of health.
descent-pays-foes = { $doors ->
    [two] Each
   *[one] Its
} guardian pays { $n } coins, other monsters { $least } to { $most }.

# What an action does.
descent-do-gift = Take { $what ->
    [0] gift { $n }
   *[other] { $what }
} and go down
descent-do-climb = Climb out with your coins
descent-do-leave = Leave { $what } behind
descent-do-hook = Reel in { $rival } and change places

descent-do-slip = Slip past the guardian

# The state of a match in a line, and a line a player.
descent-state = Floor { $n } of { $floors }. { $rung ->
    [1] The bell has rung.
   *[other] { $bell ->
        [one] The bell rings at the end of this lap.
       *[other] The bell rings in { $bell } laps.
    }
}
descent-state-seat = { $health ->
    [-1] { $name }: { $coins }
    [0] { $name }: { $coins }, no health
   *[other] { $name }: { $coins }, { $health } health
}
descent-result = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}

# The log: a fight. The causes come in brackets at the end.
descent-loses = { $name } loses to { $monster }
descent-dies = { $variant ->
    [0] { $name } dies fighting { $monster }
    [1] { $name } dies at the hands of { $monster }
   *[2] { $name } is killed by { $monster }
}
descent-and-loses = loses { $what }
# The weapons and shields that a death in company costs.
descent-gear-lost = gear
# In brackets after a death in company: the floor on which the player is alive again.
descent-back-on = back on floor { $n }
# $n of the $all coins that the player had.
descent-coins-of = { $n } of { $all } coins
# Coins that a monster had taken from somebody; $own from its winner.
descent-coins-back = { $own ->
    [1] { $n ->
        [one] 1 of the coins was lost here before
       *[other] { $n } of the coins were lost here before
    }
   *[0] { $n ->
        [one] 1 of the coins was { $name }'s
       *[other] { $n } of the coins were { $name }'s
    }
}
# The guardian has lost: a sentence after that of the fight.
descent-exit-open = The exit is open.
descent-and-hands-over = hands over { $what }
descent-and-wears-out = wears out { $what }
descent-and-blown = lands back at the start
descent-detail-spikes = The block stings { $monster }, which { $left ->
    [0] dies.
   *[other] has { $left } health left.
}
# What a trick did, in the brackets or in a sentence behind them, and in another under the fight.
descent-mends = the monster heals
descent-mends-detail = { $monster } licks its wounds and is as good as new.
descent-slow = The floor closes { $n ->
    [one] 1 lap
   *[other] { $n } laps
} sooner.
descent-slow-detail = The fight with { $monster } takes as long as { $n ->
    [one] a lap, so the floor closes that much sooner.
   *[other] { $n } laps, so the floor closes that much sooner.
}

# Where a line of the log belongs.
descent-place = Floor { $n }, lap { $lap }

# The log: everything else.
descent-floor = Floor { $n } begins.
descent-floor-special = Floor { $n } begins: { $what }.
descent-shoves = { $variant ->
    [0] { $name } shoves { $rival } { $way }.
    [1] { $name } shoves { $rival } { $way } with both hands.
    [2] { $name } shoves { $rival } { $way } with an elbow.
    [3] { $name } shoves { $rival } { $way } and calls it help.
   *[4] { $name } shoves { $rival } { $way } from behind.
}
# $monster was behind the rival.
descent-shoves-into = { $variant ->
    [0] { $name } shoves { $rival } into { $monster }.
    [1] { $name } introduces { $rival } to { $monster } with a shove.
    [2] { $name } lets { $rival } go first, into { $monster }.
    [3] { $name } holds the door for { $rival }, and behind it is { $monster }.
   *[4] { $name } volunteers { $rival } to fight { $monster }.
}
descent-swaps = { $variant ->
    [0] { $name } squeezes past { $rival }, and they change places.
    [1] { $name } changes places with { $rival }.
    [2] { $name } and { $rival } dance round each other and change places.
   *[3] { $name } climbs over { $rival }, and they change places.
}
descent-hooks = { $name } reels { $rival } in, and they change places.
descent-hugs = { $variant ->
    [0] { $monster } hugs { $name }, who loses { $n } health.
    [1] { $monster } gives { $name } a hug that costs { $n } health.
   *[2] A hug from { $monster } costs { $name } { $n } health.
}
descent-slips = { $variant ->
    [0] { $name } slips past { $monster } for { $n } health.
    [1] { $name } crawls past { $monster } and loses { $n } health.
   *[2] { $name } runs past { $monster }, who collects { $n } health.
}
descent-and-returns = hands back { $what }
descent-closes = The floor closes over { $name }, who dies{ $n ->
    [0] {""}
   *[other] {" "}and loses { $coins }
}{ $back ->
    [0] .
   *[other] {" "}(back on floor { $back }).
}
descent-dies-unseen = { $name } dies out of sight{ $n ->
    [0] {""}
   *[other] {" "}and loses { $coins }
}{ $back ->
    [0] .
   *[other] {" "}(back on floor { $back }).
}
descent-pays = { $variant ->
    [0] You can't see how, but { $name } gets { $coins }.
    [1] Somewhere out of sight, { $name } gets { $coins }.
    [2] Something clinks in the distance: { $coins } for { $name }.
   *[3] { $name } gets { $coins } where you can't see it.
}
descent-climbs = { $name } climbs out with { $coins } and doesn't look back.
descent-leaves = { $place ->
    [1] { $name } is the first to leave floor { $n }
   *[other] { $name } leaves floor { $n }
}
descent-leaves-last = { $name } walks out of the last exit
descent-takes = { $name } takes { $what }
descent-takes-points = { $name } chooses { $what }
descent-takes-nothing = { $name } leaves the gift on the stairs
# The thing that a player without room for all leaves, where the log already has the fight.
descent-leaves-behind = { $name } leaves { $what } behind.
descent-and-down = goes down
descent-swallows = { $variant ->
    [0] The closing floor swallows { $monster }.
    [2] { $monster } goes down with the floor.
    [3] The floor closes over { $monster }, and that's that.
    [4] Where { $monster } was, there is no floor any more.
   *[1] { $monster } sinks with its square.
}
descent-bell = The bell rings. The floor closes, farthest from the exit first.
descent-bell-soon = the bell rings in { $n ->
    [one] 1 lap
   *[other] { $n } laps
}
descent-pushed = The closing floor pushes { $name } on and costs 1 health ({ $health } left).

# The end. A match alone ends with the player's fate.
descent-over-alone = The Descent is over, and { $name } keeps { $coins }.
descent-over-safe = { $n ->
    [one] { $names } wins with { $coins }!
   *[other] { $names } share the win with { $coins } each!
}
descent-over-lost = Nobody comes out alive. { $n ->
    [one] { $names } wins with { $coins }.
   *[other] { $names } share the win with { $coins } each.
}
descent-over-cap = This match has lasted far too long, so it ends here.
# Alone, where the log has already said how it ended.
descent-fate-alone = { $name } got to floor { $n } of { $floors }.
descent-fate-inside = { $name } was still on floor { $n }, with { $coins }.
descent-fate-climbed = { $name } climbed out of floor { $n } with { $coins }.
descent-fate-out = { $name } came out of the last exit with { $coins }.
descent-fate-died = { $name } was killed on floor { $n } by { $monster }, with { $coins }.
descent-fate-closed = { $name } was too slow for floor { $n } and died with { $coins }.
descent-note-inside = was still on floor { $n }
descent-note-climbed = climbed out of floor { $n }
descent-note-out = came out of the last exit
descent-note-died = was killed on floor { $n } by { $monster }
descent-note-closed = was too slow and died on floor { $n }
