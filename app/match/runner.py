"""Runs a match: people and bots take their turns.

One task runs it (`run`). A front end passes on a person's decisions (`decide`), and sets how long
bots pretend to think and when the screen has shown everything (`pace`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from app.match.bots.port import BotGuard, BotPort
from app.match.events import BotStumbled, TimeUp
from app.match.fair_dice import DiceVerdict, header_verdict
from app.match.journal import Header, JournalFailed
from app.match.lifecycle import thinking_seed
from app.match.match import Match, NotYourTurn
from app.match.seats import Seat
from app.match.source import (
    ANY_PHASE,
    NO_COMMAND,
    BotDecision,
    CommandState,
    Elapsed,
    FrameListener,
    Pause,
    PlanStep,
    Ready,
    ReplayRequest,
    Snapshot,
    phase_of,
)
from engines.kernel.events import EVERYONE
from engines.kernel.rules import Outcome


def no_pause() -> float:
    """Return the pause of a front end that does not wait."""
    return 0.0


def never() -> bool:
    """Return False: nothing is enough."""
    return False


async def at_once() -> None:
    """Return at once: nothing is shown."""


class MatchRunner:
    """Runs a match on one event loop: see `app.match.source.MatchSource`.

    `pause` and `ready` are called before every decision of a bot, which thinks meanwhile. Unless
    the guard of the bots has a listener, all seats get an event if a bot fails.
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
        self._helped: tuple[int, int, str] | None = None
        """The number of a person's decision that a bot makes, the seat, and the bot."""
        self._elapsed: Elapsed | None = None
        if isinstance(bots, BotGuard) and bots.on_trouble is None:
            bots.on_trouble = self.tell_trouble

    def pace(self, pause: Pause, ready: Ready) -> None:
        self._pause, self._ready = pause, ready

    def clock(self, elapsed: Elapsed | None) -> None:
        self._elapsed = elapsed

    def shows(self, seat: int) -> None:
        """Do nothing: no clock waits for a screen."""

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

    @property
    def command(self) -> CommandState:
        return NO_COMMAND

    @property
    def looks_back(self) -> bool:
        return True

    def on_command(self, listener: Callable[[CommandState], object]) -> None:
        """Do nothing: no command travels."""

    def outcome(self) -> Outcome | None:
        return self.match.outcome()

    def revealed(self) -> Any:
        return self.match.final_state()

    def dice_verdict(self) -> DiceVerdict | None:
        return header_verdict(self.match.header) if self.match.over else None

    def bot_decision(self) -> BotDecision | None:
        """Return None: an explanation in a running match would reveal the bot's hand."""

    def look_back(self, viewer: int | None, turn: int | None = None) -> ReplayRequest:
        self.match.outbox.wait()  # the replay shows all decisions
        written = self.match.written
        return ReplayRequest(self.match.header, written, len(written), viewer, turn)

    # -- what people do

    @property
    def waiting_for(self) -> int | None:
        actor = self.match.actor
        person = actor >= 0 and self.match.seats[actor].human
        return actor if person and not self._helper() else None

    def _helper(self) -> str:
        """Return the bot that makes the present decision of a person; "" if the person does."""
        if self._helped is None or self._helped[:2] != (self.match.decisions, self.match.actor):
            return ""
        return self._helped[2]

    def time_up(self, seat: int, bot: str) -> None:
        """Let a bot make the present decision of a seat if a person should make it."""
        if seat == self.waiting_for:
            self._helped = (self.match.decisions, seat, bot)
            self.match.announce(TimeUp(EVERYONE, seat))
            self._moved.set()

    def decide(self, seat: int, action: int) -> None:
        """Make a person's decision. Its frames were sent when this returns, or, if the journal
        writes in a thread, `run` sends them before any other decision.

        Raise `NotYourTurn` (also for a bot's seat) or `IllegalAction`; nothing has changed then.
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
        match = self.match
        try:
            for action, phase in steps:
                if seat != self.waiting_for or action not in match.legal():
                    continue
                if phase == ANY_PHASE or phase == phase_of(match.glance(seat)):
                    self.decide(seat, action)
                    match.joined = True
        finally:
            match.joined = False

    def take_back(self, seat: int) -> None:
        """Undo a person's last decision, and ignore the answer of a bot that thinks.

        Raise `NotYourTurn` for a bot's seat, and `NothingToUndo`; nothing has changed then.
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
        """Change the players, and ignore the answer of a bot that thinks. Raise as `Match.reseat`
        does."""
        try:
            self.match.reseat(seats, resigned)
            self.match.outbox.wait()
        finally:
            self._changes += 1
            self._moved.set()

    async def run(self) -> None:
        """Take turns until the match is over or `stop` was called.
        Cancel it to pause between two decisions; it may run again."""
        match = self.match
        await match.outbox.sent()
        while not match.over and not self._stopped:
            if self.waiting_for is None:
                await self.until_asked()
            else:
                self._moved.clear()
                await self._moved.wait()
            await match.outbox.sent()

    async def until_asked(self, enough: Callable[[], bool] = never) -> None:
        """Let bots decide until it is a person's turn, it is `enough` or the match is over, for
        front ends that ask line by line. Each decision is written and sent before the next."""
        while not (self.match.over or self._stopped or self.waiting_for is not None or enough()):
            await self._bot_decides()
            await self.match.outbox.sent()

    async def _bot_decides(self) -> None:
        match = self.match
        seat = match.actor
        seed = thinking_seed(match.header.seed, seat, match.decisions)
        view, bot = match.view(seat), self._helper() or match.seats[seat].bot
        changes = self._changes
        async with asyncio.TaskGroup() as group:
            thinking = group.create_task(self._bots.choose(seat, bot, view, seed))
            group.create_task(self._hold())
        await self._ready()  # another screen may have come to the front while the bot thought
        if not self._stopped and changes == self._changes:
            self._helped = None
            self._let_time_pass()
            match.decide(seat, thinking.result())

    async def _hold(self) -> None:
        await self._ready()
        if (seconds := self._pause()) > 0:
            await asyncio.sleep(seconds)

    def tell_trouble(self, seat: int, bot: str, what: str) -> None:
        self.match.announce(BotStumbled(EVERYONE, seat, bot, what))

    def start(self) -> asyncio.Task[None]:
        """Run it as a task, for front ends without workers."""
        self._task = asyncio.create_task(self.run())
        return self._task

    async def stop(self) -> None:
        """Stop for good and close the bots. All decisions are written then, and the time that was
        thought since: the clock continues where it was."""
        first = not self._stopped
        self._stopped = True
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        if first:
            self._let_time_pass()
        self._bots.close()
        self._moved.set()
        await self.match.outbox.sent()
