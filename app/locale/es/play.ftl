# Lo que dicen las pantallas de todos los juegos.
play-log = REGISTRO ({ $key }: entero)
play-log-title = REGISTRO   lo último abajo; + abre una línea
play-log-empty = Hasta aquí, nada que contar.
play-log-search = palabras de una línea o de lo que hay debajo, en cualquier orden
play-goes-on = La partida sigue.
play-no-replay = Aún no se ha decidido nada.
play-no-undo = No hay nada que deshacer: después hubo un dado, una carta u otro jugador.
play-taken-back = { $name } deshace { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}
play-back-over = cómo acabó
play-practice = práctica
play-practice-begins = Práctica: puedes deshacerlo todo, también los dados y lo que hagan los bots. No cuenta para los récords.
play-since = Desde tu turno: { $changes }.
