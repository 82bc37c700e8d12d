"""The undo stack: the states before each decision since the last reveal."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.match.clock import CLOCK
from app.match.seats import Seat
from engines.kernel.events import Event, may_see

MOST = 2_000
"""Decisions of a practice match that can be taken back."""

REASONS = ("none", "reveal", "die", "bot", "other", "over")
"""The values of `NothingToUndo.reason`."""


class NothingToUndo(Exception):
    """There is nothing that the seat could undo.

    `reason` is "none" (the seat has not decided since the match was opened), "reveal" (a die or a
    card came; "die" in a match of several people), "bot" or "other" (a bot or another person has
    decided since), or "over".
    """

    def __init__(self, reason: str = "none") -> None:
        self.reason = reason
        super().__init__(reason)


@dataclass(frozen=True, slots=True)
class UndoEntry:
    """A match just before a decision: the deciding seat, the state, the chain and the event count.
    `free` is false if only one action was legal; `shown` is true if that one revealed something in
    a practice match; `joined` if the decision came by the same key as the one before."""

    seat: int
    state: Any
    chain: str
    event_count: int
    free: bool = True
    shown: bool = False
    joined: bool = False

    @property
    def chosen(self) -> bool:
        """Whether an undo may go back to this moment: a key was pressed for a real choice."""
        return self.free and not self.joined


def _sees(seat: int, event: Event) -> bool:
    return seat == CLOCK or may_see(event, seat)


class UndoStack:
    """The moments that a seat may go back to, oldest first.

    Any reveal to the seat that decided (a die, a draw) and a decision of another seat clear it, so
    that no player can look at the deck and then decide again. In practice (`free`) nothing clears
    it. Time entries (`CLOCK`) go back with the decisions around them. So does a decision with one
    legal action: the screen makes it automatically, and would make it again. So do all decisions
    of one key together.
    """

    def __init__(self, *, free: bool) -> None:
        self.free = free
        self._moments: deque[UndoEntry] = deque(maxlen=MOST)
        self._ended_by: dict[int, int] = {}
        """By seat: the seat whose decision keeps the seat's last choice from being undone."""

    def step(self, before: UndoEntry, events: Iterable[Event], drawn: bool) -> None:
        """Record a decision: the moment before it, its `events`, and whether it was `drawn` by
        chance.

        What only others saw does not count: whether a decision can be undone would say that a
        rival in the fog sees something.
        """
        if before.joined and not self._moments:  # what it belongs to can't be undone any more
            before = replace(before, joined=False)
        shown = drawn or any(event.reveals and _sees(before.seat, event) for event in events)
        if self.free:
            self._moments.append(replace(before, shown=shown and not before.free))
        elif shown:
            self._clear(before.seat)
            self._ended_by[before.seat] = before.seat
        else:
            if before.seat != CLOCK and self._last not in (CLOCK, before.seat):
                self._clear(before.seat)
            self._moments.append(before)

    def _clear(self, decider: int) -> None:
        self._ended_by.update((one.seat, decider) for one in self._moments if one.free)
        self._moments.clear()

    def why_not(self, seat: int, players: Sequence[Seat], *, over: bool) -> str:
        """Return the reason why a seat can undo nothing, as in `NothingToUndo`."""
        if over and not self.free:
            return "over"
        decider = self._ended_by.get(seat)
        if decider is None:
            return "none"
        if decider in (seat, CLOCK):
            return "reveal" if sum(one.human for one in players) == 1 else "die"
        return "other" if players[decider].human else "bot"

    @property
    def _last(self) -> int:
        """The seat of the last decision, `CLOCK` without one. Time entries do not count."""
        made = (moment.seat for moment in reversed(self._moments))
        return next((seat for seat in made if seat != CLOCK), CLOCK)

    def last_of(self, seat: int) -> tuple[int, UndoEntry] | None:
        """Return how many decisions an undo removes, and the moment before them; None if there is
        none. The moment is the one before the seat's last decision that was a real choice. In
        practice, without a choice, it is the one before the last single action with a reveal."""
        own = [
            (count, moment)
            for count, moment in enumerate(reversed(self._moments), 1)
            if moment.seat == seat
        ]
        choices = (one for one in own if one[1].chosen)
        return next(choices, next((one for one in own if one[1].shown), None))

    def choices(self, count: int) -> int:
        """Return how many of the last decisions were choices of a player, at least 1."""
        last = list(self._moments)[-count:]
        return max(1, sum(one.chosen and one.seat != CLOCK for one in last))

    def cut(self, count: int) -> None:
        for _ in range(count):
            self._moments.pop()
