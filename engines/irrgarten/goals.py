"""The racer's goal on a board with a guardian: the exit, or first a monster whose reward helps
against it (IRR-35)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.irrgarten.combat import duel
from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import FAR, exit_distances
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.quick_odds import Chances, quick_chances
from engines.irrgarten.state import State
from engines.kernel.reals import THOUSAND

Foe = tuple[int, int, int, int]
"""A living monster: square, strength, intelligence, health."""
Fighter = tuple[int, int, bool, tuple[int, ...], tuple[int, ...], int, int]
"""What odds depend on: strength, intelligence, dazed, weapons, shields, health, hits."""

RETRY: Final = 3.0
"""The turns that a lost try at the guardian costs: back to the exit, with wounds in a row."""
OUT: Final = 2.0
"""The turns that a fight lost alive costs on the way."""
LEAST_WIN: Final = 0.05
"""The smallest chance that counts: a hopeless player fights on with better gear."""
LEAST_GAIN: Final = 1.0
"""The turns at the guardian that a reward must save before any monster is worth a look."""
MOST_LOOKED_AT: Final = 4
"""The monsters that a racer considers, those with the shortest detours."""
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


@lru_cache(maxsize=8192)
def tries(parameters: Parameters, fighter: Fighter, guardian: tuple[int, int, int]) -> float:
    """Return the turns that lost tries of a fighter (see `rough`) at a guardian cost on average."""
    odds = chances(parameters, fighter, guardian)
    win = max(odds.win, LEAST_WIN)
    return ((1 - win) * RETRY + odds.death * _turns_dead(parameters)) / win


def _turns_dead(parameters: Parameters) -> float:
    return THOUSAND / parameters.resurrection


def _rewarded(parameters: Parameters, fighter: Fighter) -> Fighter:
    """Return a fighter with about one mean reward more."""
    strength, wit, fuzzy, weapons, shields, health, _ = fighter
    uses = (parameters.uses + 1) // 2
    if parameters.reward_weapons and len(weapons) < 2 * parameters.max_weapons:
        weapons = (*weapons, parameters.weapon_power // 2, uses)
    if parameters.reward_shields and len(shields) < 2 * parameters.max_shields:
        shields = (*shields, parameters.shield_power // 2, uses)
    return strength, wit, fuzzy, weapons, shields, health + parameters.reward_health // 2, 0


@lru_cache(maxsize=2048)
def goal(config: Config, foes: tuple[Foe, ...], fighter: Fighter, here: int) -> int:
    """Return the square to go to from `here`: that of the exit, or of a monster that is worth the
    way. `foes` are the living ones, with the guardian."""
    guardian = next((foe for foe in foes if foe[0] == config.exit), None)
    if guardian is None or len(config.walls) > MOST_SQUARES:
        return config.exit
    parameters, ways = config.parameters, steps_to(config, config.exit)
    bare = tries(parameters, rough(parameters, fighter), guardian[1:])
    armed = tries(parameters, rough(parameters, _rewarded(parameters, fighter)), guardian[1:])
    fighter = rough(parameters, fighter)
    best, found = ways[here] + bare, config.exit
    if bare - armed < LEAST_GAIN:
        return found
    near = sorted(
        (steps_to(config, foe[0])[here] + ways[foe[0]], foe)
        for foe in foes
        if foe[0] not in (config.exit, here)
    )
    for steps, (square, *figures) in near[:MOST_LOOKED_AT]:
        if steps >= FAR or steps + armed >= best:
            break
        odds = chances(parameters, fighter, (figures[0], figures[1], figures[2]))
        lost = OUT * odds.out + odds.death * _turns_dead(parameters)
        total = steps + lost + odds.win * armed + (1 - odds.win) * bare
        if total < best:
            best, found = total, square
    return found


def steps_to(config: Config, square: int) -> list[int]:
    """Return the steps from every square to one of them, obstacles considered."""
    if square == config.exit or len(config.walls) > MOST_SQUARES:
        return exit_distances(config.walls, config.labyrinth.stride, square)
    return _distances(config.walls, config.labyrinth.stride, square)


@lru_cache(maxsize=128)
def _distances(walls: bytes, stride: int, square: int) -> list[int]:
    return exit_distances(walls, stride, square)
