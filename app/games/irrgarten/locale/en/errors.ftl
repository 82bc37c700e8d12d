# Refusals by the rules of Irrgarten: one sentence for each code.
errors-setup-few-starts = { $found ->
    [one] The labyrinth has { $found } start
   *[other] The labyrinth has { $found } starts
}, but needs { $needed }, one for each player.
errors-setup-no-room = { $found ->
    [one] The labyrinth has { $found } free square
   *[other] The labyrinth has { $found } free squares
}, but the exit, monsters and players need { $needed }.
errors-setup-unequal-lines = Line { $line } of the labyrinth has { $length ->
    [one] { $length } square
   *[other] { $length } squares
}, but the first has { $first }.
errors-setup-unknown-square = "{ $found }" in line { $line }, column { $column } isn't a valid square. Use X, -, M, E or P.
errors-setup-one-exit = { $found ->
    [0] The labyrinth has no exit.
   *[other] The labyrinth has { $found } exits.
} It needs exactly one E.
errors-setup-unknown-monster = The labyrinth names the monster "{ $found }", which isn't in the deck.

errors-generator-error = The labyrinth couldn't be made. Try another seed or size.
errors-generator-bad-spec-range = { $field }: { $found } isn't between { $least } and { $most }.
errors-generator-bad-spec-choice = { $field }: "{ $found }" isn't one of { $choices }.
errors-generator-too-small = The labyrinth has only { $free ->
    [one] { $free } free square
   *[other] { $free } free squares
}, but the exit, monsters and players need { $needed }. Make it larger or use fewer monsters.
errors-generator-unsolvable = Some squares of the labyrinth have no way to the exit ({ $cut_off }). Try another seed.
errors-generator-cancelled = You stopped it, so no labyrinth was made.
