"""Lessons on the screen: the list, the games' own screens with a tutor, the card at the end."""
