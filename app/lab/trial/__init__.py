"""Tries a change of a deck: the same matches with and without it, until the difference is known."""
