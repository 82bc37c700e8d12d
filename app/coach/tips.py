"""Tips as data. The events of a seat trigger them; each tip is shown once, at the first such event.

The text of a tip is the message `coach-<game>-<id>`, which has one line. What an option of the
rules can change in it is a value of the message: see `Tip.values`. What it names on the screen
comes from there: see `Tip.points`. `clause` is the clause of the rules that says more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.i18n.fluent import Texts, Value
from app.registry import game as game_of
from engines.kernel.achievements import EventFilter
from engines.kernel.events import Event

TipCondition = Callable[[Any, Any, Any], bool]
"""A condition on the public configuration, the seat's view and the event, beyond the event's
fields."""

TipValues = Callable[[Texts, Any], Mapping[str, Value]]
"""The values of a tip's message, by the texts and the public configuration of a match."""

MATCHES: Final = 2
"""The number of matches of a game in which the coach is active."""


@dataclass(frozen=True, slots=True)
class Tip:
    """An explanation for the first occurrence of an event, until one of `until` makes it late."""

    id: str
    clause: str
    trigger: EventFilter
    condition: TipCondition | None = None
    values: TipValues | None = None
    until: tuple[EventFilter, ...] = ()
    points: bool = False
    """Whether it names something on the screen: the view model has the values of its message."""

    def text(
        self, texts: Texts, game: str, config: Any, shown: Mapping[str, Value] | None = None
    ) -> str:
        """Return the tip as it is true under a match's rules, with what it names on the screen."""
        values = {**(self.values(texts, config) if self.values else {}), **(shown or {})}
        return texts(f"coach-{game}-{self.id}", **values)

    def ends(self, event: Event, seat: int) -> bool:
        """Whether the tip no longer applies to a seat after an event."""
        return any(one.fits(event, seat) for one in self.until)

    def fits(self, config: Any, view: Callable[[], Any], event: Event, seat: int) -> bool:
        if not self.trigger.fits(event, seat):
            return False
        return self.condition is None or self.condition(config, view(), event)


def tips_of(game: str) -> Sequence[Tip]:
    """Return all tips of a game. If several fit an event, the first one has priority.
    Raise `UnknownGame`."""
    tips: Sequence[Tip] | None = game_of(game).part("tips")
    return tips or ()
