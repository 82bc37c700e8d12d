"""A replay with the face of a match and of its table, so that a game's screen shows it as it is.

`ReplayMatch` tells the facts of a decision on the same feeds as the match did; `ReplayRunner` makes
the decisions one after the other, at a pace, while it plays. Nobody decides anything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from app.match.bus import Bus
from app.match.journal import Decision, Header
from app.match.match import Match, NotYourTurn
from app.match.replay import Replay
from app.match.runner import Pause, Ready, at_once, no_pause
from app.match.seats import Seat
from app.match.undo import NothingToUndo
from engines.kernel.events import OVER, SPECTATOR, Event, may_see
from engines.kernel.rules import Outcome


class ReplayMatch:
    """What a screen asks of a match, answered from a replay at its present place."""

    unsaved = None

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.rules = replay.rules
        self.header: Header = replay.header
        self.public = replay.public
        self._feeds = {seat: Bus() for seat in (SPECTATOR, *range(len(self.seats)))}

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sat where."""
        return self.header.seats

    @property
    def secret(self) -> bool:
        """Whether seats see different things."""
        return bool(self.replay.public.private)

    @property
    def actor(self) -> int:
        """The seat that decided here, or `OVER`."""
        return self.replay.actor

    @property
    def over(self) -> bool:
        """Whether the game had ended by here."""
        return self.actor == OVER

    @property
    def decisions(self) -> int:
        """How many decisions had been made."""
        return self.replay.at

    @property
    def written(self) -> Sequence[Decision]:
        """All decisions of the journal, also those after this place."""
        return self.replay.decisions

    def legal(self) -> Sequence[int]:
        """Nothing: nobody decides in a replay."""
        return ()

    def view(self, seat: int) -> Any:
        """What a seat saw."""
        return self.replay.view(seat)

    def glance(self, seat: int) -> Any:
        """The cheap part of a seat's view."""
        return self.replay.glance(seat)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.replay.outcome()

    def digest(self) -> str:
        """The hash of the game's whole state."""
        return self.replay.digest()

    def feed(self, seat: int) -> Bus:
        """The bus of what a seat (or `SPECTATOR`) saw."""
        return self._feeds[seat]

    def past(self, seat: int) -> list[Event]:
        """What a seat had seen by here, for its log."""
        return self.replay.told(seat)

    def undoable(self, seat: int) -> int:
        """Nothing is taken back in a replay."""
        return 0

    @property
    def at_end(self) -> bool:
        """Whether there is no decision after this place."""
        return self.replay.at >= len(self.replay)

    def step(self) -> bool:
        """Make the next decision and tell of it; False at the end."""
        if self.at_end:
            return False
        for event in self.replay.step():
            for seat, feed in self._feeds.items():
                if may_see(event, seat):
                    feed.publish(event)
        return True


ShownMatch = Match | ReplayMatch
"""What a screen can show."""


class ReplayRunner:
    """What a screen asks of a table: it shows a replay on, while `playing`.

    `eyes` is the seat that is looked through, or `SPECTATOR`. `changed` is called when it made a
    decision, and when it plays or holds.
    """

    waiting_for = None

    def __init__(self, match: ReplayMatch, eyes: int = SPECTATOR) -> None:
        self.match = match
        self.eyes = eyes
        self.changed: Callable[[], object] = lambda: None
        self._pause: Pause = no_pause
        self._ready: Ready = at_once
        self._go = asyncio.Event()
        self._stopped = False

    def pace(self, pause: Pause, ready: Ready) -> None:
        """Let a front end say how fast it plays, and when it has shown what happened."""
        self._pause, self._ready = pause, ready

    def seats_seen(self) -> tuple[int, ...]:
        """The seat that is looked through; none for what everybody may see."""
        return (self.eyes,) if self.eyes >= 0 else ()

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._go.is_set()

    def play(self) -> None:
        """Go on by itself."""
        self._go.set()
        self.changed()

    def hold(self) -> None:
        """Stand still."""
        if self.playing:
            self._go.clear()
            self.changed()

    async def run(self) -> None:
        """Show one decision after the other while it plays; cancel it to stop."""
        while not self._stopped:
            await self._go.wait()
            await self._ready()
            await asyncio.sleep(self._pause())
            await self._ready()
            self._show_on()

    def _show_on(self) -> None:
        """The next decision, unless somebody held it or left meanwhile."""
        if self.playing and not self._stopped:
            self.match.step()
            self.changed()
            if self.match.at_end:
                self.hold()

    def decide(self, seat: int, action: int) -> None:
        """Nobody decides in a replay. Raises `NotYourTurn`."""
        raise NotYourTurn(seat=seat, actor=self.match.actor)

    def take_back(self, seat: int) -> None:
        """Nothing is taken back in a replay. Raises `NothingToUndo`."""
        raise NothingToUndo

    async def stop(self) -> None:
        """Stop for good."""
        self._stopped = True
        self._go.set()
