"""The gallery: the contents of all installed decks, one exhibit at a time."""
