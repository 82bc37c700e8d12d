# Renunciar a una partida.
abandon-title = ¿Abandonar esta partida?
abandon-about = Se olvidará: nadie podrá seguirla. Para jugar más tarde, mejor guardar y salir.
abandon-no = Seguir jugando
abandon-yes = Abandonarla
