"""Facts that the match tells beside the game's own: they go the same way, to every seat."""

from __future__ import annotations

from typing import ClassVar

from engines.kernel.events import Event, fact


@fact
class NotSaved(Event):
    """The match goes on, but nothing is written any more. `kind`: see `JournalFailed`."""

    kind: str


@fact
class DecisionsUndone(Event):
    """A seat took decisions back: `decisions` of the match are left. Who shows the match begins
    anew from its views and its past."""

    seat: int
    count: int
    decisions: int


@fact
class BotStumbled(Event):
    """A bot failed. `what` is "restarted" (it was asked again) or "random" (from now on)."""

    seat: int
    bot: str
    what: str


@fact
class Decided(Event):
    """A seat's decision, or time that passed (`CLOCK`), is done: all its events came before. Only
    frames carry it; no feed and no log does. `decisions` is how many there are now."""

    passing: ClassVar[bool] = True

    seat: int
    decisions: int
