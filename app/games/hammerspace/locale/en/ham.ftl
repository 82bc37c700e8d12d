# The screen of Hammerspace: what its keys do, and why they can't.
ham-start = Last player with life wins. You are { $names } ({ $help }: keys).
ham-start-all = Last player with life wins. You are { $names } ({ $help }: keys).
ham-start-watch = Only bots play; you watch ({ $help }: keys).
ham-next-hide = Leave all face up
ham-next-characters = Choose characters
ham-next-play = Play it
ham-next-aim = Attack
ham-next-defend = Defend
ham-next-choose = Choose
ham-next-keep = Keep or discard
ham-next-redraw = Change all four
ham-next-show = Show it
ham-next-starve = Feed nothing
ham-next-lose = Continue
ham-next-wait = Continue
ham-flip-up = Turn up
ham-flip-down = Turn down
ham-flip-lay = Face down
ham-flip-feed = Feed it
ham-fold = Skip turn
ham-not-over = The match is over.
ham-not-your-turn = It isn't your turn to decide.
ham-no-flip = You can turn cards only at the start of your turn (HAM-6).
ham-flip-which = Choose a card first (1-4).
ham-flip-over = You have turned cards already and play now (HAM-6).
ham-flip-once = You can turn a card only once a turn (HAM-6).
ham-flip-ups = Turn cards up first, then down (HAM-6).
ham-flip-limit = You can't have more cards face down (HAM-6).
ham-feed-other = The monster doesn't eat this card (HAM-32).
ham-no-redraw = Change all four only if you can play none, or turn down the only one (HAM-9).
ham-no-done = There is nothing to finish right now.
ham-play-which = Choose a card to play (1-4).
ham-play-down = You can't play a face-down card. Turn it up first (HAM-8).
ham-play-defence = You don't play this defence. It works when you are attacked (HAM-7).
ham-attack-first = Choose an attack first (1-4). Then letters choose its targets.
ham-no-target = There is nobody to attack right now.
ham-not-a-target = You can't attack that target.
ham-no-monster = There is no monster in play.
ham-no-mark = This attack reaches one target or everyone, so there is nothing to mark.
ham-unmark = unmark
ham-marks-full = It can't reach any more targets.
ham-no-secret = Everyone can see all of this.
ham-nothing-to-look = There is no card to look at.
ham-hint = A steady player { $words }.
ham-hint-no-bot = No bot decided this.

# The first line.
ham-turn = turn { $n }
ham-extra = extra turn
ham-your-turn = your turn
ham-over = the match is over
ham-seed = seed { $seed }
ham-station-hide = turn one down
ham-station-characters = characters
ham-station-start = who starts
ham-station-flip = turn up
ham-station-play = play
ham-station-defend = defend
ham-station-keep = keep
ham-station-refill = refill
ham-station-monster = monster
ham-last-turn = last turn
ham-last-turn-now = This is the last turn. Then the player with the most life wins (HAM-21).
ham-limit-time = { $time } left
ham-limit-turns = { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
}

# Figures of cards in few cells.
ham-letter-attack = A
ham-letter-defence = D
ham-letter-ability = *
ham-short-physical = phy
ham-short-chemical = che
ham-short-energy = ene
ham-short-melee = mel
ham-short-projectile = pro
ham-short-fire = fir
ham-short-ice = ice
ham-short-biological = bio
ham-short-corrosive = cor
ham-short-electric = ele
ham-short-plasma = pla
ham-short-all = any
ham-brief-melee = melee
ham-brief-projectile = proj
ham-brief-fire = fire
ham-brief-ice = ice
ham-brief-biological = bio
ham-brief-corrosive = corr
ham-brief-electric = elec
ham-brief-plasma = plas
ham-reach-one = one
ham-reach-some = up to { $n }
ham-reach-everyone = all
ham-reach-several = on { $n }
ham-reach-all = all

# What the symbols mean, for the help.
ham-sign-player = a player, with the number of the seat
ham-sign-dead = a player who is out
ham-sign-turn = whose turn it is, what the monster does now, or a card in use
ham-sign-aim = the target of the attack; the letter is the key for that board
ham-sign-mark = a marked target of an attack on several
ham-sign-counters = life points as counters of 20, 5 and 1 (HAM-3)
ham-sign-die = a die with six faces
ham-sign-attack = an attack with its subtype, points and reach
ham-sign-defence = a defence with its points against types and subtypes
ham-sign-ability = an ability, by its name
ham-sign-points = a fire attack of 6 points and a die
ham-sign-several = reaches up to 2 targets, one of which can be the monster
ham-sign-all = reaches everyone else, and the monster
ham-sign-guard = phy4 mel6
ham-sign-against = 4 points against physical attacks, but 6 against melee (HAM-12)
ham-sign-guard-short = p4c3+
ham-sign-against-short = a short form: p is physical, c chemical, e energy; + means other points against a subtype
ham-sign-down = face down: you can't play it or defend with it (HAM-8)
ham-sign-sprung = sprung: the card's Spring counts now (HAM-27)
ham-sign-crown = the crown of the player who alone has the most life: attacks on them get { $n } more (HAM-30)
ham-sign-soaked = a mark, by its first letters, and for how many of the player's turns it lasts (HAM-33)

# Players.
ham-head-who = who      life
ham-life = life { $n }
ham-out = out
ham-you-out-all = You are out and the bots continue. { $key } jumps to the end of the match.
ham-you-out = You are out. You can watch the others.
ham-you-out-others = You are out. { $names } { $n ->
    [one] is
   *[other] are
} still in the match.
ham-hidden = hidden
ham-crown-short = crown +{ $n }
ham-crown = crown: attacks on them +{ $n }
ham-crown-you = crown: attacks on you +{ $n }
ham-counters = { " = " }{ $list }
ham-picks = { $life }, { $n ->
    [0] nothing face down
   *[other] { $n } face down
}
ham-mark-means = { $mark } ({ $n ->
    [one] 1 turn
   *[other] { $n } turns
}): the next { $kind ->
    [soak] energy
    [grease] chemical
   *[daze] physical
} attack that hits costs { $more } more (HAM-33).
ham-marked = { $kind ->
    [soak] soaked
    [grease] greased
   *[daze] dazed
}
ham-mark = { $mark } ({ $n ->
    [one] { $n } turn
   *[other] { $n } turns
})
ham-skips = { $n ->
    [one] loses { $n } turn
   *[other] loses { $n } turns
}
ham-next-attack = attack { $plus }
ham-lasting = { $n ->
    [one] { $n } lasting effect
   *[other] { $n } lasting effects
}

# The own cards.
ham-empty = empty
ham-face-down = FACE DOWN
ham-down = down
ham-in-use = in use
ham-sprung-now = Spring: +{ $n } now.
ham-sprung = sprung
ham-turns-down = turns soon
ham-turning = { $n ->
    [one] card { $list } turns over soon
   *[other] cards { $list } turn over soon
}
ham-useless-down = no use face down
ham-springs-attack = { $n ->
    [0] Turned up: its Spring counts that turn.
   *[other] Turned up: +{ $n } that turn.
}
ham-springs-defence = { $n ->
    [0] Turned up: its Spring counts until your next turn.
   *[other] Turned up: +{ $n } until your next turn.
}
ham-springs-ability = Turned up: its Spring counts that turn.
ham-covered-own = hidden from the others: { $key } shows it
ham-covered = only its owner knows it

# The middle of the table.
ham-table = TABLE
ham-decks = deck { $left }, discards { $out }
ham-order = order
ham-set-up = Players may turn a card face down, then choose characters. Dice decide who starts.
ham-set-up-hide = Players may turn a card face down. Then dice decide who starts.
ham-set-up-characters = Players choose characters. Then dice decide who starts.
ham-set-up-start = Dice decide who starts.
ham-defends = defends { $n } + d6
ham-eats-attack = eats attacks
ham-eats-defence = eats defences
ham-eats-ability = eats abilities
ham-eats-any = eats any card
ham-fed = spares { $names }
ham-keeper = keeper: { $name }
ham-keeper-long = keeper: { $name }, who rolls two dice for it after each of their turns
ham-monster-due = A monster comes at the end of this turn.
ham-monster-time = A monster comes in { $time }.
ham-monster-turns = { $n ->
    [one] A monster comes in { $n } turn.
   *[other] A monster comes in { $n } turns.
}
ham-monster-how = The active player becomes its keeper and rolls two dice for it each turn.
ham-monster-last = Last roll: { $text }
ham-monster-unrolled = It has done nothing yet. Its keeper still has to roll.
ham-reward = Reward: { $text }
ham-trophy = Trophy: { $text }

# The present event.
ham-now-wait = WAITING
ham-now-attack = ATTACK
ham-now-start = WHO STARTS
ham-now-played = ABILITY
ham-now-effect = EFFECT
ham-now-monster = MONSTER
ham-now-lost = LOST TURN
ham-now-over = THE END
ham-waits-for = is thinking...
ham-won = { $names } wins!
ham-won-shared = { $names } share the win!
ham-won-nobody = Nobody wins.
ham-by-effect = an effect
ham-target-waits = waits
ham-only-defence = { $n ->
    [one] Your only defence
   *[other] Your only defences
}: { $cards }
ham-defends-now = defends with { $n } so far
ham-spared = loses nothing
ham-no-loss = { $points ->
    [0] is missed
   *[other] blocks it
}
ham-sum-crown = crown
ham-loses = loses { $sum }{ $n }, { $left } left
ham-an-effect = An effect
ham-lost-effect = { $name } loses this turn.
ham-lost-redraw = { $name } can't play any of the four, so all are changed and the turn is lost (HAM-9).
ham-lost-empty = { $name } has no cards and loses the turn (HAM-19).
ham-monster-comes = { $monster } climbs out of the hammerspace with { $n } life. { $name } is its keeper.

# The preview. What { $enter }, { $flip } and { $slots } are: keys.
ham-the-monster = the monster
ham-preview = PREVIEW
ham-why-key = { $key }: why
ham-look-key = { $key }: all
ham-hide-title = TURN A CARD FACE DOWN?
ham-hide-how = { $flip } turns the chosen card face down ({ $slots }): nobody else sees it, but it's no use until you turn it up. { $enter } leaves all face up (HAM-2).
ham-hide-none = Only a Spring makes that worth it, and none of yours has one, so press { $enter }.
ham-hide-guard = { $card } has a Spring, but can't defend face down (HAM-8). Turn it up at the start of a turn, and the Spring counts until your next turn.
ham-hide-spring = { $card } gains by it: its Spring counts when you turn it up.
ham-ask-lay-title = A NEW CARD
ham-lay-how = Only you have seen your new card. { $enter } shows it to everyone. { $flip } lays it face down: it's no use until you turn it up (HAM-26).
ham-lay-spring = Only you have seen your new card. { $flip } lays it face down, and its Spring counts when you turn it up. { $enter } shows it to everyone (HAM-26).
ham-new = new
ham-ask-feed-title = FEEDING
ham-ask-feed = Feed { $monster }? It then leaves you alone until its keeper's next roll is over.
ham-feed-odds = If not, the roll costs you { $about } life.
ham-feed-odds-kills = If not, the roll costs you { $about } life and knocks you out { $chance }.
ham-feed-how = { $flip } feeds it the chosen card ({ $slots }), and you draw a new one. { $enter } feeds it nothing (HAM-32).
ham-asks-title = YOUR DECISION
ham-asks-characters = { $name }, you keep two of three characters. { $enter } chooses.
ham-asks-defend = { $name }, { $enter } chooses how you defend.
ham-asks-choose = { $name }, { $enter } shows what you can choose.
ham-asks-keep = { $name }, you may keep a used card. { $enter } asks.
ham-stuck-title-redraw = NOTHING TO PLAY
ham-stuck-title-lose = THIS TURN IS LOST
ham-stuck-redraw = You can't play any face-up card. { $enter } changes all four and loses the turn (HAM-9), unless you turn one up first ({ $flip }).
ham-stuck-redraw-plain = You can't play any face-up card. { $enter } changes all four and loses the turn (HAM-9).
ham-stuck-lose = You lose this turn, but you may still turn cards. { $enter } continues.
ham-stuck-lose-plain = You lose this turn. { $enter } continues.
ham-choose-card = Choose a card to play ({ $slots }).
ham-card-covered = This card is covered.
ham-card-down = You can't use it face down. { $flip } turns it up, but only now, at the start of your turn (HAM-6).
ham-card-stays = You can't use it face down. You can turn it up when your next turn starts (HAM-6).
ham-card-defence = You don't play this defence. It works when you are attacked (HAM-7).
ham-marks = { $n } of up to { $most }: letters unmark
ham-marks-short = { $n } of up to { $most }
ham-marks-none = up to { $most }: letters pick them
ham-marks-none-short = up to { $most }
ham-effects-count = effects included
ham-bonus-crown = crown +{ $n }
ham-bonus-mark = { $mark } +{ $n } on a hit
ham-if-spent = if you discard:
ham-compare = compare:
ham-one-of = one of these:
ham-chart = by loss:
ham-hidden-may = { $name }'s face-down card can't defend yet; { $chance } of such cards could.

# Dialogs.
ham-ask-enter = { $key } or a digit: choose. Esc: look at the table first.
ham-ask-makeshift-title = MAKESHIFT
ham-ask-makeshift = { $name }, your defences fall short.
ham-ask-makeshift-about = One of another type can add { $n } before your die. It is discarded (HAM-28).
ham-makeshift-none = Nothing more
ham-makeshift-about = +{ $points }, from slot { $n }
ham-ask-drop-title = CHARACTERS
ham-ask-enter-drop = { $key } or a digit: discard that one. Esc: look at the table first.
ham-ask-drop = { $name }, which character do you discard?
ham-ask-drop-about = You keep the other two. They work for you all match, face up (HAM-4).
ham-ask-keep = { $name }, do you keep { $card } (HAM-17)?
ham-ask-may = { $name }, do you use the effect of { $card }?
ham-ask-option = { $name }, choose one of these.
ham-ask-player = { $name }, choose a player.
ham-ask-card = { $name }, choose a card.
ham-ask-own-card = { $name }, choose one of your own cards to give.
ham-ask-hand = Your cards: { $cards }.
ham-hand-down = face down
ham-ask-of = { $name }, slot { $n }
ham-ask-of-own = slot { $n }
ham-keep = Keep
ham-keep-about = it stays face up in slot { $n }
ham-discard = Discard
ham-discard-about = a new card takes its slot
ham-yes = Yes
ham-no = No
ham-no-about = nothing happens
ham-defend-title = { $name } IS ATTACKED
ham-defend-attack = { $name }: { $card }, { $type }
ham-defend-rule = Use as many cards as it takes to reach { $n } with their points, and no more (HAM-13).
ham-defend-enter = { $key }: defend and roll the die.
ham-defend-short = Use more cards: these fall short of the attack (HAM-13).
ham-defend-over = Use fewer cards: stop when the attack is covered (HAM-13).
ham-defend-used = This card is already in use.
ham-defend-must = You must use this card, whatever else you choose (HAM-13).
ham-defend-useless = This card doesn't work against this attack.
ham-defend-row-used = in use
ham-defend-row-must = must be used
ham-defend-row-may = your choice
ham-defend-row-down = face down: can't defend
ham-defend-row-other = doesn't match
ham-defend-row-none = not a defence
ham-defend-springs = Springs count in the sum, but not for reaching { $n } (HAM-13).
ham-defend-outcome = { $cards } + d6 against { $power }: you lose { $least }-{ $most }, { $about }
ham-defend-safe = { $cards } + d6 against { $power }: you lose nothing, whatever the die shows
ham-defend-kills = You are out: { $chance }
ham-card-of = { $n } of { $most }
ham-where-slot = { $name }, slot { $n }
ham-where-character = { $name }'s character
ham-where-monster = in play, { $n } life left
ham-monster-facts = starts with { $life } life, defends with { $defence } + d6

# Pages.
ham-table-title = THE TABLE
ham-pile-title = DISCARDS, newest first
ham-pile-empty = none
ham-why-title = HOW THIS ATTACK ADDS UP
ham-why-title-none = HOW ATTACKS ADD UP
ham-why-card = points of the card, and a die
ham-why-printed = points on the card
ham-why-one = This attack reaches only one of these targets.
ham-why-last = The last attack
ham-why-how = How an attack works
ham-why-power = Attack and defence each add the points of their cards and a die. The attack die is rolled before anyone defends (HAM-11).
ham-why-match = A defence counts if its type matches the attack's. If it names the subtype, those points count instead (HAM-12).
ham-why-must = You use matching cards until their points reach the attack or you run out; then you must stop (HAM-13).
ham-why-damage = If the attack is higher, you lose the difference in life (HAM-14).
ham-why-keep = Used cards are discarded; you may keep some of them (HAM-16, HAM-17).
ham-why-monster = The monster defends with its own points and a die. Attacks that reach everyone hit it too (HAM-24).
ham-why-hidden = A face-down card neither attacks nor defends (HAM-8).
ham-why-range = life lost, least and most
ham-why-mean = life lost on average
ham-why-spread = spread (standard deviation)
ham-why-nothing = chance to lose nothing
ham-why-attack-effects = effects on the attack
ham-why-defence-effects = effects on the defence
ham-why-kill = chance to be out
ham-why-back = life that the attack costs you, on average
ham-why-chooses = The target may choose its cards. If it chooses badly, it loses { $mean } life on average.
ham-why-monster-points = the monster's own points
ham-why-slot-down = slot { $n }: face down
ham-why-no-match = { $card }: doesn't match the attack
ham-why-counts = { $card }
ham-why-points = points of the card, with bonuses
ham-why-die = the die
ham-why-power-is = attack power
ham-why-cards = points of the cards, with bonuses
ham-why-defence-is = defence power
ham-why-more = attack minus defence
ham-why-effects = effects on the loss
ham-why-lost = life lost
ham-why-lost-all = life lost (no more was left)

# The end.
ham-end-last = Only { $name } has life left.
ham-end-together = The last players went out together and share the win (HAM-20).
ham-end-time = Time is up. Whoever has the most life wins (HAM-21).
ham-end-cap = The match lasted too long and was stopped.
ham-end-out = out
ham-decides-here = decides here.
