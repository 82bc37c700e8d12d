# Cómo se llama el juego.
common-game-irrgarten = Irrgarten
