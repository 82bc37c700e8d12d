"""Tips as data over what a seat hears: each is told once, at the first such event.

The words are `coach-<game>-<id>`, one line each; `clause` is where the rules say more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.registry import game as game_of
from engines.kernel.events import Event
from engines.kernel.feats import EventFilter

Also = Callable[[Any, Any, Any], bool]
"""More than fields can say: given the public configuration, the seat's view, and the event."""

MATCHES: Final = 2
"""In so many matches of a game the coach is at the table."""


@dataclass(frozen=True, slots=True)
class Tip:
    """Something worth a word when it first happens."""

    id: str
    clause: str
    of: EventFilter
    also: Also | None = None

    def fits(self, config: Any, view: Callable[[], Any], event: Event, seat: int) -> bool:
        """Whether this is the moment, for a seat that heard of an event."""
        if not self.of.fits(event, seat):
            return False
        return self.also is None or self.also(config, view(), event)


def tips_of(game: str) -> Sequence[Tip]:
    """All tips of a game: of those that fit one event the first one is told first. Raises
    `UnknownGame`."""
    found: Sequence[Tip] | None = game_of(game).part("tips")
    return found or ()
