"""The form of a new game: its rows, their texts, its panel, the generator."""
