"""Lessons on the screen: the list, the games' own screens with a teacher, the card at the end."""
