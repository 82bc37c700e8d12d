"""IRR-41: how far meals and gifts raise a character's health."""

from __future__ import annotations

import pytest

from engines.irrgarten.descent.duels import Fighter, Opponent
from engines.irrgarten.descent.forecast import Standing, outcomes
from engines.irrgarten.descent.judging import with_things
from engines.irrgarten.descent.scene import Body
from engines.irrgarten.descent.things import HEALTH, MEAL, points
from tests.engines.irrgarten.descent.helpers import WEAK, act, hand, with_figures


@pytest.mark.parametrize(("before", "after"), [(8, 12), (14, 16), (16, 16), (20, 20)])
def test_irr_41_a_meal_raises_health_to_16_at_most(before: int, after: int) -> None:
    """Health piled up to 30, so that the last floors harmed nobody. More than 16 stays, where an
    option begins with more."""
    state = hand("0M--", "---E", foes=[WEAK._replace(prize=points(MEAL, 4))], health={0: before})
    act(state, "right")
    assert state.health[0] == after
    state = hand(
        "0M--", "---E", foes=[WEAK._replace(prize=points(MEAL, 4))], health={0: before},
        parameters=with_figures(most_health=30),
    )  # fmt: skip
    act(state, "right")
    assert state.health[0] == before + 4


def test_irr_41_forecasts_know_the_limit_of_health() -> None:
    state = hand("0M--", "---E", foes=[WEAK._replace(prize=points(MEAL, 4))], health={0: 15})
    fighter, foe = Fighter(9_000, 9_000, (), (), (), ()), Opponent(0, 0, 1, 0)
    meal = (points(MEAL, 4),)
    ends = outcomes(state.config, Standing(fighter, 15, 0), foe, meal)
    assert {one.health for choices in ends for one in choices} == {16}
    assert with_things(state.config, Body(fighter, 15, 0, 0), meal).health == 16


def test_irr_41_a_gift_raises_health_to_16_at_most() -> None:
    state = hand("0E", "--", gifts=[points(HEALTH, 3)], script=None, health={0: 15})
    act(state, "right")
    act(state, "gift 1")
    assert state.health[0] == 16
