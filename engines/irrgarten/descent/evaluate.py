"""Each seat's chance in a Descent, from the coins that it may still expect.

The results are floats, for searches and for people who watch a game; the rules never read them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Final

from engines.irrgarten.descent.state import CLIMBED, DEAD, OUT, State
from engines.irrgarten.descent.turns import winners
from engines.kernel.win_probability import chances, decided

SCALE: Final = 12.0
"""The coins that make one seat e times as likely to win as another."""
GOOD: Final = 120.0
"""The coins of a good Descent alone."""


def evaluate(state: State, aimless: Sequence[bool] = ()) -> tuple[float, ...]:
    """Return each seat's estimated chance to have the most coins in the end (IRR-53).

    Alone it is a measure of the coins to expect, from 0 to 1, and not a chance.
    """
    seats = state.config.seats
    if state.config.alone:
        return (tanh(expected_coins(state, 0) / GOOD),)
    if state.seat < 0:
        return decided(winners(state), seats)
    merits = [expected_coins(state, seat) / SCALE for seat in range(seats)]
    for seat, plays_at_random in enumerate(aimless):
        if plays_at_random:
            merits[seat] = state.coins[seat] / SCALE
    return chances(merits)


def expected_coins(state: State, seat: int) -> float:
    """Return the coins that a seat may expect in the end."""
    coins = float(state.coins[seat])
    if state.place[seat] in (CLIMBED, OUT, DEAD):
        return coins
    return coins
