# La diaria: una partida al día y por juego, la misma para todos.
daily-row = una partida al día, la misma para todos
daily-card-of = Tarjeta del día
daily-named = Diaria { $day }
daily-title = DIARIA   { $day }
daily-about = Una partida de cada juego al día (UTC), la misma para todos: laberinto, dados, cartas y rivales. La primera vez cuenta, se gane, se pierda o se abandone. Después es práctica.
daily-explained = La diaria de cada juego tiene la misma semilla para quien tenga las mismas reglas. Cuenta una sola vez: puedes dejarla y seguir luego, pero quien la abandona ya la ha jugado.
daily-streak = Diarias jugadas hasta el final: { $n } días seguidos.
daily-next = Las próximas llegan en { $hours } h { $minutes } min.
daily-waits = cuenta: aún sin empezar
daily-goes-on = cuenta: por acabar, sigue con ella
daily-done = { $result }; otra vez, solo de práctica
daily-given-up = abandonada o borrada; otra vez, solo de práctica
daily-resigned = te has rendido; otra vez, solo de práctica
daily-unsaved = de práctica: ahora mismo aquí no se guarda nada
daily-over = acabada
daily-won = ganada en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
daily-place = puesto { $rank } de { $seats } tras { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
daily-card-row = los resultados de hoy, para compartir
daily-card-title = diaria del { $day }
daily-card-days = { $n } días seguidos
daily-no-card = Habrá tarjeta cuando acabe alguna de las diarias de hoy.
daily-close-row = a la pantalla de inicio
