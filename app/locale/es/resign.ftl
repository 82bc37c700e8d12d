# Rendirse.
resign-title = ¿Te rindes, { $name }?
resign-about = Un bot ocupará tu asiento para siempre. Para los récords es una derrota. Para jugar más tarde, mejor guardar y salir.
resign-no = Seguir jugando
resign-yes = Rendirme
