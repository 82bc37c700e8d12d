"""Facts that the match tells beside the game's own: they go the same way, to every seat."""

from __future__ import annotations

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
