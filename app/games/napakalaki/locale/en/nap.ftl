# The screen of Napakalaki: what its keys do, and why they can't.
nap-start = First to level 10 wins ({ $help }: keys). You are { $names }.
nap-start-all = First to level 10 wins ({ $help }: keys). You are { $names }.
nap-start-watch = Only bots play; you watch ({ $help }: keys).
nap-next-start = Roll for treasures
nap-next-draw = Draw the monster
nap-next-early = On to equipping
nap-next-equip = Equip
nap-next-escape = Roll to escape
nap-next-settle = Choose what is lost
nap-next-discard = Choose what to discard
nap-next-end = End the turn
nap-next-over = Result
nap-next-wait = Go on
nap-not-over = The match is over.
nap-not-your-turn = It is not your turn.
nap-no-roll = There is no die to roll now.
nap-no-fight = There is nothing to accept: no monster has you in its grip.
nap-not-sales = Levels are bought only when your turn begins, before the monster (NAP-11).
nap-no-sale = Your treasures don't make up the gold for a level (NAP-11).
nap-equip-later = Treasures are equipped after the fight (NAP-9).
nap-equip-soon = First go on: equipping comes before the monster this turn.
nap-equip-fight = Nothing can be equipped during a fight (NAP-9).
nap-equip-none = None of your hidden treasures can be equipped now (NAP-6).

# The panels. A line of a panel has 35 to 78 cells at 80 columns; where a message has several
# lengths (-short, -least) the first one that fits is taken.
nap-turn = turn { $n }
nap-turn-of = turn { $n }/{ $last }
nap-your-turn = your turn
nap-over = the match is over
nap-seed = seed { $seed }

# Rivals. Letters of slots: helmet, armour, first and second hand, both hands, footwear, necklace.
nap-lv = lv { $n }
nap-level = level { $n }
nap-fights = combat lv { $n }
nap-fights-as = combat level { $n }
nap-hand-count = hand { $n }
nap-to-win = { $n } to win
nap-plays-now = playing
nap-plays-next = plays next
nap-beats-deck = beats { $chance } of the deck
nap-beats-short = beats { $chance }
nap-gold = { $n } gold
nap-letter-helmet = H
nap-letter-armour = A
nap-letter-hand-1 = 1
nap-letter-hand-2 = 2
nap-letter-both = 2H
nap-letter-footwear = F
nap-letter-necklace = N

# The monster.
nap-monster = MONSTER
nap-monster-undrawn = not drawn yet
nap-monster-level = level { $n }
nap-monster-prize = it gives:
nap-monster-bad = it takes:
nap-monster-tie = It loses to { $n } or more: a tie is a loss.
nap-monster-tie-short = loses to { $n }+; a tie is a loss
nap-monster-tie-least = a tie is a loss
nap-monster-open = { $name } fights it.
nap-monster-open-you = You fight it.
nap-monster-won = BEATEN by { $name }
nap-monster-won-you = YOU BEAT IT
nap-monster-escaped = { $name } ESCAPED
nap-monster-escaped-you = YOU ESCAPED
nap-monster-caught = IT CAUGHT { $name }
nap-monster-caught-you = IT CAUGHT YOU
nap-monster-all = { $key }: all of it
nap-deck-levels = { $n ->
    [one] the last monster, by level:
   *[other] { $n } monsters may come, by level:
}

# What is equipped.
nap-on-table = on the table
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
nap-head-now = NOW
nap-head-neck = +NECK
nap-head-gold = GOLD
nap-head-equip = IF EQUIPPED
nap-neck-would = --  (a necklace would make { $n })
nap-neck-worn = the necklace is used up by the next victory
nap-neck-always = the necklace is used up by the next fight
nap-total = Level { $level } + gear { $gear }
nap-with-neck = with a necklace { $level } + { $gear }
nap-fate-lost = at risk
nap-fate-maybe = may go
nap-fate-spent = used up
nap-gold-table = gold on the table: { $n }
nap-gold-long = gold: table { $table } + hand { $hand } = { $sum }, buys { $levels } at the start of a turn
nap-gold-wins = the win
nap-gold-buys = { $sum } gold = { $levels }
nap-gold-short = gold { $table } + { $hand } in hand = { $levels }

# The fight, and the dice.
nap-fight = FIGHT
nap-odds-title = YOUR NEXT FIGHT
nap-odds-title-other = NEXT FIGHT OF { $name }
nap-the-end = THE END
nap-start-roll = STARTING TREASURES
nap-you = YOU
nap-it = IT
nap-ahead = ahead by { $n }
nap-short = short by { $n }
nap-tied = a tie is a loss: short by { $n }
nap-escape-on = escape on { $faces } = { $chance }
nap-escape-on-other = escape on { $faces } = { $chance }
nap-caught-on = caught on { $faces } = { $chance }
nap-caught-on-other = caught on { $faces } = { $chance }
nap-won-gets = WON: { $prize }
nap-fell-escaped = ESCAPED: no bad consequence
nap-fell-caught = CAUGHT
nap-fell-accepted = bad consequence ACCEPTED
nap-rolling = the die rolls...
nap-nothing-lost = no bad consequence
nap-pays = bad consequence: { $bad }
nap-choosing = What is lost is being chosen.
nap-no-die = no die decides the fight itself
nap-why-key = { $key }: the sum, line by line
nap-why-key-short = { $key }: why
nap-start-die = The die gives treasures:
nap-start-gave = The die shows { $face }: { $treasures } to start with.
nap-nothing = With nothing left no monster can be beaten; only death helps: it brings a new starting roll (NAP-10).
nap-nothing-short = with nothing, only death brings a new roll
nap-win = chance to win
nap-win-neck = with a necklace { $chance }
nap-at = at { $power }
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
    [one] One hidden treasure of { $name }'s.
   *[other] { $n } hidden treasures of { $name }'s.
}
nap-hand-backs-own = { $n ->
    [one] Your hidden treasure is covered: { $key } shows it.
   *[other] Your { $n } hidden treasures are covered: { $key } shows them.
}
nap-hand-more = and { $n } more: { $key }
nap-equip-to = { $before } { $arrow } { $after }
nap-taken = taken
nap-fits = there is a free place
nap-no-place = its place is taken
nap-taken-hand = hands taken
nap-taken-both = hands taken
nap-taken-helmet = helmet worn
nap-taken-armour = armour worn
nap-taken-footwear = footwear worn
nap-taken-necklace = necklace worn
nap-note-fight = no equipping in a fight; table cards never return to the hand
nap-note-fight-short = nothing can be equipped during a fight
nap-note-early = equipped before this fight, and after it; table cards never return
nap-note-early-short = equipped before this fight, and after it
nap-note-later = equipped after the fight; table cards never return to the hand
nap-note-later-short = equipped after the fight
nap-note-now = { $key }: equip now; table cards never return to the hand
nap-note-crowd = { $n } too many: equip or discard down to { $most }
nap-note-discard = { $n } too many: discard down to { $most }

# The decks.
nap-decks = DECKS
nap-decks-public = (public counts)
nap-decks-key = { $key }: all
nap-monsters-left = monsters { $n } left, { $out } discarded
nap-treasures-left = treasures { $n } left, { $out } discarded
nap-beat-now = you at { $power } beat { $n } of { $all } = { $chance }
nap-beat-other = { $name } at { $power } beats { $n } of { $all } = { $chance }
nap-beat-neck = with a necklace { $n } of { $all } = { $chance }
nap-beat-neck-none = a necklace would change nothing
nap-necklaces-unseen = { $n ->
    [0] all necklaces have been seen
    [one] { $n } necklace not seen yet
   *[other] { $n } necklaces not seen yet
}

# The end.
nap-end-won = { $name } wins!
nap-end-shared = { $names } share the win!
nap-end-fight = Level { $level } by beating { $monster }.
nap-end-bought = Level { $level }, bought with gold.
nap-end-note = level { $level }, combat level { $power }

# Looking round.
nap-hand-covers = Hidden treasures that you get stay covered until you press { $key } again.
nap-hand-uncovers = Hidden treasures that you get will be shown.
nap-hand-is-covered = Your hand is covered.
nap-hand-not-yours = You can't see these treasures: they are not yours.
nap-nothing-to-look = There is no card to look at yet.
nap-hint-only = There is only one thing to do now.
nap-hint = A sharp player { $words }.
nap-why-title = WHY: the sum of the fight
nap-why-fight = { $name } against { $monster }
nap-why-power = The combat level of { $name }
nap-why-escaped = die rolled: escaped
nap-why-caught = die rolled: caught
nap-why-accepted = bad consequence accepted without a roll
nap-why-total = combat level
nap-why-necklace-makes = with a necklace it would be
nap-why-odds = That beats { $n } of the { $all } monsters that may come: { $chance }.
nap-why-how = How a fight goes
nap-why-tie = Whoever has the higher combat level wins; a tie is a loss (NAP-14).
nap-why-escape = After a loss a die decides: 5 and 6 escape, less brings the bad consequence; not rolling brings it too (NAP-15).
nap-why-necklace = With a necklace the second bonus of each card counts; a victory uses the necklace up (NAP-5, NAP-17).
nap-why-necklace-always = With a necklace the second bonus of each card counts; any fight uses the necklace up (NAP-5, NAP-17).
nap-why-equip = Treasures are equipped after the fight; what is on the table never returns to the hand (NAP-8, NAP-9).
nap-why-sale = At the start of a turn { $price } gold buy a level; change is lost (NAP-11).
nap-why-hand = At the end of a turn at most { $most } treasures stay hidden (NAP-19).
nap-decks-title = DECKS: what everybody may count
nap-decks-coming = MONSTERS THAT MAY COME
nap-decks-beaten = Marked: those you beat at your combat level of { $power }: { $n } of { $all } = { $chance }.
nap-decks-beaten-other = Marked: those that { $name } beats at a combat level of { $power }: { $n } of { $all } = { $chance }.
nap-decks-met = MONSTERS DISCARDED, the last one first
nap-decks-unseen = TREASURES NOT SEEN YET
nap-unseen = Not seen yet: { $kinds }
nap-decks-unseen-about = They are in the deck or in other hands.
nap-decks-of = of { $n }
nap-decks-discarded = TREASURES DISCARDED, the last one first
nap-decks-none = none
nap-rival-title = RIVALS: what everybody may see
nap-rival-of = ({ $n }/{ $all })
nap-rival-now = combat level { $power }: beats { $n } of { $all } monsters = { $chance }
nap-rival-necklace = with a necklace { $power }: { $n } of { $all } = { $chance }
nap-rival-hand = { $n ->
    [0] no hidden treasures
    [one] one hidden treasure
   *[other] { $n } hidden treasures
}
nap-rival-rolls = The next turn begins with the roll for starting treasures (NAP-10).
nap-hint-no-bot = No bot decided here.
nap-hint-secret = What { $name } weighed up here is for nobody else to know.
