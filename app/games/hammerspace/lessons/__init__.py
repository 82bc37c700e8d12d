"""Lessons of Hammerspace."""
