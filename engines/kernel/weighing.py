"""All that a seat can do, weighed in the same worlds, for the question before a costly choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from engines.kernel.search import FEWEST_WORLDS, Comparison, Plan, Search, mean, ranked

C = TypeVar("C")
S = TypeVar("S")
V = TypeVar("V")


class WeighedPlan(NamedTuple):
    """A plan with the actions that begin it, and its mean chance to win. `error` is the standard
    error of its difference to the best plan."""

    plan: Plan
    steps: Plan
    chance: float
    error: float


class Weighed(NamedTuple):
    """All plans of a decision in the same `worlds` worlds. Other worlds chose the `best` one."""

    best: Plan
    plans: tuple[WeighedPlan, ...]
    worlds: int

    def cost(self, chosen: Sequence[int]) -> Comparison | None:
        """Return the best plan beside what a player chose, the `other`; None if no plan fits that,
        or if the player chose the best one.

        The plan that shares the most actions with the choice fits it, and of several the one with
        the best chance. The order doesn't matter if all actions are the same, as in a sale.
        """
        shared = {row: _shared(row.steps, chosen) for row in self.plans}
        most = max(shared.values(), default=0)
        if not most:
            return None
        made = max((row for row in self.plans if shared[row] == most), key=lambda row: row.chance)
        best = next(row for row in self.plans if row.plan == self.best)
        if made.plan == best.plan or shared[best] == most:
            return None
        return Comparison(best.plan, made.plan, best.chance, made.chance, made.error, self.worlds)


def _shared(steps: Sequence[int], chosen: Sequence[int]) -> int:
    """Return how many actions a plan and a choice share from the first on, 0 if they differ before
    the end of the shorter one."""
    if sorted(steps) == sorted(chosen):
        return len(steps)
    shorter = min(len(steps), len(chosen))
    return shorter if list(steps[:shorter]) == list(chosen[:shorter]) else 0


def weigh(
    search: Search[C, S, V], config: C, view: V, legal: Sequence[int], seed: int, worlds: int
) -> Weighed | None:
    """Return all plans of a seat in the same worlds, and each `legal` action that begins none of
    them; None if there is nothing to choose between.

    A quarter of the worlds chooses the best plan; `worlds` others measure all of them.
    """
    begun = search.plans(config, view, legal, seed)
    plans = [plan for plan in begun if plan]
    if len(plans) < 2 or len(plans) < len(begun):
        return None
    fewest = max(FEWEST_WORLDS, worlds // 4)
    values = search.measured(config, view, seed, plans, range(fewest))
    best = max(plans, key=lambda plan: mean(values[plan]))
    values = search.measured(config, view, seed, plans, range(fewest, fewest + worlds))

    def row(plan: Plan) -> WeighedPlan:
        steps = (begun[plan] or 0,) if search.follows else plan
        return WeighedPlan(plan, steps, mean(values[plan]), ranked(plan, values, best).error)

    return Weighed(best, tuple(map(row, plans)), worlds)
