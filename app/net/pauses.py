"""The pauses of a client that was cut off, before each attempt to come back.

The page for browsers waits in the same way: it is sent these seconds with its script.
"""

from __future__ import annotations

import random
from typing import Final

PAUSES: Final = (0.2, 0.3, 0.3, 0.4, 0.5, 0.5, 0.5, 0.5, 0.8, 1.0, 2.0, 4.0)
"""Seconds before each attempt; the last one repeats. A program that was killed is back after a
second or two, on a busy machine after three, so most attempts are early."""
SOONEST: Final = 0.5
"""The least part of a pause that a server asked for."""


def pause_before(attempt: int, asked: float = 0.0) -> float:
    """Return the seconds before an attempt. Attempts count from 0. If the server `asked` for a
    pause, it is at least a random part of that, so that not all clients come at once."""
    usual = PAUSES[min(attempt, len(PAUSES) - 1)]
    return max(usual, asked * random.uniform(SOONEST, 1.0))
