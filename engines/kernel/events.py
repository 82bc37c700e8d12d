"""Events: typed facts that an engine tells, each with the seats which may learn it.

An event carries ids and numbers, never live objects. A fact with two audiences is two events: no
field is ever to be hidden. The classes are frozen for the type checker and plain slots at run
time, because a frozen dataclass costs three times as much to make and games make millions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, TypeVar, dataclass_transform

EVERYONE = -1
"""The audience of a public event: every seat and every spectator."""

OVER = -1
"""What `actor` says when nobody decides any more."""

SPECTATOR = -1
"""The seat of somebody who only watches."""

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def fact(cls: type[T]) -> type[T]:
    """Make a class an event: a slots dataclass that the type checker holds to be frozen."""
    return dataclass(slots=True)(cls)


@fact
class Event:
    """The root of all events.

    `seats` is a mask of the seats that may see it (bit *n* for seat *n*), or `EVERYONE`.
    """

    reveals: ClassVar[bool] = False
    """Whether it shows something that could not be known before, other than by a random draw:
    a card of a deck, squares that come into sight. Nothing before it is ever taken back."""

    passing: ClassVar[bool] = False
    """Whether no log tells it and the next one replaces it: the present view says as much."""

    seats: int

    def to_data(self) -> dict[str, Any]:
        """The event as a JSON-able dict, its class named under `event`."""
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
    """The game is over. `winners` is empty when nobody won; `reason` is a stable word."""

    winners: tuple[int, ...]
    reason: str


Emit = Callable[[Event], None]
"""Takes one event. An engine is given one only if somebody listens."""


def may_see(event: Event, seat: int) -> bool:
    """Whether a seat (or `SPECTATOR`) may learn of this event."""
    if event.seats == EVERYONE:
        return True
    return seat >= 0 and bool(event.seats >> seat & 1)
