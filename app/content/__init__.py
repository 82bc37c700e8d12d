"""Decks, labyrinths and presets: found, checked, scaffolded, and chosen for a match."""
