"""The steps to the exit past the bodies of dead rivals (IRR-7, IRR-36)."""

from __future__ import annotations

import pytest

from app.games.irrgarten.perspective.race import RaceFigure, race
from app.games.irrgarten.perspective.reducer import KnownGame
from engines.irrgarten.parameters import Parameters
from tests.engines.irrgarten.helpers import RULES, hand

LEAP = Parameters(leapfrog=True)
OUT = Parameters(leapfrog=True, leap_out=True)
GATE = ("X-X", "01-", "XEX")


def own(*rows: str, parameters: Parameters, dead: tuple[int, ...] = (1,)) -> RaceFigure:
    state = hand(*rows, parameters=parameters, health=dict.fromkeys(dead, 0), script=None)
    fold = KnownGame(state.config, RULES.view(state, 0))
    return next(one for one in race(fold) if one.seat == 0)


def test_irr_36_a_body_before_the_exit_shuts_it_unless_a_leap_ends_there() -> None:
    assert own(*GATE, parameters=Parameters()) == RaceFigure(0, None, shut=True)
    assert own(*GATE, parameters=LEAP) == RaceFigure(0, None, shut=True)
    assert own(*GATE, parameters=OUT) == RaceFigure(0, 1)
    assert own(*GATE, parameters=Parameters(), dead=()) == RaceFigure(0, 2), "the living move on"


@pytest.mark.parametrize(
    ("rows", "walks", "leaps"),
    [
        (("0-1-E", "-----"), 6, 3),  # a leap saves a step; without it, the way round
        (("0-E--", "---1-"), 2, 2),  # a body elsewhere
        (("01X-E", "-----"), 6, 5),  # the leap ends beside the body: down
    ],
)
def test_irr_7_bodies_cost_a_way_round_and_irr_36_save_a_step(
    rows: tuple[str, ...], walks: int, leaps: int
) -> None:
    assert own(*rows, parameters=Parameters()).steps == walks
    assert own(*rows, parameters=LEAP).steps == leaps


def test_irr_36_the_figure_is_that_of_the_rules() -> None:
    """As many moves as it takes to walk there."""
    state = hand("0-1-E", "XX-XX", parameters=LEAP, health={1: 0}, script=None)
    fold = KnownGame(state.config, RULES.view(state, 0))
    (steps,) = [one.steps for one in race(fold) if one.seat == 0]
    for _ in range(steps or 0):
        assert state.winner < 0
        state.seat = 0
        RULES.apply(state, RULES.parse("right"))
    assert state.winner == 0
