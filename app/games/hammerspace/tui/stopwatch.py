"""The thinking time of players, on the event loop's clock."""

from __future__ import annotations

import asyncio
from typing import Final

STEP: Final = 100
"""Milliseconds to which taken time is rounded down; the rest stays for the next time."""


def loop_time() -> float:
    """Seconds of the running event loop: real ones in a terminal, virtual ones in tests."""
    return asyncio.get_running_loop().time()


class Stopwatch:
    """Counts while it runs."""

    def __init__(self) -> None:
        self._since: float | None = None
        self._gone = 0.0

    @property
    def running(self) -> bool:
        return self._since is not None

    def run(self, running: bool) -> None:
        if running is self.running:
            return
        if running:
            self._since = loop_time()
        else:
            self._gone, self._since = self._seconds, None

    @property
    def _seconds(self) -> float:
        since = self._since
        return self._gone + (loop_time() - since if since is not None else 0.0)

    @property
    def ms(self) -> int:
        """Milliseconds counted and not yet taken."""
        return round(self._seconds * 1000)

    def take(self) -> int:
        """Take the counted time, in whole steps."""
        taken = self.ms // STEP * STEP
        self._gone = self._seconds - taken / 1000
        if self._since is not None:
            self._since = loop_time()
        return taken
