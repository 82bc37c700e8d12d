"""The planner: the bot of the search (`engines.kernel.search`), the same in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from engines.kernel.bots import BotSpec, Thought
from engines.kernel.search import Search

C = TypeVar("C")
S = TypeVar("S")
V = TypeVar("V")

PLAYED_AHEAD: Final = "played-ahead"
"""The reason of a move that the search prefers to the heuristic's. Its data: the `chance` to win in
per cent, the mean of all worlds, and the number of `worlds`."""
GOES_ON: Final = "goes-on"
"""The reason of a move that continues a plan of several actions, without a search."""
REASONS: Final = (PLAYED_AHEAD, GOES_ON)


class Planner(Generic[C, S, V]):
    """A bot that makes its heuristic's move, unless the search proves another one better."""

    def __init__(
        self,
        search: Search[C, S, V],
        heuristic: Callable[[C, V, int], Thought],
        worlds: int,
        margin: float,
    ) -> None:
        """`worlds` is the default budget; `margin` counts standard errors, as `Search.choose`
        has it."""
        self._search = search
        self._heuristic = heuristic
        self._worlds = worlds
        self._margin = margin

    def think(self, config: C, view: V, seed: int, worlds: int | None = None) -> Thought:
        """Return the decision with its reason: the heuristic's own where both agree."""
        budget = worlds or self._worlds
        usual = self._heuristic(config, view, seed)
        choice = self._search.choose(config, view, seed, budget, self._margin)
        action = choice.plan[0]
        if action == usual.action:
            return usual
        found = next(ranked for ranked in choice.ranking if ranked.plan == choice.plan)
        if not found.worlds:
            return Thought(action, GOES_ON)
        data = {"chance": round(100 * found.chance), "worlds": found.worlds}
        return Thought(action, PLAYED_AHEAD, data)

    def bot(self) -> BotSpec:
        """Return the bot; its budget is the number of worlds."""

        def choose(config: C, view: V, seed: int, worlds: int) -> int:
            return self.think(config, view, seed, worlds).action

        return BotSpec(choose, self._worlds)
