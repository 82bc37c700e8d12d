# The screen of Hammerspace: what its keys do, and why they can't.
ham-start = The last one with life points wins ({ $help }: keys). You are { $names }.
ham-start-all = The last one with life points wins ({ $help }: keys). You are { $names }.
ham-start-watch = Only bots play; you watch ({ $help }: keys).
ham-next-hide = All face up
ham-next-characters = Choose characters
ham-next-play = Play it
ham-next-aim = Attack
ham-next-defend = Defend
ham-next-choose = Choose
ham-next-keep = Keep or discard
ham-next-redraw = Change all four
ham-next-lose = Go on
ham-next-wait = Go on
ham-flip-up = Turn up
ham-flip-down = Turn down
ham-not-over = The match is over.
ham-not-your-turn = It is not your turn to decide.
ham-no-flip = Cards are turned only at the start of your turn (HAM-6).
ham-flip-which = Choose a card first (1-4).
ham-flip-once = A card is turned at most once a turn (HAM-6).
ham-flip-ups = Cards are turned up before others are turned down (HAM-6).
ham-flip-limit = No more cards may lie face down (HAM-6).
ham-no-redraw = All four are changed only when none of them can be played (HAM-9).
ham-no-done = There is nothing to finish now.
ham-play-which = Choose a card to play (1-4).
ham-play-down = What lies face down can't be played: turn it up first (HAM-8).
ham-play-defence = A defence is not played: it stands when you are attacked (HAM-7).
ham-no-target = There is nobody to aim at now.
ham-not-a-target = That one can't be aimed at.
ham-no-monster = There is no monster in play.
ham-no-mark = This attack has one target, or reaches everybody.
ham-unmark = unmark
ham-marks-full = It reaches no more than that.
ham-no-secret = Nothing here is hidden from the others.
ham-nothing-to-look = There is no card to look at.
ham-hint = A steady player { $words }.
ham-hint-no-bot = No bot decided here.

# The first line.
ham-turn = turn { $n }
ham-extra = extra turn
ham-your-turn = your turn
ham-over = the match is over
ham-seed = seed { $seed }
ham-station-hide = hide a card
ham-station-characters = characters
ham-station-start = who starts
ham-station-flip = flip
ham-station-play = play
ham-station-defend = defend
ham-station-keep = keep
ham-station-refill = refill
ham-station-monster = monster
ham-last-turn = last turn
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
ham-reach-all = all

# What the signs mean, for the help.
ham-sign-player = a player; the number is the seat
ham-sign-dead = a player who is out
ham-sign-turn = whose turn it is; what the monster does now; what is in use
ham-sign-aim = who would be attacked; the letter aims at that board
ham-sign-mark = marked, for an attack on several
ham-sign-counters = life points as counters of 20, 5 and 1 (HAM-3)
ham-sign-die = a die with six faces
ham-sign-attack = an attack: its subtype, its points, whom it reaches
ham-sign-defence = a defence: its points against types and subtypes
ham-sign-ability = an ability, by its name
ham-sign-points = an attack with fire, 6 points and the die
ham-sign-several = it reaches up to 2; a monster in play may be one of them
ham-sign-all = it reaches everybody else, and a monster in play
ham-sign-guard = phy4 mel6
ham-sign-against = 4 points against physical attacks, but 6 against melee (HAM-12)
ham-sign-guard-short = p4c3+
ham-sign-against-short = a defence in less room: p is physical, c chemical, e energy; + means other points against a subtype
ham-sign-down = face down: it can be neither played nor used to defend (HAM-8)

# Players.
ham-head-who = who      life
ham-life = life { $n }
ham-out = out
ham-you-out = You are out. The others go on; you watch.
ham-hidden = hidden
ham-skips = { $n ->
    [one] loses { $n } turn
   *[other] loses { $n } turns
}
ham-lasting = { $n ->
    [one] { $n } lasting effect
   *[other] { $n } lasting effects
}

# The own cards.
ham-empty = empty
ham-face-down = FACE DOWN
ham-down = down
ham-in-use = in use
ham-turns-down = turns soon
ham-useless-down = useless face down
ham-covered-own = hidden from the others: { $key } shows it
ham-covered = only its owner knows it

# The middle of the table.
ham-table = TABLE
ham-decks = deck { $left }, discards { $out }
ham-order = order
ham-set-up = Each may hide a card and chooses characters; then dice say who starts.
ham-set-up-hide = Each may hide a card; then dice say who starts.
ham-set-up-characters = Each chooses characters; then dice say who starts.
ham-set-up-start = Dice say who starts.
ham-defends = defends { $n } + d6
ham-keeper = { $name } keeps it
ham-keeper-long = { $name } keeps it: two dice whenever { $name }'s turn ends
ham-monster-due = A monster comes at the end of this turn.
ham-monster-time = A monster comes in { $time }.
ham-monster-turns = { $n ->
    [one] A monster comes in { $n } turn.
   *[other] A monster comes in { $n } turns.
}
ham-monster-how = Whoever has the turn draws it and keeps it: two dice pick what it does.
ham-monster-unrolled = It has done nothing yet: its keeper rolls two dice.
ham-reward = Reward: { $text }

# What goes on.
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
ham-defends-now = defends: { $n } so far
ham-spared = loses nothing: an effect prevents it
ham-no-loss = holds
ham-loses = loses { $n }, { $left } left
ham-an-effect = An effect
ham-lost-effect = { $name } loses this turn.
ham-lost-redraw = { $name } can play none of the four: all are changed and the turn is lost (HAM-9).
ham-lost-empty = { $name } has no cards and loses the turn (HAM-19).
ham-monster-comes = { $monster } comes out of the hammerspace with { $n } life. { $name } keeps it.

# The preview. What { $enter }, { $flip } and { $slots } are: keys.
ham-preview = PREVIEW
ham-why-key = { $key } why
ham-hide-title = ONE CARD FACE DOWN?
ham-hide-how = Choose a card ({ $slots }) and lay it face down with { $flip }: nobody else sees it, and it can't be used until you turn it up. { $enter } leaves all four face up (HAM-2).
ham-asks-title = YOUR DECISION
ham-asks-characters = { $name } has to drop one of three characters: { $enter }
ham-asks-defend = { $name } has to choose how to defend: { $enter }
ham-asks-choose = { $name } has something to choose: { $enter }
ham-asks-keep = { $name } may keep a card that was used: { $enter }
ham-stuck-title-redraw = NOTHING TO PLAY
ham-stuck-title-lose = THIS TURN IS LOST
ham-stuck-redraw = None of your face-up cards can be played. { $enter } changes all four and loses the turn (HAM-9), unless you turn one up first ({ $flip }).
ham-stuck-redraw-plain = None of your face-up cards can be played. { $enter } changes all four and loses the turn (HAM-9).
ham-stuck-lose = You lose this turn. You may still turn cards; { $enter } goes on.
ham-stuck-lose-plain = You lose this turn; { $enter } goes on.
ham-choose-card = Choose a card to play ({ $slots }).
ham-card-covered = This card is covered.
ham-card-down = Face down it can't be used. { $flip } turns it up: only now, as your turn begins (HAM-6).
ham-card-stays = Face down it can't be used. It can be turned up when your next turn begins (HAM-6).
ham-card-defence = A defence is not played: it stands when you are attacked (HAM-7).
ham-marks = { $n } of up to { $most } ({ $key })
ham-marks-short = { $n } of up to { $most }
ham-effects-count = effects included
ham-compare = compare:
ham-one-of = one of these:
ham-chart = by loss:
ham-hidden-may = { $name }'s hidden card can't defend yet; { $chance } of such cards would match.

# Dialogs.
ham-ask-enter = { $key } takes the marked answer; Esc looks at the table first.
ham-ask-drop-title = CHARACTERS
ham-ask-drop = Which one does { $name } drop?
ham-ask-drop-about = The other two are kept: they lie face up and act for you all game (HAM-4).
ham-ask-keep = { $name } may keep this card (HAM-17). Keep it?
ham-ask-may = { $name } may use this. Use it?
ham-ask-option = { $name } chooses one of these.
ham-ask-player = Whom does { $name } choose?
ham-ask-card = Which card does { $name } choose?
ham-ask-own-card = Which own card does { $name } give?
ham-ask-of = { $name }, slot { $n }
ham-keep = Keep
ham-keep-about = it stays face up in slot { $n }
ham-discard = Discard
ham-discard-about = a new card comes into its slot
ham-yes = Yes
ham-no = No
ham-no-about = nothing happens
ham-defend-title = { $name } IS ATTACKED
ham-defend-attack = { $name }: { $card }, { $type }
ham-defend-rule = Use as many cards as it takes to reach { $n } with their points, and no more (HAM-13).
ham-defend-enter = { $key } defends and rolls the die.
ham-defend-short = You must use more cards: they fall short of the attack (HAM-13).
ham-defend-over = You use more than you may: stop when the attack is covered (HAM-13).
ham-defend-used = This card is in use already.
ham-defend-must = This card must be used, whatever else you choose (HAM-13).
ham-defend-useless = This card can't be used against this attack.
ham-defend-row-used = in use
ham-defend-row-must = must be used
ham-defend-row-may = your choice
ham-defend-row-down = face down: can't defend
ham-defend-row-other = does not match
ham-defend-row-none = no defence
ham-defend-outcome = { $cards } + d6 against { $power }: you lose { $least }-{ $most }, { $mean } on average
ham-defend-safe = { $cards } + d6 against { $power }: you lose nothing, whatever the die shows
ham-defend-kills = You fall: { $chance }
ham-card-of = { $n } of { $most }
ham-where-slot = { $name }, slot { $n }
ham-where-character = { $name }'s character
ham-where-monster = in play, { $n } life left
ham-monster-facts = comes with { $life } life, defends with { $defence } + d6

# Pages.
ham-table-title = THE TABLE
ham-pile-title = DISCARDS, the last one first
ham-pile-empty = none
ham-why-title = WHY: the sum of the attack
ham-why-card = the card
ham-why-one = It reaches one of these alone.
ham-why-last = The last attack
ham-why-how = How an attack works
ham-why-power = Attack and defence: points of the cards in use and a die each. The attack die is rolled before anybody defends (HAM-11).
ham-why-match = A defence counts if its type matches the attack's. Where it names the subtype, those points count (HAM-12).
ham-why-must = The defender uses matching cards until their points reach the attack, or none is left; then it must stop (HAM-13).
ham-why-damage = What the attack has more is lost. It is never less than nothing (HAM-14).
ham-why-keep = Used cards are discarded; some may be kept (HAM-16, HAM-17).
ham-why-monster = The monster defends with its own points and a die; attacks that reach all hit it too (HAM-24).
ham-why-hidden = What lies face down neither attacks nor defends (HAM-8).
ham-why-range = life lost, least and most
ham-why-mean = life lost on average
ham-why-spread = spread (standard deviation)
ham-why-nothing = nothing is lost
ham-why-attack-effects = effects on the attack
ham-why-defence-effects = effects on the defence
ham-why-kill = it falls
ham-why-chooses = The defender may choose among its cards. If it chooses badly it loses { $mean } on average.
ham-why-monster-points = the monster's own points
ham-why-slot-down = slot { $n }: face down
ham-why-no-match = { $card }: does not match
ham-why-counts = { $card }
ham-why-points = points, with what adds to them
ham-why-die = the die
ham-why-power-is = attack power
ham-why-cards = points of the cards, with what adds to them
ham-why-defence-is = defence power
ham-why-more = what the attack has more
ham-why-effects = effects on the loss
ham-why-lost = life lost
ham-why-lost-all = life lost: all that was left

# The end.
ham-end-last = The last one with life points.
ham-end-together = The last ones fell together, and share it (HAM-20).
ham-end-time = Time is up: most life wins (HAM-21).
ham-end-cap = The match went on for too long.
ham-end-out = out
ham-decides-here = decides here.
