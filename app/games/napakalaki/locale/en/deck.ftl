# What is wrong in a deck of Napakalaki, by the problem's code.
deck-necklace_bonuses = a necklace has one bonus; a second one is for other treasures.
deck-bonus_order = the bonus with a necklace is { $found }; it must be higher than the { $bonus } without one.
deck-number_and_kinds = it has both a number ("{ $number }") and types ("{ $kinds }"); keep only one of them.
deck-beside_death = "{ $name }" does nothing beside death, which takes everything; remove it.
deck-no_consequence = losing to it costs nothing; add something to lose, or death.
deck-name_twice = "{ $found }" is already another monster's name ({ $language }).
deck-odd-gold = { NUMBER($gold, useGrouping: 1) } gold. Alone it buys a level, which costs { NUMBER($price, useGrouping: 1) }.
deck-odd-bonus = bonus { $bonus }. It is worth at least twice all { $level } levels.
deck-odd-level = level { $level }. No player can beat it: the best gear gives at most { $most }.
deck-trick_shape = found { $found }, but a trick is written like this: { $example }.
deck-trick_surplus = the trick "{ $trick }" has no "{ $name }". Write it like this: { $example }.
deck-trick_missing = the trick "{ $trick }" needs "{ $name }". Write it like this: { $example }.
deck-odd-ploy-kind = a trick about a type of treasure that this deck doesn't have.
deck-odd-ploy-help = a trick about help, but without treasures in the prize nobody can ask for help.
deck-odd-ploy-price = a helper takes { $price } treasures at most, but the prize has only { $treasures }.
deck-odd-ploy-left = a trick about what it takes, but it takes no treasures.
deck-odd-ploy-twin = a twin on its own. Give another treasure the same trick.
