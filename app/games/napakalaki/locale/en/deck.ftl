# What is wrong in a deck of Napakalaki, by the problem's code.
deck-necklace_bonuses = a necklace has one bonus; the others' higher bonus is what it is for.
deck-bonus_order = the bonus with a necklace is { $found }; it must be more than the bonus of { $bonus } without one.
deck-number_and_kinds = a number ("{ $number }") and types ("{ $kinds }") together; give one of them.
deck-beside_death = "{ $name }" beside death, which takes everything anyway; leave it out.
deck-no_consequence = nothing is lost; give it something to lose, or death.
deck-name_twice = "{ $found }" is another monster's name already ({ $language }).
deck-odd-gold = { $gold } gold. Alone it buys a level, which costs { $price }.
deck-odd-bonus = bonus { $bonus }. It is worth at least twice all { $level } levels.
deck-odd-level = level { $level }. No player can beat it: the best gear gives at most { $most }.
