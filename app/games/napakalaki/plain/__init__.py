"""Napakalaki in plain mode."""
