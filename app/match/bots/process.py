"""Bots in a separate process, asked over a socket without blocking the screen."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from app.match.bots.port import BotFailed, BotGuard, LocalBots
from app.processes.child import ChildFailed
from app.processes.pool import Pool
from app.registry import game

DEADLINE: Final = 20.0
"""Seconds that a bot may think. On a slow and busy machine a master takes several."""
STARTING: Final = 20.0
"""Seconds that the process may take to start on a slow and busy machine."""

COMMAND: Final = (sys.executable, "-P", "-m", "app.match.bots.main")


class ProcessBots:
    """All bots of one match: quick ones in this process, the others in one of their own.

    The process starts when a bot that needs it is first asked. Its bots are asked one after
    another. What fails raises `BotFailed`, which is a `BotGuard`'s to handle. `budgets` are as in
    `LocalBots`; the deadline only ends a bot that hangs, and changes no answer. Matches of one
    program may share a `pool` of processes, which somebody else closes.
    """

    def __init__(
        self,
        game_id: str,
        public: Any,
        deadline: float = DEADLINE,
        command: Sequence[str] = COMMAND,
        budgets: Mapping[str, int] | None = None,
        pool: Pool | None = None,
    ) -> None:
        self.deadline, self._budgets = deadline, budgets or {}
        self._shared = pool is not None
        self.pool = pool if pool is not None else Pool(command, starting=STARTING)
        self._spec, self._public = game(game_id), public
        self._local = LocalBots(self._spec.bots(), public, budgets)

    @cached_property
    def _hello(self) -> dict[str, Any]:
        return {"game": self._spec.id, "public": self._public.public_data()}

    @property
    def pid(self) -> int | None:
        children = self.pool.children
        return children[0].process.pid if children else None

    async def choose(self, seat: int, bot: str, view: Any, seed: int) -> int:
        """See `BotPort.choose`. Cancelling it stops the process: its answer would be stale."""
        if not self._spec.thinks_apart(bot):
            return await self._local.choose(seat, bot, view, seed)
        seen = self._spec.codec().encode(view, seat)
        budget = self._budgets.get(bot)
        question = {"bot": bot, "seat": seat, "view": seen, "seed": seed, "budget": budget}
        try:
            action: int = await self.pool.ask(self._hello, question, self.deadline)
        except ChildFailed as problem:
            raise BotFailed(problem.why, problem.detail) from problem
        except OSError as problem:
            raise BotFailed("died", str(problem)) from problem
        return action

    async def restart(self) -> None:
        """Stop the process; the next question starts another."""
        self.pool.end_idle()

    def close(self) -> None:
        if not self._shared:
            self.pool.close()


def process_bots(game_id: str, public: Any, budgets: Mapping[str, int] | None = None) -> BotGuard:
    """Return the bots of a match. No process starts yet. Raise `UnknownGame`."""
    return BotGuard(ProcessBots(game_id, public, budgets=budgets))
