# Lo que está mal en un mazo de Irrgarten, por el código del problema.
deck-direction_twice = «{ $found }» está dos veces; falta { $missing }.
deck-grid_not_block = todas las filas están en una línea; pon | detrás de «grid:» y cada fila en su línea.
deck-grid_size = el laberinto tiene { $width }x{ $height } casillas, pero puede tener de { $least }x{ $least } a { $most }x{ $most }.
deck-unequal_rows = la fila { $row } tiene { $length ->
    [one] { $length } casilla
   *[other] { $length } casillas
} y las demás { $width }.
deck-strange_square = «{ $found }» no es una casilla válida; usa X, -, M, E o P.
deck-no_exit = no hay salida; pon una E en el plano.
deck-two_exits = hay una segunda salida; la primera está en { $x },{ $y }.
deck-unreachable = { $count ->
    [one] { $count } casilla libre no tiene
   *[other] { $count } casillas libres no tienen
} camino a la salida: { $squares }.
deck-no_room = no queda ninguna casilla para un jugador.
deck-no_monster_there = no hay ninguna M en { $x },{ $y } (columna y fila, desde 0).
deck-monster_twice = la M de { $x },{ $y } ya tiene monstruo.
deck-unknown_monster = no hay ningún monstruo «{ $found }»; los monstruos son { $known }.
deck-unknown_monster_close = no hay ningún monstruo «{ $found }»; ¿querías decir «{ $close }»?
deck-letter = «{ $found }» no es una letra de la a a la z o de la A a la Z.
deck-trick_unknown = no hay ningún truco «{ $found }». Los trucos son { $known }.
deck-trick_unknown_close = no hay ningún truco «{ $found }». ¿Querías decir «{ $close }»?
deck-trick_amount = el truco «{ $trick }» lleva una cantidad. Escríbelo así, con tu número o tu palabra: { $example }.
deck-trick_bare = el truco «{ $trick }» no lleva cantidad. Escribe solo su nombre.
deck-trick_many = una carta tiene un solo truco, y aquí { $found ->
    [0] no hay ninguno. Borra el campo «trick».
   *[other] hay { $found }. Quédate con uno.
}
deck-trick_form = pone { $found } y tiene que ser el nombre de un truco, o un nombre con su cantidad.
deck-trick_count = pone { $found }, pero «{ $trick }» pide un número entero de { $minimum } a { $maximum }.
deck-trick_real = pone { $found }, pero «{ $trick }» pide un número de { $minimum } a { $maximum }.
deck-trick_choice = pone { $found }, pero «{ $trick }» pide una de estas palabras: { $choices }.
deck-odd-trick-figures = un truco sin todas las cifras. En la bajada solo hay monstruos con fuerza, inteligencia y salud.
deck-odd-trick-sleeps = duerme { $slept } de { $rounds } rondas. Las que quedan no bastan para { $wounds } heridas seguidas.
deck-odd-trick-health = un truco sobre sus heridas, pero la primera lo mata. Dale más salud.
deck-odd-trick-shield = un truco sobre paradas, que solo sirve en un escudo.
deck-odd-trick-weapon = un truco sobre ataques, que solo sirve en un arma.
deck-odd-trick-late = suma su potencia desde la ronda { $round }, pero sus usos acaban en la ronda { $uses }.
