"""Nim: heaps of matches, and whoever takes the last one wins. A game that brings its rules, a bot
and words, and nothing else."""

from __future__ import annotations

from typing import Final

from app.registry import Game

GAME: Final = Game(
    id="nim",
    engine="nim_game",
    package="nim_game",
    min_seats=2,
    max_seats=4,
    quick_bots=frozenset({"random", "wise"}),
)
