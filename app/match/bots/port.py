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
"""Told (seat, bot, what): `what` is `RESTARTED` or `AT_RANDOM`."""


class BotFailed(Exception):
    """A bot did not answer as it should. `why`: "died", "late", "raised", "illegal", "garbage"."""

    def __init__(self, why: str, detail: str = "") -> None:
        self.why, self.detail = why, detail
        super().__init__(f"{why}: {detail}" if detail else why)


class SeatView(Protocol):
    """What every game's view has for its bots: the actions open to the seat."""

    @property
    def legal(self) -> Sequence[int]:
        """Never empty while the seat decides."""


class BotPort(Protocol):
    """Asks bots."""

    async def choose(self, seat: int, bot: str, view: Any, seed: int) -> int:
        """The action that a bot chooses for its seat. Raises `BotFailed`, but behind a guard."""

    async def restart(self) -> None:
        """Bring the bots back to where they began, after one failed. Raises nothing."""

    def close(self) -> None:
        """Stop all bots at once. May be called twice."""


class LocalBots:
    """Bots in this process, on this thread: for quick ones and for tests.

    `budgets` are by bot, for those that count their thinking and shall not take their own.
    """

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
        """See `BotPort.choose`."""
        try:
            return ask(self._bots[bot], self._public, view, seed, self._budgets.get(bot))
        except Exception as problem:  # a bot is foreign code: it may raise anything
            raise BotFailed("raised", f"{type(problem).__name__}: {problem}") from problem

    async def restart(self) -> None:
        """Nothing to do: bots keep nothing."""

    def close(self) -> None:
        """Nothing to do."""


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
        """See `BotPort.close`."""
        self._closed = True
        self._port.close()


def at_random(view: SeatView, seed: int) -> int:
    """Any legal action, all alike."""
    return Random(seed).choice(list(view.legal))
