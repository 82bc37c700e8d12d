# The words of a game of Hammerspace: log lines, odds, bots, phases; what cards say is in hammer.ftl.
# Never markup, never square brackets in a text. $name and $whom are players or the monster by name,
# $card, $cards and $own main cards by name, $what a clause or what acts; numbers with decimals come
# as text. Most lines are clauses: their subject's name stands before them, or goes without saying.

hammerspace-title = Hammerspace

# Joints and names.
hammerspace-monster = the monster
hammerspace-someone = somebody
hammerspace-several = { $n } of them
hammerspace-hidden = a face-down card
hammerspace-effect = effect
hammerspace-each = each
hammerspace-reward = Reward of { $monster }
hammerspace-aside = { $what } ({ $aside })
hammerspace-line = { $what }.
hammerspace-told = { $lead }: { $what }.
hammerspace-does = { $name } { $what }
hammerspace-and = { $one }, { $two }
hammerspace-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
hammerspace-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}

# Attacks: a line for each defender. -with is a card, -by a type or the effect that attacks.
hammerspace-attacks-with = { $name } attacks { $whom } with { $what }
hammerspace-attacks-by = { $name } attacks { $whom } ({ $what })
hammerspace-hits-with = { $name } hits { $whom } with { $what }
hammerspace-hits-by = { $name } hits { $whom } ({ $what })
hammerspace-misses-with = { $name } misses { $whom } with { $what }
hammerspace-misses-by = { $name } misses { $whom } ({ $what })
hammerspace-power = { $attack }: { $power }
hammerspace-blocked = { $attack }: { $power } against { $against }
hammerspace-damage = { $attack }: { $power } against { $against } = { $n }
hammerspace-life = life { $before } -> { $life }

# Clauses: life.
hammerspace-loses = loses { $n } life ({ $before } -> { $life })
hammerspace-gains = gains { $n } life ({ $before } -> { $life })
hammerspace-falls = FALLS
hammerspace-dies = { $monster } DIES
hammerspace-takes-over = takes over { $monster }
hammerspace-less = loses { $n } less
hammerspace-more = loses { $n } more
hammerspace-passes = passes { $n } on to { $name }
hammerspace-survives = does not fall
hammerspace-ignores-skip = loses no turn
hammerspace-ignores-touch = keeps all cards safe
hammerspace-skips = { $n ->
    [one] loses the next turn
   *[other] loses the next { $n } turns
}
hammerspace-lasts = { $what } acts on { $name }
hammerspace-ends = { $what } no longer acts on { $name }

# Clauses: dice.
hammerspace-rolls = rolls { $dice }
hammerspace-rolls-for = { $least ->
    [6] rolls { $die } (6 needed)
   *[other] rolls { $die } ({ $least } or more needed)
}
hammerspace-rerolls-attack = rolls the attack die again ({ $before } -> { $die })
hammerspace-rerolls-defence = rolls the defence die again ({ $before } -> { $die })

# Clauses: cards. A card has the number of its slot.
hammerspace-plays = { $name } plays { $card }
hammerspace-keeps = keeps { $card }
hammerspace-discards = discards { $cards }
hammerspace-takes = takes { $card } from { $name }
hammerspace-swaps = swaps { $own } for { $card } with { $name }
hammerspace-is = card { $slot } of { $name } is { $card }
hammerspace-peeks = looks at card { $slot } of { $name }
hammerspace-ordered-up = card { $slot } of { $name } turns face up next turn
hammerspace-ordered-down = card { $slot } of { $name } turns face down next turn
hammerspace-turns-up = turns card { $slot } face up: { $card }
hammerspace-turns-down = turns card { $slot } face down

# Clauses: the set-up.
hammerspace-shows = lays out { $cards }
hammerspace-shows-but = lays out { $cards } and card { $slot } face down
hammerspace-offered = may keep two of { $names }
hammerspace-drops = puts { $card } away unseen
hammerspace-plays-as = plays as { $names }
hammerspace-start = Start: { $rolls }.
hammerspace-starts = Start: { $rolls }. { $name } begins.

# Whole lines.
hammerspace-draws = { $name } draws { $cards }.
hammerspace-redraws = { $name } can play nothing: changes all four cards and loses the turn.
hammerspace-loses-turn-effect = { $name } loses this turn to an effect.
hammerspace-loses-turn-no-cards = { $name } has no cards and loses this turn.
hammerspace-extra = { $name } has another turn.
hammerspace-left = { $name } is out and leaves { $cards }.
hammerspace-came = { $name } draws a monster: { $monster }, life { $life }.
hammerspace-monster-rolls = { $monster } rolls { $n }.
hammerspace-monster-named = { $monster } rolls { $n }: { $action }.
hammerspace-monster-does = { $monster } rolls { $n }: { $text }
hammerspace-monster-acts = { $monster } rolls { $n }, { $action }: { $text }
hammerspace-reshuffled-cards = { $n ->
    [one] { $n } discarded card becomes the new deck.
   *[other] { $n } discarded cards are shuffled into a new deck.
}
hammerspace-reshuffled-monsters = { $n ->
    [one] { $n } dead monster becomes the new deck.
   *[other] { $n } dead monsters are shuffled into a new deck.
}
hammerspace-time-up = Time is up: this turn is the last.
hammerspace-over-last = { $n ->
    [one] { $names } is the last one standing and wins!
   *[other] { $names } fall together as the last ones and share the win!
}
hammerspace-over-time = Time is up: { $n ->
    [one] { $names } has the most life and wins!
   *[other] { $names } share the most life and the win!
}
hammerspace-over-nobody = The game has gone on far too long and ends without a winner.

# Under a line of the log, when it is opened.
hammerspace-detail = { $who }: { $what }.
hammerspace-detail-attack = { $type }, { $n } + die { $die } = { $power }
hammerspace-detail-defence = defends with { $card } ({ $n })
hammerspace-detail-out = Out: { $cards }.
hammerspace-detail-in = In: { $cards }.
hammerspace-detail-reward = Whoever kills it: { $reward }

# The phases of a turn, short enough for a strip.
hammerspace-phase-hide = hide
hammerspace-phase-characters = roles
hammerspace-phase-start = start
hammerspace-phase-flip = flip
hammerspace-phase-play = play
hammerspace-phase-target = aim
hammerspace-phase-defend = defend
hammerspace-phase-effect = effect
hammerspace-phase-keep = keep
hammerspace-phase-refill = refill
hammerspace-phase-monster = monster
hammerspace-phase-ended = end
