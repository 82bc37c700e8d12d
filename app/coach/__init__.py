"""The coach: in the first real matches of a game it explains things at their first occurrence."""
