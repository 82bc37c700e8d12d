# Mientras otro programa tiene las partidas guardadas, o no se puede guardar nada.
records-tag-unsaved = SIN GUARDAR
records-tag-beside = SOLO MIRAR
records-beside = Otra Mazmorra ({ $who }) tiene las partidas: aquí no se guarda nada. Sal de ella y pasarán a esta.
records-taken-over = La otra Mazmorra ha terminado: desde ahora se guarda todo.
records-read-only = Otra Mazmorra tiene las partidas: aquí solo se pueden mirar.
records-not-forgotten = Ahora mismo no se puede borrar: se queda en la lista de partidas.
records-lost = a la pantalla de inicio; esta partida no se guarda
records-leave = Salir
records-leave-title = ¿Dejar esta partida?
records-leave-about = No está guardada: nadie podrá seguirla y no cuenta para los récords.
records-leave-no = Seguir jugando
records-leave-yes = Dejarla
records-not-at-hand = No hay récords a mano: el archivo de partidas no se puede leer.

# La pantalla de récords.
records-row = estadísticas, salón de la fama, hazañas, rachas
records-search = palabras de esta página, en cualquier orden
records-title = RÉCORDS
records-explained = Lo que se recuerda de las partidas acabadas aquí. Nada de esto sale de esta máquina. No cuentan las prácticas, los asientos que cambiaron de manos ni las partidas que llegaron en un archivo.
records-statistics = Estadísticas
records-hall = Fama
records-feats = Hazañas
records-streaks = Rachas
records-all-games = todos los juegos
records-none-yet = Aún no se ha acabado ninguna partida que cuente. Juega una hasta el final y esta página se irá llenando.
records-no-results = Aún no hay resultados. La primera victoria se queda aquí para siempre, o hasta que llegue otra mejor.
records-no-dailies = Aún no se ha jugado ninguna diaria hasta el final. Está en la pantalla de inicio, y cada día hay una nueva.
records-practice = { $n ->
    [0] Las prácticas no cuentan aquí.
    [one] Las prácticas no cuentan aquí: se deja fuera una partida acabada.
   *[other] Las prácticas no cuentan aquí: se dejan fuera { $n } partidas acabadas.
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
records-hall-turns = victoria en menos turnos
records-hall-time = victoria en menos tiempo
records-feats-count = { $n } de { $all }
records-feats-about = Las hazañas se consiguen en partidas acabadas y las gana quien las juega de principio a fin; no en prácticas, bifurcaciones ni asientos en los que un bot jugó un rato.
records-streaks-won = Partidas ganadas seguidas
records-streaks-daily = Días con diaria
records-streaks-days = días seguidos ahora: { $now }; la mejor racha: { $best }
records-streaks-dailies = diarias jugadas hasta el final: { $n }; ganadas: { $won }
