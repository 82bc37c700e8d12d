"""Data only: decks, labyrinths and rule presets in YAML, a folder a game."""
