# The words of a game of Hammerspace: log lines, odds, bots; what cards say is in hammer.ftl.
# Never markup, never square brackets in a text. $name and $whom are players or the monster by name,
# $card, $cards and $own main cards by name, $what a clause or what acts; numbers with decimals come
# as text. Most are clauses: their subject's name comes before them, or goes without saying.

hammerspace-title = Hammerspace

# Joints and names.
hammerspace-named = { $article ->
   *[other] the { $name }
}
hammerspace-monster = the monster
hammerspace-someone = somebody
hammerspace-also-to = { $name }
hammerspace-several = { $n } players
hammerspace-hidden = a face-down card
hammerspace-hidden-of = a face-down card of { $name }'s
hammerspace-quoted = "{ $what }"
hammerspace-effect = an effect
hammerspace-aside = { $what } ({ $aside })
hammerspace-thanks = { $what } thanks to { $source }
hammerspace-passed-by = { $what } by { $source }
hammerspace-because = { $what } from { $source }
hammerspace-due-to = { $source }
hammerspace-led = because of { $source }, { $what }
hammerspace-from = { $what } from { $source }
hammerspace-timer-waits = the timer is paused while a monster is in play
hammerspace-timer-over = the timer is off: there are no monsters left
hammerspace-monster-away = no monster is in play
hammerspace-line = { $what }.
hammerspace-told = { $lead }: { $what }
hammerspace-which = { $lead }, which { $what }
hammerspace-reward-of = { $name }'s reward for { $monster }
hammerspace-reward-for = the reward for { $monster }
hammerspace-trophy-of = { $name }'s trophy from { $monster }
hammerspace-trophy-for = the trophy from { $monster }
hammerspace-owned = { $name }'s { $what }
hammerspace-does = { $name } { $what }
hammerspace-and = { $one } and { $two }
hammerspace-and-last = { $one }, and { $two }
hammerspace-and-then = { $one }, and { $two }
hammerspace-apart = { $one }. { $two }
hammerspace-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
hammerspace-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
hammerspace-times = { $n ->
    [one] next time
   *[other] next { $n } times
}
hammerspace-times-attack = { $n ->
    [one] next attack
   *[other] next { $n } attacks
}
hammerspace-for-turns = { $what } for { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
hammerspace-until = { $what } { $span }
hammerspace-within = { $said ->
    [1] within { $turns }
   *[0] { $uses } within { $turns }
}

# Attacks: a line for each defender, with the result and then the dice. -with is a card or an effect,
# -by goes without, -also is a further defender of the same attack. The verb of a hit has the type of
# the attack in $kind, and grazes, hits or clobbers by its margin; one that is absorbed takes nothing.
hammerspace-grazes = { $kind ->
    [melee] taps
    [fire] singes
    [ice] nips
    [biological] bothers
    [corrosive] spatters
    [electric] tickles
    [plasma] dazzles
   *[projectile] grazes
}
hammerspace-hits = { $kind ->
    [melee] whacks
    [fire] toasts
    [ice] chills
    [biological] sickens
    [corrosive] stings
    [electric] zaps
    [plasma] scorches
   *[projectile] hits
}
hammerspace-clobbers = { $kind ->
    [melee] flattens
    [fire] roasts
    [ice] buries
    [biological] floors
    [corrosive] drenches
    [electric] fries
    [plasma] melts
   *[projectile] clobbers
}
hammerspace-attacks-with = { $name } attacks { $whom } with { $what }
hammerspace-attacks-by = { $name } attacks { $whom }
hammerspace-attacks-also = { $name } also attacks { $whom }
hammerspace-strikes-with = { $name } { $verb } { $whom } with { $what }
hammerspace-strikes-by = { $name } { $verb } { $whom }
hammerspace-strikes-also = { $nth ->
    [2] { $name } then { $verb } { $whom }
   *[other] { $name } also { $verb } { $whom }
}
hammerspace-knocks-out-with = { $name } knocks { $whom } OUT with { $what }
hammerspace-knocks-out-by = { $name } knocks { $whom } OUT
hammerspace-knocks-out-also = { $name } also knocks { $whom } OUT
hammerspace-kills-with = { $name } KILLS { $whom } with { $what }
hammerspace-kills-by = { $name } KILLS { $whom }
hammerspace-kills-also = { $name } also KILLS { $whom }
hammerspace-blocked-with = { $whom } blocks { $what } with { $cards }
hammerspace-blocked-by = { $whom } blocks { $name } with { $cards }
hammerspace-saved-with = { $savers ->
    [one] { $source } saves
   *[other] { $source } save
} { $whom } from { $what }
hammerspace-saved-by = { $savers ->
    [one] { $source } saves
   *[other] { $source } save
} { $whom } from { $name }
hammerspace-throws-on = { $count ->
    [one] { $source } passes
   *[other] { $source } pass
} { $n } damage on to { $name }
hammerspace-throws-back = { $count ->
    [one] { $source } throws
   *[other] { $source } throw
} { $n } damage back at { $name }
hammerspace-absorbed-with = { $name } attacks { $whom } with { $what }, but { $whom } loses nothing
hammerspace-absorbed-by = { $name } attacks { $whom }, but { $whom } loses nothing
hammerspace-absorbed-also = { $name } also attacks { $whom }, but { $whom } loses nothing
hammerspace-costs = { $what } for { $n } damage
hammerspace-but = { $lead }, but { $what }
hammerspace-misses-with = { $name } misses { $whom } with { $what }
hammerspace-misses-by = { $name } misses { $whom }
hammerspace-misses-also = { $name } misses { $whom }
hammerspace-against = { $power } against { $against }
hammerspace-past = { $dice } with { $cards }
hammerspace-typed = { $type } { $power }
hammerspace-sum = { $points }+{ $die }={ $total }
hammerspace-sum-crown = { $points }+{ $die }+crown { $crown }={ $total }
hammerspace-sum-against = { $points }+{ $die }={ $total }
hammerspace-lone-die = { $n }

# Clauses: life.
hammerspace-loses = loses { $n } life ({ $life } left)
hammerspace-lose-each = { $names } lose { $n } life each ({ $same ->
    [1] { $left } left each
   *[0] { $left } left
})
hammerspace-lose-nothing = { $n ->
    [one] { $names } loses nothing
   *[other] { $names } lose nothing
}
hammerspace-skip-each = { $n ->
    [one] { $names } lose their next turns
   *[other] { $names } lose their next { $n } turns
}
hammerspace-loses-last = loses { $n } life
hammerspace-loses-instead = loses { $n } life instead of { $name }
hammerspace-makes-lose = { $source } { $count ->
    [one] makes
   *[other] make
} { $whom } lose { $n } life instead of { $name }
hammerspace-gains = gains { $n } life ({ $life } now)
hammerspace-taxed = { $gain }, but { $source } { $count ->
    [one] takes
   *[other] take
} { $n } ({ $life } left) for { $name } ({ $own } now)
hammerspace-last-life = it takes your last life
hammerspace-falls = is OUT
hammerspace-dies = DIES
hammerspace-takes-over = becomes the keeper of { $monster }
hammerspace-less = loses { $n } less life
hammerspace-more = loses { $n } more life
hammerspace-passes = passes { $n } of the loss on to { $name }
hammerspace-survives = survives
hammerspace-ignores-skip = loses no turn
hammerspace-ignores-touch = keeps every card
hammerspace-spares-life = { $source } { $count ->
    [one] saves
   *[other] save
} { $name } { $n } life
hammerspace-adds-life = { $source } { $count ->
    [one] costs
   *[other] cost
} { $name } { $n } more life
hammerspace-passes-on = { $source } { $count ->
    [one] passes
   *[other] pass
} { $n } of { $name }'s loss on to { $whom }
hammerspace-protects-skip = { $source } { $count ->
    [one] saves
   *[other] save
} { $name }'s turn
hammerspace-protects-touch = { $source } { $count ->
    [one] protects
   *[other] protect
} { $name }'s cards
hammerspace-saves = { $source } { $count ->
    [one] saves
   *[other] save
} { $name } from going out
hammerspace-leaves = { $source } { $count ->
    [one] leaves
   *[other] leave
} { $name } 1 life
hammerspace-stays = survives with 1 life
hammerspace-skips = { $n ->
    [one] loses their next turn
   *[other] loses their next { $n } turns
}
hammerspace-trophy = gets a trophy
hammerspace-wins-trophy = { $name } wins a trophy from { $monster }
hammerspace-for-good = for good
hammerspace-lasts = { $n ->
    [one] { $what } affects { $name }
   *[other] { $what } affect { $name }
}
hammerspace-ends = { $n ->
    [one] { $what } no longer affects { $name }
   *[other] { $what } no longer affect { $name }
}

# What a cause does: its card, character or monster is the subject. -them are joined in $list.
hammerspace-costs-them = { $count ->
    [one] costs
   *[other] cost
} { $list }
hammerspace-costs-all-them = { $count ->
    [one] costs
   *[other] cost
} { $list }
hammerspace-also = { $count ->
    [one] it { $what }
   *[other] they { $what }
}
hammerspace-gives-them = { $count ->
    [one] gives
   *[other] give
} { $list }
hammerspace-makes-them = { $count ->
    [one] makes
   *[other] make
} { $list }
hammerspace-soaks-them = { $count ->
    [one] soaks
   *[other] soak
} { $list }
hammerspace-greases-them = { $count ->
    [one] greases
   *[other] grease
} { $list }
hammerspace-dazes-them = { $count ->
    [one] dazes
   *[other] daze
} { $list }
hammerspace-turns-down-them = { $count ->
    [one] makes
   *[other] make
} { $list } face down next turn (if possible)
hammerspace-turns-up-them = { $count ->
    [one] makes
   *[other] make
} { $list } face up next turn
hammerspace-deed-loss = { $name } { $n } life ({ $life } left)
hammerspace-deed-loss-last = { $name } { $n } life
hammerspace-deed-each = { $names } { $n } life each ({ $same ->
    [1] { $left } left each
   *[0] { $left } left
})
hammerspace-deed-instead = { $whom } { $n } life instead of { $name }
hammerspace-deed-gain = { $name } { $n } life ({ $life } now)
hammerspace-deed-turns = { $n ->
    [one] { $name } their next turn
   *[other] { $name } their next { $n } turns
}
hammerspace-deed-turns-each = { $n ->
    [one] { $names } their next turns
   *[other] { $names } their next { $n } turns each
}
hammerspace-deed-turn = { $n ->
    [one] { $name } turn card { $cards }
   *[other] { $name } turn cards { $cards }
}
hammerspace-deed-mark = { $name }
hammerspace-deed-next = { $name } +{ $n } to the next attack
hammerspace-deed-weakens = { $count ->
    [one] takes
   *[other] take
} { $n } off { $name }'s attacks
hammerspace-deed-discard = { $name } discard { $cards }
hammerspace-deed-sooner = { $count ->
    [one] brings
   *[other] bring
} the next monster { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} sooner
hammerspace-deed-later = { $count ->
    [one] delays
   *[other] delay
} the next monster by { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
hammerspace-lets-reroll-attack = { $count ->
    [one] lets
   *[other] let
} { $name } reroll the attack die (was { $before }, now { $die })
hammerspace-lets-reroll-defence = { $count ->
    [one] lets
   *[other] let
} { $name } reroll the defence die (was { $before }, now { $die })
hammerspace-makes-reroll-attack = { $count ->
    [one] makes
   *[other] make
} { $name } reroll the attack die (was { $before }, now { $die })
hammerspace-makes-reroll-defence = { $count ->
    [one] makes
   *[other] make
} { $name } reroll the defence die (was { $before }, now { $die })
hammerspace-lets-peek = { $count ->
    [one] lets
   *[other] let
} { $name } look at { $whom }'s card { $slot }
hammerspace-lets-take = { $count ->
    [one] lets
   *[other] let
} { $name } take { $card } from { $whom }
hammerspace-lets-swap = { $count ->
    [one] lets
   *[other] let
} { $name } swap { $own } for { $theirs }

# Clauses: dice. -note is in brackets beside what came of it; $dice "3+5" or hammerspace-needed.
hammerspace-note-left = { $life } left
hammerspace-note-life = { $life } life left
hammerspace-note-had = from { $life } life
hammerspace-note-mark = { $n } more from { $mark }
hammerspace-note-reroll = { $source } { $count ->
    [one] rerolls
   *[other] reroll
} { $name }'s { $before }
hammerspace-note-less = { $n } less
hammerspace-note-less-own = { $name } takes { $n } less
hammerspace-note-more = { $n } more
hammerspace-note-thrown = { $source } { $count ->
    [one] throws
   *[other] throw
} { $n } back at { $name }, { $life } left
hammerspace-note-handed = { $source } { $count ->
    [one] passes
   *[other] pass
} { $n } on to { $name }, { $life } left
hammerspace-note-back = { $n } thrown back
hammerspace-note-passes = { $n } passed on to { $name }
hammerspace-note-thanks-to-roll = { $what }: { $dice }
hammerspace-note-dice = rolled { $dice }
hammerspace-note-damage = damage { $dice }
hammerspace-note-needed = { $least ->
    [6] rolled { $die }, needed 6
   *[other] rolled { $die }, needed { $least }+
}
hammerspace-needed = { $least ->
    [6] { $die }, needed 6
   *[other] { $die }, needed { $least }+
}
hammerspace-rolled = rolls { $dice }
hammerspace-rolled-for = rolls { $dice } for { $what }
hammerspace-makes-roll = rolls a { $die } (needed { $least ->
    [6] 6
   *[other] { $least }+
})
hammerspace-makes-roll-for = rolls a { $die } for { $what } (needed { $least ->
    [6] 6
   *[other] { $least }+
})
hammerspace-fails-roll = rolls only a { $die } (needed { $least ->
    [6] 6
   *[other] { $least }+
})
hammerspace-fails-roll-for = rolls only a { $die } for { $what } (needed { $least ->
    [6] 6
   *[other] { $least }+
})
hammerspace-nothing-roll = { $what } { $count ->
    [one] { $die ->
        [1] trips up
        [2] does nothing
       *[other] misses the cue
    }
   *[other] { $die ->
        [1] trip up
        [2] do nothing
       *[other] miss the cue
    }
} (rolled { $dice })
hammerspace-may-use = may use { $what } (rolled { $dice })
hammerspace-declines = could use { $what } but doesn't (rolled { $dice })
hammerspace-not-kept = can't keep { $cards }
hammerspace-can-keep = may keep { $card } (rolled { $dice })
hammerspace-fails-keep = can't keep { $card } (rolled { $dice })
hammerspace-a-card = a card
hammerspace-rerolls-attack = rerolls the attack die (was { $before }, now { $die })
hammerspace-rerolls-defence = rerolls the defence die (was { $before }, now { $die })

# Clauses: cards. A card has the number of its slot.
hammerspace-plays = { $name } plays { $card }
hammerspace-keeps = keeps { $card }
hammerspace-boosts = gets +{ $n } to the attack
hammerspace-marked = { $kind ->
    [soak] is soaked
    [grease] is greased
   *[daze] is dazed
}
hammerspace-marked-each = { $kind ->
    [soak] { $names } are soaked
    [grease] { $names } are greased
   *[daze] { $names } are dazed
}
hammerspace-mark-reason = { $kind ->
    [soak] being soaked
    [grease] being greased
   *[daze] being dazed
}
hammerspace-mark-spent = loses { $n } more from { $mark }
hammerspace-mark-over = { $kind ->
    [soak] is dry again
    [grease] has wiped off the grease
   *[daze] is no longer dazed
}
hammerspace-feeds = feeds { $cards } to { $monster }
hammerspace-redrawn = draws { $card }
hammerspace-discards = discards { $cards }
hammerspace-hands = hands { $cards } to { $card } (+{ $n } to the attack)
hammerspace-loads = loads { $card } with { $cards } (+{ $n } to the attack)
hammerspace-pays = pays { $source } { $n } life
hammerspace-takes = takes { $card } from { $name }
hammerspace-swaps = swaps { $own } for { $theirs }
hammerspace-is = { $name }'s card { $slot } is { $card }
hammerspace-peeks = looks at { $name }'s card { $slot }
hammerspace-gives-up = { $n ->
    [one] could keep { $cards } but discards it
   *[other] could keep { $cards } but discards them
}
hammerspace-ordered-up = { $n ->
    [one] must turn card { $cards } face up next turn
   *[other] must turn cards { $cards } face up next turn
}
hammerspace-ordered-down = { $n ->
    [one] must turn card { $cards } face down next turn (if possible)
   *[other] must turn cards { $cards } face down next turn (if possible)
}
hammerspace-turns-up = turns { $card } (card { $slot }) face up
hammerspace-up-too = { $card } (card { $slot }) face up
hammerspace-up-more = { $card } (card { $slot }) face up
hammerspace-down-too = card { $slot } face down
hammerspace-turns-down = turns card { $slot } face down
hammerspace-lapsed-gone = leaves card { $slot } as it is: it is a new one
hammerspace-lapsed-limit = leaves card { $slot } face up: another card is face down already

# Clauses: the set-up.
hammerspace-shows = lays out { $cards }
hammerspace-shows-but = turns card { $slot } face down and lays out { $cards }
hammerspace-offered = draws the characters { $names }
hammerspace-drops = discards { $card }
hammerspace-drops-of-three = draws three characters, discards { $card }
hammerspace-plays-as = plays as { $names }
hammerspace-start = Players roll to see who starts ({ $rolls }).
hammerspace-start-tied = { $names } tie and roll again ({ $rolls }).
hammerspace-later = To make up for going later, { $list }.
hammerspace-late = { $more ->
    [1] { $name } with { $life }
   *[0] { $name } starts with { $life } life
}
hammerspace-starts = { $name } goes first ({ $rolls }).

# Whole lines.
hammerspace-draws = { $name } draws { $cards }
hammerspace-draws-too = { $name } { $cards }
hammerspace-redraws = { $name } has nothing to play, changes all four cards and loses the turn.
hammerspace-loses-turn-effect = { $name } loses this turn because of { $what }.
hammerspace-loses-turn-no-cards = { $name } has no cards and loses this turn.
hammerspace-extra = { $name } takes an extra turn
hammerspace-no-result = { $what }, but nothing comes of it
hammerspace-left = { $name } leaves { $cards } behind.
hammerspace-came = { $name } draws { $monster } ({ $life } life) and becomes its keeper.
hammerspace-monster-rolls = { $keeper } rolls for { $monster }
hammerspace-monster-acts = { $keeper } rolls "{ $action }" for { $monster }
hammerspace-monster-idle = { $what }, but nothing comes of it
hammerspace-monster-full = { $what }, but { $n ->
    [one] { $names } has fed it
   *[other] { $names } have fed it
}
hammerspace-crown-now = { $name } has the crown now.
hammerspace-crown-nobody = Nobody has the crown now.
hammerspace-lays = { $name } lays a new card face down (card { $slot }).
hammerspace-lays-known = { $name } lays { $card } face down (card { $slot }).
hammerspace-rolled-total = { $what } (the dice show { $n }).
hammerspace-reshuffled-cards = { $n ->
    [one] The deck is empty: { $n } discarded card becomes the new one.
   *[other] The deck is empty: { $n } discarded cards are shuffled into a new one.
}
hammerspace-reshuffled-monsters = { $n ->
    [one] Every monster is dead: { $n } comes back as the new deck.
   *[other] Every monster is dead: all { $n } are shuffled into a new deck.
}
hammerspace-time-up = Time is up: this turn is the last.
hammerspace-over-last = { $n ->
    [one] { $names } is the last one standing and wins!
   *[other] { $names } go out together and share the win!
}
hammerspace-over-time = Time is up: { $n ->
    [one] { $names } has the most life and wins!
   *[other] { $names } tie for the most life and share the win!
}
hammerspace-over-nobody = The match has lasted far too long and ends without a winner.

# Under a line of the log, when it is opened.
hammerspace-detail-attack = { $name } attacks with { $power } ({ $type } { $n }, die { $die }).
hammerspace-detail-rolled = { $name } rolls { $dice }.
hammerspace-detail-defence = { $name } defends with { $card } ({ $n }).
hammerspace-detail-stand = { $points ->
    [0] { $name } defends with a die alone and rolls { $die }.
   *[other] { $name } defends with { $power } (points { $points }, die { $die }).
}
hammerspace-detail-out = The old cards are { $cards }.
hammerspace-detail-in = The new cards are { $cards }.
hammerspace-detail-reward = If you kill it: { $reward }.

# What a bot thinks: with a seat's name before it. `.do` is the same as advice. $worth is life points, as text.
hammerspace-bot-says = { $name } { $words }.
hammerspace-bot-whim = decides at random
hammerspace-bot-played-ahead = tries out every choice { $worlds } times in its head; this one wins most often, about { $chance }
hammerspace-bot-goes-on = keeps to its plan
hammerspace-bot-only-choice = has no other choice
    .do = you have no other choice
hammerspace-bot-only-hits-whom = can play only { $card }, and attacks { $parties }
    .do = play { $card }, your only choice, and attack { $parties }
hammerspace-bot-hides-nothing = turns nothing face down, since no card here is worth it
    .do = turn nothing face down, since no card here is worth it
hammerspace-bot-hides-no-guard = turns nothing face down: { $card } has a Spring, but can't defend like that
    .do = turn nothing face down: { $card } has a Spring, but can't defend like that
hammerspace-bot-hides-card = turns { $card } face down
    .do = turn { $card } face down
hammerspace-bot-hides-spring = turns { $card } face down, so that its Spring counts when it is turned up
    .do = turn { $card } face down, so that its Spring counts when you turn it up
hammerspace-bot-feeds-monster = feeds the monster { $card }, since its next roll may cost about { $worth } life
    .do = feed the monster { $card }, since its next roll may cost about { $worth } life
hammerspace-bot-feeds-nothing = doesn't feed the monster: { $card } is worth more
    .do = don't feed the monster: { $card } is worth more
hammerspace-bot-makes-do = adds { $card }, which saves about { $worth } life
    .do = add { $card }, which saves about { $worth } life
hammerspace-bot-adds-nothing = adds nothing: { $card } is worth more
    .do = add nothing: { $card } is worth more
hammerspace-bot-drops-least = discards { $character }, the weakest of the three
    .do = discard { $character }, the weakest of the three
hammerspace-bot-leaves-cards = leaves the cards as they are
    .do = leave the cards as they are
hammerspace-bot-turns-for-effect = turns { $card } for its effect, worth { $worth } life
    .do = turn { $card } for its effect, worth { $worth } life
hammerspace-bot-readies-card = turns { $card } face up to use it
    .do = turn { $card } face up to use it
hammerspace-bot-readies-spring = turns { $card } face up for its Spring
    .do = turn { $card } face up for its Spring
hammerspace-bot-hits-hardest = { $little ->
    [1] attacks with { $card }, for want of anything better
   *[0] attacks with { $card }, worth { $worth } life in all
}
    .do = { $little ->
        [1] attack with { $card }, for want of anything better
       *[0] attack with { $card }, worth { $worth } life in all
    }
hammerspace-bot-hits-whom = { $little ->
    [1] attacks { $parties } with { $card }, for want of anything better
   *[0] attacks { $parties } with { $card }, worth { $worth } life in all
}
    .do = { $little ->
        [1] attack { $parties } with { $card }, for want of anything better
       *[0] attack { $parties } with { $card }, worth { $worth } life in all
    }
hammerspace-bot-biggest-number = attacks with { $card }, the biggest number in hand
    .do = attack with { $card }, the biggest number in hand
hammerspace-bot-weakest-rival = attacks { $party }, who has the least life
    .do = attack { $party }, who has the least life
hammerspace-bot-serves-best = plays { $card }, worth { $worth } life in all
    .do = play { $card }, worth { $worth } life in all
hammerspace-bot-best-target = { $little ->
    [1] attacks { $party }, for want of anything better
   *[0] attacks { $party }, worth { $worth } life in all
}
    .do = { $little ->
        [1] attack { $party }, for want of anything better
       *[0] attack { $party }, worth { $worth } life in all
    }
hammerspace-bot-enough-targets = attacks nobody else, since it wouldn't pay
    .do = attack nobody else, since it wouldn't pay
hammerspace-bot-stops-it = uses { $card }, which covers the attack
    .do = use { $card }, which covers the attack
hammerspace-bot-saves-cards = uses { $card } and saves the better ones
    .do = use { $card } and save the better ones
hammerspace-bot-worth-it = uses the effect, worth { $worth } life
    .do = use the effect, worth { $worth } life
hammerspace-bot-not-worth-it = skips the effect, worth { $worth } life
    .do = skip the effect, worth { $worth } life
hammerspace-bot-best-option = chooses this: { $option } ({ $worth } life)
    .do = choose this: { $option } ({ $worth } life)
hammerspace-bot-best-player = picks { $party }, worth { $worth } life in all
    .do = pick { $party }, worth { $worth } life in all
hammerspace-bot-best-card = picks { $card } ({ $name }), the best card
    .do = pick { $card } ({ $name }), the best card
hammerspace-bot-least-card = gives { $card }, the least useful card
    .do = give { $card }, the least useful card
hammerspace-bot-worth-keeping = keeps { $card }, since a new card would be worth less
    .do = keep { $card }, since a new card would be worth less
hammerspace-bot-new-card-better = discards { $card }, since a new card should be worth more
    .do = discard { $card }, since a new card should be worth more

# After a hint: what makes its attack stronger.
hammerspace-hint-more = { $words }: { $what }
hammerspace-hint-crown = { $n } more from the crown

# What other seats hear of it: nothing that depends on what lies face down.
hammerspace-bot-public-done = stops there
hammerspace-bot-public-keep = keeps the card, since a new one would be worth less
hammerspace-bot-public-discard = discards the card, since a new one should be worth more
hammerspace-bot-public-yes = uses the effect
hammerspace-bot-public-no = skips the effect
hammerspace-bot-public-option = takes the best option
hammerspace-bot-public-up = turns a card face up
hammerspace-bot-public-down = turns a card face down
hammerspace-bot-public-play = plays the best card
hammerspace-bot-public-defend = defends with the least useful card
hammerspace-bot-public-drop = discards the weakest character
hammerspace-bot-public-target = attacks where it pays most
hammerspace-bot-public-pick = picks the best player for it
hammerspace-bot-public-card = picks the best card

# Odds: $mean and $worst are life points on average, as text.
hammerspace-about = about { $n }
hammerspace-odds-die = d6
hammerspace-odds-against = { $attack } against { $defence }
hammerspace-odds-crowned = { $power } + crown { $n }
hammerspace-odds-no-damage = no damage
hammerspace-odds-damage = damage { $n }
hammerspace-odds-hardly = damage { $least }-{ $most }, almost never
hammerspace-odds-about = damage { $least }-{ $most }, { $about }
hammerspace-odds-between = damage { $least }-{ $most }, about { $mean } to { $worst }
hammerspace-odds-nothing = misses { $chance }
hammerspace-odds-kills = { $whom ->
    [monster] kills { $chance }
   *[player] out { $chance }
}
hammerspace-odds-answer = { $when ->
    [sure] { $who } attacks back
    [hit] on a hit { $who } attacks back
   *[miss] on a miss { $who } attacks back
}{ $how ->
    [never] {""}
   *[perhaps] {" "}(you out { $chance })
}
hammerspace-odds-back-out = { $back } (you out { $chance })
hammerspace-odds-back = costs you { $n }
hammerspace-odds-back-about = costs you { $least }-{ $most }, { $about }
hammerspace-odds-back-hardly = costs you { $least }-{ $most }, almost never
hammerspace-odds-brief = { $mean } ({ $least }-{ $most })

# What odds count besides points and dice: parts of a row.
hammerspace-counts-mark = { $mark } (+{ $n } on a hit)
hammerspace-counts-own = { $count ->
   *[other] your { $name }
}

# What changed for you while others played: parts of one sentence.
hammerspace-since-lost = you have lost { $list }
hammerspace-since-life = { $n } life ({ $life } left)
hammerspace-since-cards = { $n } of your cards are new
hammerspace-since-gone = { $cards } { $n ->
    [one] is
   *[other] are
} gone
hammerspace-since-turn = you have been made to skip your next turn
hammerspace-since-gained = you have gained { $n } life (now { $life })
hammerspace-since-card-up = { $card } { $n ->
    [one] has
   *[other] have
} been turned up
hammerspace-since-card-down = { $card } { $n ->
    [one] has
   *[other] have
} been turned down
hammerspace-since-out = { $name } has gone out
hammerspace-since-keeper = you have become the keeper of { $monster }
hammerspace-since-mark = { $kind ->
    [soak] you are soaked
    [grease] you are greased
   *[daze] you are dazed
}
hammerspace-since-lasting = { $n ->
    [one] { $card } acts on you now
   *[other] { $card } act on you now
}
hammerspace-since-help = { $n ->
    [one] { $card } helps you now
   *[other] { $card } help you now
}
hammerspace-since-crown-won = you have won the crown
hammerspace-since-crown = the crown

# Decisions as "you" make them, after "if you".
hammerspace-plan-hide-none = turn nothing face down
    .did = turned nothing face down
hammerspace-plan-turn-none = leave every card as it is
    .did = left every card as it was
hammerspace-plan-target-none = attack nobody else
    .did = attacked nobody else
hammerspace-plan-defend-none = use no other card
    .did = used no other card
hammerspace-plan-lay-none = leave the new card face up
    .did = left the new card face up
hammerspace-plan-feed-none = feed the monster nothing
    .did = fed the monster nothing
hammerspace-plan-shift-none = add no other defence
    .did = added no other defence
hammerspace-plan-feed = feed { $card } to { $name }
    .did = fed { $card } to { $name }
hammerspace-plan-keep = keep { $card }
    .did = kept { $card }
hammerspace-plan-discard = discard { $card }
    .did = discarded { $card }
hammerspace-plan-up = turn { $card } face up
    .did = turned { $card } face up
hammerspace-plan-down = turn { $card } face down
    .did = turned { $card } face down
hammerspace-plan-up-play = turn { $card } up and play it
    .did = turned { $card } up and played it
hammerspace-plan-up-play-on = turn { $card } up and play it on { $name }
    .did = turned { $card } up and played it on { $name }
hammerspace-plan-play = play { $card }
    .did = played { $card }
hammerspace-plan-play-on = play { $card } on { $name }
    .did = played { $card } on { $name }
hammerspace-plan-defend = use { $card }
    .did = used { $card }
hammerspace-plan-drop = discard { $character }
    .did = discarded { $character }
hammerspace-plan-target = attack { $name }
    .did = attacked { $name } with { $card }
hammerspace-plan-yes = use { $source }
    .did = used { $source }
hammerspace-plan-no = don't use { $source }
    .did = didn't use { $source }
hammerspace-plan-option = choose "{ $effect }" for { $source }
    .did = chose "{ $effect }" for { $source }
hammerspace-plan-pick = choose { $name } for { $source }
    .did = chose { $name } for { $source }
hammerspace-plan-pick-card = choose { $card } for { $source }
    .did = chose { $card } for { $source }
hammerspace-plan-hidden = choose a face-down card of { $name } for { $source }
    .did = chose a face-down card of { $name } for { $source }
