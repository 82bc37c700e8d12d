"""Tips as data, triggered by a seat's events: each is shown once, at the first such event.

The text is the message `coach-<game>-<id>`, one line; `clause` is where the rules say more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.registry import game as game_of
from engines.kernel.achievements import EventFilter
from engines.kernel.events import Event

Also = Callable[[Any, Any, Any], bool]
"""A condition beyond fields, on the public configuration, the seat's view, and the event."""

MATCHES: Final = 2
"""The number of matches of a game in which the coach is active."""


@dataclass(frozen=True, slots=True)
class Tip:
    """An explanation for the first occurrence of an event."""

    id: str
    clause: str
    of: EventFilter
    also: Also | None = None

    def fits(self, config: Any, view: Callable[[], Any], event: Event, seat: int) -> bool:
        if not self.of.fits(event, seat):
            return False
        return self.also is None or self.also(config, view(), event)


def tips_of(game: str) -> Sequence[Tip]:
    """Return all tips of a game; of those that fit one event the first has priority.
    Raise `UnknownGame`."""
    found: Sequence[Tip] | None = game_of(game).part("tips")
    return found or ()
