"""A match shown again, in any of the games: back and forth in time, through the eyes of a seat."""
