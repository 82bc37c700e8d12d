# What the game is called.
common-game-irrgarten = Irrgarten
