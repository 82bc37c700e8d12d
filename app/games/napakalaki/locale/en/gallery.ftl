# Napakalaki in the gallery. Figures are as on the cards.
gallery-kind-treasure = treasure
gallery-kinds-treasure = treasures
gallery-worn = Type
gallery-bonus = Bonus
gallery-two-bonuses = +{ $low }, with an equipped necklace +{ $high }
gallery-gold = Worth
gallery-pieces = { NUMBER($n, useGrouping: 1) } gold
gallery-necklace = Equipped, it gives every other treasure its higher bonus. Winning a fight uses it up; in the University course edition, any fight does.
gallery-level = LEVEL { $n }
gallery-prize = If you beat it
gallery-bad = If it catches you
gallery-trick = Trick
