# The dialogs in which cards are picked: buying levels, settling a bad consequence, equipping,
# discarding; and the page of one card. Columns are narrow: heads of at most 13 cells. $cards are
# numbers of rows, such as 1+3, or "2 treasures"; $gold is in gold pieces.

# Heads of columns, and what stands in them.
deal-cards = CARD
deal-where = WHERE
deal-kind = KIND
deal-bonus = BONUS
deal-bonus-neck = BONUS /NECK
deal-gold = GOLD
deal-without = TOTAL LEVEL
deal-fights-with = TOTAL LEVEL
deal-table = EQUIPPED
deal-hand = HIDDEN
deal-on-table = EQUIPPED
deal-in-hand = hidden
deal-without-it = { $power } (-{ $less })
deal-from-to = { $before } { $arrow } { $after }
deal-no-cards = no cards

# What all of them say.
deal-card = { $card }: { $kind }, { $bonus }, { NUMBER($gold, useGrouping: 1) } gold
deal-two-bonuses = +{ $low } (+{ $high } with a necklace)
deal-confirm = Confirm
deal-must = you have to choose
deal-fights = total level { $power }
deal-fights-as = total level { $before } { $arrow } { $after }
deal-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
deal-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
deal-choose-more = { $n ->
    [one] (not yet: { $n } more card to pick)
   *[other] (not yet: { $n } more cards to pick)
}
deal-no-picks = You haven't picked anything yet.
deal-not-yet = { $n ->
    [one] Pick { $n } more card first.
   *[other] Pick { $n } more cards first.
}

# Buying levels.
deal-buy-title = BUY LEVELS (start of turn only)
deal-buy-price = { NUMBER($gold, useGrouping: 1) } gold each
deal-buy-about = No change given: you lose everything you pick.
deal-buy-not-last = With these rules level { $level } isn't for sale: win it in a fight.
deal-buy-none-left = There are no levels left to buy.
deal-buy-too-poor = All your treasures are worth { NUMBER($gold, useGrouping: 1) } gold, and a level costs { NUMBER($price, useGrouping: 1) }.
deal-buy-nothing = Nothing picked yet. All your treasures are worth { NUMBER($gold, useGrouping: 1) } gold.
deal-buy-short = { NUMBER($gold, useGrouping: 1) } gold buys nothing yet: a level needs { NUMBER($more, useGrouping: 1) } more.
deal-buy-paid = YOU PAY { NUMBER($gold, useGrouping: 1) } = { $levels } ({ $before } { $arrow } { $after })
deal-buy-lost = { NUMBER($gold, useGrouping: 1) } GOLD LOST
deal-buy-no-loss = no gold lost
deal-buy-next = next level: { NUMBER($more, useGrouping: 1) } gold more
deal-buy-most = no more levels for sale
deal-buy-wins = LEVEL { $level }: YOU WIN THE MATCH AT ONCE
deal-buy-strong = strongest sale: { $cards } for { NUMBER($gold, useGrouping: 1) }, { $lost ->
    [0] none
   *[other] { $lost }
} wasted, total level { $power }{ $equipped ->
    [0] {""}
   *[1] {" "}once equipped
}
deal-buy-thrift = least waste: { $cards } for { NUMBER($gold, useGrouping: 1) }, { $lost ->
    [0] none
   *[other] { $lost }
} wasted, total level { $power }{ $equipped ->
    [0] {""}
   *[1] {" "}once equipped
}
deal-buy-both = strongest sale, least waste: { $cards } for { NUMBER($gold, useGrouping: 1) }, { $lost ->
    [0] none
   *[other] { $lost }
} wasted, total level { $power }{ $equipped ->
    [0] {""}
   *[1] {" "}once equipped
}
deal-buy-win = win the match at once: sell { $cards } for { NUMBER($gold, useGrouping: 1) } gold, { $lost ->
    [0] none
   *[other] { $lost }
} wasted
deal-buy-spare = sell { $cards }, which you can spare, and reach level { $level }
deal-buy-enter = buy { $levels } for { $cards }
deal-buy-enter-no = { $picked ->
    [0] Pick cards to sell
   *[other] Pick more cards to sell
}
deal-buy-not-yet = What you picked doesn't buy a level yet.
deal-buy-no-way = You can't buy a level now.

# Settling a bad consequence.
deal-settle-title = BAD CONSEQUENCE: { $monster }
deal-settle-level = done: level { $level }
deal-settle-done = done
deal-settle-of = { $n } of { $most }
deal-settle-after = after this: level { $level }, total level { $after } (now { $before }), hidden { $hand }
deal-settle-boxes = Only cards with { $box } can be chosen; you lose only what you have
deal-settle-forced = also lost, without a choice: { $cards }
deal-settle-least = lose the least useful: { $cards }
deal-settle-enter = lose { $cards }
deal-settle-why-forced = You lose that one anyway. { $undo } undoes your last pick.
deal-settle-why-done = You needn't lose any more. { $undo } undoes your last pick.
deal-settle-why-other = That one doesn't count now. Still to pick: { $part }.

# The first line of a dialog after a die or a fight: how it ended.
deal-result-start = You roll a { $roll } and draw { $treasures }.
deal-result-won = You beat { $foe } by { $margin }: { $prize }.
deal-result-spent = You use up { $card }.
deal-result-escaped = You roll a { $roll } and escape.
deal-result-caught = You roll a { $roll } and can't escape.
deal-result-accepted = You don't run from { $foe }.

# How the last fight ended: of the reader or another player, and shorter.
deal-past-won-you = You beat { $foe } by { $margin }.
deal-past-won = { $name } beats { $foe } by { $margin }.
deal-past-won-short = { $name } wins by { $margin }.
deal-past-escaped-you = You roll a { $roll } and escape from { $foe }.
deal-past-escaped = { $name } rolls a { $roll } and escapes from { $foe }.
deal-past-escaped-short = { $name } rolls a { $roll } and escapes.
deal-past-caught-you = You roll a { $roll } and can't escape from { $foe }.
deal-past-caught = { $name } rolls a { $roll } and can't escape from { $foe }.
deal-past-caught-short = { $name } rolls a { $roll } and can't escape.
deal-past-grabbed-you = You roll a { $roll } and escape from { $foe } with a treasure.
deal-past-grabbed = { $name } rolls a { $roll } and escapes from { $foe } with a treasure.
deal-past-grabbed-short = { $name } rolls a { $roll } and escapes with a treasure.
deal-past-fumbled-you = You roll a { $roll } and grab nothing from { $foe }.
deal-past-fumbled = { $name } rolls a { $roll } and grabs nothing from { $foe }.
deal-past-fumbled-short = { $name } rolls a { $roll } and grabs nothing.
deal-past-accepted-you = You don't run from { $foe }.
deal-past-accepted = { $name } doesn't run from { $foe }.
deal-past-accepted-short = { $name } doesn't run.
deal-past-paid-you = You pay { $foe } and walk past.
deal-past-paid = { $name } pays { $foe } and walks past.
deal-past-paid-short = { $name } pays the toll.

# Equipping.
deal-equip-title = EQUIP
deal-equip-aside = your hidden treasures
deal-equip-trick = { $card }: { $trick }
deal-equip-free = Free places: { $places }
deal-equip-none-free = none
deal-equip-hands-two = both hands
deal-equip-hands-one = 1 hand
deal-equip-clash = not with { $cards }
deal-equip-taken-one-hand = hands taken
deal-equip-taken-two-hands = needs both hands
deal-equip-taken-helmet = helmet worn
deal-equip-taken-armour = armour worn
deal-equip-taken-footwear = footwear worn
deal-equip-taken-necklace = necklace worn
deal-equip-hand = hidden { $hand } (at most { $limit } at the end of the turn)
deal-equip-over = hidden { $hand }: { $n } over the limit of { $limit }
deal-equip-never-back = What you equip never returns to your hand.
deal-equip-necklace-won = The first fight you win uses up a necklace.
deal-equip-necklace-always = The next fight uses up a necklace, however it ends.
deal-equip-best = best outfit: { $cards }, total level { $power }
deal-equip-no-best = none of your hidden treasures would help
deal-equip-picks = { $n ->
    [0] equip nothing
    [one] equip { $n } treasure
   *[other] equip { $n } treasures
}
deal-equip-enter-done = { $what } and end the turn
deal-equip-enter-door = { $what } and choose a door
deal-equip-enter-draw = { $what } and draw the monster
deal-equip-enter-discard = { $what }, then discard { $n }
deal-equip-why-clash = It doesn't fit with your other picks: { $card }
deal-equip-why-taken = Its place is taken, and equipped treasures stay: { $card }

# Discarding.
deal-discard-title = DISCARD
deal-discard-about = You have { $hand } treasures in your hand and may keep { $limit }: discard { $n }.
deal-discard-count = picked { $n } of { $most }
deal-discard-gold = worth { NUMBER($gold, useGrouping: 1) } gold
deal-numbers = numbers { $list }
deal-discard-least = discard the least useful: { $cards }
deal-discard-enter = discard { $cards } and end the turn
deal-discard-enough = You discard only { $n }.

# The page of one card.
deal-inspect-of = { $n } of { $most }
deal-inspect-bonuses = +{ $low }, with an equipped necklace +{ $high }
deal-inspect-in-hand = one of your hidden treasures
deal-inspect-equipped = equipped by you
deal-inspect-worn = equipped by a rival
deal-inspect-worn-by = equipped by { $name }
deal-inspect-discarded = in the discard pile
deal-inspect-unseen = in the deck or in a rival's hand
deal-inspect-with = With it your total level would be { $power } (now { $now }).
deal-inspect-without = Without it your total level would be { $power } (now { $now }).
deal-inspect-no-place = You can't equip it: { $why }.
deal-inspect-level = LEVEL { $level }
deal-inspect-level-changed = LEVEL { $level }, { $printed } on the card
deal-inspect-prize = If you beat it
deal-inspect-bad = If it catches you
deal-inspect-you-win = At your total level of { $power } you beat it by { $margin }.
deal-inspect-you-lose = At your total level of { $power } you need { $margin } more: a tie loses.
deal-inspect-in-play = On the table now.
deal-inspect-waits = It waits in the corridor.
deal-inspect-was-met = In the discard pile.
deal-inspect-in-deck = { $n ->
    [one] It is the last monster in the deck.
   *[other] One of the { $n } monsters in the deck.
}
deal-taken-already = You have already picked exactly that.
