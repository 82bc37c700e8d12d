# Las palabras de Nim.
nim-start = Quita cerillas de un montón; gana quien se lleva la última ({ $help }: teclas). Juegas con { $names }.
nim-do-take = { $first ->
    [one] Quitar 1 cerilla del montón { $second }
   *[other] Quitar { $first } cerillas del montón { $second }
}
nim-event-taken = { $count ->
    [one] { $name } quita 1 cerilla del montón { $heap }; quedan { $left }.
   *[other] { $name } quita { $count } cerillas del montón { $heap }; quedan { $left }.
}
nim-view-heaps = Montones: { $value }
nim-over-last-match = Se acabaron las cerillas: gana { $names }.
