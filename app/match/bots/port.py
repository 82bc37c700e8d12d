"""The one port through which bots are asked: a view and a seed go in, an action comes out.

Quick bots answer in this process (`LocalBots`), the others in a separate one (`ProcessBots` in
`app.match.bots.process`), so that the screen never freezes. `BotGuard` wraps both: after the first
failure of a bot it restarts the bots and asks again; after the second the seat plays at random.
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
        """Reset the bots to their initial state after one failed."""

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
    """A port that never fails: it checks answers, restarts bots, and finally plays at random.
    `local` answers for the bots in `quick`; `remote` answers for all others."""

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
        """Return an action that is legal for the seat, even if the bot fails.
        A seat whose bot failed twice in this match plays at random from then on. After `close`
        every question ends as cancelled, including one that waits."""
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
        """Count and report a failure and restart the bots. Do nothing once they are closed."""
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
        """Restart the bots of a port. If that fails too, the next question fails."""
        try:
            await port.restart()
        except BotFailed as problem:
            log.warning("bots could not be restarted: %s", problem)

    async def restart(self) -> None:
        """Restart both ports. The failure counts of seats remain."""
        await self._recover(self._local)
        if self._remote is not self._local:
            await self._recover(self._remote)

    def close(self) -> None:
        self._closed = True
        self._remote.close()
        self._local.close()


def at_random(view: SeatView, seed: int) -> int:
    """Return a legal action, each with equal probability."""
    return Random(seed).choice(list(view.legal))
