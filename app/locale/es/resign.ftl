# Rendirse.
resign-title = ¿Te rindes, { $name }?
resign-about = Un bot ocupa tu asiento para siempre y los récords cuentan una derrota. Para jugar más tarde, mejor guardar y salir.
resign-no = Continuar
resign-yes = Me rindo
