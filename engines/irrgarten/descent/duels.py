"""The terms of a combat with the tricks of monsters and gear, all known before the first blow.

A combat is that of the race (IRR-11 to IRR-17, `engines.irrgarten.combat`); a trick changes its
terms (IRR-57, IRR-58).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from engines.irrgarten.combat import Duel
from engines.irrgarten.descent.config import Config
from engines.irrgarten.events import Gear, GearNames
from engines.irrgarten.odds import CombatOdds, duel_odds
from engines.irrgarten.tricks import (
    ALONE,
    BOILS,
    CALM,
    FIRST,
    GROWS,
    HEAVY,
    HOOKS,
    LAMP,
    LATE,
    MIRROR,
    OPENS,
    PARRY,
    PROUD,
    PUSHES,
    SLEEPS,
    SPIKES,
    WEARS,
    Trick,
)

KEPT = 4096
"""The size of the caches of terms."""
UNWORN: Final = (HOOKS, PUSHES, LAMP)
"""The tricks of gear that is worth carrying without uses."""


class Fighter(NamedTuple):
    """A character as a combat needs it. Reals in thousandths."""

    strength: int
    intelligence: int
    weapons: Gear
    weapon_names: GearNames
    shields: Gear
    shield_names: GearNames


class Opponent(NamedTuple):
    """A monster as a combat needs it. Reals in thousandths."""

    strength: int
    intelligence: int
    health: int
    card: int


class Item(NamedTuple):
    """A weapon or shield in a combat."""

    power: int
    uses: int
    trick: Trick


class Terms(NamedTuple):
    """A combat and what its tricks change around it.

    `calm`: wounds in a row are 0 at its beginning. Each attack or defence wears the gear by `wear`
    uses; `spared` are the positions of gear that is neither used nor worn, weapons and shields.
    """

    duel: Duel
    calm: bool
    wear: int
    spared: tuple[tuple[int, ...], tuple[int, ...]]


@lru_cache(maxsize=KEPT)
def terms_of(config: Config, fighter: Fighter, foe: Opponent) -> Terms:
    """Return the terms of a combat before it begins."""
    card = config.cards[foe.card]
    kind, amount = card.trick
    rounds = config.parameters.combat_rounds
    wear = amount if kind == WEARS else 1
    weapons = _items(config, fighter.weapons, fighter.weapon_names)
    shields = _items(config, fighter.shields, fighter.shield_names)
    spared = _spared(weapons, card.level), _spared(shields, card.level)
    weapons = [item for place, item in enumerate(weapons) if place not in spared[0]]
    shields = [item for place, item in enumerate(shields) if place not in spared[1]]
    early = amount if kind == FIRST else 0
    opening = int(_usable(weapons, OPENS))
    attack = _powers(fighter.strength, weapons, rounds + opening, wear)
    strengths = [foe.strength] * (rounds + early)
    if kind == MIRROR:
        strengths = [attack[min(turn, len(attack) - 1)] for turn in range(rounds)]
    elif kind == BOILS:
        strengths = [foe.strength + amount * turn for turn in range(rounds)]
    elif kind == SLEEPS:
        strengths = [0] * min(amount, rounds) + strengths[amount:]
    if _usable(shields, PARRY):
        strengths[0] = 0
    return Terms(
        Duel(
            attack=attack,
            attack_spread=0,
            defence=_powers(fighter.intelligence, shields, rounds + early, wear),
            defence_spread=0,
            foe_strength=tuple(strengths),
            foe_intelligence=foe.intelligence,
            sequence=_sequence(rounds, opening, early),
            wounds_to_lose=config.parameters.wounds_to_lose,
            harm=amount if kind == HEAVY else 1,
            spikes=max((-(-item.uses // wear) for item in shields if item.trick[0] == SPIKES),
                       default=0),
            growth=amount if kind == GROWS else 0,
            foe_health=config.cards[foe.card].health,
        ),
        _usable(weapons, CALM) or _usable(shields, CALM),
        wear,
        spared,
    )  # fmt: skip


def odds_of(
    config: Config, fighter: Fighter, condition: tuple[int, int], foe: Opponent
) -> CombatOdds:
    """Return the exact odds of a combat; `condition` is health and wounds in a row."""
    terms = terms_of(config, fighter, foe)
    health, hits = condition
    return duel_odds(terms.duel, health, 0 if terms.calm else hits, foe.health)


def used_in(terms: Terms, weapons: Gear, shields: Gear, blows: int) -> tuple[Gear, Gear]:
    """Return weapons and shields after so many blows of a combat: an attack of the player costs
    each weapon uses, one of the monster each shield (IRR-12)."""
    attacks = len([code for code in terms.duel.sequence[:blows] if not code & 1])
    return (
        _worn_by(weapons, terms.spared[0], attacks * terms.wear),
        _worn_by(shields, terms.spared[1], (blows - attacks) * terms.wear),
    )


def _worn_by(gear: Gear, spared: tuple[int, ...], uses: int) -> Gear:
    """Return gear after a combat that cost each piece so many uses, except the spared pieces."""
    left = list(gear)
    for place in range(len(left) // 2):
        if place not in spared:
            left[2 * place + 1] = max(0, left[2 * place + 1] - uses)
    return tuple(left)


def worn_out(config: Config, gear: Gear, names: GearNames) -> tuple[int, ...]:
    """Return the positions of gear without uses that is left after a fight (IRR-45)."""
    if 0 not in gear[1::2]:
        return ()
    return tuple(
        place
        for place, card in enumerate(names)
        if not gear[2 * place + 1] and trick_of(config, card)[0] not in UNWORN
    )


def without_worn_out(config: Config, fighter: Fighter) -> Fighter:
    """Return a fighter after a fight, without the gear that has no uses left."""
    weapons = _whole(config, fighter.weapons, fighter.weapon_names)
    shields = _whole(config, fighter.shields, fighter.shield_names)
    return Fighter(fighter.strength, fighter.intelligence, *weapons, *shields)


def _whole(config: Config, gear: Gear, names: GearNames) -> tuple[Gear, GearNames]:
    out = worn_out(config, gear, names)
    if not out:
        return gear, names
    kept = [place for place in range(len(names)) if place not in out]
    pairs = (gear[2 * place : 2 * place + 2] for place in kept)
    return tuple(chain.from_iterable(pairs)), tuple(names[place] for place in kept)


def trick_of(config: Config, card: int) -> Trick:
    """Return the trick of a card of gear."""
    return config.gear[card].trick


def _items(config: Config, gear: Gear, names: GearNames) -> list[Item]:
    rows = zip(gear[::2], gear[1::2], names, strict=True)
    return [Item(power, uses, trick_of(config, card)) for power, uses, card in rows]


def _spared(items: list[Item], level: int) -> tuple[int, ...]:
    """Return the positions of gear that is too proud for a monster of this level."""
    return tuple(
        place
        for place, item in enumerate(items)
        if item.trick[0] == PROUD and level <= item.trick[1]
    )


def _usable(items: list[Item], trick: int) -> bool:
    return any(item.uses and item.trick[0] == trick for item in items)


def _powers(base: int, items: list[Item], times: int, wear: int) -> tuple[int, ...]:
    """Return the totals of the first, second, ... use of the gear (IRR-12)."""
    single = len(items) == 1
    found = []
    for turn in range(times):
        total = base
        for power, uses, (kind, amount) in items:
            if uses <= turn * wear or (kind == LATE and turn + 1 < amount):
                continue
            total += power + (amount if kind == ALONE and single else 0)
        found.append(total)
    return tuple(found)


def _sequence(rounds: int, opening: int, early: int) -> tuple[int, ...]:
    """Return the order of blows (`combat.Duel`): the player's opening blow, the monster's early
    ones, then in turns."""
    opened = [2 * turn for turn in range(opening)]
    struck = [2 * turn + 1 for turn in range(early)]
    turns = [
        code
        for turn in range(rounds)
        for code in (2 * (turn + opening), 2 * (turn + early) + 1)
    ]  # fmt: skip
    return (*opened, *struck, *turns)
