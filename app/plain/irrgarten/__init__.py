"""Irrgarten in plain mode."""
