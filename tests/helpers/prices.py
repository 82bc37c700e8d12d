"""Prices of decisions without a search, for tests of what is shown of them."""

from __future__ import annotations

from typing import Any

from app.processes.child import ChildFailed
from engines.kernel.search import Comparison, Plan


class Prices:
    """Prices decisions without a search: the first other action is better, by more points for each
    decision before it."""

    def __init__(self) -> None:
        self.closed = 0
        self.fails = False

    def __call__(self, game_id: str, public: Any) -> Any:
        return self

    async def price(
        self, seat: int, view: Any, done: Plan, seed: int, worlds: int
    ) -> Comparison | None:
        if self.fails:
            raise ChildFailed("died")
        other = next(one for one in view.legal if one != done[0])
        gain = (3 + seed % 40) / 100
        return Comparison((other,), done, 0.55, 0.55 - gain, 0.01, worlds)

    async def compare(self, seat: int, view: Any, number: int) -> Comparison | None:
        """The last open action is 6 points better than the first one."""
        return Comparison((view.legal[-1],), (view.legal[0],), 0.56, 0.5, 0.01, 96)

    def close(self) -> None:
        self.closed += 1
