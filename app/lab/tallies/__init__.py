"""What is counted in each game beyond the common figures: one module a game, with its `STUDY`."""
