"""The gallery: everything that all installed decks hold, one thing at a time."""
