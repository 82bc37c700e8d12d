# La diaria: una partida al día y por juego, la misma para todos.
daily-row = una partida al día, la misma para todos
