"""A match on the screen, whichever game it is: what all games' screens are made of."""
