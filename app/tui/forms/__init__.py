"""Lists of rows with values that turn: the form of a new game, the settings, the keys."""
