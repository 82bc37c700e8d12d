# What is wrong in a deck of Irrgarten, by the problem's code.
deck-direction_twice = "{ $found }" is here twice; { $missing } is missing.
deck-grid_not_block = all rows are on one line; write a | after "grid:" and put each row on a line of its own.
deck-grid_size = the labyrinth has { $width }x{ $height } squares, but it can have { $least }x{ $least } to { $most }x{ $most }.
deck-unequal_rows = row { $row } has { $length ->
    [one] { $length } square
   *[other] { $length } squares
}, the others have { $width }.
deck-strange_square = "{ $found }" isn't a valid square; use X, -, M, E or P.
deck-no_exit = there is no exit; put one E into the grid.
deck-two_exits = there is a second exit; the first one is at { $x },{ $y }.
deck-unreachable = { $count ->
    [one] { $count } free square has
   *[other] { $count } free squares have
} no way to the exit: { $squares }.
deck-no_room = there is no square left for a player.
deck-no_monster_there = there is no M at { $x },{ $y } (column and row, from 0).
deck-monster_twice = the M at { $x },{ $y } already has a monster.
deck-unknown_monster = there is no monster "{ $found }"; the monsters are { $known }.
deck-unknown_monster_close = there is no monster "{ $found }"; did you mean "{ $close }"?
deck-letter = "{ $found }" isn't a letter from a to z or A to Z.
deck-trick_unknown = there is no trick "{ $found }". The tricks are { $known }.
deck-trick_unknown_close = there is no trick "{ $found }". Did you mean "{ $close }"?
deck-trick_amount = the trick "{ $trick }" has an amount. Write it like this, with your number or word: { $example }.
deck-trick_bare = the trick "{ $trick }" has no amount. Write only its name.
deck-trick_many = a card has one trick, and here { $found ->
    [0] there is none. Delete the field "trick".
   *[other] are { $found }. Keep one.
}
deck-trick_form = found { $found }, expected the name of a trick, or a name with its amount.
deck-trick_count = found { $found }, but "{ $trick }" needs a whole number from { $minimum } to { $maximum }.
deck-trick_real = found { $found }, but "{ $trick }" needs a number from { $minimum } to { $maximum }.
deck-trick_choice = found { $found }, but "{ $trick }" needs one of these words: { $choices }.
deck-odd-trick-figures = a trick without all figures. The Descent has only monsters with strength, intelligence and health.
deck-odd-trick-sleeps = it sleeps through { $slept } of { $rounds } rounds. It has too few left for { $wounds } wounds in a row.
deck-odd-trick-health = a trick about its wounds, but the first wound kills it. Give it more health.
deck-odd-trick-shield = a trick about blocks, which only a shield can use.
deck-odd-trick-weapon = a trick about attacks, which only a weapon can use.
deck-odd-trick-late = it adds its power from round { $round } on, but its uses end with round { $uses }.
