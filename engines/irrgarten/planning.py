"""What the search needs of Irrgarten: plans, the policy of roll-outs, and chances to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from engines.irrgarten.config import Config
from engines.irrgarten.errands import errand, runner_of
from engines.irrgarten.evaluate import evaluate
from engines.irrgarten.fighters import Foe, chances, fighter_of, rough
from engines.irrgarten.heuristics import (
    CHEAPEST_FIGHT,
    NEAR_FOES,
    fight_cost,
    racer_bot,
    racer_prices,
)
from engines.irrgarten.labyrinth import FAR, NOWHERE
from engines.irrgarten.moving import landing
from engines.irrgarten.robbing import leaps_of, quarry, robbing_leap, victims_of
from engines.irrgarten.state import NOBODY, State
from engines.irrgarten.tries import Fighter
from engines.irrgarten.view import View
from engines.kernel.search import Plan

RIVAL: Final = 2
"""The detour in steps that the policy makes around a rival in the way."""


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
        """Return the step of the quickest way to the exit, as the racer counts costs; over a rival
        where it can leap (IRR-36), else around it if that is short."""
        config, squares = state.config, state.square
        here = squares[state.seat]
        goal = config.exit
        if state.foe_prize:
            runner, goal = runner_of(state), NOWHERE
            if config.parameters.pickpocket:
                leap = robbing_leap(config, runner, leaps_of(state))
                if leap != NOBODY:
                    return leap
                goal = quarry(config, runner, victims_of(state))
            goal = errand(config, runner) if goal == NOWHERE else goal
        foes, fighter = _foes(state), fighter_of(state, state.seat)
        ways = _ways(config, foes, fighter, goal)
        best, choice = 2.0 * FAR, 0
        for action, delta in enumerate(config.deltas):
            there = here + delta
            cost = None if config.walls[there] else ways.cost(there)
            if cost is None:
                continue
            if there in squares and there != config.exit:
                cost = _over_rival(state, ways, action, cost)
            if cost < best:
                best, choice = cost, action
        return choice

    def win_chances(self, state: State) -> Sequence[float]:
        return evaluate(state)

    def chapter(self, state: State, seat: int) -> int:
        return 0

    def stage(self, state: State) -> int:
        return 0


def _over_rival(state: State, ways: _Ways, action: int, cost: float) -> float:
    """Return the cost of walking into a rival on a square of this cost."""
    there = landing(state, state.seat, action) if state.config.parameters.leapfrog else NOWHERE
    landed = None if there == NOWHERE else ways.cost(there)
    return cost + RIVAL if landed is None else landed


def _foes(state: State) -> tuple[Foe, ...]:
    """Return the living monsters, at most as many as the racer looks at, the guardian included."""
    rows = zip(
        state.foe_square, state.foe_strength, state.foe_intelligence, state.foe_health, strict=True
    )
    living = tuple(foe for foe in rows if foe[3] > 0)
    if len(living) > NEAR_FOES and state.config.guardian != NOWHERE:
        return (living[-1], *living[: NEAR_FOES - 1])
    return living[:NEAR_FOES]


class _Ways:
    """The costs from the squares to a goal, found outwards from it as far as they are asked for
    (Dijkstra). A square's cost includes its own monster; most of the work is that one's odds."""

    __slots__ = ("_config", "_costs", "_fighter", "_foes", "_heap", "_settled", "_unfought")

    def __init__(self, config: Config, foes: tuple[Foe, ...], fighter: Fighter, goal: int) -> None:
        self._config, self._fighter = config, fighter
        self._foes = {square: (strength, wit, left) for square, strength, wit, left in foes}
        self._costs = {goal: 0.0}
        self._settled: dict[int, float] = {}
        self._heap = [(0.0, goal)]
        self._unfought: set[int] = set()

    def cost(self, square: int) -> float | None:
        """Return the cost from a square; None if no way leads there."""
        settled, costs, heap = self._settled, self._costs, self._heap
        walls, deltas, unfought = self._config.walls, self._config.deltas, self._unfought
        while heap and square not in settled:
            cost, here = heappop(heap)
            if here in settled:
                continue
            if here in unfought:  # only now is it the nearest, and its odds worth computing
                unfought.remove(here)
                costs[here] = cost + self._fight(here) - CHEAPEST_FIGHT
                heappush(heap, (costs[here], here))
                continue
            settled[here] = cost
            for delta in deltas:
                there = here - delta
                if walls[there] or there in settled:
                    continue
                total = cost + 1
                if there in self._foes:
                    if there in costs and there not in unfought:
                        continue  # it was nearer to another square
                    unfought.add(there)
                    total += CHEAPEST_FIGHT
                if total < costs.get(there, FAR):
                    costs[there] = total
                    heappush(heap, (total, there))
        return settled.get(square)

    def _fight(self, square: int) -> float:
        parameters = self._config.parameters
        fighter = rough(parameters, self._fighter) if parameters.guardian else self._fighter
        likely = chances(parameters, fighter, self._foes[square])
        return fight_cost(likely, racer_prices(parameters))


@lru_cache(maxsize=2048)
def _ways(config: Config, foes: tuple[Foe, ...], fighter: Fighter, goal: int) -> _Ways:
    return _Ways(config, foes, fighter, goal)
