"""Hammerspace in words: the log, cards, effects, odds and reasons of bots."""
