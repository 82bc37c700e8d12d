"""The chances to win, to lose alive and to lose dead, some ten times as fast as `odds`.

A play-out needs thousands of them and none of the details. In a race's combat neither side's wounds
change the other's attacks, so each side is walked alone. A test holds them equal to `odds`, which
walks the rules' own step; whatever a player reads comes from there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engines.irrgarten.combat import Duel
from engines.kernel.streams import chance_to_beat

KEPT: Final = 8_192
"""The size of each cache: a row of ten numbers or pairs each."""


class Chances(NamedTuple):
    """The chances to win a combat, to lose it alive and to lose it dead, from 0 to 1."""

    win: float
    out: float
    death: float


def quick_chances(terms: Duel, health: int, hits: int, foe_health: int) -> Chances:
    """Return the chances of a combat from its beginning.

    `terms` have no trick of the Descent: those make one side's wounds matter to the other.
    """
    out = death = 0.0
    for (left, _), chance in defeats(terms, health, hits, foe_health).items():
        if left:
            out += chance
        else:
            death += chance
    return Chances(1.0 - out - death, out, death)


def defeats(terms: Duel, health: int, hits: int, foe_health: int) -> dict[tuple[int, int], float]:
    """Return how a combat is lost: the health left and the wounds in a row, with their chances."""
    stands = _monster_stands(terms.attack, terms.attack_spread, terms.foe_intelligence, foe_health)
    falls = _player_falls(
        terms.defence, terms.defence_spread, terms.foe_strength, terms.wounds_to_lose, health, hits
    )
    found: dict[tuple[int, int], float] = {}
    for alive, ends in zip(stands, falls, strict=False):
        for after, chance in ends:
            found[after] = found.get(after, 0.0) + alive * chance
    return found


@lru_cache(maxsize=KEPT)
def _monster_stands(
    attack: tuple[int, ...], spread: int, wit: int, health: int
) -> tuple[float, ...]:
    """Return the chance that a monster is alive after the first, second, ... attack (IRR-15), if
    nothing ends the combat before."""
    by_health = [0.0] * health + [1.0]
    found = []
    for energy in attack:
        hit = chance_to_beat(energy, spread, 0, wit)
        for left in range(health):
            by_health[left] += hit * by_health[left + 1]
            by_health[left + 1] *= 1.0 - hit
        found.append(1.0 - by_health[0])
    return tuple(found)


@lru_cache(maxsize=KEPT)
def _player_falls(
    defence: tuple[int, ...],
    spread: int,
    strength: tuple[int, ...],
    wounds_to_lose: int,
    health: int,
    hits: int,
) -> tuple[tuple[tuple[tuple[int, int], float], ...], ...]:
    """Return how the first, second, ... attack on a player ends the combat (IRR-16), with the
    chances if nothing ends it before: the health left, 0 in death, and the wounds in a row."""
    now = {(health, hits): 1.0}
    found = []
    for cover, most in zip(defence, strength, strict=True):
        hit = chance_to_beat(0, most, cover, spread)
        later: dict[tuple[int, int], float] = {}
        ends: list[tuple[tuple[int, int], float]] = []
        for (left, row), chance in now.items():
            after, wounded, spared = (left - 1, row + 1), chance * hit, chance * (1.0 - hit)
            if spared:
                later[left, 0] = later.get((left, 0), 0.0) + spared
            if wounded and (left <= 1 or row + 1 >= wounds_to_lose):
                ends.append((after, wounded))
            elif wounded:
                later[after] = later.get(after, 0.0) + wounded
        now = later
        found.append(tuple(ends))
    return tuple(found)
