"""Lessons of Napakalaki."""
