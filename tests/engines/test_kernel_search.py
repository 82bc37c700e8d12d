"""The search on a tiny race: who first has eight steps. Each turn: one safe step, or dare a die."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import pytest

from engines.kernel.events import OVER
from engines.kernel.search import Choice, Comparison, Plan, Search
from engines.kernel.streams import CommonSource, Source, stream
from engines.kernel.weighing import Weighed, WeighedPlan, weigh

STEP, DARE, WAIT, REST = range(4)
GOAL = 8
DIE, OTHER_DIE = stream(1), stream(2)


@dataclass
class Race:
    """Two runners; the view of a seat is the state itself, for nothing is hidden."""

    steps: tuple[int, int] = (0, 0)
    turn: int = 1
    good: int = 6
    """The faces of the die that win a dare, which is four steps."""
    source: Source | None = None

    @property
    def seat(self) -> int:
        return OVER if max(self.steps) >= GOAL else (self.turn - 1) % 2


class RaceRules:
    """As much of the rules as a search asks for."""

    def actor(self, state: Race) -> int:
        return state.seat

    def legal(self, state: Race) -> Sequence[int]:
        return (STEP, DARE, WAIT)

    def turn(self, state: Race) -> tuple[int, int]:
        return state.turn, state.seat

    def determinize(self, config: None, view: Race, source: Source) -> Race:
        return replace(view, source=source)

    def clone(self, state: Race, source: Source) -> Race:
        return replace(state, source=source)

    def apply(self, state: Race, action: int) -> None:
        won = action == STEP
        if action == DARE:
            assert state.source is not None
            won = state.source.below(DIE, 6) < state.good
        gain = (4 if action == DARE else 1) * won
        steps = list(state.steps)
        steps[state.seat] += gain
        state.steps, state.turn = (steps[0], steps[1]), state.turn + 1


class RacePort:
    """The heuristic steps and never dares."""

    horizon = 20

    def __init__(self, *plans: Plan) -> None:
        self._plans = plans or ((STEP,), (DARE,), (WAIT,))
        self.worlds = 0

    def plans(self, config: None, view: Race, seed: int) -> Sequence[Plan]:
        return self._plans

    def policy(self, state: Race) -> int:
        return STEP

    def win_chances(self, state: Race) -> Sequence[float]:
        self.worlds += 1
        if state.seat == OVER:
            return [float(steps >= GOAL) for steps in state.steps]
        return [0.5, 0.5]

    def stage(self, state: Race) -> int:
        return 0

    def chapter(self, state: Race, seat: int) -> int:
        return 0


def chosen(race: Race, port: RacePort | None = None, *, seed: int = 1, worlds: int = 60) -> Choice:
    search: Search[None, Race, Race] = Search(cast("Any", RaceRules()), port or RacePort())
    return search.choose(None, race, seed, worlds)


def test_a_better_plan_replaces_the_heuristics() -> None:
    """Behind by three steps, who steps loses; a dare wins two times of three."""
    choice = chosen(Race((0, 3), good=4))
    assert choice.plan == (DARE,)
    best = choice.ranking[0]
    assert best.lead > 2 * best.error > 0


def test_a_plan_that_is_no_better_does_not() -> None:
    """One step from the goal all that counts is to arrive: a sure dare is as good as a step."""
    choice = chosen(Race((7, 7), good=6))
    assert choice.plan == (STEP,)
    assert {one.chance for one in choice.ranking if one.plan != (WAIT,)} == {1.0}


def test_a_lead_that_chance_explains_does_not() -> None:
    port = RacePort((STEP,), (DARE,))
    choice = chosen(Race((0, 3), good=1), port, worlds=5)
    assert choice.plan == (STEP,)
    assert choice.ranking[0].lead <= 2 * choice.ranking[0].error


def test_a_single_plan_needs_no_world() -> None:
    port = RacePort((STEP,))
    assert chosen(Race(), port).plan == (STEP,)
    assert port.worlds == 0


def test_plans_are_halved_and_the_heuristics_stays() -> None:
    plans = [(STEP,), *[(WAIT,) * n for n in range(1, 8)]]
    choice = chosen(Race(good=0), RacePort(*plans), worlds=30)
    worlds = {one.plan: one.worlds for one in choice.ranking}
    assert worlds[STEP,] == 30
    assert sorted(worlds.values())[:4] == [10] * 4, "half of eight go after a third of the worlds"


def test_an_action_that_is_not_open_ends_its_plan() -> None:
    port = RacePort((STEP,), (REST, DARE))
    choice = chosen(Race((7, 0)), port)
    assert {one.chance for one in choice.ranking} == {1.0}, "the policy made the last step"


def test_all_plans_roll_the_same_dice() -> None:
    """Two equal plans are equal in every world, and a die more changes no other die."""
    choice = chosen(Race((0, 2), good=3), RacePort((DARE,), (DARE, DARE)))
    assert choice.ranking[1].lead == choice.ranking[1].error == 0
    quiet, busy = CommonSource(7), CommonSource(7)
    for _ in range(5):
        busy.below(OTHER_DIE, 6)
    assert [quiet.below(DIE, 6) for _ in range(20)] == [busy.below(DIE, 6) for _ in range(20)]


def test_common_dice_are_fair() -> None:
    """Of 6,000 throws each face comes 1,000 times, give or take 5 standard deviations."""
    source = CommonSource(3)
    faces = [source.below(DIE, 6) for _ in range(6000)]
    assert all(abs(faces.count(face) - 1000) < 145 for face in range(6))


@pytest.mark.parametrize("hash_seed", ["0", "4321"])
def test_the_same_seed_and_budget_choose_the_same(hash_seed: str) -> None:
    """In another process too, whatever its hash seed."""
    here = chosen(Race((1, 4), good=3), seed=11)
    code = (
        "from tests.engines.test_kernel_search import Race, chosen;"
        "print(repr(chosen(Race((1, 4), good=3), seed=11)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True,
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": "."},
    )  # fmt: skip
    assert done.stdout.strip() == repr(here)


def test_other_seeds_see_other_worlds() -> None:
    chances = {
        chosen(Race((0, 2), good=3), seed=seed, worlds=20).ranking[0].chance for seed in range(9)
    }
    assert len(chances) > 1


def compared(race: Race, port: RacePort, worlds: int = 60) -> Comparison | None:
    search: Search[None, Race, Race] = Search(cast("Any", RaceRules()), port)
    return search.compare(None, race, 1, worlds)


def test_a_comparison_names_the_two_best_plans_and_the_gain() -> None:
    """Behind by three steps a step loses for sure, and a dare with four good faces wins two times
    of three."""
    found = compared(Race((0, 3), good=4), RacePort((WAIT,), (STEP,), (DARE,)), worlds=200)
    assert found is not None
    assert found.plan == (DARE,)
    assert found.other in ((STEP,), (WAIT,))
    assert found.proven
    assert found.other_chance == 0.0
    assert found.gain == found.chance
    assert abs(found.chance - 4 / 6) < 0.1  # three standard errors of 200 worlds


def test_a_comparison_of_equal_plans_proves_nothing() -> None:
    """One step from the goal a sure dare is as good as a step."""
    found = compared(Race((7, 7), good=6), RacePort((STEP,), (DARE,)))
    assert found is not None
    assert (found.gain, found.error, found.proven) == (0.0, 0.0, False)


def test_worlds_that_chose_the_two_best_do_not_compare_them() -> None:
    """Ten dares are the same gamble. The best of ten in few worlds looks better than it is; in the
    other worlds it is as good as the next."""
    dares = [(DARE,) * times for times in range(1, 11)]
    port = RacePort(*dares)
    found = compared(Race((4, 7), good=3), port, worlds=400)
    assert found is not None
    assert found.worlds == 400
    assert not found.proven


def test_one_plan_is_compared_with_nothing() -> None:
    assert compared(Race(), RacePort((STEP,))) is None


def test_a_plan_of_several_turns_is_followed_while_the_others_play() -> None:
    """Two dares in a row win the race, if nothing else is done between them."""

    def follow(state: Race, seat: int, plan: Plan) -> int | None:
        return plan[0] if state.steps[seat] < GOAL else None

    search: Search[None, Race, Race] = Search(
        cast("Any", RaceRules()), RacePort((STEP,), (DARE,)), follow
    )
    found = search.compare(None, Race((0, 2), good=6), 1, 20)
    assert found is not None
    assert (found.plan, found.chance) == ((DARE,), 1.0)


def priced(race: Race, action: int, port: RacePort | None = None) -> Comparison | None:
    search: Search[None, Race, Race] = Search(cast("Any", RaceRules()), port or RacePort())
    return search.price(None, race, 1, (action,), 60)


def test_a_decision_costs_what_the_best_other_one_gains() -> None:
    """One step from the goal to wait is to lose: the rival steps."""
    found = priced(Race((7, 7), good=6), WAIT)
    assert found is not None
    assert found.other == (WAIT,)
    assert (found.gain, found.chance, found.other_chance) == (1.0, 1.0, 0.0)
    assert found.proven


def test_the_best_decision_costs_nothing() -> None:
    """Behind by three steps a dare wins two times of three, and a step never."""
    found = priced(Race((0, 3), good=4), DARE)
    assert found is not None
    assert found.gain < 0
    assert not found.proven


def test_what_no_plan_begins_with_is_priced_by_itself() -> None:
    found = priced(Race((7, 7)), WAIT, RacePort((STEP,)))
    assert found is not None
    assert (found.plan, found.other, found.gain) == ((STEP,), (WAIT,), 1.0)


def test_the_best_plan_that_begins_with_a_decision_is_its_price() -> None:
    """Two plans begin with it; another one is what it is compared with."""
    port = RacePort((STEP,), (WAIT, STEP), (WAIT, WAIT))
    found = priced(Race((6, 0), good=6), WAIT, port)
    assert found is not None
    assert (found.plan, found.other[0]) == ((STEP,), WAIT)


def weighed(race: Race, port: RacePort | None = None) -> Weighed | None:
    search = Search(cast("Any", RaceRules()), cast("Any", port or RacePort()))
    return weigh(search, None, race, (STEP, DARE, WAIT), 1, 60)


def test_all_decisions_are_weighed_in_other_worlds_than_chose_the_best() -> None:
    """A step from the goal, a sure step wins at once, a die of six faces too, and waiting loses to
    a rival who is as near."""
    found = weighed(Race((7, 7), good=6))
    assert found is not None
    chances = {row.plan: row.chance for row in found.plans}
    assert chances == {(STEP,): 1.0, (DARE,): 1.0, (WAIT,): 0.0}
    cost = found.cost((WAIT,))
    assert cost is not None
    assert (cost.gain, cost.worlds, cost.proven) == (1.0, 60, True)
    assert found.cost(found.best) is None, "the best one costs nothing"


def test_a_decision_that_no_plan_begins_is_weighed_by_itself() -> None:
    found = weighed(Race((7, 7)), RacePort((STEP,)))
    assert found is not None
    assert {row.plan for row in found.plans} == {(STEP,), (DARE,), (WAIT,)}


def test_of_several_plans_that_fit_a_choice_the_best_is_its_worth() -> None:
    """Who chose a first step may mean either; who chose a sale means its cards in any order."""
    rows = tuple(
        WeighedPlan(plan, plan, chance, 0.01)
        for plan, chance in (((1, 5), 0.5), ((1, 6), 0.4), ((2,), 0.6), ((3, 4, 9), 0.1))
    )
    found = Weighed((2,), rows, 60)
    for chosen, chance in (((1,), 0.5), ((1, 6), 0.4), ((1, 6, 7), 0.4), ((4, 3, 9), 0.1)):
        cost = found.cost(chosen)
        assert cost is not None
        assert (cost.plan, cost.other_chance) == ((2,), chance)
    assert found.cost((7,)) is None, "what wasn't weighed costs nothing"


def test_a_decision_without_another_has_no_price() -> None:
    assert priced(Race(), STEP, RacePort((STEP,))) is None
