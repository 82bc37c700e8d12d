"""The end of a match: what its screen is made of."""
