"""Progress reports and cancellation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.irrgarten.generator.errors import Cancelled

CHUNK: Final = 16_384
"""Squares of work between two calls of the caller's progress function."""


class Pulse:
    """A report of the share of the whole work, from 0 to 1, that never decreases.

    Each stage covers a part of the whole work and counts in its own units.
    """

    __slots__ = ("_high", "_low", "_progress", "_shown")

    def __init__(self, progress: Callable[[float], bool] | None = None) -> None:
        self._progress = progress
        self._low = 0.0
        self._high = 1.0
        self._shown = 0.0

    def stage(self, low: float, high: float) -> None:
        """Begin the stage that covers the whole work from `low` to `high`."""
        self._low, self._high = low, high
        self.tick(0, 1)

    def tick(self, done: int, total: int) -> None:
        """Report `done` of the stage's `total` units.

        Raise `Cancelled` if the caller stops the work.
        """
        if self._progress is None:
            return
        share = min(1.0, done / total) if total > 0 else 1.0
        self._shown = max(self._shown, self._low + (self._high - self._low) * share)
        if not self._progress(self._shown):
            raise Cancelled
