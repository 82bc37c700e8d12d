"""What may be taken back: the states before the decisions since the last reveal."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from app.match.clock import CLOCK
from engines.kernel.events import Event

MOST = 2_000
"""Decisions of a practice match that can be taken back."""


class NothingToUndo(Exception):
    """The seat has decided nothing since the last reveal, or somebody else has."""


@dataclass(frozen=True, slots=True)
class UndoEntry:
    """A match just before a decision: who made it, the state, the chain, how much was told.

    `free` is false where there was one answer only.
    """

    seat: int
    state: Any
    chain: str
    told: int
    free: bool = True


class UndoStack:
    """The moments that one may go back to, oldest first.

    A die, a draw, anything else that shows what was not known, and a decision of another seat cut
    it off: nobody looks into the deck and then decides anew. In practice (`free`) nothing does.
    Time that passed in between (`CLOCK`) goes back with the decisions around it. So does what had
    one answer only and showed nothing: the screen gives that answer itself, and would again.
    """

    def __init__(self, *, free: bool) -> None:
        self.free = free
        self._moments: deque[UndoEntry] = deque(maxlen=MOST)

    def step(self, before: UndoEntry, events: Iterable[Event], drawn: bool) -> None:
        """A decision was made from a moment on; it told `events`, and `drawn` says by chance."""
        shown = drawn or any(event.reveals for event in events)
        if self.free:
            self._moments.append(replace(before, free=True) if shown else before)
        elif shown:
            self._moments.clear()
        else:
            if before.seat != CLOCK and self._last not in (CLOCK, before.seat):
                self._moments.clear()
            self._moments.append(before)

    @property
    def _last(self) -> int:
        """The seat of the last decision, `CLOCK` without one: time is nobody's."""
        made = (moment.seat for moment in reversed(self._moments))
        return next((seat for seat in made if seat != CLOCK), CLOCK)

    def last_of(self, seat: int) -> tuple[int, UndoEntry] | None:
        """The moment before the last decision of a seat that it may take back and make anew, and
        how many decisions that are; None if there is none."""
        for count, moment in enumerate(reversed(self._moments), 1):
            if moment.seat == seat and moment.free:
                return count, moment
        return None

    def cut(self, count: int) -> None:
        """So many decisions were taken back."""
        for _ in range(count):
            self._moments.pop()
