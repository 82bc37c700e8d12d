# Hammerspace en las reglas en pantalla.
rules-game-hammerspace = Hammerspace
