"""A combat as a pure step over a small tuple: play and odds use the same code.

Every attack uses all weapons that have a use left, and every defence all such shields (IRR-12). So
a fighter's n-th attack and defence are known before the combat begins. Only the wounds of each side
change.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    WON_BY_DEATH,
    WON_BY_TIME,
    Gear,
)
from engines.irrgarten.parameters import Parameters
from engines.kernel.streams import Source

GOING_ON = 0


class Fight(NamedTuple):
    """A combat between two blows. `result` is `GOING_ON` or one of the endings in `events`."""

    result: int
    blow: int
    health: int
    hits: int
    foe_health: int


@dataclass(frozen=True, slots=True)
class Duel:
    """The part of a combat that does not change during it. Energies are in thousandths.

    The player's n-th attack is `attack[n]` plus a random share of `attack_spread`, its n-th defence
    `defence[n]` likewise. The spreads are 0 except for a fuzzy player (preset `course`).
    """

    attack: tuple[int, ...]
    attack_spread: int
    defence: tuple[int, ...]
    defence_spread: int
    foe_strength: int
    foe_intelligence: int
    blows: int
    wounds_to_lose: int


def duel(
    parameters: Parameters,
    player: tuple[int, int, bool],
    weapons: Gear,
    shields: Gear,
    foe: tuple[int, int],
) -> Duel:
    """Return the combat of a player (strength, intelligence, fuzzy) and a monster (the first
    two)."""
    strength, intelligence, fuzzy = player
    rounds = parameters.combat_rounds
    opening = parameters.opening_attack
    return Duel(
        attack=_powers(0 if fuzzy else strength, weapons, rounds + opening),
        attack_spread=strength if fuzzy else 0,
        defence=_powers(0 if fuzzy else intelligence, shields, rounds),
        defence_spread=intelligence if fuzzy else 0,
        foe_strength=foe[0],
        foe_intelligence=foe[1],
        blows=2 * rounds + opening,
        wounds_to_lose=parameters.wounds_to_lose,
    )


def _powers(base: int, gear: Gear, times: int) -> tuple[int, ...]:
    """Return the totals of the first, second, ... use of the gear, which wears once per use
    (IRR-12)."""
    items = tuple(zip(gear[::2], gear[1::2], strict=True))
    return tuple(base + sum(power for power, uses in items if uses > n) for n in range(times))


def worn(gear: Gear, times: int) -> Gear:
    """Return the gear after `times` uses; the uses left never fall below 0."""
    if not times:
        return gear
    left = list(gear)
    for index in range(1, len(left), 2):
        left[index] = max(0, left[index] - times)
    return tuple(left)


def begin(health: int, hits: int, foe_health: int) -> Fight:
    """Return the moment before the first blow. Wounds in a row carry over (IRR-16)."""
    return Fight(GOING_ON, 0, health, hits, foe_health)


def step(duel: Duel, fight: Fight, source: Source, stream: int) -> Fight:
    """Play one blow: an attack and its defence (IRR-11 to IRR-17). Even blows are the player's."""
    _, blow, health, hits, foe_health = fight
    result = GOING_ON
    turn = blow >> 1
    if blow & 1:
        wound = source.beats(stream, 0, duel.foe_strength, duel.defence[turn], duel.defence_spread)
        if wound:
            health -= 1
            hits += 1
            if not health:
                result = LOST_BY_DEATH
            elif hits >= duel.wounds_to_lose:
                result = LOST_BY_WOUNDS
        else:
            hits = 0
    elif source.beats(stream, duel.attack[turn], duel.attack_spread, 0, duel.foe_intelligence):
        foe_health -= 1
        if not foe_health:
            result = WON_BY_DEATH
    blow += 1
    if blow == duel.blows and not result:
        result = WON_BY_TIME
    return Fight(result, blow, health, hits, foe_health)


def attacks_made(blow: int) -> int:
    """Return the number of attacks by the player in the first `blow` blows."""
    return (blow + 1) >> 1


def defences_made(blow: int) -> int:
    """Return the number of defences by the player in the first `blow` blows."""
    return blow >> 1
