"""Each seat's chance in a Descent, from the coins that it may still expect.

The results are floats, for searches and for people who watch a game; the rules never read them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.fighting import fighter_of
from engines.irrgarten.descent.judging import EXPECTED, worth
from engines.irrgarten.descent.scene import Body
from engines.irrgarten.descent.state import CLIMBED, DEAD, FALLEN, INSIDE, OUT, State
from engines.irrgarten.descent.turns import winners
from engines.kernel.win_probability import chances, decided

SCALE: Final = 12.0
"""The coins that make one seat e times as likely to win as another."""
MOST: Final = 400.0
"""More coins than a Descent alone brings."""


def coins_of_one(config: Config) -> float:
    """Return the coins for which a chance of 1 is meant: alone a chance is a share of `MOST`."""
    return MOST if config.alone else 0.0


def evaluate(state: State, aimless: Sequence[bool] = ()) -> tuple[float, ...]:
    """Return each seat's estimated chance to have the most coins in the end (IRR-53).

    Alone it is the share of `MOST` coins to expect, and not a chance.
    """
    seats = state.config.seats
    if state.config.alone:
        return (min(1.0, expected_coins(state, 0) / MOST),)
    if state.seat < 0:
        return decided(winners(state), seats)
    merits = [expected_coins(state, seat) / SCALE for seat in range(seats)]
    for seat, plays_at_random in enumerate(aimless):
        if plays_at_random:
            merits[seat] = state.coins[seat] / SCALE
    return chances(merits)


def expected_coins(state: State, seat: int) -> float:
    """Return the coins that a seat may expect in the end."""
    place = state.place[seat]
    if state.seat < 0 or place in (CLIMBED, OUT, DEAD):
        return float(state.coins[seat])
    left = float(state.config.floors - state.floor.number)
    health = state.health[seat]
    if place == FALLEN:
        health = state.config.parameters.health_after_death
    if place == INSIDE:
        living = sum(health > 0 for health in state.foe_health)
        left += living / len(state.foe_health)
    body = Body(fighter_of(state, seat), health, state.hits[seat], state.coins[seat])
    return worth(body, left, EXPECTED)
