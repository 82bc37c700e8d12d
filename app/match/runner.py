"""The table: people and bots take their turns at a match.

One task drives it (`run`); a front end hands in what a person decides (`decide`) and says how long
a bot seems to think and when the screen has caught up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from app.match.bots.port import BotGuard, BotPort
from app.match.events import BotStumbled
from app.match.journal import Header, JournalFailed
from app.match.lifecycle import thinking_seed
from app.match.match import Match, NotYourTurn
from app.match.replay import ReplayRequest
from app.match.seats import Seat
from app.match.source import (
    ANY_PHASE,
    BotDecision,
    Elapsed,
    FrameListener,
    Pause,
    PlanStep,
    Ready,
    Snapshot,
)
from engines.kernel.events import EVERYONE
from engines.kernel.rules import Outcome


def no_pause() -> float:
    """The pause of who does not wait."""
    return 0.0


async def at_once() -> None:
    """The readiness of who shows nothing."""


class MatchRunner:
    """Drives a match. Everything runs on one event loop; only time passes in between.

    `pause` and `ready` are asked anew before every decision of a bot, which thinks meanwhile.
    Unless somebody else wants to hear of it, a bot that stumbles is told to all seats. To front
    ends it is the match: see `app.match.source.MatchSource`.
    """

    live = True

    def __init__(
        self, match: Match, bots: BotPort, pause: Pause = no_pause, ready: Ready = at_once
    ) -> None:
        self.match = match
        self._bots = bots
        self._pause = pause
        self._ready = ready
        self._moved = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._changes = 0
        self._elapsed: Elapsed | None = None
        if isinstance(bots, BotGuard) and bots.on_trouble is None:
            bots.on_trouble = self.tell_trouble

    def pace(self, pause: Pause, ready: Ready) -> None:
        self._pause, self._ready = pause, ready

    def clock(self, elapsed: Elapsed | None) -> None:
        self._elapsed = elapsed

    def _let_time_pass(self) -> None:
        if self._elapsed is not None:
            self.match.advance(self._elapsed())

    # -- what front ends see

    @property
    def header(self) -> Header:
        return self.match.header

    @property
    def public(self) -> Any:
        return self.match.public

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.match.seats

    @property
    def secret(self) -> bool:
        return self.match.secret

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, who in enumerate(self.match.seats) if who.human)

    @property
    def actor(self) -> int:
        return self.match.actor

    @property
    def decisions(self) -> int:
        return self.match.decisions

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def unsaved(self) -> JournalFailed | None:
        return self.match.unsaved

    @property
    def unwritten(self) -> bool:
        return self.match.outbox.waiting

    @property
    def safe(self) -> bool:
        return self.match.outbox.safe

    def snapshot(self, seat: int) -> Snapshot:
        return self.match.snapshot(seat)

    def watch(self, seat: int, listener: FrameListener) -> Callable[[], None]:
        return self.match.watch(seat, listener)

    def outcome(self) -> Outcome | None:
        return self.match.outcome()

    def revealed(self) -> Any:
        return self.match.at_the_end()

    def bot_decision(self) -> BotDecision | None:
        """Return None: what a bot thinks in a running match tells of its hand."""

    def look_back(self, viewer: int | None, turn: int | None = None) -> ReplayRequest:
        """Return the replay of what was decided so far, from here or from where a turn begins."""
        self.match.outbox.wait()  # the replay shows all decisions
        written = self.match.written
        return ReplayRequest(self.match.header, written, len(written), viewer, turn)

    # -- what people do

    @property
    def waiting_for(self) -> int | None:
        actor = self.match.actor
        return actor if actor >= 0 and self.match.seats[actor].human else None

    def decide(self, seat: int, action: int) -> None:
        """A person decides: safe and published when this returns, unless the journal writes in a
        thread. Then `run` publishes it, before anybody else decides.

        Raises `NotYourTurn` (also for a bot's seat) and `IllegalAction`; nothing has changed then.
        """
        if seat != self.waiting_for:
            raise NotYourTurn(seat=seat, actor=self.match.actor)
        try:
            if action in self.match.legal():
                self._let_time_pass()
            self.match.decide(seat, action)
        finally:  # a broken listener must not stop the turns
            self._moved.set()

    def plan(self, seat: int, steps: Iterable[PlanStep]) -> None:
        for action, phase in steps:
            pending = self.match.pending(seat, self.match.glance(seat))
            if action in pending.legal and phase in (ANY_PHASE, pending.phase):
                self.decide(seat, action)

    def take_back(self, seat: int) -> None:
        """A person takes its last decision back; what a bot is thinking about is forgotten.

        Raises `NotYourTurn` for a bot's seat and `NothingToTakeBack`; nothing has changed then.
        """
        if not self.match.seats[seat].human:
            raise NotYourTurn(seat=seat, actor=self.match.actor)
        try:
            self.match.take_back(seat)
            self.match.outbox.wait()
        finally:
            self._changes += 1
            self._moved.set()

    def reseat(self, seats: Sequence[Seat], resigned: Iterable[int] = ()) -> None:
        """Others sit on the seats; what a bot is thinking about is forgotten. Raises as
        `Match.reseat` does."""
        try:
            self.match.reseat(seats, resigned)
            self.match.outbox.wait()
        finally:
            self._changes += 1
            self._moved.set()

    async def run(self) -> None:
        """Take turns until the match is over or the table was stopped.

        Cancel it to pause, between two decisions; it may be run again afterwards.
        """
        match = self.match
        await match.outbox.sent()
        while not match.over and not self._stopped:
            if self.waiting_for is None:
                await self.until_asked()
            else:
                self._moved.clear()
                await self._moved.wait()
            await match.outbox.sent()

    async def until_asked(self) -> None:
        """Let bots decide until a person is waited for or the match is over; for front ends that
        ask line by line. Each decision is safe and published before the next."""
        while not self.match.over and not self._stopped and self.waiting_for is None:
            await self._bot_decides()
            await self.match.outbox.sent()

    async def _bot_decides(self) -> None:
        match = self.match
        seat = match.actor
        seed = thinking_seed(match.header.seed, seat, match.decisions)
        view, bot = match.view(seat), match.seats[seat].bot
        changes = self._changes
        async with asyncio.TaskGroup() as group:
            thinking = group.create_task(self._bots.choose(seat, bot, view, seed))
            group.create_task(self._hold())
        await self._ready()  # while it thought, somebody may have put another screen in front
        if not self._stopped and changes == self._changes:
            self._let_time_pass()
            match.decide(seat, thinking.result())

    async def _hold(self) -> None:
        await self._ready()
        if (seconds := self._pause()) > 0:
            await asyncio.sleep(seconds)

    def tell_trouble(self, seat: int, bot: str, what: str) -> None:
        self.match.announce(BotStumbled(EVERYONE, seat, bot, what))

    def start(self) -> asyncio.Task[None]:
        """Run it as a task of its own; for front ends without workers."""
        self._task = asyncio.create_task(self.run())
        return self._task

    async def stop(self) -> None:
        """Stop for good, whoever runs it, and close the bots. What was decided is safe then."""
        self._stopped = True
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        self._bots.close()
        self._moved.set()
        await self.match.outbox.sent()
