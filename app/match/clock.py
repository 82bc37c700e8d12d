"""Time in a journal: an entry of its own before the decision that was thought about (HAM-21).

What has passed is written down as an input, so that a replay needs no clock.
"""

from __future__ import annotations

import re
from typing import Final

from engines.kernel.errors import BadNotation

CLOCK: Final = -1
"""The seat of an entry of time: nobody's."""
MOST: Final = 86_400_000
"""Milliseconds of one entry: a day."""
_ENTRY: Final = re.compile(r"time ([1-9][0-9]{0,7})")


def time_entry(ms: int) -> str:
    """The notation of so many milliseconds: `time 1500`."""
    return f"time {ms}"


def time_in(seat: int, notation: str) -> int:
    """The milliseconds of an entry of a journal, 0 if it is a decision of a seat.

    Raises `BadNotation` for an entry of nobody's that tells no time.
    """
    if seat != CLOCK:
        return 0
    found = _ENTRY.fullmatch(notation)
    if found is None or int(found[1]) > MOST:
        raise BadNotation(found=notation, expected="time N")
    return int(found[1])
