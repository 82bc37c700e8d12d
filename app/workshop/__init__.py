"""The deck maker's bench: new decks to begin from, checks with places, schemas for editors."""
