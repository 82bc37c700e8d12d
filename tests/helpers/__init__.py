"""Aids for the tests: virtual time, pictures of a screen, a real terminal. No test of the game."""
