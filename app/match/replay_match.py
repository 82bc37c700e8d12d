"""A replay as a source: a game's own screen shows it like a match.

While it plays, it sends the frames of one decision after the other, at a pace. No seat can decide.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from app.match.events import Decided
from app.match.fair_dice import DiceVerdict, header_verdict
from app.match.feeds import Delivery, Feeds
from app.match.journal import Decision, Header
from app.match.lifecycle import thinking_seed
from app.match.match import NotYourTurn
from app.match.replay import Replay
from app.match.runner import at_once, no_pause
from app.match.seats import Seat
from app.match.source import (
    NO_COMMAND,
    BotDecision,
    CommandState,
    Elapsed,
    FrameListener,
    Pause,
    PendingDecision,
    PlanStep,
    Ready,
    ReplayRequest,
    Snapshot,
    phase_of,
)
from app.match.undo import NothingToUndo
from engines.kernel.events import EVERYONE, OVER, SPECTATOR
from engines.kernel.rules import Outcome


class ReplayMatch:
    """A replay, shown from its current position on: see `app.match.source.MatchSource`.

    `viewer` is the seat whose view is shown, or `SPECTATOR`. `changed` is called after each
    decision, and when playback starts or stops.
    """

    live = False
    unsaved = None
    unwritten = False
    safe = True

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.viewer = SPECTATOR
        self.changed: Callable[[], object] = lambda: None
        self._feeds = Feeds(len(replay.header.seats), self._glances)
        self._pause: Pause = no_pause
        self._ready: Ready = at_once
        self._go = asyncio.Event()
        self._stopped = False

    # -- what front ends see

    @property
    def header(self) -> Header:
        return self.replay.header

    @property
    def public(self) -> Any:
        return self.replay.public

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players by seat, as they sat at the end."""
        return self.header.seats

    @property
    def secret(self) -> bool:
        return bool(self.replay.public.private)

    @property
    def people(self) -> tuple[int, ...]:
        return (self.viewer,) if self.viewer >= 0 else ()

    @property
    def actor(self) -> int:
        return self.replay.actor

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def decisions(self) -> int:
        return self.replay.position

    @property
    def written(self) -> Sequence[Decision]:
        """All decisions of the journal, including those after this position."""
        return self.replay.decisions

    def view(self, seat: int) -> Any:
        return self.replay.view(seat)

    def snapshot(self, seat: int) -> Snapshot:
        glance, past = self._glance(seat), self.replay.events_for(seat)
        pending = self._pending(seat, glance)
        return Snapshot(self._feeds.seq(seat), self.replay.view(seat), glance, past, pending)

    def watch(self, seat: int, listener: FrameListener) -> Callable[[], None]:
        return self._feeds.watch(seat, listener)

    @property
    def command(self) -> CommandState:
        return NO_COMMAND

    @property
    def looks_back(self) -> bool:
        return True

    def on_command(self, listener: Callable[[CommandState], object]) -> None:
        """Do nothing: no seat decides."""

    def outcome(self) -> Outcome | None:
        return self.replay.outcome()

    def revealed(self) -> Any:
        """Return None: a replay shows each seat's own view."""

    def dice_verdict(self) -> DiceVerdict | None:
        return header_verdict(self.header) if self.replay.ended else None

    def bot_decision(self) -> BotDecision | None:
        """Return the bot decision that comes next here; None for a person's, and at the end.
        Before the end, only the recorded decision is explained, not a bot's choice at this
        moment: a person may have had this seat, and a bot's choice with that hand would reveal
        the hand."""
        seat, action = self.actor, self.replay.next_action
        if seat < 0 or action is None or self.seats[seat].human:
            return None
        seed = thinking_seed(self.header.seed, seat, self.decisions)
        bot, view = self.seats[seat].bot, self.replay.view(seat)
        return BotDecision(seat, bot, action, seed, view, self.replay.ended)

    def look_back(self, viewer: int | None, turn: int | None = None) -> ReplayRequest:
        return ReplayRequest(self.header, self.written, self.replay.position, viewer, turn)

    def _glances(self, viewers: list[int]) -> dict[int, Any]:
        return {viewer: self._glance(viewer) for viewer in viewers}

    def _glance(self, viewer: int) -> Any:
        return self.replay.glance(viewer if viewer >= 0 or self.secret else self.actor)

    def _pending(self, viewer: int, shown: Any) -> PendingDecision:
        return PendingDecision(number=self.decisions, seat=self.actor, phase=phase_of(shown))

    # -- moving

    @property
    def at_end(self) -> bool:
        return self.replay.position >= len(self.replay)

    def step(self) -> bool:
        """Make the next decision and send its frames. Return False at the end."""
        if self.at_end:
            return False
        seat = self.actor
        deliveries: list[Delivery] = []
        self.replay.play_on(self._feeds.collector(deliveries))
        done = Decided(EVERYONE, seat, self.decisions)
        self._feeds.publish([*deliveries, self._feeds.delivery(done, self._pending)])
        return True

    def pace(self, pause: Pause, ready: Ready) -> None:
        self._pause, self._ready = pause, ready

    @property
    def playing(self) -> bool:
        return self._go.is_set()

    def play(self) -> None:
        self._go.set()
        self.changed()

    def hold(self) -> None:
        if self.playing:
            self._go.clear()
            self.changed()

    async def run(self) -> None:
        while not self._stopped:
            await self._go.wait()
            await self._ready()
            await asyncio.sleep(self._pause())
            await self._ready()
            self._show_next()

    def _show_next(self) -> None:
        """Show the next decision, unless playback was paused or stopped meanwhile."""
        if self.playing and not self._stopped:
            self.step()
            self.changed()
            if self.at_end:
                self.hold()

    async def stop(self) -> None:
        self._stopped = True
        self._go.set()

    # -- refused in a replay

    def decide(self, seat: int, action: int) -> None:
        raise NotYourTurn(seat=seat, actor=self.actor)

    def plan(self, seat: int, steps: Iterable[PlanStep]) -> None:
        raise NotYourTurn(seat=seat, actor=self.actor)

    def take_back(self, seat: int) -> None:
        raise NothingToUndo

    def reseat(self, seats: Sequence[Seat], resigned: Iterable[int] = ()) -> None:
        raise ValueError(seats)

    def shows(self, seat: int) -> None:
        """Do nothing: nobody decides."""

    def clock(self, elapsed: Elapsed | None) -> None:
        """Do nothing: a journal holds its own time."""
