"""Hammerspace, as the program offers it: decks of cards, characters and monsters."""
