"""Factories for comparisons with other projects' engines: each returns a `play()` that plays one
random game and returns its number of decisions (`tests.programs.benchmarks.plug:irrgarten`).
"""

from __future__ import annotations

from tests.programs.benchmarks import engine, playing
from tests.programs.benchmarks import napakalaki as cards
from tests.programs.benchmarks.measure import Play


def irrgarten() -> Play:
    """Random games on the board of the benchmarks, with the cheap source of randomness."""
    return engine.irrgarten()


def irrgarten_keyed() -> Play:
    """The same with the keyed source, as in a match that is saved."""
    return engine.irrgarten(playing.keyed)


def irrgarten_events() -> Play:
    """The same as the first with every event collected."""
    return engine.irrgarten(collect=True)


def napakalaki() -> Play:
    """Random games of Napakalaki for three, with the cheap source of randomness."""
    return cards.napakalaki()
