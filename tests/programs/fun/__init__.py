"""Whether a game is worth playing again: measures F1 to F7 of games of bots. `make fun` prints
them; docs/fun.md explains them."""
