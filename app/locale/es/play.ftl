# Lo que dicen las pantallas de todos los juegos.
play-log = REGISTRO ({ $key }: todo)
play-log-title = REGISTRO   lo último abajo; Intro abre las líneas con +
play-log-empty = Aún no ha pasado nada.
play-log-search = palabras de una línea o de sus detalles, en cualquier orden
play-look-on = Juegan otros y tú miras (teclas: { $help }).
play-goes-on = La partida continúa.
play-no-replay = Aún no se ha decidido nada.
play-no-replay-yet = La mesa enseña la repetición cuando acaba la partida.
play-elsewhere = Le toca a { $name }. Pulsa la tecla otra vez cuando te toque.
play-stands-in = { $name } (bot)
play-on-its-way = Tu decisión va de camino a la mesa.
play-refused = { $why ->
    [stale] La partida ha avanzado mientras tanto. Decide otra vez.
    [turn] Ahora decide otra persona.
    [declined] No todo el mundo ha aceptado deshacer, así que la decisión se queda.
    [undo] Eso ya no se puede deshacer.
    [asking] Aún queda una pregunta abierta.
   *[other] La mesa no lo acepta. No ha cambiado nada.
}
play-taken-back = { $name } deshace { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}
play-back-over = cómo acabó
play-practice = práctica
play-practice-begins = Práctica: puedes deshacerlo todo, también dados y bots. No cuenta para los récords.
play-since = Desde tu último turno, { $changes }.
play-since-more = Desde tu último turno, { $changes } (y { $n ->
    [one] { $n } cambio
   *[other] { $n } cambios
} más).
play-no-undo-none = No has decidido nada desde que se abrió esta partida.
play-no-undo-reveal = Un dado o una carta vista no se deshacen. En una práctica se deshace todo.
play-no-undo-die = Un dado o una carta vista no se deshacen.
play-no-undo-bot = Ya ha jugado un bot y eso no se deshace. En una práctica se deshace todo.
play-no-undo-other = Ya ha decidido otra persona y eso no se deshace.
play-no-undo-over = La partida ha acabado. Solo se deshace en una práctica.

# La cifra de una pista. $first y $other son decisiones en segunda persona: «vas hacia la izquierda».
play-hint-better = { $but ->
    [1] Sin embargo, en partidas de prueba ganas el { $chance }
   *[0] Ganas el { $chance } de las partidas
} si { $first }, { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
} más que si { $other } (en { $n } { $but ->
    [1] partidas
   *[0] partidas de prueba
}).
play-hint-same = Ganas alrededor del { $chance } de las partidas tanto si { $first } como si { $other }: { $n } partidas de prueba no muestran diferencia.
play-hint-better-coins = Sacas unas { $chance } monedas si { $first }, { $gain } más que si { $other } (en { $n } partidas de prueba).
play-hint-same-coins = Sacas unas { $chance } monedas tanto si { $first } como si { $other }: { $n } partidas de prueba no muestran diferencia.
play-hint-wait = Se están probando las mejores opciones. Tarda unos segundos.
play-hint-known = Pulsa { $key } otra vez para ver cuánto valen las mejores opciones.
