newgame-nim-kind-wise = bot: wise
    .tip = A bot that knows how Nim is won.
newgame-nim-option-heaps = Heaps
    .tip = How many heaps of matches there are.
