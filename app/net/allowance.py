"""How much may come over a line: a burst at once, and so much a second in the long run."""

from __future__ import annotations

from collections.abc import Callable


class Allowance:
    """Counts what came against the clock `now`, in seconds."""

    def __init__(self, burst: float, per_second: float, now: Callable[[], float]) -> None:
        self._burst, self._per_second, self._now = burst, per_second, now
        self._left, self._last = burst, now()

    def take(self, count: float = 1) -> float:
        """Count what came. Return for how many seconds nothing more should come; 0 if it may."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._last) * self._per_second) - count
        self._last = now
        return max(0.0, -self._left / self._per_second)
