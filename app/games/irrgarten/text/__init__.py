"""Irrgarten in words: the log, combats and odds."""
