"""What a play-out asks thousands of times: a fighter's chances, and the steps to a square."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.irrgarten.combat import duel
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import exit_distances
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.quick_odds import Chances, quick_chances
from engines.irrgarten.state import State
from engines.irrgarten.tries import Fighter

Foe = tuple[int, int, int, int]
"""A living monster: square, strength, intelligence, health."""

EVERY: Final = 4
"""The health up to which every point counts."""
HALF: Final = 500
"""Thousandths to which powers are rounded."""
MOST_SQUARES: Final = 4_000
"""Squares of a padded board up to which there are detours: each monster keeps its own distances."""


@lru_cache(maxsize=4_096)
def rough(parameters: Parameters, fighter: Fighter) -> Fighter:
    """Return a fighter that stands for all that are about as good, so that they share one
    computation: weapons count as one, shields too, much health in twos, and none that no combat
    uses up."""
    strength, wit, fuzzy, weapons, shields, health, hits = fighter
    if health > EVERY:
        health = min(health & ~1, parameters.combat_rounds)
    return strength, wit, fuzzy, _as_one(weapons), _as_one(shields), health, hits


def _as_one(gear: tuple[int, ...]) -> tuple[int, ...]:
    """Return one item with the power of all that have uses left, rounded to halves, and with their
    mean uses by power; none if that is nothing."""
    items = [(power, uses) for power, uses in zip(gear[::2], gear[1::2], strict=True) if uses]
    total = sum(power for power, _ in items)
    power = (total + HALF // 2) // HALF * HALF
    return (power, (sum(p * uses for p, uses in items) + total // 2) // total) if power else ()


@lru_cache(maxsize=16_384)
def chances(parameters: Parameters, fighter: Fighter, foe: tuple[int, int, int]) -> Chances:
    """Return the chances of a fighter against a monster's strength, intelligence and health."""
    strength, wit, fuzzy, weapons, shields, health, hits = fighter
    terms = duel(parameters, (strength, wit, fuzzy), weapons, shields, foe[:2])
    return quick_chances(terms, health, hits, foe[2])


def fighter_of(state: State, seat: int) -> Fighter:
    """Return a seat's fighter; a dead one as it comes back (IRR-22)."""
    weapons, shields, health = state.weapons[seat], state.shields[seat], state.health[seat]
    if not health:
        weapons, shields, health = (), (), state.config.parameters.player_health
    return (
        state.strength[seat], state.intelligence[seat], bool(state.fuzzy[seat]),
        tuple(weapons), tuple(shields), health, state.hits[seat],
    )  # fmt: skip


def steps_to(config: Config, square: int) -> list[int]:
    """Return the steps from every square to one of them, obstacles considered."""
    if square == config.exit or len(config.walls) > MOST_SQUARES:
        return exit_distances(config.walls, config.labyrinth.stride, square)
    return _distances(config.walls, config.labyrinth.stride, square)


@lru_cache(maxsize=128)
def _distances(walls: bytes, stride: int, square: int) -> list[int]:
    return exit_distances(walls, stride, square)
