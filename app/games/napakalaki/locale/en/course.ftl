# The course's later editions of Napakalaki: cultists (NAP-21 to NAP-24).

# A monster's card. $n is the change without its sign.
course-against = { $more ->
    [1] +{ $n }
   *[0] -{ $n }
} against a cultist.
# $card is the cultist card.
course-joins = { $name } rolls a 6 and joins the cult: { $card }, +{ $n } for every cultist.
course-stays-out = { $name } rolls a { $roll } and stays out of the cult.
course-dice = the cult's die: { $roll }
course-cultist = cultist +{ $n }
course-is-cultist = { $name } is a cultist with the card { $card } (+{ $bonus } for every cultist, +{ $n } now) and sells for double.
course-you-are-cultist = You are a cultist with the card { $card } (+{ $bonus } for every cultist, +{ $n } now), and you sell for double.

napakalaki-sum-cultist = cultist card
napakalaki-sum-percent = more as a cultist
plain-nap-sum-cultist = Your cultist card adds { $n }
plain-nap-sum-percent = As a cultist you add { $n } more

# Archenemies (NAP-30 to NAP-33).
course-steals = { $name } steals a hidden treasure from { $victim }.
course-steals-card = { $name } steals { $card } from { $victim }.
course-which = It is { $card }.
course-revenge = { $name } rolls a { $roll }: { $enemy } joins the monster and adds { $level }.
course-no-revenge = { $name } rolls a { $roll }, and { $enemy } stays out of it.
course-discards-all = { $name } discards { $n ->
    [one] the only treasure
   *[other] all { $n } treasures
} and begins again with a roll.
course-enemy = archenemy: { $enemy }
course-enemy-told = The archenemy of { $name } is { $enemy }.
course-your-enemy = Your archenemy is { $enemy }.
course-thief = { $name } has stolen already.
course-you-stole = You have stolen already.
napakalaki-bot-steals = steals from the archenemy
    .do = steal from your archenemy
napakalaki-bot-public-steal = steals from the archenemy
napakalaki-bot-public-discard-all = discards everything
plain-nap-word-steal = steal
plain-nap-word-discard-all = discard all
plain-nap-do-steal = Steal a treasure from your archenemy.
plain-nap-do-discard-all = Discard all your treasures; your next turn begins with a roll.
nap-no-steal = There is nothing that you may steal now (NAP-31).
nap-no-discard-all = You may discard all your treasures after a fight, if the rules have that (NAP-33).

discard-all-title = Discard all your treasures?
discard-all-about = Everything goes, equipped and hidden. Your next turn begins with a roll for new treasures. You keep your level.
discard-all-yes = Discard all
discard-all-no = Keep them

course-enemy-short = vs { $enemy }
course-result-lost = { $foe } was too strong.
