# Irrgarten en las reglas en pantalla.
rules-game-irrgarten = Irrgarten
