# Napakalaki en las reglas en pantalla.
rules-game-napakalaki = Napakalaki
