# The screen of Napakalaki: what its keys do, and why they can't.
nap-start = { $limit ->
    [0] First to level 10 wins ({ $help }: keys). You are { $names }.
   *[other] First to level 10 wins, or the highest level after turn { $limit } ({ $help }: keys). You are { $names }.
}
nap-start-all = { $limit ->
    [0] First to level 10 wins ({ $help }: keys). You are { $names }.
   *[other] First to level 10 wins, or the highest level after turn { $limit } ({ $help }: keys). You are { $names }.
}
nap-start-watch = Only bots play; you watch ({ $help }: keys).
nap-next-start = Roll for treasures
nap-next-draw = Draw the monster
nap-next-early = Equip first
nap-next-equip = Equip
nap-next-escape = Roll to escape
nap-next-settle = Choose what to lose
nap-next-discard = Choose what to discard
nap-next-end = End the turn
nap-next-over = Result
nap-next-wait = Continue
nap-buy-wins = Buy the win
nap-not-over = The match is over.
nap-not-your-turn = It isn't your turn.
nap-no-roll = There is nothing to roll for now.
nap-no-fight = There is nothing to accept: no monster has beaten you.
nap-not-sales = You buy levels at the start of your turn, before the monster (NAP-11).
nap-no-sale = Your treasures aren't worth a level (NAP-11).
nap-equip-later = You equip treasures after the fight (NAP-9).
nap-equip-soon = Finish buying first: this turn you equip before the monster.
nap-equip-fight = You can't equip anything during a fight (NAP-9).
nap-equip-none = You can't equip any of your hidden treasures now (NAP-6).

# The panels. A line of a panel has 35 to 78 cells at 80 columns; where a message has several
# lengths (-short, -least) the first one that fits is taken.
nap-turn = turn { $n }
nap-turn-short = t{ $n }
nap-turn-of = turn { $n }/{ $last }
nap-your-turn = your turn
nap-over = the match is over
nap-seed = seed { $seed }

# Rivals. Letters of slots: helmet, armour, first and second hand, both hands, footwear, necklace.
nap-lv = lv { $n }
nap-level = level { $n }
nap-fights = total lv { $n }
nap-fights-as = total level { $n }
nap-hand-count = hand { $n }
nap-to-win = { $n } to win
nap-plays-now = playing
nap-plays-next = plays next
nap-beats-deck = beats { $chance } of the deck
nap-beats-short = beats { $chance }
nap-gold = { NUMBER($n, useGrouping: 1) } gold
nap-letter-helmet = H
nap-letter-armour = A
nap-letter-hand-1 = 1
nap-letter-hand-2 = 2
nap-letter-both = 2H
nap-letter-footwear = F
nap-letter-necklace = N
nap-sign-player = a player, with the number of the seat
nap-sign-worn = a rival's helmet adds 2 to the total level
nap-sign-free = a rival has no helmet
nap-sign-flag = may win next turn, with the chance
nap-sign-helmet = helmet
nap-sign-armour = armour
nap-sign-hand-1 = treasure in one hand
nap-sign-hand-2 = treasure in the other hand
nap-sign-both = treasure for two hands
nap-sign-footwear = footwear
nap-sign-necklace = necklace

# The monster.
nap-monster = MONSTER
nap-monster-undrawn = not drawn yet
nap-monster-level = level { $n }
nap-monster-card = card: { $n }
nap-monster-prize = prize:
nap-monster-bad = if caught:
nap-monster-tie = It takes { $n } or more to beat it: a tie loses.
nap-monster-tie-short = { $n } or more beats it; a tie loses
nap-monster-tie-least = a tie loses
nap-monster-open = { $name } fights it.
nap-monster-open-you = You fight it.
nap-monster-won = BEATEN by { $name }
nap-monster-won-you = YOU BEAT IT
nap-monster-escaped = { $name } ESCAPED
nap-monster-escaped-you = YOU ESCAPED
nap-monster-paid = { $name } PAID THE TOLL
nap-monster-paid-you = YOU PAID THE TOLL
nap-monster-caught = IT CAUGHT { $name }
nap-monster-caught-you = IT CAUGHT YOU
nap-monster-all = { $key }: the whole card
nap-deck-seen = The deck's next monster, which everyone has seen:
nap-deck-levels = { $n ->
    [one] the next monster, the deck's last, by level:
   *[other] the next monster, one of these { $n }, by level:
}

# What is equipped.
nap-on-table = equipped
nap-slot-helmet = Helmet
nap-slot-armour = Armour
nap-slot-hand-1 = Hand 1
nap-slot-hand-2 = Hand 2
nap-slot-both = 2 hands
nap-slot-footwear = Footwear
nap-slot-necklace = Necklace
nap-slot-free = (free)
nap-head-slot = SLOT
nap-head-card = CARD
nap-head-kind = KIND
nap-head-now = BONUS
nap-head-neck = +NECK
nap-head-gold = GOLD
nap-head-equip = IF EQUIPPED
nap-neck-would = --  (with a necklace, { $n })
nap-neck-worn = the next win uses up the necklace
nap-neck-always = the next fight uses up the necklace
nap-total = Level { $level } + gear { $gear }
nap-with-neck = with a necklace { $level } + { $gear }
nap-fate-lost = at risk
nap-fate-maybe = may go
nap-fate-spent = used up
nap-gold-table = gold equipped: { NUMBER($n, useGrouping: 1) }
# $does is one of the next three: what the gold can do at the start of the next turn.
nap-gold-enough = buys { $levels }
nap-gold-lacks = { NUMBER($n, useGrouping: 1) } short of a level
nap-gold-unsold = no level for sale
nap-gold-long = gold: equipped { NUMBER($table, useGrouping: 1) } + hand { NUMBER($hand, useGrouping: 1) } = { NUMBER($sum, useGrouping: 1) } ({ $does })
nap-gold-wins = the win
nap-gold-buys = { NUMBER($sum, useGrouping: 1) } gold: { $does }
nap-gold-short = gold { NUMBER($table, useGrouping: 1) } + { NUMBER($hand, useGrouping: 1) } in hand: { $does }
nap-gold-least = { NUMBER($n, useGrouping: 1) } gold: { $levels }
nap-gold-of = { NUMBER($n, useGrouping: 1) } of { NUMBER($price, useGrouping: 1) } gold

# The fight, and the dice.
nap-fight = FIGHT
nap-odds-title = YOUR NEXT FIGHT
nap-odds-title-other = NEXT FIGHT: { $name }
nap-the-end = THE END
nap-start-roll = STARTING TREASURES
nap-you = YOU
nap-it = MONSTER
nap-ahead = ahead by { $n }
nap-short = { $n } more needed
nap-tied = a tie loses: { $n } more needed
nap-escape-on = escape on { $faces } ({ $chance })
nap-escape-on-other = escapes on { $faces } ({ $chance })
nap-caught-on = caught on { $faces } ({ $chance })
nap-caught-on-other = caught on { $faces } ({ $chance })
nap-won-gets = WON: { $prize }
nap-fell-escaped = ESCAPED: no bad consequence
nap-fell-caught = CAUGHT
nap-fell-accepted = DIDN'T RUN: caught
nap-fell-paid = toll PAID
nap-rolling = the die rolls...
nap-nothing-lost = no bad consequence
nap-pays = bad consequence: { $bad }
nap-choosing = Now to choose what is lost.
nap-no-die = the fight itself needs no die
nap-why-key = { $key }: how it adds up
nap-why-key-short = { $key }: why
nap-start-die = The die gives treasures:
nap-start-gave = The die shows { $face }: { $treasures } to start with.
nap-win = chance to win
nap-win-equipped = equipped, chance to win
nap-win-alone = chance to win alone
nap-win-equipped-alone = equipped, chance to win alone
nap-win-neck = with a necklace { $chance }
nap-at = at { $power }
nap-at-equipped = equipped, { $power }
nap-at-neck = with a necklace, { $power }
nap-beats-of = beats { $n } of { $all }

# The hand.
nap-hand = HAND { $n }/{ $most }
nap-hand-only = only { $name } sees this
nap-hand-other = only { $name } sees these
nap-hand-hides = { $key } hides it
nap-hand-shows = { $key } shows it
nap-hand-empty = no hidden treasures
nap-hand-backs = { $n ->
    [one] { $name } has one hidden treasure.
   *[other] { $name } has { $n } hidden treasures.
}
nap-hand-backs-own = { $n ->
    [one] Your hidden treasure is covered: { $key } shows it.
   *[other] Your { $n } hidden treasures are covered: { $key } shows them.
}
nap-hand-more = and { $n } more: { $key }
nap-equip-to = { $before } { $arrow } { $after }
nap-taken = taken
nap-fits = it fits
nap-no-place = its place is taken
nap-taken-hand = hands taken
nap-taken-both = needs both hands
nap-taken-helmet = helmet worn
nap-taken-armour = armour worn
nap-taken-footwear = footwear worn
nap-taken-necklace = necklace worn
nap-note-fight = you can't equip in a fight; equipped treasures stay equipped
nap-note-fight-short = you can't equip in a fight
nap-note-early = you equip before this fight and after it; equipped treasures stay
nap-note-early-short = you equip before this fight and after it
nap-note-both = you equip before and after your fight; equipped treasures stay
nap-note-both-short = you equip before and after your fight
nap-note-later = you equip after the fight; equipped treasures stay equipped
nap-note-later-short = you equip after the fight
nap-note-now = { $key }: equip now; equipped treasures stay equipped
nap-note-crowd = { $n } too many: equip or discard down to { $most }
nap-note-discard = { $n } too many: discard down to { $most }

# The decks.
nap-decks = DECKS
nap-decks-public = (public counts)
nap-decks-key = { $key }: all
nap-monsters-left = monsters: { $n } left, { $out } discarded
nap-treasures-left = treasures: { $n } left, { $out } discarded
nap-beat-now = at { $power } you beat { $n } of { $all } ({ $chance })
nap-beat-other = { $name } at { $power } beats { $n } of { $all } ({ $chance })
nap-beat-neck = with a necklace, { $n } of { $all } ({ $chance })
nap-beat-neck-none = a necklace would change nothing
nap-necklaces-unseen = { $n ->
    [0] all necklaces have been seen
    [one] { $n } necklace not seen yet
   *[other] { $n } necklaces not seen yet
}

# The end.
nap-end-won = { $name } wins!
nap-end-shared = { $names } share the win!
nap-end-fight = { $name } reaches level { $level } by beating { $foe }.
nap-end-bought = { $name } buys level { $level } with gold.
nap-unsaid-done = { $name } moves on.
nap-end-note = level { $level }, total level { $power }

# Looking round.
nap-hand-covers = New hidden treasures stay covered until you press { $key } again.
nap-hand-uncovers = New hidden treasures are shown.
nap-hand-is-covered = Your hand is covered.
nap-hand-not-yours = These treasures aren't yours to see.
nap-nothing-to-look = There is no card to look at yet.
nap-hint-only = There is only one thing you can do now.
nap-hint = A sharp player { $words }.
nap-why-title = HOW THE FIGHT ADDS UP
nap-why-fight = { $name } against { $monster }
nap-why-power = The total level of { $name }
nap-why-escaped = { $name } rolls and escapes
nap-why-caught = { $name } rolls and is caught
nap-why-accepted = { $name } accepts the bad consequence without rolling
nap-why-total = total level
nap-why-necklace-makes = total level with a necklace
nap-why-odds = That beats { $n } of the { $all } possible monsters ({ $chance }).
nap-why-how = How a fight works
nap-why-tie = You win if your total level is higher than the monster's level; a tie loses (NAP-14).
nap-why-escape = If you lose, you may roll: a 5 or 6 escapes. If you roll less, or don't roll, the bad consequence applies (NAP-15).
nap-why-necklace = With a necklace, treasures count their second bonus. A win uses the necklace up (NAP-5, NAP-17).
nap-why-necklace-always = With a necklace, treasures count their second bonus. Any fight uses the necklace up (NAP-5, NAP-17).
nap-why-no-escape = If you lose, the bad consequence applies: there is no die to escape with (NAP-28).
nap-why-equip = You equip treasures { $early ->
    [0] after
   *[1] before and after
} the fight. What is equipped never returns to your hand (NAP-8, NAP-9).
nap-why-sale = At the start of your turn, { NUMBER($price, useGrouping: 1) } gold buys a level{ $turn ->
    [0] {""}
    [one] , 1 a turn
   *[other] , at most { $turn } a turn
}{ $last ->
    [0] {" "}and never the last one
   *[1] {""}
}; no change given (NAP-11).
nap-why-hand = At the end of your turn you keep at most { $most } hidden treasures (NAP-19).
nap-decks-title = DECKS: what everyone can count
nap-decks-coming = POSSIBLE MONSTERS
nap-decks-beaten = A mark shows those you beat at your total level of { $power }: { $n } of { $all } ({ $chance }).
nap-decks-beaten-other = A mark shows those that { $name } beats at a total level of { $power }: { $n } of { $all } ({ $chance }).
nap-decks-printed = In brackets: the level on the card, which a trick changes.
nap-decks-met = DISCARDED MONSTERS, newest first
nap-decks-unseen = TREASURES NOT SEEN YET
nap-unseen = Not seen yet: { $kinds }
nap-decks-unseen-about = They are in the deck or in rivals' hands.
nap-decks-of = of { $n }
nap-decks-discarded = DISCARDED TREASURES, newest first
nap-decks-none = none
nap-rival-title = RIVALS: what everyone can see
nap-rival-of = ({ $n }/{ $all })
nap-rival-now = total level { $power }: beats { $n } of { $all } monsters ({ $chance })
nap-rival-necklace = with a necklace { $power }: { $n } of { $all } ({ $chance })
nap-rival-hand = { $n ->
    [0] no hidden treasures
    [one] one hidden treasure
   *[other] { $n } hidden treasures
}
nap-rival-rolls = The next turn starts with a roll for treasures (NAP-10).
nap-hint-no-bot = No bot decided here.
nap-hint-secret = Only { $name } knows what was behind this.

# The course's later editions (NAP-21 to NAP-33).
nap-no-steal = There is nothing that you may steal now (NAP-31).
nap-no-discard-all = After a fight you may discard all, if the rules have that (NAP-33).
