# Cómo se llama el juego.
common-game-napakalaki = Napakalaki
