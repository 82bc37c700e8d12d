# El reto del día: una partida al día y por juego, la misma para todos.
daily-row = una partida de cada juego al día, igual para todos
daily-card-of = Compartir los resultados
daily-named = Reto del { $day }
daily-title = RETO DEL DÍA   { $day }
daily-about = Una partida de cada juego al día (UTC), la misma para todos: laberinto, dados, cartas y rivales. El primer intento cuenta para los récords, aunque lo abandones. Después es práctica.
daily-explained = La misma semilla y las mismas reglas para todos. Solo cuenta el primer intento: puedes hacer pausas, pero si lo abandonas, se gasta.
daily-streak = Retos terminados: { $n } días seguidos.
daily-week = { $game }, últimos { $n } días: { $scores }
daily-next = Los próximos llegan en { $hours } h { $minutes } min.
daily-waits = sin empezar; cuenta para los récords
daily-goes-on = en curso; cuenta para los récords
daily-done = { $result }; ahora, de práctica
daily-given-up = abandonado o borrado; ahora, de práctica
daily-resigned = te has rendido; ahora, de práctica
daily-unsaved = de práctica: ahora mismo aquí no se guarda nada
daily-over = terminado
daily-won = ganado en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
daily-place = puesto { $rank } de { $seats } tras { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
daily-card-row = los resultados de hoy, sin destripar nada
daily-card-title = reto del { $day }
daily-card-days = { $n } días seguidos
daily-no-card = Podrás compartir cuando termines alguno de los retos de hoy.
daily-close-row = a la pantalla de inicio
