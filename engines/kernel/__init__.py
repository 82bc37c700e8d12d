"""The base of the three games: one protocol of rules, randomness, events, errors and decks."""
