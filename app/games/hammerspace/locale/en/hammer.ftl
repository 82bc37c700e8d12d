# What the cards of Hammerspace say, made from what they do. Never markup, never square brackets in
# a text. Most sentences come in two forms: -you speaks to whoever has the card, -one speaks of $who.
# $who and $whom are made below (hammer-who-...) and always the subject of a verb or after "against".

# Kinds, types (HAM-9a) and figures of a card.
hammer-kind-attack = attack
hammer-kind-defence = defence
hammer-kind-ability = ability
hammer-type-physical = physical
hammer-type-chemical = chemical
hammer-type-energy = energy
hammer-type-melee = melee
hammer-type-projectile = projectile
hammer-type-fire = fire
hammer-type-ice = ice
hammer-type-biological = biological
hammer-type-corrosive = corrosive
hammer-type-electric = electric
hammer-type-plasma = plasma
hammer-type-all = everything
hammer-attack-of = { $type }
hammer-types = { $type } / { $subtype }
hammer-power = { $n } + d6
hammer-points = { $type } { $n }
hammer-points-except = { $type } { $n } ({ $list })
hammer-reach-one = one rival
hammer-reach-some = up to { $n } rivals
hammer-reach-all = all rivals
hammer-reach-one-monster = one rival or the monster
hammer-reach-some-monster = up to { $n }, monster included
hammer-reach-all-monster = all rivals and the monster
hammer-keep = stays { $if }
hammer-nothing = nothing happens
hammer-no-monsters = nothing, since there are no monsters

# Who: in what speaks to you, of another seat, of the monster.
hammer-who-you-target = the target
hammer-who-you-attacker = the attacker
hammer-who-you-doer = that player
hammer-who-you-doer-any = that one
hammer-who-you-chosen = a rival you choose
hammer-who-you-same = that rival
hammer-who-you-random = a random rival
hammer-who-you-left = the player on your left
hammer-who-you-only = your rival
hammer-who-you-right = the player on your right
hammer-who-you-strongest = the rival with the most life
hammer-who-you-weakest = the rival with the least life
hammer-who-you-others = each rival
hammer-who-you-everyone = everyone
hammer-who-you-monster = the monster
hammer-it = it
hammer-who-seat-target = their target
hammer-who-seat-attacker = their attacker
hammer-who-seat-doer = that player
hammer-who-seat-doer-any = that one
hammer-who-seat-chosen = a player they choose
hammer-who-seat-same = that player
hammer-who-seat-random = a random other player
hammer-who-seat-left = the player on their left
hammer-who-seat-only = their rival
hammer-who-seat-right = the player on their right
hammer-who-seat-strongest = the other player with the most life
hammer-who-seat-weakest = the other player with the least life
hammer-who-seat-others = each other player
hammer-who-seat-everyone = everyone
hammer-who-seat-monster = the monster
hammer-who-monster-target = the target
hammer-who-monster-attacker = the attacker
hammer-who-monster-doer = that player
hammer-who-monster-random = a random player
hammer-who-monster-left = the player left of the keeper
hammer-who-monster-right = the player right of the keeper
hammer-who-monster-strongest = the player with the most life
hammer-who-monster-weakest = the player with the least life
hammer-who-monster-others = each player
hammer-who-monster-everyone = each player
hammer-who-monster-keeper = its keeper
hammer-who-monster-neighbours = both of the keeper's neighbours
hammer-by-you-others = a rival
hammer-by-you-others-any = a rival or the monster
hammer-by-you-anyone = anyone
hammer-by-seat-others = another player
hammer-by-seat-others-any = another player or the monster
hammer-by-seat-anyone = anyone
hammer-by-monster-others = a player
hammer-by-monster-anyone = anyone
hammer-aim-you = you
hammer-aim-one = { $who }

# Joints.
hammer-and = { $one } and { $other }
hammer-and-apart = { $one }, and { $other }
hammer-and-you = { $one }, and { $other }
hammer-and-yours = { $one } and { $bare }
hammer-plus = { $text }, plus { $n } { $each }
hammer-subject-you = you
hammer-or = { $one } or { $other }
hammer-or-else = { $one }; or { $other }
hammer-does = { $lead }: { $text }
hammer-then = { $lead }, { $text }
hammer-when = when { $who }
hammer-whoever = a player who { $does } { $has }
hammer-does-else = { $lead }: { $text }; otherwise, { $other }
hammer-during = { $text } { $lead }
hammer-during-aside = { $text } ({ $lead })
hammer-about = { $who }: { $text }
hammer-times = { $n ->
    [2] { $text }, twice
   *[other] { $text }, { $n } times
}
hammer-choose-you = choose one: { $options }
hammer-choose-one = { $who } chooses one: { $options }
hammer-limit-turn = once a turn
hammer-limit-game = once a match
hammer-may-you = if you like
hammer-may-one = if they like

# Moments of the holder, and of a seat on which something lasts for some turns.
hammer-at-turn-start-you = at the start of your turn
hammer-at-turn-start-one = { $who ->
    [each] at the start of their turn
   *[other] at the start of { $who }'s turn
}
hammer-at-turn-start-monster = at the start of its turn
hammer-at-turn-end-you = at the end of your turn
hammer-at-turn-end-one = { $who ->
    [each] at the end of their turn
   *[other] at the end of { $who }'s turn
}
hammer-at-turn-end-monster = at the end of its turn
hammer-at-settled-you = after the attack
hammer-at-settled-one = { $who ->
    [each] after their attack
   *[other] after { $who }'s attack
}
hammer-at-settled-monster = after its attack
hammer-next-turn-start-you = { $n ->
    [one] at the start of your next turn
   *[other] at the start of each of your next { $n } turns
}
hammer-next-turn-start-one = { $n ->
    [0] at the start of each turn
    [one] at the start of their next turn
   *[other] at the start of each of their next { $n } turns
}
hammer-next-turn-start-many = { $n ->
    [0] at the start of each turn
    [one] at the start of their next turn
   *[other] at the start of their next { $n } turns
}
hammer-next-turn-start-monster = { $n ->
    [0] at the start of each turn
    [one] at the start of its next turn
   *[other] at the start of each of its next { $n } turns
}
hammer-next-turn-end-you = { $n ->
    [one] at the end of your next turn
   *[other] at the end of each of your next { $n } turns
}
hammer-next-turn-end-one = { $n ->
    [0] at the end of each turn
    [one] at the end of their next turn
   *[other] at the end of each of their next { $n } turns
}
hammer-next-turn-end-many = { $n ->
    [0] at the end of each turn
    [one] at the end of their next turn
   *[other] at the end of their next { $n } turns
}
hammer-next-turn-end-monster = { $n ->
    [0] at the end of each turn
    [one] at the end of its next turn
   *[other] at the end of each of its next { $n } turns
}

# What somebody does.
hammer-on-turn-start-one = when { $who } starts a turn
hammer-on-turn-end-one = when { $who } ends a turn
hammer-on-attack-you = when you attack
hammer-on-attack-one = when { $who } attacks
hammer-on-ability-you = when you play an ability
hammer-on-ability-one = when { $who } plays an ability
hammer-on-hit-you = on a hit
hammer-on-hit-one = when { $who } hits
hammer-on-miss-you = on a miss
hammer-on-miss-one = when { $who } misses
hammer-on-hurt-you = when an attack hurts you
hammer-on-hurt-one = when an attack hurts { $who }
hammer-on-block-you = on a full block
hammer-on-block-one = when { $who } fully blocks an attack
hammer-on-settled-one = when { $who } has attacked
hammer-on-flip-you = when you turn a card over
hammer-on-flip-one = when { $who } turns a card over
hammer-on-heal-you = when you gain life
hammer-on-heal-one = when { $who } gains life
hammer-on-gain-one = when { $who } gains { $n } life or more
hammer-on-fall-one = when { $who } goes out
hammer-on-redraw-you = when you change all four cards
hammer-on-redraw-one = when { $who } changes all four cards

# Conditions. $faces is what a die shows ("4-6"), $range comes from the lines below.
hammer-if-roll-you = if you roll { $span ->
    [0] { $least }
   *[other] { $least }-{ $most }
}
hammer-if-roll-one = if { $who } rolls { $span ->
    [0] { $least }
   *[other] { $least }-{ $most }
}
hammer-if-roll-any = if a die shows { $span ->
    [0] { $least }
   *[other] { $least }-{ $most }
}
# What conditions in a row share: "if you have 3 life and no cards".
hammer-if-again = if
hammer-if-again-you = if you have
hammer-if-again-one = if { $who } has
hammer-if-sprung = Spring
hammer-if-attack-die = if the attack die shows { $faces }
hammer-if-defence-die = if the defence die shows { $faces }
hammer-if-attack-hit = if the attack hits
hammer-if-attack-miss = if the attack misses
hammer-if-attack-kill = if the attack kills
hammer-if-own-hit = if it hits
hammer-if-own-miss = if it misses
hammer-if-own-kill = if it kills
hammer-if-type = if the attack is { $types }
hammer-if-life-you = if you have { $range } life
hammer-if-life-one = if { $who } has { $range } life
hammer-if-most-life-you = if nobody has more life than you
hammer-if-most-life-one = if nobody has more life than { $who }
hammer-if-least-life-you = if nobody has less life than you
hammer-if-least-life-one = if nobody has less life than { $who }
hammer-if-cards-you = if you have { $cards } { $face }
hammer-if-cards-one = if { $who } has { $cards } { $face }
hammer-if-none-you = if you have { $cards } { $face }
hammer-if-none-one = if { $who } has { $cards } { $face }
hammer-if-lost = if { $range } life is lost
hammer-if-dealt-you = if the target loses { $range } life
hammer-if-dealt-one = if the target loses { $range } life
hammer-if-gained = if it is { $range }
hammer-if-coming-you = if you would lose { $range } life
hammer-if-coming-one = if { $range } life would be lost
# Behind what somebody does (hammer-on-...): -own behind "on a hit" and "on a full block", -other
# behind "when Ben hits" and "when Ben fully blocks an attack".
hammer-if-player = against a player
hammer-if-player-hit-own = against a player
hammer-if-player-hit-other = a player
hammer-if-player-block-own = of a player's attack
hammer-if-player-block-other = from a player
hammer-if-monster = against the monster
hammer-if-monster-hit-own = against the monster
hammer-if-monster-hit-other = the monster
hammer-if-monster-block-own = of the monster's attack
hammer-if-monster-block-other = from the monster
hammer-exactly = exactly { $n }
hammer-at-least = at least { $n }
hammer-no-more = at most { $n }
hammer-between = { $least } to { $most }
hammer-no-card = no cards
hammer-no-attack = no attacks
hammer-no-defence = no defences
hammer-no-ability = no abilities
hammer-any-card = a card
hammer-any-attack = an attack
hammer-any-defence = a defence
hammer-any-ability = an ability
hammer-some-card = { $n ->
    [one] { $range } card
   *[other] { $range } cards
}
hammer-some-attack = { $n ->
    [one] { $range } attack
   *[other] { $range } attacks
}
hammer-some-defence = { $n ->
    [one] { $range } defence
   *[other] { $range } defences
}
hammer-some-ability = { $n ->
    [one] { $range } ability
   *[other] { $range } abilities
}
hammer-lying-up = face up
hammer-lying-down = face down

# Amounts.
hammer-dice = { $n }d6
hammer-each-lost = for each point of life lost
hammer-each-dealt-you = for each point of life the target loses
hammer-each-dealt-one = for each point of life the target loses
hammer-each-gained = for each point of life gained
hammer-each-attack-die = for each point of the attack die
hammer-each-up-you = for each card you have face up
hammer-each-up-one = for each card they have face up
hammer-each-down-you = for each card you have face down
hammer-each-down-one = for each card they have face down
hammer-each-attacks-you = for each attack you have face up
hammer-each-attacks-one = for each attack they have face up
hammer-each-defences-you = for each of your face-up defences
hammer-each-defences-one = for each of their face-up defences
hammer-each-other-attacks-you = for each other attack you have face up
hammer-each-other-attacks-one = for each other attack they have face up
hammer-each-players = for each player still in
hammer-every-lost = for every { $n } life lost
hammer-every-dealt-you = for every { $n } life the target loses
hammer-every-dealt-one = for every { $n } life the target loses
hammer-every-gained = for every { $n } life gained
hammer-every-attack-die = for every { $n } points of the attack die
hammer-every-up-you = for every { $n } cards you have face up
hammer-every-up-one = for every { $n } cards they have face up
hammer-every-down-you = for every { $n } cards you have face down
hammer-every-down-one = for every { $n } cards they have face down
hammer-every-attacks-you = for every { $n } attacks you have face up
hammer-every-attacks-one = for every { $n } attacks they have face up
hammer-every-defences-you = for every { $n } of your face-up defences
hammer-every-defences-one = for every { $n } of their face-up defences
hammer-every-other-attacks-you = for every { $n } other attacks you have face up
hammer-every-other-attacks-one = for every { $n } other attacks they have face up
hammer-every-players = for every { $n } players still in
hammer-rounded = { $each } in proportion, rounded down
hammer-at-most = { $each }, up to { $n }

# Figures that change: $plus is "+2" or "-1", $attacks "attacks" or "melee attacks".
hammer-attacks = attacks
hammer-attacks-of = { $types } attacks
hammer-against = { $what } against { $attacks }
hammer-mod-attack-this = { $plus } to this attack
hammer-mod-attack-you = { $uses ->
    [0] { $plus } to your { $attacks }
    [one] you get { $plus } to your next attack
   *[other] you get { $plus } to your next { $uses } attacks
}
hammer-mod-attack-one = { $who } gets { $plus } to { $uses ->
    [0] { $attacks }
    [one] their next attack
   *[other] their next { $uses } attacks
}
hammer-mod-attack-many = { $who } each get { $plus } to { $uses ->
    [0] { $attacks }
    [one] their next attack
   *[other] their next { $uses } attacks
}
hammer-mod-defence-this = { $plus } to this defence
hammer-mod-defence-you = { $plus } to your defence
hammer-mod-defence-one = { $who } gets { $plus } to defence
hammer-mod-defence-many = { $who } each get { $plus } to defence
hammer-mod-attack-die-this = { $plus } to the attack die
hammer-mod-attack-die-you = { $plus } to the die of your { $attacks }
hammer-mod-attack-die-one = { $who } gets { $plus } to the die of { $attacks }
hammer-mod-attack-die-many = { $who } each get { $plus } to the die of { $attacks }
hammer-mod-defence-die-this = { $plus } to the defence die
hammer-mod-defence-die-you = { $plus } to your defence die
hammer-mod-defence-die-one = { $who } gets { $plus } to the defence die
hammer-mod-defence-die-many = { $who } each get { $plus } to the defence die
hammer-mod-healing-you = { $plus } each time you gain life
hammer-mod-healing-one = { $who } gains { $n } { $more ->
    [1] more
   *[0] less
} each time they gain life
hammer-mod-healing-many = { $who } each gain { $n } { $more ->
    [1] more
   *[0] less
} each time they gain life
hammer-mod-targets-this = { $plus } to its reach
hammer-mod-targets-you = { $plus } to the reach of your { $attacks }
hammer-mod-targets-one = { $who } gets { $plus } to the reach of { $attacks }
hammer-mod-targets-many = { $who } each get { $plus } to the reach of { $attacks }

hammer-mod-makeshift-you = when your defences fall short, you may add one of another type as { $n }
hammer-mod-makeshift-one = { $who } may add a defence of another type as { $n }
hammer-mod-makeshift-many = { $who } may each add a defence of another type as { $n }
hammer-mod-hidden-you = you may have { $n } more of your cards face down
hammer-mod-hidden-one = { $who } may have { $n } more of their cards face down
hammer-mod-hidden-many = { $who } may each have { $n } more of their cards face down
hammer-mod-marks-you = marks that you put on others cost { $n } { $more ->
    [1] more
   *[0] less
}
hammer-mod-marks-one = marks from { $who } cost { $n } { $more ->
    [1] more
   *[0] less
}
hammer-mod-marks-many = marks from { $who } cost { $n } { $more ->
    [1] more
   *[0] less
}

# Keywords of attacks and defences, each with its reminder.
hammer-key-hands-you = two-handed { $n } (-{ $n } per face-down card of yours)
hammer-key-hands-one = two-handed { $n } (-{ $n } per face-down card of theirs)
hammer-key-start = slow start { $n } (-{ $n } with { $life } life or more)
hammer-key-lead-you = cocky { $n } (-{ $n } while nobody has more life than you)
hammer-key-lead-one = cocky { $n } (-{ $n } while nobody has more life than { $who })
hammer-key-spring = { $n ->
    [0] Spring
   *[other] Spring { $n }
}
hammer-key-load = Load { $n }
hammer-key-soak = Soak
hammer-key-grease = Grease
hammer-key-daze = Daze
hammer-key-strip = Strip
hammer-key-play = or play: { $text }
hammer-remind-spring = Spring: this counts if you have turned the card up since your last turn ended
hammer-remind-load = Load: you may discard one of your face-up defences for that many points more
hammer-remind-soak = Soak: on a hit, they lose { $n } more to the next energy attack within { $turns } turns
hammer-remind-grease = Grease: on a hit, they lose { $n } more to the next chemical attack within { $turns } turns
hammer-remind-daze = Daze: on a hit, they lose { $n } more to the next physical attack within { $turns } turns
hammer-remind-strip = Strip: on a hit, the target discards a random face-up defence
hammer-remind-play = Or play: you may play this defence on your turn; it doesn't defend then
hammer-remind-stays = Stays: you may keep the card after use

# A keyword and what it means in one sentence, where there is a line for each.
hammer-told-spring = Spring { $n }: +{ $n } if you have turned the card up since your last turn ended
hammer-told-load = Load { $n }: you may discard one of your face-up defences for +{ $n }
hammer-told-play = or play it on your turn, in place of defending: { $text }
hammer-told-stays = stays (you may keep it) { $if }
hammer-mark-you = { $kind ->
    [soak] you are soaked
    [grease] you are greased
   *[daze] you are dazed
}
hammer-mark-one = { $kind ->
    [soak] { $who } is soaked
    [grease] { $who } is greased
   *[daze] { $who } is dazed
}
hammer-cost-random-card = you may discard a random face-up card: +{ $n }
hammer-cost-random-attack = you may discard another attack at random: +{ $n }
hammer-cost-random-defence = you may discard a random face-up defence of yours: +{ $n }
hammer-cost-random-ability = you may discard a random face-up ability of yours: +{ $n }
hammer-cost-one-card = you may discard a card: +{ $n }
hammer-cost-one-attack = you may discard another attack: +{ $n }
hammer-cost-one-defence = you may discard one of your defences: +{ $n }
hammer-cost-one-ability = you may discard one of your abilities: +{ $n }
hammer-cost-all-card = you may discard your other cards: +{ $n } for each
hammer-cost-all-attack = you may discard your other attacks: +{ $n } for each
hammer-cost-all-defence = you may discard your defences: +{ $n } for each
hammer-cost-all-ability = you may discard your abilities: +{ $n } for each
hammer-cost-when = when you attack, { $text }
hammer-brief-hands = two-handed { $n }
hammer-brief-start = slow start { $n }
hammer-brief-lead = cocky { $n }

# In place of something. $cause is "attacks", "effects" or nothing.
hammer-to-attack = attacks
hammer-to-effect = effects
hammer-prevent-you = { $cause ->
    [attacks] { $uses ->
        [0] attacks cost
        [one] the next hit costs
       *[other] the next { $uses } hits cost
    } you { $n } less life
    [effects] effects cost you { $n } less life
   *[other] you lose { $n } less life
}
hammer-prevent-one = { $cause ->
    [attacks] { $who } takes { $n } less damage from { $uses ->
        [0] each attack
        [one] the next hit
       *[other] each of the next { $uses } hits
    }
    [effects] { $who } loses { $n } less life to each effect
   *[other] { $who } loses { $n } less life
}
hammer-prevent-many = { $cause ->
    [attacks] { $who } each take { $n } less damage from { $uses ->
        [0] each attack
        [one] the next hit
       *[other] each of the next { $uses } hits
    }
    [effects] { $who } each lose { $n } less life to each effect
   *[other] { $who } each lose { $n } less life
}
hammer-prevent-all-you = { $cause ->
    [attacks] attacks cost you no life
    [effects] effects cost you no life
   *[other] you lose no life
}
hammer-prevent-all-one = { $cause ->
    [attacks] attacks cost { $who } no life
    [effects] effects cost { $who } no life
   *[other] { $who } loses no life
}
hammer-prevent-all-many = { $cause ->
    [attacks] attacks cost { $who } no life
    [effects] effects cost { $who } no life
   *[other] { $who } lose no life
}
hammer-increase-you = { $cause ->
    [attacks] { $uses ->
        [0] attacks cost
        [one] the next hit costs
       *[other] the next { $uses } hits cost
    } you { $n } more life
    [effects] effects cost you { $n } more life
   *[other] you lose { $n } extra life
}
hammer-increase-one = { $cause ->
    [attacks] { $who } takes { $n } more damage from { $uses ->
        [0] each attack
        [one] the next hit
       *[other] each of the next { $uses } hits
    }
    [effects] { $who } loses { $n } more life to each effect
   *[other] { $who } loses { $n } extra life
}
hammer-increase-many = { $cause ->
    [attacks] { $who } each take { $n } more damage from { $uses ->
        [0] each attack
        [one] the next hit
       *[other] each of the next { $uses } hits
    }
    [effects] { $who } each lose { $n } more life to each effect
   *[other] { $who } each lose { $n } extra life
}
hammer-redirect-you = { $cause ->
    [attacks] { $whom } loses { $n } of the life you would lose to attacks
    [effects] { $whom } loses { $n } of the life you would lose to effects
   *[other] { $whom } loses { $n } of the life you would lose
}
hammer-redirect-one = { $cause ->
    [attacks] { $whom } loses { $n } of the life { $who } would lose to attacks
    [effects] { $whom } loses { $n } of the life { $who } would lose to effects
   *[other] { $whom } loses { $n } of the life { $who } would lose
}
hammer-redirect-all-you = { $cause ->
    [attacks] { $whom } loses the life you would lose to attacks
    [effects] { $whom } loses the life you would lose to effects
   *[other] { $whom } loses the life you would lose
}
hammer-redirect-all-one = { $cause ->
    [attacks] { $whom } loses the life { $who } would lose to attacks
    [effects] { $whom } loses the life { $who } would lose to effects
   *[other] { $whom } loses the life { $who } would lose
}
hammer-survive-you = you survive with 1 life instead of going out
hammer-survive-one = { $who } survives with 1 life instead of going out
hammer-ignore-skip-you = you can't lose a turn
hammer-ignore-skip-one = { $who } can't lose a turn
hammer-ignore-skip-many = { $who } can't lose a turn
hammer-ignore-touch-you = other players' effects can't touch your cards
hammer-ignore-touch-one = { $who } keeps their cards safe from other players' effects
hammer-ignore-touch-many = { $who } keep their cards safe from other players' effects
hammer-reroll-own-attack-you = you reroll an attack die of { $faces }
hammer-reroll-own-attack-one = { $who } rerolls an attack die of { $faces }
hammer-reroll-own-defence-you = you reroll a defence die of { $faces }
hammer-reroll-own-defence-one = { $who } rerolls a defence die of { $faces }
hammer-reroll-other-attack-you = players who attack you reroll an attack die of { $faces }
hammer-reroll-other-attack-one = players who attack { $who } reroll an attack die of { $faces }
hammer-reroll-other-defence-you = your targets reroll a defence die of { $faces }
hammer-reroll-other-defence-one = players { $who } attacks reroll a defence die of { $faces }

# Steps.
hammer-damage-you = you lose { $n } life
hammer-damage-one = { $who } loses { $n } life
hammer-damage-many = { $who } each lose { $n } life
hammer-heal-you = you gain { $n } life
hammer-heal-one = { $who } gains { $n } life
hammer-heal-many = { $who } each gain { $n } life
# How a clause about an attack begins, and a second one after it.
hammer-attack-lead = attacks
hammer-attack-again = then attacks
hammer-attack-you = you attack { $whom } with { $type } { $points } + d6
hammer-attack-one = { $who } attacks { $whom } with { $type } { $points } + d6
hammer-attack-each-you = you attack { $whom } with { $type } X + d6, where X is { $points } { $each }
hammer-attack-each-one = { $who } attacks { $whom } with { $type } X + d6, where X is { $points } { $each }
hammer-clear-you = you lose all lasting effects
hammer-clear-one = { $who } loses all lasting effects
hammer-skip-you = { $n ->
    [one] you lose your next turn
   *[other] you lose your next { $n } turns
}
hammer-skip-one = { $n ->
    [one] { $who } loses their next turn
   *[other] { $who } loses their next { $n } turns
}
hammer-again-you = you take an extra turn
hammer-again-one = { $who } takes an extra turn
hammer-timer-sooner = { $n ->
    [one] the next monster comes { $n } turn sooner
   *[other] the next monster comes { $n } turns sooner
}
hammer-timer-later = { $n ->
    [one] the next monster comes { $n } turn later
   *[other] the next monster comes { $n } turns later
}
hammer-take-you = you replace this with { $cards } from { $whom }
hammer-take-one = { $who } replaces this card with { $cards } from { $whom }
hammer-swap-you = you swap { $mine } for { $cards } of { $whom }
hammer-swap-one = { $who } swaps { $mine } for { $cards } of { $whom }
hammer-replace-you = you discard { $cards } and redraw
hammer-replace-one = { $who } discards { $cards } and redraws
hammer-flip-down-you = you turn { $cards } face down next turn
hammer-flip-down-one = { $who } turns { $cards } face down next turn
hammer-flip-up-you = you turn { $cards } face up next turn
hammer-flip-up-one = { $who } turns { $cards } face up next turn
hammer-peek-you = you look at the face-down cards of { $whom }
hammer-peek-one = { $who } looks at the face-down cards of { $whom }

# How long something lasts.
hammer-uses = { $n ->
    [one] the next time
   *[other] the next { $n } times
}
hammer-uses-loss-you = { $n ->
    [one] the next time you lose life
   *[other] the next { $n } times you lose life
}
hammer-uses-loss-one = { $n ->
    [one] the next time they lose life
   *[other] the next { $n } times they lose life
}
hammer-uses-loss-many = { $n ->
    [one] the next time they lose life
   *[other] the next { $n } times they lose life
}
hammer-uses-loss-monster = { $n ->
    [one] the next time it loses life
   *[other] the next { $n } times it loses life
}
hammer-span = { $uses }, { $turns }
hammer-end-you = { $n ->
    [one] until the end of your next turn
   *[other] until the end of your next { $n } turns
}
hammer-end-one = { $n ->
    [one] until the end of their next turn
   *[other] until the end of their next { $n } turns
}
hammer-start-you = { $n ->
    [one] until your next turn
   *[other] until { $n } of your turns have started
}
hammer-start-one = { $n ->
    [one] until their next turn
   *[other] until { $n } of their turns have started
}

# Cards: at random, chosen by you or by the one spoken of, all of yours or of theirs.
hammer-facing-up = face-up
hammer-facing-down = face-down
hammer-mine-random-you = a random card of yours
hammer-mine-random-one = a random card of theirs
hammer-mine-chosen-you = a card of yours
hammer-mine-chosen-one = one of their cards
hammer-random-card = a random { $face } card
hammer-random-attack = a random { $face } attack
hammer-random-defence = a random { $face } defence
hammer-random-ability = a random { $face } ability
hammer-chosen-card = a { $face } card
hammer-chosen-attack = one { $face } attack
hammer-chosen-defence = one { $face } defence
hammer-chosen-ability = one { $face } ability
hammer-chosen-you-card = any { $face } card
hammer-chosen-you-attack = any { $face } attack
hammer-chosen-you-defence = any { $face } defence
hammer-chosen-you-ability = any { $face } ability
hammer-chosen-one-card = any { $face } card they choose
hammer-chosen-one-attack = any { $face } attack they choose
hammer-chosen-one-defence = any { $face } defence they choose
hammer-chosen-one-ability = any { $face } ability they choose
hammer-every-defence-you = your { $face } defences
hammer-all-you-card = all your other { $face } cards
hammer-all-you-attack = all your other { $face } attacks
hammer-all-you-defence = all your other { $face } defences
hammer-all-you-ability = all your other { $face } abilities
hammer-all-one-card = all their { $own ->
    [1] other
   *[0] {""}
} { $face } cards
hammer-all-one-attack = all their { $own ->
    [1] other
   *[0] {""}
} { $face } attacks
hammer-all-one-defence = all their { $own ->
    [1] other
   *[0] {""}
} { $face } defences
hammer-all-one-ability = all their { $own ->
    [1] other
   *[0] {""}
} { $face } abilities
