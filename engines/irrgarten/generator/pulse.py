"""Progress out, cancelling in: the one place where the generator looks up from its work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.irrgarten.generator.errors import Cancelled

CHUNK: Final = 16_384
"""Squares of work between two looks at the caller's progress function."""


class Pulse:
    """Reports a fraction of the whole work, from 0 to 1, never going back.

    Each stage of the work owns a part of the whole and counts in its own units.
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
        """Say that `done` of the stage's `total` units are done. Raises `Cancelled`."""
        if self._progress is None:
            return
        share = min(1.0, done / total) if total > 0 else 1.0
        self._shown = max(self._shown, self._low + (self._high - self._low) * share)
        if not self._progress(self._shown):
            raise Cancelled
