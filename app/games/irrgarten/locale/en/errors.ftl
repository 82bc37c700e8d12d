# Refusals of the rules of Irrgarten: one sentence for each code.
errors-setup-few-starts = { $found ->
    [one] The labyrinth has { $found } start
   *[other] The labyrinth has { $found } starts
} and needs { $needed }, one for each player.
errors-setup-no-room = { $found ->
    [one] The labyrinth has { $found } free square
   *[other] The labyrinth has { $found } free squares
}; exit, monsters and players need { $needed }.
errors-setup-unequal-lines = Line { $line } of the labyrinth has { $length ->
    [one] { $length } square
   *[other] { $length } squares
}, the first has { $first }.
errors-setup-unknown-square = "{ $found }" in line { $line }, column { $column } is no square: only X, -, M, E and P are.
errors-setup-one-exit = { $found ->
    [0] The labyrinth has no exit
   *[other] The labyrinth has { $found } exits
}; it needs exactly one E.
errors-setup-unknown-monster = The labyrinth names the monster "{ $found }", which the deck does not have.

errors-generator-error = The labyrinth could not be made.
errors-generator-bad-spec-range = { $field }: { $found } is not between { $least } and { $most }.
errors-generator-bad-spec-choice = { $field }: "{ $found }" is none of { $choices }.
errors-generator-too-small = The labyrinth has only { $free ->
    [one] { $free } free square
   *[other] { $free } free squares
}; exit, monsters and players need { $needed }. Make it bigger, or take fewer monsters.
errors-generator-unsolvable = The labyrinth came out with squares that have no way to the exit ({ $cut_off }). Try another seed.
errors-generator-cancelled = Stopped: no labyrinth was made.
