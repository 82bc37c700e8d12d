"""The replay of a match of any game: back and forth in time, from the perspective of a seat."""
