"""Feeds made by hand: events with only the fields that matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, NamedTuple, TypeVar

from engines.kernel.events import EVERYONE, Event, GameEnded, TurnBegan

E = TypeVar("E", bound=Event)
ME, RIVAL, OTHER = 0, 1, 2
"""The seat whose feed it is, and two others."""
BLANKS: dict[str, Any] = {"int": 0, "bool": False, "str": ""}


class Case(NamedTuple):
    """A feed on which a feat is done, and one that only just misses it."""

    done: Sequence[Event]
    missed: Sequence[Event]


def told(kind: type[E], /, **given: Any) -> E:
    """An event; what is not given is 0, False, "" or nothing."""
    values = {f.name: BLANKS.get(str(f.type), ()) for f in fields(kind)}
    return kind(**{**values, "seats": EVERYONE, **given})


def turn(seat: int, number: int = 2) -> TurnBegan:
    """A turn begins."""
    return told(TurnBegan, seat=seat, turn=number)


def times(count: int, *events: Event) -> list[Event]:
    """The same events so many times."""
    return list(events) * count


WON = told(GameEnded, winners=(ME,))
LOST = told(GameEnded, winners=(RIVAL,))
SHARED = told(GameEnded, winners=(ME, RIVAL))
"""A tie at a limit."""
