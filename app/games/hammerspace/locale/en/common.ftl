# What the game is called.
common-game-hammerspace = Hammerspace
