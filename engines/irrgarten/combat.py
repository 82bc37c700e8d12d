"""A combat as a pure step over a small tuple: play and odds use the same code.

Every attack uses all weapons that have a use left, and every defence all such shields (IRR-12). So
a fighter's n-th attack and defence are known before the combat begins. Only the wounds of each side
change.
"""

from __future__ import annotations

from collections.abc import Sequence
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


class Duel(NamedTuple):
    """The part of a combat that does not change during it. Energies are in thousandths.

    The player's n-th attack is `attack[n]` plus a random share of `attack_spread`, its n-th defence
    `defence[n]` likewise. The spreads are 0 except for a fuzzy player (preset `course`). The
    monster's n-th attack is at most `foe_strength[n]`.

    `sequence` has a number for each blow: twice the number of the attack, 1 more for a monster's.
    The last four are tricks of the Descent: each wound of the player costs `harm` health, its first
    `spikes` blocks wound the monster, and each wound of the monster, of `foe_health` at first, adds
    `growth` to its strength.
    """

    attack: tuple[int, ...]
    attack_spread: int
    defence: tuple[int, ...]
    defence_spread: int
    foe_strength: tuple[int, ...]
    foe_intelligence: int
    sequence: Sequence[int]
    wounds_to_lose: int
    harm: int = 1
    spikes: int = 0
    growth: int = 0
    foe_health: int = 0


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
        attack=powers(0 if fuzzy else strength, weapons, rounds + opening),
        attack_spread=strength if fuzzy else 0,
        defence=powers(0 if fuzzy else intelligence, shields, rounds),
        defence_spread=intelligence if fuzzy else 0,
        foe_strength=(foe[0],) * rounds,
        foe_intelligence=foe[1],
        sequence=range(2 * rounds + opening),
        wounds_to_lose=parameters.wounds_to_lose,
    )


def powers(base: int, gear: Gear, times: int) -> tuple[int, ...]:
    """Return the totals of the first, second, ... use of the gear, which wears once per use
    (IRR-12)."""
    if not gear:
        return (base,) * times
    found = [base] * times
    for power, uses in zip(gear[::2], gear[1::2], strict=True):
        for turn in range(min(uses, times)):
            found[turn] += power
    return tuple(found)


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
    """Play one blow: an attack and its defence (IRR-11 to IRR-17)."""
    _, blow, health, hits, foe_health = fight
    result = GOING_ON
    code = duel.sequence[blow]
    turn = code >> 1
    if code & 1:
        strength = duel.foe_strength[turn]
        if duel.growth and strength:  # an attack of strength 0 is a parried one
            strength += duel.growth * (duel.foe_health - foe_health)
        if source.beats(stream, 0, strength, duel.defence[turn], duel.defence_spread):
            health -= duel.harm
            hits += 1
            if health <= 0:
                health = 0
                result = LOST_BY_DEATH
            elif hits >= duel.wounds_to_lose:
                result = LOST_BY_WOUNDS
        else:
            hits = 0
            if turn < duel.spikes:
                foe_health -= 1
                if not foe_health:
                    result = WON_BY_DEATH
    elif source.beats(stream, duel.attack[turn], duel.attack_spread, 0, duel.foe_intelligence):
        foe_health -= 1
        if not foe_health:
            result = WON_BY_DEATH
    blow += 1
    if blow == len(duel.sequence) and not result:
        result = WON_BY_TIME
    return tuple.__new__(Fight, (result, blow, health, hits, foe_health))  # half of `Fight(...)`


def attacks_made(blow: int) -> int:
    """Return the number of attacks by the player in the first `blow` blows of a race's combat,
    where the player begins."""
    return (blow + 1) >> 1


def defences_made(blow: int) -> int:
    """Return the number of defences by the player in the first `blow` blows of a race's combat."""
    return blow >> 1
