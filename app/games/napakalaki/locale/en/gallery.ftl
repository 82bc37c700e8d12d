# Napakalaki in the gallery. Figures are as on the cards.
gallery-kind-treasure = treasure
gallery-kinds-treasure = treasures
gallery-worn = Worn
gallery-bonus = Bonus
gallery-two-bonuses = +{ $low }, with an equipped necklace +{ $high }
gallery-gold = Worth
gallery-pieces = { $n } gold
gallery-necklace = Whoever wears it takes the higher bonus of every other treasure. Winning a combat spends it; by the rules of guion, any combat does.
gallery-level = LEVEL { $n }
gallery-prize = If you beat it
gallery-bad = If it catches you
