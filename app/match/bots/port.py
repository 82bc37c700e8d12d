"""The one port through which bots are asked: a view and a seed go in, an action comes out.

Quick bots answer in this process (`LocalBots`), the others in one of their own (`ProcessBots` in
`app.match.bots.process`), so that the screen never freezes. `BotGuard` stands before either: a bot
that fails is started anew and asked again, and the second time its seat plays at random.
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
        """Bring the bots back to where they began, after one failed."""

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
        except Exception as problem:  # whatever a bot may raise
            raise BotFailed("raised", f"{type(problem).__name__}: {problem}") from problem

    async def restart(self) -> None:
        """Nothing to do: bots keep nothing."""

    def close(self) -> None:
        """Nothing to do."""


class BotGuard:
    """A port that never fails: it checks answers, restarts, and plays at random in the end.

    `quick` are the bots that `local` answers; all others go to `remote`.
    """

    def __init__(
        self,
        remote: BotPort,
        on_trouble: OnTrouble | None = None,
        *,
        local: BotPort | None = None,
        quick: frozenset[str] = frozenset(),
    ) -> None:
        self.on_trouble = on_trouble
        self._remote = remote
        self._local = local or remote
        self._quick = quick
        self._failed: dict[int, int] = {}
        self._closed = False

    async def choose(self, seat: int, bot: str, view: Any, seed: int) -> int:
        """An action that is legal for the seat, whatever the bot does.

        A seat whose bot failed twice in this match plays at random from then on. After `close`
        there are no answers: every question, also one that waits, ends as a cancelled one.
        """
        port = self._local if bot in self._quick else self._remote
        while not self._closed and self._failed.get(seat, 0) < 2:
            try:
                action = await self._ask(port, seat, bot, view, seed)
            except BotFailed as problem:
                await self._note(port, seat, bot, problem)
                continue
            if not self._closed:
                return action
        if self._closed:
            raise asyncio.CancelledError
        return at_random(view, seed)

    async def _note(self, port: BotPort, seat: int, bot: str, problem: BotFailed) -> None:
        """Count a failure, say so, and bring the bots back; nothing of it once they are closed."""
        if self._closed:
            return
        log.warning("seat %d, bot %s: %s", seat, bot, problem)
        count = self._failed[seat] = self._failed.get(seat, 0) + 1
        await self._recover(port)
        if self.on_trouble is not None:
            self.on_trouble(seat, bot, AT_RANDOM if count > 1 else RESTARTED)

    async def _ask(self, port: BotPort, seat: int, bot: str, view: SeatView, seed: int) -> int:
        action = await port.choose(seat, bot, view, seed)
        if type(action) is not int or action not in view.legal:
            raise BotFailed("illegal", repr(action))
        return action

    async def _recover(self, port: BotPort) -> None:
        """If that fails too, the next question will."""
        try:
            await port.restart()
        except BotFailed as problem:
            log.warning("bots could not be restarted: %s", problem)

    async def restart(self) -> None:
        """Start both anew; what seats have failed is not forgotten."""
        await self._recover(self._local)
        if self._remote is not self._local:
            await self._recover(self._remote)

    def close(self) -> None:
        """See `BotPort.close`."""
        self._closed = True
        self._remote.close()
        self._local.close()


def at_random(view: SeatView, seed: int) -> int:
    """Any legal action, all alike."""
    return Random(seed).choice(list(view.legal))
