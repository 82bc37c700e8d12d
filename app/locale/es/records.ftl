# Mientras otro programa tiene las partidas guardadas, o no se puede guardar nada.
records-tag-unsaved = SIN GUARDAR
records-beside = Tus partidas están abiertas en otra ventana de Mazmorra ({ $who }), así que aquí no se guarda nada. Ciérrala y aparecerán aquí.
records-taken-over = La otra ventana se ha cerrado: desde ahora se guarda todo aquí.
records-read-only = Tus partidas están abiertas en otra ventana. Aquí solo puedes mirar.
records-not-forgotten = Ahora mismo no se puede borrar: se queda en la lista de partidas.
records-lost = al inicio; esta partida no se guarda
records-leave = Salir
records-leave-title = ¿Dejar esta partida?
records-leave-about = No está guardada: nadie podrá continuarla y no cuenta para los récords.
records-leave-no = Continuar
records-leave-yes = Dejarla
records-not-at-hand = No hay récords que mostrar: el archivo de partidas no se puede leer.

# La pantalla de récords.
records-row = estadísticas, salón de la fama, hazañas, rachas
records-search = palabras de esta página, en cualquier orden
records-title = RÉCORDS
records-explained = Lo que has hecho en las partidas terminadas aquí. Nada sale de este ordenador. No cuentan las prácticas, las partidas importadas ni los asientos que cambiaron de manos.
records-statistics = Estadísticas
records-hall = Fama
records-feats = Hazañas
records-streaks = Rachas
records-all-games = todos los juegos
records-none-yet = Aún no ha terminado ninguna partida que cuente. Juega una hasta el final y esta página se irá llenando.
records-no-results = Aún no hay resultados. La primera victoria se queda aquí para siempre, o hasta que llegue otra mejor.
records-no-dailies = Aún no has terminado ningún reto del día. Está en la pantalla de inicio, y cada día hay uno nuevo.
records-practice = { $n ->
    [0] Las prácticas no cuentan aquí.
    [one] Las prácticas no cuentan aquí: se deja fuera una partida terminada.
   *[other] Las prácticas no cuentan aquí: se dejan fuera { $n } partidas terminadas.
}
records-by-game = Por juego
records-by-name = Por jugador
records-by-seat = Por asiento
records-by-bot = Bots, en partidas con personas
records-by-deck = Por baraja y laberinto
records-seat = asiento { $n }
records-head-matches = partidas
records-head-won = ganadas
records-head-share = éxito
records-head-turns = turnos
records-head-time = tiempo
records-head-now = ahora
records-head-best = la mejor
records-hall-turns = menos turnos para ganar
records-hall-time = menos tiempo para ganar
records-feats-count = { $n } de { $all }
records-feats-about = Las hazañas se ganan en partidas terminadas que juegas tú de principio a fin. No cuentan las prácticas, las partidas empezadas desde una repetición ni los asientos en los que un bot jugó un rato.
records-streaks-won = Victorias seguidas
records-streaks-daily = Retos del día
records-streaks-days = días seguidos: { $now } ahora, { $best } en la mejor racha
records-streaks-dailies = { $n } terminados, { $won } ganados
