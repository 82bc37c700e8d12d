"""A replay as a source: a game's own screen shows it as it shows a match.

It sends the frames of a decision as the match did, one decision after the other, at a pace, while
it plays. Nobody decides anything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from app.match.events import Decided
from app.match.feeds import Feeds, Told
from app.match.journal import Decision, Header
from app.match.lifecycle import thinking_seed
from app.match.match import NotYourTurn
from app.match.replay import Replay, ReplayRequest
from app.match.runner import at_once, no_pause
from app.match.seats import Seat
from app.match.source import (
    BotDecision,
    Elapsed,
    FrameListener,
    Pause,
    PendingDecision,
    PlanStep,
    Ready,
    Snapshot,
)
from app.match.undo import NothingToUndo
from engines.kernel.events import EVERYONE, OVER, SPECTATOR
from engines.kernel.rules import Outcome


class ReplayMatch:
    """A replay, shown from its present place on: see `app.match.source.MatchSource`.

    `eyes` is the seat whose view is shown, or `SPECTATOR`. `changed` is called after each decision,
    and when it starts or stops playing by itself.
    """

    live = False
    unsaved = None
    unwritten = False
    safe = True

    def __init__(self, replay: Replay, eyes: int = SPECTATOR) -> None:
        self.replay = replay
        self.eyes = eyes
        self.changed: Callable[[], object] = lambda: None
        self._feeds = Feeds(len(replay.header.seats), self._glance)
        self._pause: Pause = no_pause
        self._ready: Ready = at_once
        self._go = asyncio.Event()
        self._stopped = False

    # -- what front ends see

    @property
    def header(self) -> Header:
        """How the match began."""
        return self.replay.header

    @property
    def public(self) -> Any:
        """The public part of the configuration."""
        return self.replay.public

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players by seat, as they sat at the end."""
        return self.header.seats

    @property
    def secret(self) -> bool:
        """Whether seats see different things."""
        return bool(self.replay.public.private)

    @property
    def people(self) -> tuple[int, ...]:
        """The seat whose view is shown; () for what everyone may see."""
        return (self.eyes,) if self.eyes >= 0 else ()

    @property
    def actor(self) -> int:
        """The seat that decided here, or `OVER`."""
        return self.replay.actor

    @property
    def over(self) -> bool:
        """Whether the match had ended by here."""
        return self.actor == OVER

    @property
    def decisions(self) -> int:
        """How many decisions had been made."""
        return self.replay.at

    @property
    def written(self) -> Sequence[Decision]:
        """All decisions of the journal, also those after this place."""
        return self.replay.decisions

    def view(self, seat: int) -> Any:
        """Return what a seat saw here."""
        return self.replay.view(seat)

    def snapshot(self, seat: int) -> Snapshot:
        """Return how the match stood here for a seat, or `SPECTATOR`."""
        glance, past = self._glance(seat), self.replay.told(seat)
        pending = self._pending(seat, glance)
        return Snapshot(self._feeds.seq(seat), self.replay.view(seat), glance, past, pending)

    def watch(self, seat: int, listener: FrameListener) -> Callable[[], None]:
        """Send all further frames of a seat to a listener. Call the result to stop."""
        return self._feeds.watch(seat, listener)

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None where it had not ended yet."""
        return self.replay.outcome()

    def revealed(self) -> Any:
        """Return None: a replay shows what each seat saw."""

    def bot_decision(self) -> BotDecision | None:
        """Return the decision that a bot makes next here; None for a person's, and at the end.

        While the match goes on the decision is explained, not what the bot would do now: a person
        may have sat here then, and a bot's choice with that hand would tell of the hand.
        """
        seat, action = self.actor, self.replay.next_action
        if seat < 0 or action is None or self.seats[seat].human:
            return None
        seed = thinking_seed(self.header.seed, seat, self.decisions)
        bot, view = self.seats[seat].bot, self.replay.view(seat)
        return BotDecision(seat, bot, action, seed, view, self.replay.ended)

    def look_back(self, viewer: int | None, turn: int | None = None) -> ReplayRequest:
        """Return this replay, from here or from where a turn begins."""
        return ReplayRequest(self.header, self.written, self.replay.at, viewer, turn)

    def _glance(self, viewer: int) -> Any:
        return self.replay.glance(viewer if viewer >= 0 or self.secret else self.actor)

    def _pending(self, viewer: int, shown: Any) -> PendingDecision:
        return PendingDecision(
            number=self.decisions, seat=self.actor, phase=getattr(shown, "phase", 0)
        )

    # -- moving

    @property
    def at_end(self) -> bool:
        """Whether there is no decision after this place."""
        return self.replay.at >= len(self.replay)

    def step(self) -> bool:
        """Make the next decision and send its frames. Return False at the end."""
        if self.at_end:
            return False
        seat = self.actor
        told: list[Told] = []
        self.replay.play_on(self._feeds.collector(told))
        done = Decided(EVERYONE, seat, self.decisions)
        self._feeds.publish([*told, self._feeds.told(done, self._pending)])
        return True

    def pace(self, pause: Pause, ready: Ready) -> None:
        """Say how fast it plays, and when the front end has shown what happened."""
        self._pause, self._ready = pause, ready

    @property
    def playing(self) -> bool:
        """Whether it plays by itself."""
        return self._go.is_set()

    def play(self) -> None:
        """Play by itself from here on."""
        self._go.set()
        self.changed()

    def hold(self) -> None:
        """Stop playing by itself."""
        if self.playing:
            self._go.clear()
            self.changed()

    async def run(self) -> None:
        """Show one decision after the other while it plays. Cancel it to stop."""
        while not self._stopped:
            await self._go.wait()
            await self._ready()
            await asyncio.sleep(self._pause())
            await self._ready()
            self._show_next()

    def _show_next(self) -> None:
        """The next decision, unless it was held or left meanwhile."""
        if self.playing and not self._stopped:
            self.step()
            self.changed()
            if self.at_end:
                self.hold()

    async def stop(self) -> None:
        """Stop for good."""
        self._stopped = True
        self._go.set()

    # -- what nobody does in a replay

    def decide(self, seat: int, action: int) -> None:
        """Raise `NotYourTurn`."""
        raise NotYourTurn(seat=seat, actor=self.actor)

    def plan(self, seat: int, steps: Iterable[PlanStep]) -> None:
        """Raise `NotYourTurn`."""
        raise NotYourTurn(seat=seat, actor=self.actor)

    def take_back(self, seat: int) -> None:
        """Raise `NothingToUndo`."""
        raise NothingToUndo

    def reseat(self, seats: Sequence[Seat], resigned: Iterable[int] = ()) -> None:
        """Raise `ValueError`."""
        raise ValueError(seats)

    def clock(self, elapsed: Elapsed | None) -> None:
        """Do nothing: a journal holds its own time."""
