"""Counts of a running match: decisions by seat, and turns begun."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from app.match.clock import CLOCK
from app.match.journal import Result
from engines.kernel.events import Event, TurnBegan
from engines.kernel.rules import Outcome


class TurnStats:
    """The seats that decided, in order, and the turns that began in between.

    The first turn begins with the match, before any event, or with its own event where decisions
    come before it (HAM-2 to HAM-5). `turns` are the counts before the first decision known here. A
    long match takes a few bytes a decision.
    """

    def __init__(self, turns: Iterable[int], made: Iterable[int] = ()) -> None:
        self._turns = list(turns)
        self._made = array("b", made)
        self._begun = array("I")
        """The number of decisions before each turn."""
        self._whose = array("b")

    def step(self, seat: int, events: Iterable[Event]) -> None:
        self._made.append(seat)
        for event in events:
            if isinstance(event, TurnBegan):
                self._begun.append(len(self._made))
                self._whose.append(event.seat)
                self._turns[event.seat] += 1

    def cut(self, kept: int) -> None:
        del self._made[kept:]
        while self._begun and self._begun[-1] > kept:
            self._begun.pop()
            self._turns[self._whose.pop()] -= 1

    @property
    def last(self) -> int:
        """The seat that decided last, -1 before the first decision."""
        return next((seat for seat in reversed(self._made) if seat != CLOCK), -1)

    @property
    def turns(self) -> tuple[int, ...]:
        return tuple(self._turns)

    def decided(self, seat: int) -> int:
        return self._made.count(seat)

    def results(self, outcome: Outcome) -> tuple[Result, ...]:
        """Return the result of each seat."""
        return tuple(
            Result(seat, rank, seat in outcome.winners, self.turns[seat], self.decided(seat))
            for seat, rank in enumerate(outcome.ranks)
        )
