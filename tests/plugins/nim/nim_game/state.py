"""A game of Nim under way, and what a seat sees of it: everything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engines.kernel.streams import KeyedSource, Source
from nim_game.config import Config

MOST_MATCHES = 9
"""Matches of a heap."""


@dataclass(slots=True)
class State:
    """`winners` is empty while the game goes on."""

    config: Config
    heaps: list[int]
    source: Source
    seat: int = 0
    turn: int = 1
    winners: tuple[int, ...] = ()

    @classmethod
    def dealt(cls, config: Config, seed: str) -> State:
        """Return a new game: each heap has 3 to 9 matches."""
        source = KeyedSource(seed)
        heaps = [3 + source.below(0, MOST_MATCHES - 2) for _ in range(config.parameters.heaps)]
        return cls(config, heaps, source)


@dataclass(frozen=True, slots=True)
class View:
    """What a seat sees; `legal` are the actions open to the actor."""

    seat: int
    actor: int
    turn: int
    legal: tuple[int, ...]
    heaps: tuple[int, ...]

    def to_data(self) -> dict[str, Any]:
        """Return JSON-able data."""
        return {"actor": self.actor, "turn": self.turn, "heaps": list(self.heaps)}
