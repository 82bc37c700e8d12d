"""Hammerspace in plain mode."""
