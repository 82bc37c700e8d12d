"""Events of the match itself, sent to every seat like the game's own."""

from __future__ import annotations

from typing import ClassVar

from engines.kernel.events import Event, fact


@fact
class NotSaved(Event):
    """The match continues, but nothing is saved any more. `kind`: see `JournalFailed`."""

    kind: str


@fact
class DecisionsUndone(Event):
    """A seat took decisions back: `decisions` of the match are left.
    Front ends restart from a new snapshot."""

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
class TimeUp(Event):
    """A person's time for a decision has run out: a bot makes it for them."""

    seat: int


@fact
class Decided(Event):
    """A seat's decision, or a time entry (`CLOCK`), is complete: all its events came before.
    Only frames carry it; no feed and no log does. `decisions` is the new number of decisions."""

    passing: ClassVar[bool] = True

    seat: int
    decisions: int
