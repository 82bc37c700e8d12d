"""What happens in Nim."""

from __future__ import annotations

from engines.kernel.events import Event, fact


@fact
class Taken(Event):
    """A seat took matches from a heap (counted from 1), in which so many are left."""

    seat: int
    count: int
    heap: int
    left: int
