"""Positions with a known best move, made by hand, and how many of them the bots find."""
