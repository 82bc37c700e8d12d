"""The two best decisions of a seat, compared by playing ahead in a process of their own."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

from app.match.bots.comparison import from_data, weighed_from_data
from app.processes.child import ChildFailed
from app.processes.pool import Pool
from app.registry import Game, game
from engines.kernel.search import Comparison, Plan
from engines.kernel.weighing import Weighed

COMMAND: Final = (sys.executable, "-P", "-m", "app.match.bots.main")
WORLDS: Final = 96
"""The worlds in which the two best decisions are compared: about half a second."""
WEIGHED: Final = 64
"""The worlds in which all decisions are weighed for a warning: about a second for ten of them."""
DEADLINE: Final = 20.0
"""Seconds after which a comparison is given up."""
PATIENCE: Final = 60.0
"""Seconds after which a price is given up: nobody waits for a single one."""
SEED: Final = 0x51ED
"""The same decision gets the same figures each time."""


class Comparer:
    """Compares the decisions of one match. The process starts with the first question."""

    def __init__(self, spec: Game, public: Any, command: Sequence[str] = COMMAND) -> None:
        self._spec, self._pool = spec, Pool(command, starting=DEADLINE)
        self._hello = {"game": spec.id, "public": public.public_data()}

    async def compare(self, seat: int, view: Any, number: int) -> Comparison | None:
        """Return the comparison for decision `number` of a match, as the seat's view knows it; None
        if there is only one plan, or if the process fails."""
        question = {
            "seat": seat,
            "view": self._spec.codec().encode(view, seat),
            "seed": SEED + number,
            "worlds": WORLDS,
        }
        try:
            return from_data(await self._pool.ask(self._hello, question, DEADLINE))
        except (ChildFailed, OSError):
            return None

    async def weigh(self, seat: int, view: Any, number: int) -> Weighed | None:
        """Return all that a seat can do for decision `number`, as its view knows it; None if there
        is nothing to choose between, or if the process fails."""
        question = {
            "seat": seat,
            "view": self._spec.codec().encode(view, seat),
            "seed": SEED + number,
            "worlds": WEIGHED,
            "all": True,
        }
        try:
            return weighed_from_data(await self._pool.ask(self._hello, question, DEADLINE))
        except (ChildFailed, OSError):
            return None

    async def price(
        self, seat: int, view: Any, done: Plan, seed: int, worlds: int
    ) -> Comparison | None:
        """Return the best other plan beside what was done (`Search.price`); None if there is no
        other. Raise `ChildFailed` or `OSError`."""
        question = {
            "seat": seat,
            "view": self._spec.codec().encode(view, seat),
            "seed": SEED + seed,
            "worlds": worlds,
            "done": list(done),
        }
        return from_data(await self._pool.ask(self._hello, question, PATIENCE))

    def close(self) -> None:
        """End the process. May be called twice."""
        self._pool.close()


def comparer(game_id: str, public: Any) -> Comparer | None:
    """Return the comparer of a match; None if the game's bots can't play ahead."""
    spec = game(game_id)
    return Comparer(spec, public) if spec.search() is not None else None
