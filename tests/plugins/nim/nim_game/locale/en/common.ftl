common-game-nim = Nim
