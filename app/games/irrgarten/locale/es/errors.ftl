# Lo que rechazan las reglas de Irrgarten: una frase por código.
errors-setup-few-starts = { $found ->
    [one] El laberinto tiene { $found } casilla de inicio
   *[other] El laberinto tiene { $found } casillas de inicio
}, pero necesita { $needed }, una por jugador.
errors-setup-no-room = { $found ->
    [one] El laberinto tiene { $found } casilla libre
   *[other] El laberinto tiene { $found } casillas libres
}, pero la salida, los monstruos y los jugadores necesitan { $needed }.
errors-setup-unequal-lines = La línea { $line } del laberinto tiene { $length ->
    [one] { $length } casilla
   *[other] { $length } casillas
}, pero la primera tiene { $first }.
errors-setup-unknown-square = «{ $found }», en la línea { $line }, columna { $column }, no es una casilla válida. Usa X, -, M, E o P.
errors-setup-one-exit = { $found ->
    [0] El laberinto no tiene salida.
   *[other] El laberinto tiene { $found } salidas.
} Necesita exactamente una E.
errors-setup-unknown-monster = El laberinto nombra al monstruo «{ $found }», que no está en la baraja.

errors-generator-error = No se ha podido crear el laberinto. Prueba otra semilla u otro tamaño.
errors-generator-bad-spec-range = { $field }: { $found } no está entre { $least } y { $most }.
errors-generator-bad-spec-choice = { $field }: «{ $found }» no es ninguno de estos: { $choices }.
errors-generator-too-small = El laberinto solo tiene { $free ->
    [one] { $free } casilla libre
   *[other] { $free } casillas libres
}, pero la salida, los monstruos y los jugadores necesitan { $needed }. Hazlo más grande o pon menos monstruos.
errors-generator-unsolvable = El laberinto tiene casillas sin camino a la salida ({ $cut_off }). Prueba otra semilla.
errors-generator-cancelled = Lo has parado: no se ha creado ningún laberinto.
