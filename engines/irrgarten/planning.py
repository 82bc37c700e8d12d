"""What the search needs of Irrgarten: plans, the policy of roll-outs, and chances to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from engines.irrgarten.config import Config
from engines.irrgarten.evaluate import evaluate
from engines.irrgarten.heuristics import NEAR_FOES, fight_cost, racer_bot, racer_prices
from engines.irrgarten.labyrinth import FAR
from engines.irrgarten.odds import combat_odds
from engines.irrgarten.state import State
from engines.irrgarten.view import View
from engines.kernel.search import Plan

RIVAL: Final = 2
"""The detour in steps that the policy makes around a rival in the way."""

Foes = tuple[tuple[int, int, int, int], ...]
"""The living monsters: square, strength, intelligence, health."""
Fighter = tuple[int, int, bool, tuple[int, ...], tuple[int, ...], int, int]
"""What odds depend on: strength, intelligence, dazed, weapons, shields, health, hits."""


class IrrgartenPort:
    """The port of Irrgarten (`engines.kernel.search.SearchPort`).

    Under fog the racer's plan is the only one: most of its worlds would be guesses.
    """

    horizon = 8

    def plans(self, config: Config, view: View, seed: int) -> Sequence[Plan]:
        """Return the racer's step, then the other directions."""
        own = racer_bot(config, view, seed)
        if view.known is not None:
            return [(own,)]
        return [(own,), *((action,) for action in view.legal)]

    def policy(self, state: State) -> int:
        """Return the step of the quickest way to the exit, as the racer counts costs, around a
        rival if that is short."""
        config, squares = state.config, state.square
        here = squares[state.seat]
        ways = _ways(config, _foes(state), _fighter(state))
        best, choice = 2.0 * FAR, 0
        for action, delta in enumerate(config.deltas):
            cost = None if config.walls[here + delta] else ways.cost(here + delta)
            if cost is not None:
                cost += RIVAL * (here + delta in squares)
                if cost < best:
                    best, choice = cost, action
        return choice

    def win_chances(self, state: State) -> Sequence[float]:
        return evaluate(state)

    def chapter(self, state: State, seat: int) -> int:
        return 0


def _foes(state: State) -> Foes:
    """Return the living monsters, at most as many as the racer looks at."""
    rows = zip(
        state.foe_square, state.foe_strength, state.foe_intelligence, state.foe_health, strict=True
    )
    return tuple(foe for foe in rows if foe[3] > 0)[:NEAR_FOES]


def _fighter(state: State) -> Fighter:
    seat = state.seat
    return (
        state.strength[seat], state.intelligence[seat], bool(state.fuzzy[seat]),
        tuple(state.weapons[seat]), tuple(state.shields[seat]),
        max(1, state.health[seat]), state.hits[seat],
    )  # fmt: skip


class _Ways:
    """The costs from the squares to the exit, found outwards from it as far as they are asked for
    (Dijkstra). A square's cost includes its own monster; most of the work is that one's odds."""

    __slots__ = ("_config", "_costs", "_fighter", "_foes", "_heap", "_settled")

    def __init__(self, config: Config, foes: Foes, fighter: Fighter) -> None:
        self._config, self._fighter = config, fighter
        self._foes = {square: (strength, wit, left) for square, strength, wit, left in foes}
        self._costs = {config.exit: 0.0}
        self._settled: dict[int, float] = {}
        self._heap = [(0.0, config.exit)]

    def cost(self, square: int) -> float | None:
        """Return the cost from a square; None if no way leads there."""
        settled, costs, heap = self._settled, self._costs, self._heap
        walls, deltas = self._config.walls, self._config.deltas
        while heap and square not in settled:
            cost, here = heappop(heap)
            if here in settled:
                continue
            settled[here] = cost
            for delta in deltas:
                there = here - delta
                if walls[there] or there in settled:
                    continue
                total = cost + 1 + (self._fight(there) if there in self._foes else 0.0)
                if total < costs.get(there, FAR):
                    costs[there] = total
                    heappush(heap, (total, there))
        return settled.get(square)

    def _fight(self, square: int) -> float:
        strength, intelligence, fuzzy, weapons, shields, health, hits = self._fighter
        own, gear, condition = (strength, intelligence, fuzzy), (weapons, shields), (health, hits)
        foe = self._foes[square]
        parameters = self._config.parameters
        odds = combat_odds(parameters, own, gear, condition, foe)
        return fight_cost(odds, racer_prices(parameters))


@lru_cache(maxsize=512)
def _ways(config: Config, foes: Foes, fighter: Fighter) -> _Ways:
    return _Ways(config, foes, fighter)
