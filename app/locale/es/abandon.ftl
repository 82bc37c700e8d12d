# Abandonar una partida.
abandon-title = ¿Abandonar esta partida?
abandon-about = Se acaba para siempre y nadie podrá continuarla. Para jugar más tarde, mejor guardar y salir.
abandon-no = Continuar
abandon-yes = Abandonarla
