"""Napakalaki, as the program offers it: decks of treasures and monsters, a folder each."""
