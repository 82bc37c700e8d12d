"""The table: people and bots take their turns at a match.

One task drives it (`run`); a front end hands in what a person decides (`decide`) and says how long
a bot seems to think and when the screen has caught up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

from app.match.bots.port import BotGuard, BotPort
from app.match.events import BotStumbled
from app.match.lifecycle import thinking_seed
from app.match.match import Match, NotYourTurn
from app.match.seats import Seat
from engines.kernel.events import EVERYONE

Pause = Callable[[], float]
"""Seconds that a bot seems to think, by the speed that is set now."""
Elapsed = Callable[[], int]
"""Milliseconds that have passed since it was asked last."""
Ready = Callable[[], Awaitable[None]]
"""Returns when all that happened was shown."""


def no_pause() -> float:
    """The pause of who does not wait."""
    return 0.0


async def at_once() -> None:
    """The readiness of who shows nothing."""


class MatchRunner:
    """Drives a match. Everything runs on one event loop; only time passes in between.

    `pause` and `ready` are asked anew before every decision of a bot, which thinks meanwhile.
    Unless somebody else wants to hear of it, a bot that stumbles is told to all seats.
    """

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
        """Let a front end say how fast bots play, and when it has shown what happened."""
        self._pause, self._ready = pause, ready

    def clock(self, elapsed: Elapsed | None) -> None:
        """Let a front end say how much time has passed: it is asked, and what it says written
        down, before every decision. Without one no time passes."""
        self._elapsed = elapsed

    def _let_time_pass(self) -> None:
        if self._elapsed is not None:
            self.match.advance(self._elapsed())

    def seats_seen(self) -> tuple[int, ...]:
        """The seats whose views a front end shows: people's, in order; none if all are bots."""
        return tuple(seat for seat, who in enumerate(self.match.seats) if who.human)

    @property
    def waiting_for(self) -> int | None:
        """The seat of the person whose decision is awaited, or None."""
        actor = self.match.actor
        return actor if actor >= 0 and self.match.seats[actor].human else None

    def decide(self, seat: int, action: int) -> None:
        """A person decides: safe and published when this returns.

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

    def take_back(self, seat: int) -> None:
        """A person takes its last decision back; what a bot is thinking about is forgotten.

        Raises `NotYourTurn` for a bot's seat and `NothingToTakeBack`; nothing has changed then.
        """
        if not self.match.seats[seat].human:
            raise NotYourTurn(seat=seat, actor=self.match.actor)
        try:
            self.match.take_back(seat)
        finally:
            self._changes += 1
            self._moved.set()

    def reseat(self, seats: Sequence[Seat], resigned: Iterable[int] = ()) -> None:
        """Others sit on the seats; what a bot is thinking about is forgotten. Raises as
        `Match.reseat` does."""
        try:
            self.match.reseat(seats, resigned)
        finally:
            self._changes += 1
            self._moved.set()

    async def run(self) -> None:
        """Take turns until the match is over or the table was stopped.

        Cancel it to pause, between two decisions; it may be run again afterwards.
        """
        match = self.match
        while not match.over and not self._stopped:
            if self.waiting_for is None:
                await self.until_asked()
            else:
                self._moved.clear()
                await self._moved.wait()

    async def until_asked(self) -> None:
        """Let bots decide until a person is waited for or the match is over; for front ends that
        ask line by line."""
        while not self.match.over and not self._stopped and self.waiting_for is None:
            await self._bot_decides()

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
        """Let all seats know that a bot stumbled."""
        self.match.announce(BotStumbled(EVERYONE, seat, bot, what))

    def start(self) -> asyncio.Task[None]:
        """Run it as a task of its own; for front ends without workers."""
        self._task = asyncio.create_task(self.run())
        return self._task

    async def stop(self) -> None:
        """Stop for good, whoever runs it, and close the bots. What was decided is safe already."""
        self._stopped = True
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        self._bots.close()
        self._moved.set()
