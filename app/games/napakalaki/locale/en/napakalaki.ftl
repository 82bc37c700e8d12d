# The words of Napakalaki: cards, log lines, odds, bots, phases. Never markup, never square brackets
# in a text. $name is a seat's name, $monster a monster's, $card and $cards treasures by name, $arrow
# a sign for what becomes what; numbers with decimals come as text.

napakalaki-title = Napakalaki

# Treasures.
napakalaki-kind-one-hand = one hand
napakalaki-kind-two-hands = two hands
napakalaki-kind-helmet = helmet
napakalaki-kind-armour = armour
napakalaki-kind-footwear = footwear
napakalaki-kind-necklace = necklace
napakalaki-no-bonus = no bonus
napakalaki-short-one-hand = 1 hand
napakalaki-short-two-hands = 2 hands
napakalaki-short-helmet = helmet
napakalaki-short-armour = armour
napakalaki-short-footwear = footwear
napakalaki-short-necklace = necklace

# Building blocks.
napakalaki-word-someone = somebody
napakalaki-word-nothing = nothing
napakalaki-card = { $card } ({ $kind }, { $bonus }, { $gold } gold)
napakalaki-aside = { $what } ({ $aside })
napakalaki-and-more = { $list } and { $n } more
napakalaki-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
napakalaki-plus-levels = { $n ->
    [one] +{ $n } level
   *[other] +{ $n } levels
}
napakalaki-minus-levels = { $n ->
    [one] -{ $n } level
   *[other] -{ $n } levels
}
napakalaki-treasures = { $n ->
    [0] no treasure
    [one] { $n } treasure
   *[other] { $n } treasures
}

# The bad consequence, as the card says it.
napakalaki-bad-death = death: level 1, everything lost
napakalaki-bad-all-levels = back to level 1
napakalaki-bad-equipped = { $n ->
    [one] { $n } equipped treasure
   *[other] { $n } equipped treasures
}
napakalaki-bad-hidden = { $n ->
    [one] { $n } treasure from the hand
   *[other] { $n } treasures from the hand
}
napakalaki-bad-either = { $n ->
    [one] { $n } treasure, equipped or hidden
   *[other] { $n } treasures, equipped or hidden
}
napakalaki-bad-all-equipped = all equipped
napakalaki-bad-all-hidden = the whole hand
napakalaki-bad-all-either = all treasures, equipped and hidden
napakalaki-bad-equipped-one-hand = { $n ->
    [one] an equipped one-hander
   *[other] { $n } equipped one-handers
}
napakalaki-bad-equipped-two-hands = { $n ->
    [one] the two-hander
   *[other] { $n } equipped two-handers
}
napakalaki-bad-equipped-helmet = { $n ->
    [one] the helmet
   *[other] { $n } equipped helmets
}
napakalaki-bad-equipped-armour = { $n ->
    [one] the armour
   *[other] { $n } equipped suits of armour
}
napakalaki-bad-equipped-footwear = { $n ->
    [one] the footwear
   *[other] { $n } equipped pairs of footwear
}
napakalaki-bad-equipped-necklace = { $n ->
    [one] the necklace
   *[other] { $n } equipped necklaces
}
napakalaki-bad-hidden-one-hand = { $n ->
    [one] a one-hander from the hand
   *[other] { $n } one-handers from the hand
}
napakalaki-bad-hidden-two-hands = { $n ->
    [one] a two-hander from the hand
   *[other] { $n } two-handers from the hand
}
napakalaki-bad-hidden-helmet = { $n ->
    [one] a helmet from the hand
   *[other] { $n } helmets from the hand
}
napakalaki-bad-hidden-armour = { $n ->
    [one] a suit of armour from the hand
   *[other] { $n } suits of armour from the hand
}
napakalaki-bad-hidden-footwear = { $n ->
    [one] footwear from the hand
   *[other] { $n } pairs of footwear from the hand
}
napakalaki-bad-hidden-necklace = { $n ->
    [one] a necklace from the hand
   *[other] { $n } necklaces from the hand
}
napakalaki-bad-spent = the necklace is used up
napakalaki-have-none = none
napakalaki-have-some = chosen from { $n }
napakalaki-from-to = { $before } { $arrow } { $after }
napakalaki-no-lower = stays { $level }

# The log: one line a combat.
napakalaki-meets = { $name } meets { $monster }, { $power } against { $level }
napakalaki-meets-tie = { $name } meets { $monster }, { $power } against { $level } (a tie loses)
napakalaki-fights = { $name } fights
napakalaki-wins-so-far = { $fight }, and wins.
napakalaki-wins = { $fight }, and wins: { $ends }.
napakalaki-escapes = { $fight }, rolls { $roll } and escapes.
napakalaki-escapes-but = { $fight }, rolls { $roll } and escapes: { $ends }.
napakalaki-caught = { $fight }, rolls { $roll } and is caught: { $ends }.
napakalaki-accepts = { $fight }, accepts the bad consequence: { $ends }.
napakalaki-caught-so-far = { $fight }, rolls { $roll } and is caught.
napakalaki-accepts-so-far = { $fight }, accepts the bad consequence.
napakalaki-suffers-so-far = { $fight }.
napakalaki-suffers = { $fight }: { $ends }.
napakalaki-unharmed = nothing to lose
napakalaki-loses = loses { $cards }
napakalaki-spends = uses up { $card }
napakalaki-dies = DIES (back to level 1)
napakalaki-none-left = no more are left
napakalaki-started = { $name } rolls { $roll } and starts with { $treasures }.
napakalaki-starting = { $name } rolls { $roll } for starting treasures.
napakalaki-received = { $name } draws { $treasures }.
napakalaki-bought = { $name } buys { $levels } for { $gold } gold: { $cards }.
napakalaki-bought-lost = { $name } buys { $levels } for { $gold } gold ({ $lost } lost): { $cards }.
napakalaki-equips = { $name } equips { $cards }.
napakalaki-discards = { $name } discards { $cards } (hand limit { $n }).
napakalaki-reshuffled-treasures = { $n ->
    [one] { $n } discarded treasure becomes the new deck.
   *[other] { $n } discarded treasures are shuffled into a new deck.
}
napakalaki-reshuffled-monsters = { $n ->
    [one] { $n } discarded monster becomes the new deck.
   *[other] { $n } discarded monsters are shuffled into a new deck.
}
napakalaki-over-level = { $name } reaches level { $level } and wins!
napakalaki-over-limit = The last turn is over: { $n ->
    [one] { $names } has the highest level and wins!
   *[other] { $names } share the highest level and the win!
}
napakalaki-over-cap = The game has gone on far too long and ends here: { $n ->
    [one] { $names } has the highest level and wins.
   *[other] { $names } share the highest level and the win.
}

# Under a line of the log, when it is opened.
napakalaki-detail-prize = { $monster } (level { $level }) gives: { $prize }.
napakalaki-detail-bad = { $monster } (level { $level }) takes: { $bad }.
napakalaki-detail-got = Received: { $what }.
napakalaki-detail-lost-equipped = Lost: { $card } (equipped).
napakalaki-detail-lost-hidden = Lost: { $card } (from the hand).
napakalaki-detail-sold-equipped = Sold: { $card } (equipped), { $gold } gold.
napakalaki-detail-sold-hidden = Sold: { $card } (from the hand), { $gold } gold.

# Odds.
napakalaki-margin-wins = wins by { $n }
napakalaki-margin-tie = a tie is a loss: short by 1
napakalaki-margin-short = short by { $n }
napakalaki-odds-escape = escape on { $faces } = { $chance }
napakalaki-odds-caught = caught on { $faces } = { $chance }
napakalaki-odds-beats = beats { $n } of { $all } = { $chance }
napakalaki-odds-necklace = with a necklace { $n } of { $all } = { $chance }
napakalaki-odds-free = nothing to lose
napakalaki-odds-cost = average cost: rolling { $roll }; accepting { $accept }
napakalaki-odds-cost-levels = { $many ->
    [one] { $n } level
   *[other] { $n } levels
}
napakalaki-odds-cost-treasures = { $many ->
    [one] { $n } treasure
   *[other] { $n } treasures
}

# Why a fight goes as it goes, line by line.
napakalaki-sum-level = level
napakalaki-sum-card = { $card }
napakalaki-sum-card-low = { $card } (no necklace: the lower bonus)
napakalaki-sum-card-high = { $card } (with the necklace: the higher bonus)
napakalaki-sum-card-none = { $card } (no bonus)
napakalaki-sum-power = combat level
napakalaki-sum-monster = { $monster }
napakalaki-sum-needed = needed to win (a tie loses)
napakalaki-sum-wins = wins by
napakalaki-sum-short = short by
napakalaki-sum-prize = prize: { $prize }
napakalaki-sum-escape = escape on { $faces }
napakalaki-sum-caught = caught on { $faces }, or without a try
napakalaki-sum-cost = bad consequence: { $bad }
napakalaki-sum-necklace-won = after a victory { $card } is used up
napakalaki-sum-necklace-always = after the fight { $card } is used up

# What a bot thinks: with a seat's name before it.
napakalaki-bot-says = { $name }: { $words }.
napakalaki-bot-whim = decides at random
napakalaki-bot-only-choice = has no other choice
napakalaki-bot-roll-to-escape = tries to escape ({ $chance }): a roll costs nothing
napakalaki-bot-next-monster = fights the next monster, wins { $chance }
napakalaki-bot-buys-the-game = buys the last level it needs for { $gold } gold
napakalaki-bot-buys-levels = buys { $levels } for { $gold } gold, nothing useful lost
napakalaki-bot-takes-back = takes the picked treasures back: something else is better
napakalaki-bot-saves-gold = keeps its gold for the end of the game
napakalaki-bot-stronger = equips { $card }, on the way to a combat level of { $power }
napakalaki-bot-necklace-pays = equips { $card }: the next fight is won { $chance }
napakalaki-bot-makes-room = equips { $card } so that nothing need be discarded for it
napakalaki-bot-nothing-to-equip = equips nothing more: nothing would help
napakalaki-bot-least-loss = gives up { $card }: it is missed least
napakalaki-bot-least-use = discards { $card }: it is of the least use
napakalaki-bot-starts-anew = accepts: death takes nothing here, and brings a new roll

# What other seats are told of it: nothing that depends on hidden treasures.
napakalaki-bot-public-start = rolls for starting treasures
napakalaki-bot-public-escape = tries to escape: a roll costs nothing
napakalaki-bot-public-accept = accepts the bad consequence
napakalaki-bot-public-draw = goes and fights
napakalaki-bot-public-buy = pays for levels
napakalaki-bot-public-done = goes on
napakalaki-bot-public-equip = gets ready for the next fight
napakalaki-bot-public-lose = gives up what it will miss least
napakalaki-bot-public-discard = discards what is of the least use

# The phases of a turn, short enough for a strip.
napakalaki-phase-start = roll
napakalaki-phase-sales = buy
napakalaki-phase-early = equip
napakalaki-phase-draw = draw
napakalaki-phase-fight = fight
napakalaki-phase-loot = loot
napakalaki-phase-settle = settle
napakalaki-phase-equip = equip
napakalaki-phase-discard = discard
napakalaki-phase-ended = end
