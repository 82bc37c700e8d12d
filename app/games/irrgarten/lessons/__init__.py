"""Lessons of Irrgarten."""
