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
    stands = _monster_stands(terms.attack, terms.attack_spread, terms.foe_intelligence, foe_health)
    falls = _player_falls(
        terms.defence, terms.defence_spread, terms.foe_strength, terms.wounds_to_lose, health, hits
    )
    out = death = 0.0
    for alive, (thrown, killed) in zip(stands, falls, strict=False):
        out += alive * thrown
        death += alive * killed
    return Chances(1.0 - out - death, out, death)


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
) -> tuple[tuple[float, float], ...]:
    """Return the chances that the first, second, ... attack on a player makes it lose alive
    (IRR-16) and kills it, if nothing ends the combat before."""
    now, found = {(health, hits): 1.0}, []
    for cover, most in zip(defence, strength, strict=True):
        hit = chance_to_beat(0, most, cover, spread)
        later: dict[tuple[int, int], float] = {}
        out = death = 0.0
        for (left, row), chance in now.items():
            wounded, spared = chance * hit, chance * (1.0 - hit)
            if spared:
                later[left, 0] = later.get((left, 0), 0.0) + spared
            if left <= 1:
                death += wounded
            elif row + 1 >= wounds_to_lose:
                out += wounded
            elif wounded:
                after = left - 1, row + 1
                later[after] = later.get(after, 0.0) + wounded
        now = later
        found.append((out, death))
    return tuple(found)
