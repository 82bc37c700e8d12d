# Cómo se llama el juego.
common-game-hammerspace = Hammerspace
