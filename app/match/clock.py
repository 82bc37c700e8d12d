"""Thinking time in a journal, as an entry of its own before the decision it belongs to (HAM-21).

Elapsed time is recorded as an input, so that a replay needs no clock.
"""

from __future__ import annotations

import re
from typing import Final

from engines.kernel.errors import BadNotation

CLOCK: Final = -1
"""The seat number of a time entry, which belongs to no seat."""
MOST: Final = 86_400_000
"""Most milliseconds in one entry: a day."""
_ENTRY: Final = re.compile(r"time ([1-9][0-9]{0,7})")


def time_entry(ms: int) -> str:
    """Return the notation of a time entry in milliseconds: `time 1500`."""
    return f"time {ms}"


def time_in(seat: int, notation: str) -> int:
    """Return the milliseconds of a journal entry, or 0 for a seat's decision.
    Raise `BadNotation` for a `CLOCK` entry that is not a time."""
    if seat != CLOCK:
        return 0
    found = _ENTRY.fullmatch(notation)
    if found is None or int(found[1]) > MOST:
        raise BadNotation(found=notation, expected="time N")
    return int(found[1])
