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
