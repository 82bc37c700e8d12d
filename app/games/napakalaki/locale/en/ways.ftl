# The choices among friends (NAP-34 to NAP-42): doors, grudges, the ways out of a fight, prices; and
# the corridor. $name is another player, $foe a monster with its article, $sum a comparison such as
# "11 + 17 = 28 > 16", $prize "level 6, 2 treasures", $sign and $signs the symbols of grudges.
# Heads of columns have at most 11 cells.

# What Enter does on the table.
ways-next-door = Choose a door
ways-next-grudge = Choose your grudges
ways-next-ways = Choose a way out
ways-next-price = Answer
ways-next-deal = Choose an offer
ways-next-uncover = Show your hand and continue
ways-covered = Others are looking at the screen. Enter shows your hand first.
ways-by-enter = Press Enter to choose a way out of this fight.
ways-no-fight = There is no fight to run from yet. Enter chooses a door.
ways-rivals-fight = This is a rival's fight, not yours. Enter answers.

# What all choices say.
ways-not-now = You can't do that in this fight.
ways-no-such = { $n } isn't a choice here.
ways-marked = Enter takes the marked choice; the arrows mark another.
ways-level = level { $n }
ways-lost-by = { $cards } ({ $name })
ways-prize = prize: { $prize }
ways-losses = if caught: { $bad }
ways-under = under it: { $cards }
ways-under-label = under it:
ways-under-nothing = nothing

# Doors. The columns are chances to win the next fight.
ways-door-title = WHICH DOOR?
ways-door-title-rival = YOU PICK THE DOOR FOR { $name }
ways-door-aside = { $name }: total level { $power }
ways-door-last = { $name } is one level below level { $level }. If { $name } wins this fight, the match is over (NAP-42).
ways-door-closed = { $n ->
    [one] Closed door: the last monster
   *[other] Closed door: one of { $n }
}
ways-door-monster = { $monster } lv { $n }
ways-door-counts = { $monster } lv { $printed }, { $n } for { $you ->
    [1] you
   *[other] { $name }
}
ways-door-seen = Closed door: { $monster }
ways-column-you-own = + your { $sign }
ways-door-chances = { $you ->
    [1] your chance to win the fight:
   *[0] { $name }'s chance to win the fight:
}
ways-grudge-is = { $sign } is a grudge: +{ $n } to you if you aren't winning, or to a winner's monster.
ways-column-alone = alone
ways-column-own = + own { $sign }
ways-column-throw = + a throw
ways-column-both = + { $sign } + throw
ways-column-against = if { $sign } spent
ways-column-helped = if they help
ways-helper = if { $name } helps

# The warning before a last fight.
ways-warn-title = WARNING
ways-warn-last = { $turns ->
    [0] { $name } is at level { $level } and plays now. If { $name } wins this fight, the match is over.
    [one] { $name } is at level { $level } and plays next. If { $name } wins that fight, the match is over.
   *[other] { $name } is at level { $level } and plays in { $turns } turns. If { $name } wins that fight, the match is over.
}
ways-warn-flag = { $flag } beside { $name } is the chance to win next turn{ $stops ->
    [0] {""}
   *[other] ; the first number if everyone else spends grudges
}.
ways-warn-picks = As things are, { $who } picks the door for { $name }.
ways-warn-you-pick = As things are, you pick the door for { $name }.
ways-warn-wall = If you beat { $foe } first, it won't be there for { $name }.

# A fight that isn't won.
ways-fight-title = AGAINST { $foe }
ways-fight-short = { $n } more needed
ways-fight-last = You win the match if you win this fight.
ways-fight-last-barred = Win this fight and you win the match, but your own grudges can't help you win it (NAP-38).
ways-fight-asked = You have asked for help.
ways-fight-means = on average you gain or lose:
ways-worn-trick = { $card }: { $trick }
# $printed and $n are the level on the card and the one that counts, $grudges that with the grudges on
# it (0 for none), $trick the sentence of the trick.
ways-trick = Level { $printed } on the card, { $n } now{ $grudges ->
    [0] {""}
   *[other] , { $grudges } with the grudges on it
}: { $trick }
ways-sum-you = you
ways-sum-with = with { $what }
ways-column-levels = level
ways-column-treasures = treasures
ways-column-grudges = { $sign }
ways-spend = Spend { $signs }
ways-spend-about = { $sum }, you win: { $prize }
ways-ask = Ask for help
ways-ask-about = { $most ->
    [one] { $names }: for 1 treasure
   *[other] { $names }: for 1-{ $most } treasures
}
ways-run = Run
ways-run-about = on { $faces } ({ $chance }), else { $losses ->
    [death] death
   *[other] caught
}{ $n ->
    [0] { "" }
   *[other] { " " }+{ $signs }
}
ways-grab = Grab 1 treasure
ways-take = Take it
ways-take-about = no die: { $losses ->
    [death] death
   *[other] caught
}{ $n ->
    [0] { "" }
   *[other] { " " }+{ $signs }
}
ways-result-grabbed = You roll a { $roll } and escape with 1 treasure.
ways-result-fumbled = You roll a { $roll } and fail to grab a treasure.
ways-result-paid = You pay { $foe } and walk past.
ways-why-paid = the toll is paid, and the monster lets you go

# A rival's grudges.
ways-grudge-title = { $name } IS BEATING { $foe }
ways-grudge-aside = your grudges { $signs }
ways-grudge-head = { $sum }: { $name } wins, reaches level { $level } and gets { $things }.
ways-grudge-head-level = { $sum }: { $name } wins and reaches level { $level }.
ways-grudge-last = { $sum }: { $name } wins the match if nobody stops this fight.
ways-grudge-after = Next to be asked: { $names }.
ways-grudge-count = { $n ->
    [0] No grudge
    [one] { $n } grudge
   *[other] { $n } grudges
}
ways-grudge-wins = { $sum }: { $name } wins.
ways-grudge-wins-yet = { $sum }: { $name } wins, unless { $n ->
    [one] { $n } more comes
   *[other] { $n } more come
}.
ways-grudge-own = { $n ->
    [one] { $sum }: { $name } needs { $n } grudge to win.
   *[other] { $sum }: { $name } needs { $n } grudges to win.
}
ways-grudge-throws = { $sum }: { $name } can throw { $card } and win.
ways-grudge-help = { $sum }: { $name } can't win without help.
ways-grudge-stops = { $sum }: { $name } can't win.

# A price, named by a rival.
ways-price-title = { $name } ASKS YOU FOR HELP
ways-price-head = { $sum }. { $name } is at level { $theirs }, you are at { $own }.
ways-price-spite = { $n ->
    [one] { $name } has spent { $n } grudge against you in this match.
   *[other] { $name } has spent { $n } grudges against you in this match.
}
ways-price-named = { $n ->
    [0] { $name } says no.
   *[other] { $name } wants { $n }.
}
ways-price-none = No
ways-price-none-about = { $name } has to manage without you
ways-price-count = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
ways-price-about = you draw { $n } of { $most }; { $name }: { $prize }

# The offers.
ways-deal-title = OFFERS OF HELP
ways-deal-aside = { $sum }, { $n } more needed
ways-deal-refused = { $name } says no.
ways-deal-weak = { $name } is too weak: { $sum }.
ways-column-match = the match
ways-match-chances = chance to win, roughly estimated:
ways-price-chances = if { $name } accepts, your chance to win, roughly estimated:
ways-deal-offer = { $n ->
    [one] { $name } helps for { $n } treasure
   *[other] { $name } helps for { $n } treasures
}
ways-deal-about = you: { $own }; { $name }: { $theirs }
ways-deal-none = Take no offer
ways-deal-none-about = back to the other ways out of the fight
ways-says-spite-0 = { $n ->
    [one] "You spent a grudge on me once. I keep the receipt."
   *[other] "You spent { $n } grudges on me. I keep the receipts."
}
ways-says-spite-1 = { $n ->
    [one] "I think of that grudge of yours. Every morning."
   *[other] "I think of your { $n } grudges. Every morning."
}
ways-says-ahead-0 = { $n ->
    [one] "You are ahead of me. One treasure, and we never speak of it."
   *[other] "You are ahead of me. { $n } treasures, and we never speak of it."
}
ways-says-ahead-1 = { $n ->
    [one] "It's lonely up there. One treasure, and I visit."
   *[other] "It's lonely up there. { $n } treasures, and I visit."
}
ways-says-cheap-0 = { $n ->
    [one] "One treasure, and I carry."
   *[other] "{ $n } treasures, and I carry."
}
ways-says-cheap-1 = { $n ->
    [one] "One treasure. I was in the area anyway."
   *[other] "{ $n } treasures. I was in the area anyway."
}

ways-undecided = rivals may add grudges
ways-hand = h{ $n }

# The corridor.
ways-corridor = CORRIDOR
ways-corridor-key = { $key }: all
ways-corridor-empty = empty
ways-corridor-title = CORRIDOR: monsters that wait, and what they took
ways-corridor-none = Nobody waits here. A monster that isn't beaten comes here, with what it took.
ways-corridor-odds = { $name } wins: alone { $alone }{ $grudges ->
    [0] {""}
   *[other] , with grudges { $own }
}{ $help ->
    [0] {""}
   *[other] , with help { $helped }
}.
ways-sign-grudge = a grudge: adds to you, or to a rival's monster
ways-sign-room = room for a grudge

# What the pages about a fight and about a rival add.
ways-sum-decided = total level in the end, with grudges and help
ways-sum-grudges = { $n ->
    [one] with 1 of your own grudges
   *[other] with { $n } of your own grudges
}
ways-sum-help = with the help of { $name }
ways-why-corridor = A monster that isn't beaten waits in the corridor, on what it took. The player who beats it gets everything (NAP-34, NAP-35).
ways-why-grudge = When a monster catches you, you get a grudge; you hold at most { $most }. Each grudge adds { $worth } to your total level, or to a monster that a rival is beating. Rivals spend theirs first, and nobody can answer yours (NAP-37, NAP-38).
ways-why-help = If you aren't winning, you can ask for help once a fight. Rivals name a price in treasures of the prize (NAP-39).
ways-why-out = If you don't win, run (5 or 6), grab a treasure (only a 6), or take it for 2 grudges (NAP-40).
ways-rival-grudges = { $n ->
    [0] no grudges
    [one] { $n } grudge
   *[other] { $n } grudges
}
ways-rival-spent = { $n ->
    [one] { $name } has spent { $n } grudge against { $against }.
   *[other] { $name } has spent { $n } grudges against { $against }.
}
ways-throw = Throw it
ways-throw-about = you throw { $card }{ $n ->
    [0] {""}
    [one] , spend 1 grudge
   *[other] , spend { $n } grudges
} and win
ways-toll = Pay the toll
ways-toll-about = you pay with { $cards } and walk past
ways-toll-covered = you pay with treasures worth { $n } gold and walk past

# At the top of the help.
ways-explained = Among friends, what beats you waits in the corridor, on what it took. Grudges add to your total level if you aren't winning, or to the monster that a rival is beating; rivals spend theirs before you. Rivals help for a price, and may pick the door of your last fight. Each choice has a key; Esc looks at the table first.

# Before the first turns of people who share a keyboard, one thing each time.
ways-primer-start = Each turn you fight a monster. You win if your level and the bonuses of your equipped treasures add up to more than its level. The first player at level { $level } wins the match.
ways-primer-corridor = Monsters that nobody beats wait in the corridor{ $loot ->
    [0] , and anyone may fight them later.
   *[other] , on the treasures they took. Beat one later, and they are yours.
}
ways-primer-grudge = { $held ->
    [one] You have a grudge. It adds
   *[other] You have { $held } grudges. Each adds
} { $n } to you if you aren't winning a fight, or to the monster of a rival who is.
ways-primer-help = Too weak for a monster? Ask for help. A rival who is strong enough may win it with you, for some of its treasures.
ways-primer-last = Level { $level } can't be bought. Win the last fight, and win it without help.
