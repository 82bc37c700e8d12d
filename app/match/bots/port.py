"""The one port through which bots are asked: a view and a seed go in, an action comes out.

`LocalBots` answers in this process. `ProcessBots` (`app.match.bots.process`) does so for quick bots
only; the others think in a process of their own, so the screen never freezes. `BotGuard` stands
before either: a bot that fails is restarted and asked again, and the second time its seat plays at
random.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from engines.kernel.bots import BotFunction, ask

log = logging.getLogger("mazmorra.bots")

RESTARTED, AT_RANDOM = "restarted", "random"

OnTrouble = Callable[[int, str, str], object]
"""Called with (seat, bot, what), where `what` is `RESTARTED` or `AT_RANDOM`."""


class BotFailed(Exception):
    """A bot gave no valid answer. `why`: "died", "late", "raised", "illegal", "garbage"."""

    def __init__(self, why: str, detail: str = "") -> None:
        self.why, self.detail = why, detail
        super().__init__(f"{why}: {detail}" if detail else why)


class SeatView(Protocol):
    """The part of every game's view that bots need: the legal actions of the seat."""

    @property
    def legal(self) -> Sequence[int]:
        """Never empty while the seat decides."""


class BotPort(Protocol):
    """A way to ask bots for actions."""

    async def choose(self, seat: int, bot: str, view: Any, seed: int) -> int:
        """Return the action that a bot chooses for its seat. Raise `BotFailed`, unless guarded."""

    async def restart(self) -> None:
        """Bring the bots back to where they began, after one failed. Raises nothing."""

    def close(self) -> None:
        """Stop all bots at once. May be called twice."""


class LocalBots:
    """Bots in this process, on this thread: for quick bots and for tests.
    `budgets` override, by bot name, the default budget of bots that count their thinking."""

    def __init__(
        self,
        bots: Mapping[str, BotFunction],
        public: Any,
        budgets: Mapping[str, int] | None = None,
    ) -> None:
        self._bots = bots
        self._public = public
        self._budgets = budgets or {}

    async def choose(self, seat: int, bot: str, view: Any, seed: int) -> int:
        try:
            return ask(self._bots[bot], self._public, view, seed, self._budgets.get(bot))
        except Exception as problem:  # a bot is foreign code: it may raise anything
            raise BotFailed("raised", f"{type(problem).__name__}: {problem}") from problem

    async def restart(self) -> None:
        """Do nothing: bots keep no state."""

    def close(self) -> None:
        """Do nothing."""


class BotGuard:
    """A port that never fails: it checks answers, restarts, and plays at random in the end."""

    def __init__(self, port: BotPort, on_trouble: OnTrouble | None = None) -> None:
        self.on_trouble = on_trouble
        self._port = port
        self._failed: dict[int, int] = {}
        self._closed = False

    async def choose(self, seat: int, bot: str, view: Any, seed: int) -> int:
        """Return an action that is legal for the seat, whatever the bot does.

        A seat whose bot failed twice in this match plays at random from then on. After `close`
        there are no answers: every question, also one that waits, ends as a cancelled one.
        """
        while not self._closed and self._failed.get(seat, 0) < 2:
            try:
                action = await self._ask(seat, bot, view, seed)
            except BotFailed as problem:
                await self._note(seat, bot, problem)
                continue
            if not self._closed:
                return action
        if self._closed:
            raise asyncio.CancelledError
        return at_random(view, seed)

    async def _note(self, seat: int, bot: str, problem: BotFailed) -> None:
        """Count a failure, log it, and bring the bots back; do nothing once they are closed."""
        if self._closed:
            return
        log.warning("seat %d, bot %s: %s", seat, bot, problem)
        count = self._failed[seat] = self._failed.get(seat, 0) + 1
        await self.restart()
        if self.on_trouble is not None:
            self.on_trouble(seat, bot, AT_RANDOM if count > 1 else RESTARTED)

    async def _ask(self, seat: int, bot: str, view: SeatView, seed: int) -> int:
        action = await self._port.choose(seat, bot, view, seed)
        if type(action) is not int or action not in view.legal:
            raise BotFailed("illegal", repr(action))
        return action

    async def restart(self) -> None:
        """See `BotPort.restart`. What seats have failed is not forgotten."""
        await self._port.restart()

    def close(self) -> None:
        self._closed, self.on_trouble = True, None
        self._port.close()


def at_random(view: SeatView, seed: int) -> int:
    """Return a legal action, each with equal probability."""
    return Random(seed).choice(list(view.legal))
