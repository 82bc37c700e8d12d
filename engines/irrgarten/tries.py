"""The turns that a guardian costs a fighter (IRR-35): those of the next try and of all after it.

A lost try costs more than its turn: health, gear, and wounds in a row, which make the next one
worse. So the tries are a walk over health and wounds, without gear from the second one on.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from engines.irrgarten.combat import duel
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.quick_odds import defeats
from engines.kernel.reals import THOUSAND

Fighter = tuple[int, int, bool, tuple[int, ...], tuple[int, ...], int, int]
"""What odds depend on: strength, intelligence, dazed, weapons, shields, health, hits."""
Defeats = Mapping[tuple[int, int], float]
"""The chances of the ways to lose a try, by the health left and the wounds in a row."""

MOST_HEALTH: Final = 12
MOST_ROW: Final = 4
"""The health and the wounds in a row beyond which more are taken for as many."""
SWEEPS: Final = 60
MOST: Final = 200.0
"""The turns that a fighter without hope loses."""
CLOSE: Final = 0.01


@lru_cache(maxsize=8192)
def tries(parameters: Parameters, fighter: Fighter, guardian: tuple[int, int, int]) -> float:
    """Return the turns that a fighter loses at a guardian on average before it wins, from the turn
    of its first try on; 0 is a sure win."""
    strength, wit, fuzzy, *_ = fighter
    later = _unarmed(parameters, (strength, wit, fuzzy), guardian)
    return _lost(parameters, _tried(parameters, fighter, guardian), later)


def turns_dead(parameters: Parameters) -> float:
    """Return the mean number of turns until a resurrection (IRR-22)."""
    return THOUSAND / parameters.resurrection


def _tried(parameters: Parameters, fighter: Fighter, guardian: tuple[int, int, int]) -> Defeats:
    strength, wit, fuzzy, weapons, shields, health, hits = fighter
    terms = duel(parameters, (strength, wit, fuzzy), weapons, shields, guardian[:2])
    return defeats(terms, health, hits, guardian[2])


def _lost(parameters: Parameters, ways: Defeats, later: Mapping[tuple[int, int], float]) -> float:
    """Return the turns lost by a try, given those that each state before the next one loses."""
    most_health, most_row = _limits(parameters)
    turns = 0.0
    for (health, row), chance in ways.items():
        cost = 1.0
        if not health:
            health, cost = parameters.player_health, 1.0 + turns_dead(parameters)
            row = 0 if parameters.reset_wounds_on_resurrection else row
        elif parameters.reset_wounds_on_defeat:
            row = 0
        turns += chance * (cost + later[min(health, most_health), min(row, most_row)])
    return min(turns, MOST)


def _limits(parameters: Parameters) -> tuple[int, int]:
    return min(parameters.combat_rounds, MOST_HEALTH), min(parameters.wounds_to_lose, MOST_ROW)


@lru_cache(maxsize=256)
def _unarmed(
    parameters: Parameters, bare: tuple[int, int, bool], guardian: tuple[int, int, int]
) -> Mapping[tuple[int, int], float]:
    """Return the turns lost by health and wounds in a row: the solution of `_lost` for all."""
    most_health, most_row = _limits(parameters)
    ways = {
        (health, row): _tried(parameters, (*bare, (), (), health, row), guardian)
        for health in range(1, most_health + 1)
        for row in range(most_row + 1)
    }
    found = dict.fromkeys(ways, 0.0)
    for _ in range(SWEEPS):
        change = 0.0
        for state, lost in ways.items():
            turns = _lost(parameters, lost, found)
            change = max(change, turns - found[state])
            found[state] = turns
        if change < CLOSE:
            break
    return found
