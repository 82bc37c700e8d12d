"""When a process for guests looks for garbage.

Python looks through all objects that have lived for long whenever a quarter more of them have come.
With forty programs in a process that takes a third of a second, and everybody waits. So it looks
through the old ones only after programs have ended, which is when they become garbage.
"""

from __future__ import annotations

import gc
from typing import Final

NEW, GENERATIONS = 50_000, 20
"""New objects before a look at them, and such looks before one at those that were left."""
NEVER: Final = 1_000_000
MOST_LEFT: Final = 8
"""Programs that have ended since the last look at the old objects: 4 MB each."""


class Garbage:
    """Counts the programs of guests in this process, and looks for garbage when they have gone."""

    def __init__(self) -> None:
        self._wanted = False
        self._running = self._ended = 0

    def take_over(self) -> None:
        """Decide from now on when this process looks for garbage."""
        self._wanted = True
        gc.set_threshold(NEW, GENERATIONS, NEVER)

    def came(self) -> None:
        """Count a program that begins."""
        self._running += 1

    def left(self) -> None:
        """Count a program that has ended."""
        self._running -= 1
        self._ended += 1
        if self._wanted and (not self._running or self._ended >= MOST_LEFT):
            self._ended = 0
            gc.collect()


GARBAGE: Final = Garbage()
