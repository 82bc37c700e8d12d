"""A position with its best move and the reason, written before any bot saw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a game. `lay` returns it; its seat to decide is the one that is asked.

    `best` has the right decision, or several that are equally right, in the words of the game's
    test helpers. `then` has those of the decisions that follow at once. `why` is the reason, which
    doesn't depend on any bot.
    """

    name: str
    lay: Callable[[], Any]
    best: tuple[str, ...]
    why: str
    then: tuple[tuple[str, ...], ...] = ()

    @property
    def line(self) -> Sequence[tuple[str, ...]]:
        """The right decisions, step by step."""
        return (self.best, *self.then)
