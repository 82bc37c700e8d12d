"""Boxes in front of a screen that wait for an answer."""
