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
