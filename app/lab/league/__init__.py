"""A league: bots against each other, and their ratings."""
