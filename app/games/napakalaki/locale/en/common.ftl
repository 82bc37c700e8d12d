# What the game is called.
common-game-napakalaki = Napakalaki
