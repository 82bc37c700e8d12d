# Lo que dicen las pantallas de todos los juegos.
play-log = REGISTRO ({ $key }: todo)
play-log-title = REGISTRO   lo último abajo; + abre una línea
play-log-empty = Aún no ha pasado nada.
play-log-search = palabras de una línea o de sus detalles, en cualquier orden
play-goes-on = La partida continúa.
play-no-replay = Aún no se ha decidido nada.
play-no-undo = No hay nada que deshacer: después hubo un dado, una carta u otro jugador.
play-taken-back = { $name } deshace { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}
play-back-over = cómo acabó
play-practice = práctica
play-practice-begins = Práctica: puedes deshacerlo todo, también dados y bots. No cuenta para los récords.
play-since = Desde tu turno: { $changes }.
