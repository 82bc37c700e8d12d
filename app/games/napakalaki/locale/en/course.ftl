# The course's later editions of Napakalaki: cultists (NAP-21 to NAP-24) and archenemies.

# A monster's card. $n is the change without its sign.
course-against = { $more ->
    [1] +{ $n }
   *[0] -{ $n }
} against a cultist.
# $card is the cultist card.
course-joins = { $name } rolls a 6 and joins the cult: { $card }, +{ $n } for every cultist.
course-stays-out = { $name } rolls a { $roll } and stays out of the cult.
course-dice = stays out of the cult with a { $roll }
course-cultist = cultist +{ $n }
course-is-cultist = { $name } is a cultist with the card { $card } (+{ $bonus } for every cultist, +{ $n } now) and sells for double.
course-you-are-cultist = You are a cultist with the card { $card } (+{ $bonus } for every cultist, +{ $n } now), and you sell for double.

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

course-enemy-short = vs { $enemy }
course-result-lost = { $foe } { $many ->
    [1] were
   *[other] was
} too strong.
course-gallery = Cult
