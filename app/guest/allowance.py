"""How much a guest's terminal may send: a short burst, then so much a second."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

BURST: Final = 400.0
PER_SECOND: Final = 100.0
"""Keys, clicks and pastes that the program of one guest takes at once, and a second in the long
run. Moves of the mouse count, too, and there are many of them."""


class Allowance:
    """Counts what came against the clock `now`, in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now, self._left, self._last = now, BURST, now()

    def take(self, count: int) -> float:
        """Count what came. Return for how many seconds nothing more shall be read."""
        now = self._now()
        self._left = min(BURST, self._left + (now - self._last) * PER_SECOND) - count
        self._last = now
        return max(0.0, -self._left / PER_SECOND)
