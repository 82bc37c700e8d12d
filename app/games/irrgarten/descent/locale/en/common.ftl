# What the game is called.
common-game-descent = The Descent
