"""What the screens of card tables have in common: sheets, cards in full, the strip of a turn."""
