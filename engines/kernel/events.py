"""Events: typed records of what happened, each with the seats that may learn of it.

An event carries ids and numbers, never live objects. Something with two audiences is two events, so
no field ever needs hiding. Like views, the classes are frozen for the type checker and plain slots
at run time, because a frozen dataclass costs three times as much to make and games make millions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, TypeVar, dataclass_transform

EVERYONE = -1
"""The audience of a public event: every seat and every spectator."""

OVER = -1
"""The result of `actor` after the end of a game."""

SPECTATOR = -1
"""The seat of a spectator."""

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def fact(cls: type[T]) -> type[T]:
    """Make a class an event or part of a view: a slots dataclass that is compared and hashed by its
    fields, and that the type checker treats as frozen."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


@fact
class Event:
    """The base of all events.

    `seats` is a mask of the seats that may see it (bit *n* for seat *n*), or `EVERYONE`.
    """

    reveals: ClassVar[bool] = False
    """Whether it shows something that was unknowable before, other than by a random draw: a card of
    a deck, squares that come into sight. A decision that shows it to its seat can't be undone."""

    passing: ClassVar[bool] = False
    """Whether logs omit it and the next one replaces it, because the present view contains it."""

    seats: int

    def to_data(self) -> dict[str, Any]:
        """Return the event as a JSON-able dict, with its class name under `event`."""
        data: dict[str, Any] = {"event": type(self).__name__}
        for field in fields(self):
            data[field.name] = getattr(self, field.name)
        return data


@fact
class TurnBegan(Event):
    """A seat's turn begins. `turn` counts the turns of all seats from 1."""

    seat: int
    turn: int


@fact
class GameEnded(Event):
    """The game is over. `winners` is empty if no seat won; `reason` is a stable word."""

    winners: tuple[int, ...]
    reason: str


Emit = Callable[[Event], None]
"""A receiver of events. An engine gets one only if there is a listener."""


def may_see(event: Event, seat: int) -> bool:
    """Whether a seat (or `SPECTATOR`) may see this event."""
    if event.seats == EVERYONE:
        return True
    return seat >= 0 and bool(event.seats >> seat & 1)


def audience(event: Event, seats: Iterable[int]) -> list[int]:
    """Return those of some seats (or `SPECTATOR`) that may see this event, in their order."""
    mask = event.seats
    if mask == EVERYONE:
        return list(seats)
    return [seat for seat in seats if seat >= 0 and mask >> seat & 1]
