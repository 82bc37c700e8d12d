"""What the three games share: one protocol of rules, its randomness, events, errors and decks."""
