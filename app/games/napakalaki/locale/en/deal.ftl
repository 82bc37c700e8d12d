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
deal-without = COMBAT LEVEL
deal-fights-with = COMBAT LEVEL
deal-table = TABLE
deal-hand = HAND
deal-on-table = TABLE
deal-in-hand = hand
deal-without-it = { $power } (-{ $less })
deal-from-to = { $before } { $arrow } { $after }
deal-no-cards = no cards

# What all of them say.
deal-card = { $card }: { $kind }, { $bonus }, { $gold } gold
deal-two-bonuses = +{ $low } (+{ $high } with a necklace)
deal-must = must be settled
deal-fights = combat level { $power }
deal-fights-as = combat level { $before } { $arrow } { $after }
deal-levels = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
deal-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
deal-choose-more = first choose { $n } more
deal-no-picks = Nothing is picked yet.
deal-not-yet = There is more to choose first.

# Buying levels.
deal-buy-title = BUY LEVELS (start of turn only)
deal-buy-price = { $gold } gold each
deal-buy-about = No change is given: all that you pick is lost.
deal-buy-not-last = By these rules level { $level } can't be bought: it must be won in a fight.
deal-buy-none-left = No level is left to be bought.
deal-buy-too-poor = All your treasures are worth { $gold } gold, and a level costs { $price }.
deal-buy-nothing = Nothing picked yet. All your treasures together are worth { $gold } gold.
deal-buy-short = { $gold } gold buys nothing yet: { $more } more for a level.
deal-buy-paid = PAID { $gold } = { $levels } ({ $before } { $arrow } { $after })
deal-buy-lost = CHANGE LOST { $gold }
deal-buy-no-loss = no change lost
deal-buy-next = next level: { $more } gold more
deal-buy-most = no more levels are for sale
deal-buy-wins = LEVEL { $level }: YOU WIN THE GAME AT ONCE
deal-buy-strong = keep most strength: { $cards } = { $gold }, { $lost } lost, combat level { $power }
deal-buy-thrift = waste least gold: { $cards } = { $gold }, { $lost } lost, combat level { $power }
deal-buy-both = most strength, least waste: { $cards } = { $gold }, { $lost } lost, combat level { $power }
deal-buy-win = win the game at once: { $cards } = { $gold }, { $lost } lost
deal-buy-enter = buy { $levels } for { $cards }
deal-buy-enter-no = buys nothing yet
deal-buy-not-yet = The picked treasures buy no level yet.
deal-buy-no-way = No sale buys a level.

# Settling a bad consequence.
deal-settle-title = BAD CONSEQUENCE: { $monster }
deal-settle-level = done: level { $level }
deal-settle-done = done
deal-settle-of = { $n } of { $most }
deal-settle-after = after this: level { $level }, combat level { $after } (now { $before }), hand { $hand }
deal-settle-boxes = { $box } still counts, the others are locked; you lose no more than you have
deal-settle-forced = lost too, there is no choice: { $cards }
deal-settle-least = lose what you miss least: { $cards }
deal-settle-enter = lose { $cards }
deal-settle-why-forced = That one is lost without a choice. { $undo } takes back what you picked.
deal-settle-why-done = Nothing more need be lost. { $undo } takes back what you picked.
deal-settle-why-other = That one doesn't count now. To be chosen: { $part }.

# Equipping.
deal-equip-title = EQUIP
deal-equip-aside = from your hand
deal-equip-free = Free places: { $places }
deal-equip-none-free = none
deal-equip-hands-two = both hands
deal-equip-hands-one = 1 hand
deal-equip-clash = not with these
deal-equip-taken-one-hand = hands taken
deal-equip-taken-two-hands = hands taken
deal-equip-taken-helmet = helmet worn
deal-equip-taken-armour = armour worn
deal-equip-taken-footwear = footwear worn
deal-equip-taken-necklace = necklace worn
deal-equip-hand = hand { $hand } (at most { $limit } at the end of the turn)
deal-equip-over = hand { $hand }: { $n } over the limit of { $limit }
deal-equip-never-back = What is equipped never returns to the hand.
deal-equip-necklace-won = A necklace is used up by the first fight that you win.
deal-equip-necklace-always = A necklace is used up by the first fight, however it ends.
deal-equip-best = best outfit: { $cards }, combat level { $power }
deal-equip-no-best = nothing in your hand would help
deal-equip-picks = { $n ->
    [0] equip nothing
    [one] equip { $n } treasure
   *[other] equip { $n } treasures
}
deal-equip-enter-done = { $what } and end the turn
deal-equip-enter-draw = { $what } and draw the monster
deal-equip-enter-discard = { $what }, then discard { $n }
deal-equip-why-clash = Not beside what you picked: { $card }
deal-equip-why-taken = Its place is taken, and what is equipped stays: { $card }

# Discarding.
deal-discard-title = DISCARD
deal-discard-about = { $hand } treasures in your hand, at most { $limit } may stay: discard { $n }.
deal-discard-count = picked { $n } of { $most }
deal-discard-gold = worth { $gold } gold
deal-discard-least = discard what you miss least: { $cards }
deal-discard-enter = discard { $cards } and end the turn
deal-discard-enough = You discard { $n }, no more.

# The page of one card.
deal-inspect-of = { $n } of { $most }
deal-inspect-bonuses = +{ $low }, with an equipped necklace +{ $high }
deal-inspect-in-hand = in your hand
deal-inspect-equipped = equipped by you
deal-inspect-worn = equipped by a rival
deal-inspect-worn-by = equipped by { $name }
deal-inspect-discarded = in the discard pile
deal-inspect-unseen = in the deck or in a rival's hand
deal-inspect-with = With it your combat level would be { $power } (now { $now }).
deal-inspect-without = Without it your combat level would be { $power } (now { $now }).
deal-inspect-no-place = You have no place for it: { $why }.
deal-inspect-level = LEVEL { $level }
deal-inspect-prize = If you beat it
deal-inspect-bad = If it catches you
deal-inspect-you-win = At your combat level of { $power } you beat it by { $margin }.
deal-inspect-you-lose = At your combat level of { $power } you are short by { $margin }, for a tie is a loss.
deal-inspect-in-play = On the table now.
deal-inspect-was-met = In the discard pile: it was met before.
deal-inspect-in-deck = { $n ->
    [one] It is the last monster in the deck.
   *[other] In the deck, one of { $n } monsters there.
}
deal-taken-already = That is what is picked already.
