# The words of a game of Hammerspace: log lines, odds, bots; what cards say is in hammer.ftl.
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
hammerspace-timer-waits = the timer stands still while a monster is in play
hammerspace-timer-over = no timer runs, for there are no monsters left
hammerspace-monster-away = no monster is in play
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
hammerspace-within = { $uses }, within { $turns }

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
hammerspace-ordered-down = card { $slot } of { $name } turns face down next turn, if it may
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
hammerspace-monster-rolls = { $keeper } rolls { $n } for { $monster }.
hammerspace-monster-named = { $keeper } rolls { $n } for { $monster }: { $action }.
hammerspace-monster-does = { $keeper } rolls { $n } for { $monster }: { $text }
hammerspace-monster-acts = { $keeper } rolls { $n } for { $monster }, { $action }: { $text }
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

# What a bot thinks: with a seat's name before it. $worth is life points, as text.
hammerspace-bot-says = { $name }: { $words }.
hammerspace-bot-whim = decides at random
hammerspace-bot-only-choice = has no other choice
hammerspace-bot-hides-nothing = hides nothing: only what lies face up can be used
hammerspace-bot-drops-least = drops { $character }, worth least
hammerspace-bot-leaves-cards = leaves the cards as they lie
hammerspace-bot-turns-for-effect = turns { $card } over for what that brings: { $worth } life
hammerspace-bot-readies-card = turns { $card } face up to be able to use it
hammerspace-bot-hits-hardest = attacks with { $card }, worth { $worth } life
hammerspace-bot-hits-whom = attacks { $parties } with { $card }, worth { $worth } life
hammerspace-bot-serves-best = plays { $card }, worth { $worth } life
hammerspace-bot-best-target = aims at { $party }, worth { $worth } life
hammerspace-bot-enough-targets = aims at nobody else: it would not pay
hammerspace-bot-stops-it = uses { $card }: that covers the attack
hammerspace-bot-saves-cards = uses { $card } and spares the better ones
hammerspace-bot-worth-it = uses the effect, worth { $worth } life
hammerspace-bot-not-worth-it = does without the effect, worth { $worth } life
hammerspace-bot-best-option = chooses: { $option } ({ $worth } life)
hammerspace-bot-best-player = picks { $party }, worth { $worth } life
hammerspace-bot-best-card = picks { $card } ({ $name }), the best of the cards
hammerspace-bot-least-card = gives { $card }, which it will miss least
hammerspace-bot-worth-keeping = keeps { $card }: a new card would be worth less
hammerspace-bot-new-card-better = gives up { $card }: a new card should be worth more

# What other seats are told of it: nothing that depends on what lies face down.
hammerspace-bot-public-done = goes on
hammerspace-bot-public-keep = keeps the card: a new one would be worth less
hammerspace-bot-public-discard = gives the card up: a new one should be worth more
hammerspace-bot-public-yes = uses the effect
hammerspace-bot-public-no = does without the effect
hammerspace-bot-public-option = takes what is worth most
hammerspace-bot-public-up = turns a card face up
hammerspace-bot-public-down = turns a card face down
hammerspace-bot-public-play = plays what is worth most
hammerspace-bot-public-defend = defends with what it will miss least
hammerspace-bot-public-drop = drops the character that is worth least
hammerspace-bot-public-target = aims where it pays most
hammerspace-bot-public-pick = picks whom it pays most to pick
hammerspace-bot-public-card = picks the card that suits it best

# Odds: $mean and $worst are life points on average, as text.
hammerspace-odds-die = d6
hammerspace-odds-against = { $attack } against { $defence }
hammerspace-odds-line = { $lead }: { $what }
hammerspace-odds-no-damage = no damage
hammerspace-odds-damage = damage { $n }
hammerspace-odds-about = damage { $least }-{ $most }, about { $mean }
hammerspace-odds-between = damage { $least }-{ $most }, about { $mean } to { $worst }
hammerspace-odds-nothing = { $chance } does nothing
hammerspace-odds-kills = kills { $chance }
hammerspace-odds-brief = { $mean } ({ $least }-{ $most })

# What changed for you while others played: parts of one sentence.
hammerspace-since-lost = you lost { $n } life ({ $life } left)
hammerspace-since-gained = you gained { $n } life (now { $life })
hammerspace-since-skip = you lose a turn
hammerspace-since-card-gone = { $card } is gone
hammerspace-since-card-up = { $card } was turned up
hammerspace-since-card-down = { $card } was turned down
hammerspace-since-out = { $name } is out
hammerspace-since-keeper = you are the keeper of { $monster }
