"""What the planner makes of the coins that a character may expect (IRR-51, IRR-53)."""

from __future__ import annotations

import pytest

from engines.irrgarten.descent.actions import CLIMB
from engines.irrgarten.descent.bots import BOTS, PLANNER
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.state import GIFT, State
from tests.app.games.irrgarten.descent import shipped

RULES = Rules()
STEADY = BOTS["steady"]
STAIRS = 4
"""The floor after which the planner has to choose."""


@pytest.fixture(scope="module")
def config() -> Config:
    return shipped.config()


def at_stairs(config: Config, health: int, coins: int) -> State:
    """Return a Descent at the stairs with this health and these coins."""
    for number in range(20):
        state, made = RULES.new(config, f"stairs-{number}"), 0
        while state.seat >= 0:
            if state.phase == GIFT and state.floor.number == STAIRS:
                state.health[0], state.coins[0] = health, coins
                return state
            RULES.apply(state, STEADY(config, RULES.view(state, 0), made))
            made += 1
    raise AssertionError("nobody gets there")


@pytest.mark.parametrize(
    ("health", "coins", "climbs"),
    [(3, 90, True), (14, 20, False)],
    ids=["rich and nearly dead", "poor and healthy"],
)
def test_the_planner_brings_coins_to_safety_and_goes_on_for_more(
    config: Config, health: int, coins: int, climbs: bool
) -> None:
    view = RULES.view(at_stairs(config, health, coins), 0)
    assert (PLANNER.think(config, view, 5).action == CLIMB) == climbs


def test_the_steady_bot_would_lose_them(config: Config) -> None:
    """It expects too much, so that it seldom climbs out: the planner is better at this."""
    view = RULES.view(at_stairs(config, 3, 90), 0)
    assert STEADY(config, view, 5) != CLIMB
