"""Rules of the games, in pure Python: no screen, clock, file or network.

A package a game, over `engines.kernel`.
"""
