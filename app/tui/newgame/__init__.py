"""The form in which a game is set up: its rows, their words, its panel, the generator."""
