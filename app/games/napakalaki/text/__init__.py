"""Napakalaki in words: the log, cards, bad consequences, odds and reasons of bots."""
