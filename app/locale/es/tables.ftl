# La lista de mesas de un servidor público.
tables-title = Mesas
tables-title-of = Las mesas de { $place }
tables-about = Elige una mesa o abre la tuya con { $key }.
tables-none = Ahora no hay ninguna mesa abierta. Abre una con { $key } y envía la invitación a tus amigos.
tables-code-missing = Falta el código de la mesa. Pide la invitación entera, que es como «{ $line }».
tables-dialing = Buscando el servidor { $place }, intento { $count }...
tables-way-back = No tienes clave; anota la orden que te devuelve a tus asientos:
tables-mine = tu asiento
tables-full = puedes mirar
tables-free = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
tables-begun = { $count ->
    [one] en juego, 1 libre
   *[other] en juego, { $count } libres
}
tables-watch = Mirar
tables-refused = { $why ->
    [full] En el servidor no cabe otra mesa ahora mismo. Prueba más tarde.
    [often] Has abierto muchas mesas en poco tiempo. Espera unos minutos.
    [game] El servidor no ofrece esta partida, o no para ese número de jugadores.
   *[other] El servidor no ha abierto la mesa.
}
tables-code-title = El código
tables-code-words = Escribe el código de una mesa o pega su invitación. Un código es así: «K7QM-2XRT-9HDB».
tables-no-code = Esto no es un código. Son así: «K7QM-2XRT-9HDB».
