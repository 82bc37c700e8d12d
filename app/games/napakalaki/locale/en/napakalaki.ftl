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
napakalaki-bonus-spoken = { $low }, or { $high } with a necklace
napakalaki-short-one-hand = 1 hand
napakalaki-short-two-hands = 2 hands
napakalaki-short-helmet = helmet
napakalaki-short-armour = armour
napakalaki-short-footwear = footwear
napakalaki-short-necklace = necklace

# Building blocks.
napakalaki-word-someone = somebody
napakalaki-word-nothing = nothing
napakalaki-word-monster = a monster
napakalaki-card = { $card } ({ $kind }, { $bonus }, { NUMBER($gold, useGrouping: 1) } gold)
napakalaki-called = { $article ->
    [none] { $card }
   *[other] the { $card }
}
napakalaki-with-bonus = { $card } ({ $bonus })
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
napakalaki-some-treasures = { $n ->
    [one] a treasure
   *[other] { $n } treasures
}

# The bad consequence, as the card says it.
napakalaki-bad-death = you die and lose levels and treasures
# With a treasure, $card, that keeps monsters off what is worn. $dies is napakalaki-bad-dies, perhaps
# with the change of level.
napakalaki-bad-saved = { $dies }, but equipped treasures stay ({ $card })
napakalaki-bad-dies = you die
napakalaki-bad-all-levels = back to level 1
napakalaki-bad-equipped = { $n ->
    [one] { $n } equipped treasure
   *[other] { $n } equipped treasures
}
napakalaki-bad-hidden = { $n ->
    [one] { $n } hidden treasure
   *[other] { $n } hidden treasures
}
napakalaki-bad-either = { $n ->
    [one] { $n } treasure, equipped or hidden
   *[other] { $n } treasures, equipped or hidden
}
napakalaki-bad-all-equipped = all equipped
napakalaki-bad-all-hidden = all hidden
napakalaki-bad-all-either = all treasures, equipped and hidden
napakalaki-bad-equipped-one-hand = { $n ->
    [one] an equipped one-hand treasure
   *[other] { $n } equipped one-hand treasures
}
napakalaki-bad-equipped-two-hands = { $n ->
    [one] the two-hand treasure
   *[other] { $n } equipped two-hand treasures
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
    [one] a hidden one-hand treasure
   *[other] { $n } hidden one-hand treasures
}
napakalaki-bad-hidden-two-hands = { $n ->
    [one] a hidden two-hand treasure
   *[other] { $n } hidden two-hand treasures
}
napakalaki-bad-hidden-helmet = { $n ->
    [one] a hidden helmet
   *[other] { $n } hidden helmets
}
napakalaki-bad-hidden-armour = { $n ->
    [one] a hidden suit of armour
   *[other] { $n } hidden suits of armour
}
napakalaki-bad-hidden-footwear = { $n ->
    [one] hidden footwear
   *[other] { $n } hidden pairs of footwear
}
napakalaki-bad-hidden-necklace = { $n ->
    [one] a hidden necklace
   *[other] { $n } hidden necklaces
}
napakalaki-bad-spent = the necklace is used up
napakalaki-have-none = none
napakalaki-spared = spared
napakalaki-have-some = out of { $n }
napakalaki-from-to = { $before } { $arrow } { $after }
napakalaki-from-to-words = from level { $before } to level { $after }
napakalaki-no-lower = stays at { $level }

# The same in words, as what somebody loses.
napakalaki-minus-levels-in-words = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
napakalaki-bad-all-levels-in-words = all your levels but the first
napakalaki-bad-all-equipped-in-words = all equipped treasures
napakalaki-bad-all-hidden-in-words = all hidden treasures
napakalaki-bad-all-either-in-words = all equipped and hidden treasures
napakalaki-bad-spent-in-words = the necklace
napakalaki-have-none-in-words = you have none
napakalaki-spared-in-words = you are spared this
napakalaki-no-lower-in-words = but you never fall below level 1

# The log: one sentence a fight, with the dice in brackets at the end. $foe is a monster's name as
# napakalaki-foe-... makes it, with an article if its card has one in Spanish; variants with a number
# say the same, so that the log doesn't repeat.
napakalaki-foe-as = { $article ->
    [none] { $monster }
   *[other] the { $monster }
}
napakalaki-foe-to = { $article ->
    [none] { $monster }
   *[other] the { $monster }
}
napakalaki-foe-from = { $article ->
    [none] { $monster }
   *[other] the { $monster }
}
napakalaki-told = { $deed }.
napakalaki-told-dice = { $deed } ({ $dice }).
napakalaki-meets-0 = { $name } faces { $foe }
napakalaki-meets-1 = { $name } runs into { $foe }
napakalaki-meets-2 = { $name } meets { $foe }
napakalaki-wins-0 = { $name } beats { $foe }
napakalaki-wins-1 = { $name } sees off { $foe }
napakalaki-wins-2 = { $name } sends { $foe } packing
napakalaki-escapes-0 = { $name } escapes from { $foe }
napakalaki-escapes-1 = { $name } outruns { $foe }
napakalaki-escapes-2 = { $name } gives { $foe } the slip
napakalaki-caught-0 = { $name } can't escape from { $foe }
napakalaki-caught-1 = { $name } can't outrun { $foe }
napakalaki-caught-2 = { $name } trips while running from { $foe }
napakalaki-accepts-0 = { $name } doesn't run from { $foe }
napakalaki-accepts-1 = { $name } gives in to { $foe }
napakalaki-suffers-0 = { $name } loses to { $foe }
napakalaki-suffers-1 = { $name } is too weak for { $foe }
napakalaki-suffers-2 = { $name } goes down to { $foe }
napakalaki-gains = gains { $what }
napakalaki-spending = { $ends ->
    [0] { $deed } and uses up { $card }
   *[other] { $deed }, using up { $card }
}
napakalaki-loses = loses { $what }
napakalaki-unharmed = { $deed } but loses nothing
napakalaki-dies = DIES
napakalaki-dies-saved = DIES, but { $card } saves the equipped treasures
napakalaki-dice-against = { $power } to { $level }
napakalaki-dice-tie = { $power } to { $level }, a tie loses
napakalaki-dice-helped = { $own } + { $help } to { $level }
napakalaki-dice-rolls = rolled { $roll }
napakalaki-dice-needed = needed { $n }
napakalaki-dice-level = now level { $level }
napakalaki-dice-back = now level 1
napakalaki-dice-grudges = { $n ->
    [one] +{ $n } grudge
   *[other] +{ $n } grudges
}
napakalaki-dice-none-left = no treasures left
napakalaki-started = { $name } rolls a { $roll }{ $some ->
    [0] , but starts with nothing: no treasures are left.
   *[other] {" "}and starts with { $treasures }.
}
napakalaki-restarted = { $name } rolls a { $roll }{ $some ->
    [0] , but starts again with nothing: no treasures are left.
   *[other] {" "}and starts again with { $treasures }.
}
napakalaki-starting = { $name } rolls a { $roll } for starting treasures.
napakalaki-received = { $name } draws { $treasures }.
napakalaki-bought = { $name } sells { $cards } for { NUMBER($gold, useGrouping: 1) } gold and buys { $levels } (now level { $level }).
napakalaki-bought-lost = { $name } sells { $cards } for { NUMBER($gold, useGrouping: 1) } gold and buys { $levels } ({ NUMBER($lost, useGrouping: 1) } gold lost, now level { $level }).
napakalaki-equips = { $name } equips { $cards }.
napakalaki-discards = { $name } discards { $cards } (at most { $n } stay hidden).
napakalaki-reshuffled-treasures = { $n ->
    [one] The only discarded treasure becomes the new deck.
   *[other] The { $n } discarded treasures are shuffled into a new deck.
}
napakalaki-reshuffled-monsters = { $n ->
    [one] The only discarded monster becomes the new deck.
   *[other] The { $n } discarded monsters are shuffled into a new deck.
}
napakalaki-turns-left = { $n ->
    [one] This is the last turn: after it, the highest level wins.
   *[other] { $n } turns left: after them, the highest level wins.
}
napakalaki-over-level = { $name } reaches level { $level } and wins!
napakalaki-over-limit = The last turn is over: { $n ->
    [one] { $names } has the highest level and wins!
   *[other] { $names } share the highest level and the win!
}
napakalaki-over-cap = The match has lasted far too long and ends here: { $n ->
    [one] { $names } has the highest level and wins.
   *[other] { $names } share the highest level and the win.
}

# What players do to each other (NAP-34 on). $grudges and $treasures are napakalaki-grudges and
# napakalaki-some-treasures.
napakalaki-grudges = { $n ->
    [one] a grudge
   *[other] { $n } grudges
}
napakalaki-grabs-0 = { $name } pickpockets { $foe } in passing
napakalaki-grabs-1 = { $name } robs { $foe } on the way out
napakalaki-fumbles-0 = { $name } stumbles while robbing { $foe }
napakalaki-fumbles-1 = { $name } is too slow to rob { $foe }
napakalaki-helped = { $deed } with { $helper }'s help
napakalaki-share = { $name } collects { $treasures } for the help.
napakalaki-loot = { $name } pulls { $cards } out from under { $foe }.
napakalaki-waits-0 = { $foe } { $many ->
    [1] take seats
   *[other] takes a seat
} in the corridor.
napakalaki-waits-1 = { $foe } { $many ->
    [1] stay
   *[other] stays
} in the corridor for the next visitor.
napakalaki-waits-2 = { $foe } { $many ->
    [1] wait
   *[other] waits
} in the corridor.
napakalaki-waits-on-0 = { $foe } { $many ->
    [1] sit
   *[other] sits
} on the spoils in the corridor and { $many ->
    [1] wait
   *[other] waits
}.
napakalaki-waits-on-1 = { $foe } { $many ->
    [1] settle
   *[other] settles
} down in the corridor, on top of the spoils.
napakalaki-waits-on-2 = { $foe } { $many ->
    [1] wait
   *[other] waits
} in the corridor, sitting on the spoils.
napakalaki-left = { $foe } { $many ->
    [1] leave
   *[other] leaves
} the full corridor{ $n ->
    [0] {""}
    [one] {" "}and { $many ->
        [1] take
       *[other] takes
    } a treasure along
   *[other] {" "}and { $many ->
        [1] take
       *[other] takes
    } { $n } treasures along
}.
napakalaki-door-closed-0 = { $name } tries the closed door and runs into { $foe }
napakalaki-door-closed-1 = { $name } opens the closed door and finds { $foe }
napakalaki-door-closed-2 = { $name } takes the closed door and meets { $foe }
napakalaki-door-corridor = { $name } calls { $foe } in from the corridor
napakalaki-door-rival-closed = { $by } sends { $name } through the closed door, to { $foe }
napakalaki-door-rival-corridor = { $by } sends { $foe } in to see { $name }
napakalaki-follows = { $foe } { $many ->
    [1] follow
   *[other] follows
} whoever leads, so { $name } has to fight
napakalaki-empty = { $name } begins the turn without any treasures.
napakalaki-refilled = { $name } has nothing left, rolls a { $roll } and gets { $some ->
    [0] nothing: no treasures are left.
   *[other] { $treasures }.
}
napakalaki-envy-0 = { $name } is behind, notices, and gains { $grudges } (now { $held }).
napakalaki-envy-1 = { $name } counts everyone's levels twice and gains { $grudges } (now { $held }).
napakalaki-envy-2 = { $name } looks up at the others and gains { $grudges } (now { $held }).
napakalaki-grudge = { $name } gains { $grudges } (now { $held }).
napakalaki-spite-0 = With love to { $against }, { $name } puts { $grudges } on { $foe } (now level { $level }).
napakalaki-spite-1 = { $name } remembers something about { $against } and puts { $grudges } on { $foe } (now level { $level }).
napakalaki-spite-2 = { $name } thinks of { $against } and puts { $grudges } on { $foe } (now level { $level }).
napakalaki-spite-idle = { $name } thinks of { $against } and puts { $grudges } on { $foe }, but { $n ->
    [one] it does
   *[other] they do
} nothing (still level { $level }).
napakalaki-lets-pass-0 = This time { $name } spends no grudge on { $against }.
napakalaki-lets-pass-1 = { $name } lets { $against } off for now and spends no grudge.
napakalaki-lets-pass-2 = { $name } smiles at { $against } and spends no grudge.
napakalaki-own-0 = { $name } remembers everything and spends { $grudges } (total level { $power }).
napakalaki-own-1 = { $name } brings up old times and spends { $grudges } (total level { $power }).
napakalaki-own-2 = { $name } has a list, and crosses { $grudges } off it (total level { $power }).
napakalaki-own-3 = { $name } cashes in { $grudges } (total level { $power }).
napakalaki-also-to = { $name }
napakalaki-asks = { $name } asks { $asked } for help.
napakalaki-price = { $name } would help for { $treasures }.
napakalaki-price-remembers = { $name } wants { $treasures } to help, and remembers turn { $turn_then }.
napakalaki-refuses-0 = { $name } says no and looks at the ceiling.
napakalaki-refuses-1 = { $name } says no and waters a plant.
napakalaki-refuses-2 = { $name } would love to, and says no.
napakalaki-refuses-3 = { $name } says no and feels a cold coming on.
napakalaki-deal = { $name } accepts { $helper }'s help for { $treasures }.
napakalaki-no-deal-0 = { $name } finds friends too expensive and takes no offer.
napakalaki-no-deal-1 = { $name } does the sums and takes no offer.
napakalaki-no-deal-2 = { $name } says thank you and takes no offer.

# Under a line of the log, when it is opened.
napakalaki-detail-prize = { $monster }, level { $level }. Prize: { $prize }.
napakalaki-detail-bad = { $monster }, level { $level }. Bad consequence: { $bad }.
napakalaki-detail-got = { $name } gets { $what }.
napakalaki-detail-lost-equipped = { $name } loses { $card }, equipped.
napakalaki-detail-lost-hidden = { $name } loses { $card }, hidden.
napakalaki-detail-sold-equipped = { $name } sells { $card }, equipped, for { NUMBER($gold, useGrouping: 1) } gold.
napakalaki-detail-sold-hidden = { $name } sells { $card }, hidden, for { NUMBER($gold, useGrouping: 1) } gold.

# What a player without treasures can do.
napakalaki-poor-rolls = Your next turn starts with a roll for treasures (NAP-10).
napakalaki-poor-dies = This one kills, and you have nothing to lose. Don't run: your next turn starts with a roll for treasures (NAP-10).
napakalaki-poor-same = You have nothing to lose: it makes no difference whether you roll or accept.
napakalaki-poor-empty = If you still have no treasures on your next turn, it starts with a roll for some (NAP-43).
napakalaki-poor-none = Without treasures, level 1 beats no monster, but you lose nothing either.
napakalaki-poor-death = Only dying helps: your next turn starts with a roll for treasures (NAP-10).
napakalaki-odds-poor = Without treasures, your level alone beats { $n } of { $all } monsters ({ $chance }).
napakalaki-poor-level = A win brings treasures. After a death, your next turn starts with a roll for some (NAP-10).

# The warning that a player may win in its next turn. $gold is worth that is in sight, $missing what
# must be hidden.
napakalaki-warn = { $name } { $sure ->
    [0] may
   *[other] can
} win { $turns ->
    [0] this turn
   *[other] next turn
} ({ $chance }{ $spends ->
    [0] {""}
   *[other] {" "}if { $name } spends grudges
}{ $stops ->
    [0] {""}
   *[other] , { $against } if everyone else spends grudges
}).
napakalaki-warn-buys = { $n ->
    [one] The last level costs
   *[other] The last { $n } levels cost
} { NUMBER($price, useGrouping: 1) } gold. { $missing ->
    [0] Treasures worth { NUMBER($gold, useGrouping: 1) } are in sight.
   *[other] With { NUMBER($gold, useGrouping: 1) } in sight, the hidden treasures must be worth { NUMBER($missing, useGrouping: 1) } ({ $chance }).
}
napakalaki-warn-fights = { $buys ->
    [0] The fight
   *[other] Otherwise the fight
} can win the match{ $n ->
    [one] {""}
   *[other] , perhaps after buying levels
} ({ $chance }{ $grudges ->
    [0] {""}
    [one] {" "}with 1 grudge of their own and nobody else's
   *[other] {" "}with { $grudges } grudges of their own and nobody else's
}).
napakalaki-warn-door = The rival in last place picks the door, so it is the worst one.

# Odds.
napakalaki-margin-wins = wins by { $n }
napakalaki-margin-won = { $you ->
   *[other] won by { $n }
}
napakalaki-margin-tie = a tie loses: 1 more needed
napakalaki-margin-short = { $n } more needed
napakalaki-odds-escape = escape on { $faces } ({ $chance })
napakalaki-odds-caught = caught on { $faces } ({ $chance })
napakalaki-odds-beats = you beat { $n } of { $all } ({ $chance })
napakalaki-odds-necklace = with a necklace, { $n } of { $all } ({ $chance })
napakalaki-odds-free = you have nothing to lose
napakalaki-odds-cost = average cost: { $roll } if you roll; { $accept } if you don't
napakalaki-odds-cost-death = you escape { $chance }; otherwise you die
napakalaki-odds-cost-levels = { $many ->
    [one] { $n } level
   *[other] { $n } levels
}
napakalaki-odds-cost-treasures = { $many ->
    [one] { $n } treasure
   *[other] { $n } treasures
}

# The odds against the next monster, as an answer in plain mode.
napakalaki-odds-now = { $all ->
    [one] Only one monster is left in the deck, and you { $n ->
        [0] can't beat it alone.
       *[other] beat it.
    }
   *[other] { $how ->
        [none] Alone, you can't beat any of the { $all } monsters that may come next.
        [all] You beat all { $all } monsters that may come next.
       *[some] Of the { $all } monsters that may come next, you beat { $n } alone, so you win { $chance } of the time.
    }
}
napakalaki-odds-seen = Next comes { $foe }, level { $level }, which everyone has seen, and you { $how ->
    [never] can't beat it alone.
    [always] beat it.
   *[some] beat it { $chance } of the time.
}
napakalaki-odds-adorned = { $all ->
    [one] With a necklace you would beat it.
   *[other] With a necklace you would beat { $n } of them and win { $chance } of the time.
}

# Why a fight goes as it goes, line by line.
napakalaki-sum-level = level, without gear
napakalaki-sum-card = { $card }
napakalaki-sum-card-low = { $card } (no necklace: the lower bonus)
napakalaki-sum-card-high = { $card } (with the necklace: the higher bonus)
napakalaki-sum-card-none = { $card } (no bonus)
napakalaki-sum-power = total level
napakalaki-sum-monster = { $monster }: level on the card
napakalaki-sum-grudges = grudges on the monster
napakalaki-sum-trick = trick: { $trick }
napakalaki-sum-twins = twins together
napakalaki-sum-needed = total level needed to win (a tie loses)
napakalaki-sum-wins = wins by
napakalaki-sum-short = more needed
napakalaki-sum-prize = prize: { $prize }
napakalaki-sum-escape = escape on { $faces }
napakalaki-sum-caught = caught on { $faces }, or without rolling
napakalaki-sum-cost = bad consequence: { $bad }
napakalaki-sum-necklace-won = a victory uses up: { $card }
napakalaki-sum-necklace-always = the fight uses up: { $card }

# What a bot thinks: with a seat's name before it. `.do` is the same as advice to the player.
napakalaki-bot-says = { $name } { $words }.
napakalaki-bot-whim = decides at random
napakalaki-bot-played-ahead = tries out every choice { $worlds } times in its head; this one wins most often, about { $chance }
napakalaki-bot-goes-on = keeps to its plan
napakalaki-bot-only-choice = has no choice
napakalaki-bot-roll-to-escape = tries to escape ({ $chance }): failing costs no more
    .do = try to escape ({ $chance }): failing costs no more
napakalaki-bot-next-monster = draws the next monster (wins { $chance })
    .do = draw the next monster (you win { $chance })
napakalaki-bot-buys-the-game = buys the last levels for { NUMBER($gold, useGrouping: 1) } gold and wins
    .do = buy the last levels for { NUMBER($gold, useGrouping: 1) } gold and win
napakalaki-bot-buys-levels = buys { $levels } for { NUMBER($gold, useGrouping: 1) } gold and loses nothing useful
    .do = buy { $levels } for { NUMBER($gold, useGrouping: 1) } gold; you lose nothing useful
napakalaki-bot-takes-back = calls the sale off for something better
    .do = call the sale off for something better
napakalaki-bot-saves-gold = saves the gold for the end of the match
    .do = save the gold for the end of the match
napakalaki-bot-sells-nothing = sells nothing: what it can spare buys no level without waste
    .do = sell nothing: what you can spare buys no level without waste
napakalaki-bot-reaches-for-it = buys { $levels } for { NUMBER($gold, useGrouping: 1) } gold, so the fight can win the match ({ $chance })
    .do = buy { $levels } for { NUMBER($gold, useGrouping: 1) } gold, so the fight can win the match ({ $chance })
napakalaki-bot-stronger = equips { $card }, heading for a total level of { $power }
    .do = equip { $card }, heading for a total level of { $power }
napakalaki-bot-feared = equips { $card }, which a monster in the corridor fears
    .do = equip { $card }, which a monster in the corridor fears
napakalaki-bot-necklace-pays = equips { $card } to win the next fight ({ $chance })
    .do = equip { $card } to win the next fight ({ $chance })
napakalaki-bot-makes-room = equips { $card } rather than discard a treasure
    .do = equip { $card } rather than discard a treasure
napakalaki-bot-nothing-to-equip = equips nothing more, since nothing would help
    .do = equip nothing more, since nothing would help
napakalaki-bot-least-loss = loses { $card }, the least useful treasure
    .do = lose { $card }, the least useful treasure
napakalaki-bot-least-use = discards { $card }, the least useful treasure
    .do = discard { $card }, the least useful treasure
napakalaki-bot-beats-it = chooses the monster that pays best
    .do = choose this monster, which pays best
napakalaki-bot-fights-the-deck = takes the closed door, the better bet
    .do = take the closed door, the better bet
napakalaki-bot-worst-door = picks the worst door (wins { $chance })
    .do = pick the worst door (wins { $chance })
napakalaki-bot-stops-the-win = spends { $grudges } to keep the match alive
    .do = spend { $grudges } to keep the match alive
napakalaki-bot-stops-a-leader = spends { $grudges } to stop a leader
    .do = spend { $grudges } to stop a leader
napakalaki-bot-stops-a-rival = spends { $grudges }, less than the win would cost
    .do = spend { $grudges }, less than this win would cost you
napakalaki-bot-counts-on-others = spends { $grudges } and counts on the next player to add more
    .do = spend { $grudges } and count on the next player to add more
napakalaki-bot-pays-back = spends { $grudges } and forgets nothing
    .do = spend { $grudges }: it is your turn to pay back
napakalaki-bot-lets-pass = keeps the grudges for later
    .do = keep your grudges for later
napakalaki-bot-grudge-wins = spends { $grudges } and wins the fight
    .do = spend { $grudges } and win the fight
napakalaki-bot-asks-for-help = asks for help, since asking is free
    .do = ask for help, since asking is free
napakalaki-bot-runs = runs, which costs least on average
    .do = run, which costs least on average
napakalaki-bot-grabs = tries to grab a treasure, with little to lose
    .do = try to grab a treasure, with little to lose
napakalaki-bot-takes-it = takes it for the grudges, with little to lose
    .do = take it for the grudges, with little to lose
napakalaki-bot-names-a-price = wants { $treasures }
    .do = ask for { $treasures }
napakalaki-bot-refuses-a-leader = doesn't help anyone so close to winning
    .do = don't help anyone so close to winning
napakalaki-bot-gains-too-little = says no, since this help pays too little
    .do = say no, since this help pays too little
napakalaki-bot-cheapest-help = takes the cheapest help, { $treasures }
    .do = take the cheapest help, { $treasures }
napakalaki-bot-does-better-alone = takes no offer and does better alone
    .do = take no offer: you do better alone
napakalaki-bot-too-dear = doesn't pay { $treasures }: that's the helper's win
    .do = don't pay { $treasures }: the helper would gain more than you
napakalaki-bot-throws-it = throws { $card }, which wins the fight
    .do = throw { $card }, which wins the fight
napakalaki-bot-pays-the-toll = pays the toll, which costs least
    .do = pay the toll, which costs least
napakalaki-bot-starts-anew = accepts: dying costs nothing and brings a new starting roll
    .do = accept: dying costs nothing and brings a new starting roll

# What other seats may read of it: nothing that depends on hidden treasures.
napakalaki-bot-public-start = rolls for starting treasures
napakalaki-bot-public-escape = tries to escape: failing costs no more
napakalaki-bot-public-accept = accepts the bad consequence
napakalaki-bot-public-draw = draws the next monster
napakalaki-bot-public-buy = buys levels
napakalaki-bot-public-door = picks a door
napakalaki-bot-public-grudge = thinks about grudges
napakalaki-bot-public-spend = spends grudges and wins the fight
napakalaki-bot-public-price = names a price
napakalaki-bot-public-ask = asks for help
napakalaki-bot-public-deal = compares the prices
napakalaki-bot-public-refuse = compares the prices
napakalaki-bot-public-grab = tries to escape with a treasure
napakalaki-bot-public-done = moves on
napakalaki-bot-public-equip = gets ready for the next fight
napakalaki-bot-public-lose = loses the least useful treasures
napakalaki-bot-public-discard = discards the least useful treasures

# The phases of a turn, short enough for a strip.
napakalaki-phase-start = roll
napakalaki-phase-sales = buy
napakalaki-phase-early = equip
napakalaki-phase-draw = draw
napakalaki-phase-door = door
napakalaki-phase-grudge = grudge
napakalaki-phase-fight = fight
napakalaki-phase-deal = help
napakalaki-phase-loot = prize
napakalaki-phase-settle = lose
napakalaki-phase-equip = equip
napakalaki-phase-discard = discard
napakalaki-phase-ended = end

# The course's later editions (NAP-21 to NAP-33).
napakalaki-sum-cultist = cultist card
napakalaki-sum-percent = more as a cultist
napakalaki-bot-steals = steals from the archenemy
    .do = steal from your archenemy
napakalaki-bot-public-steal = steals from the archenemy
napakalaki-bot-public-discard-all = discards everything

# What changed while others played: parts of one sentence.
napakalaki-since-gained = you have gained { $what }
napakalaki-since-lost = you have lost { $what }
napakalaki-since-spent = you have spent { $what }
napakalaki-since-up = { $name } has reached level { $level }
napakalaki-since-down = { $name } has fallen to level { $level }
napakalaki-since-waits = { $foes } { $many ->
    [1] have
   *[other] has
} settled in the corridor
napakalaki-since-gone = { $foes } { $many ->
    [1] have
   *[other] has
} left the corridor

# Decisions as "you" make them, after "if you". In the past they name the monster: $foe as
# napakalaki-foe-as has it.
napakalaki-plan-roll = try to run
    .did = tried to run from { $foe }
napakalaki-plan-accept = don't run
    .did = didn't run from { $foe }
napakalaki-plan-take = take it
    .did = took it from { $foe }
napakalaki-plan-draw = draw the monster
    .did = drew the monster
napakalaki-plan-closed = take the closed door
    .did = took the closed door
napakalaki-plan-door = take { $monster }
    .did = took { $monster }
napakalaki-plan-door-rival = send { $name } to { $monster }
    .did = sent { $name } to { $monster }
napakalaki-plan-closed-rival = send { $name } through the closed door
    .did = sent { $name } through the closed door
napakalaki-plan-buy = pay for a level
    .did = paid for a level
napakalaki-plan-toll = pay the toll
    .did = paid { $foe } the toll
napakalaki-plan-back = call the sale off
    .did = called the sale off
napakalaki-plan-sell-none = sell nothing
    .did = sold nothing
napakalaki-plan-doors = equip nothing more
    .did = equipped nothing more
napakalaki-plan-equip-none = equip nothing more
    .did = equipped nothing more
napakalaki-plan-ask = ask for help
    .did = asked for help against { $foe }
napakalaki-plan-grab = grab a treasure
    .did = tried to grab a treasure from { $foe }
napakalaki-plan-spend = spend your grudges
    .did = spent grudges to beat { $foe }
napakalaki-plan-refuse = take no offer
    .did = took no offer against { $foe }
napakalaki-plan-steal = steal a treasure
    .did = stole a treasure
napakalaki-plan-discard-all = discard all your treasures
    .did = discarded all treasures
napakalaki-plan-grudge = { $n ->
    [0] spend no grudge
    [one] spend 1 grudge
   *[other] spend { $n } grudges
}
    .did = { $n ->
        [0] put no grudge on { $foe }
        [one] put 1 grudge on { $foe }
       *[other] put { $n } grudges on { $foe }
    }
napakalaki-plan-price = { $n ->
    [0] offer { $name } no help against { $monster }
    [one] offer { $name } help against { $monster } for 1 treasure
   *[other] offer { $name } help against { $monster } for { $n } treasures
}
    .did = { $n ->
        [0] offered { $name } no help against { $monster }
        [one] offered { $name } help against { $monster } for 1 treasure
       *[other] offered { $name } help against { $monster } for { $n } treasures
    }
napakalaki-plan-deal = take { $name }'s help
    .did = took { $name }'s help against { $foe }
napakalaki-plan-sell = sell { $cards }
    .did = sold { $cards }
napakalaki-plan-equip = equip { $cards }
    .did = equipped { $cards }
napakalaki-plan-lose = lose { $cards }
    .did = lost { $cards }
napakalaki-plan-throw = throw { $cards }
    .did = threw { $cards } at { $foe }
napakalaki-plan-discard = discard { $cards }
    .did = discarded { $cards }
