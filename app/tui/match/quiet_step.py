"""A decision that the log doesn't report, as the end of a match looks back at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.kernel.events import Event


@dataclass(frozen=True, slots=True)
class QuietStep:
    """The events that its seat saw, and the seat's progress figure before and after it."""

    events: Sequence[Event] = ()
    before: int = 0
    after: int = 0


NO_STEP = QuietStep()
