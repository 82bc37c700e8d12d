"""Widgets that several screens use: they take view values and post messages."""
