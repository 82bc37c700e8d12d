"""What a character is worth in coins, and what a fight is worth to it.

The weights were fitted to Descents of bots (`make calibrate`). Results are floats, for bots and
for people who watch; the rules never read them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engines.irrgarten.combat import begin
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.duels import (
    Fighter,
    attacks_in,
    terms_of,
    worn_by,
)
from engines.irrgarten.descent.scene import Body, Foe
from engines.irrgarten.descent.things import (
    HEALTH,
    INTELLIGENCE,
    MEAL,
    STRENGTH,
    Thing,
)
from engines.irrgarten.events import WEAPON, WON_BY_DEATH, WON_BY_TIME, Gear
from engines.irrgarten.odds import distribution
from engines.irrgarten.tricks import STEALS, TAXES, TWICE
from engines.kernel.reals import THOUSAND

LASTING: Final = 6
"""The uses of a weapon or shield that count in full."""


class Weights(NamedTuple):
    """The weights of `worth`."""

    floor: float
    health: float
    attack: float
    defence: float
    health_half: float


SOLO: Final = Weights(2.0, 26.0, 1.6, 2.2, 6.0)


def powers(body: Body) -> tuple[float, float]:
    """Return a character's attack and defence in whole points, gear counted by its uses."""
    fighter = body.fighter
    attack = fighter.strength / THOUSAND + _gear(fighter.weapons)
    return attack, fighter.intelligence / THOUSAND + _gear(fighter.shields)


def _gear(gear: Gear) -> float:
    pairs = zip(gear[::2], gear[1::2], strict=True)
    return sum(power * min(uses, LASTING) for power, uses in pairs) / (LASTING * THOUSAND)


def worth(body: Body, floors_left: float, weights: Weights = SOLO) -> float:
    """Return the coins that a character may expect in the end, with so many floors before it.

    A floor is a fraction: 0.5 for the second half of one.
    """
    if body.health <= 0:
        return body.coins // 2
    attack, defence = powers(body)
    health = body.health / (body.health + weights.health_half)
    future = (
        floors_left
        * (weights.floor + weights.attack * (attack - 3) + weights.defence * (defence - 3))
        + weights.health * health
    )
    return body.coins + future


class Prospect(NamedTuple):
    """What a fight changes in the mean: the worth gained, and the chances to win and to die."""

    gain: float
    win: float
    death: float


@lru_cache(maxsize=16384)
def prospect(config: Config, body: Body, foe: Foe, guardian: bool, floors_left: float) -> Prospect:
    """Return what a fight with a monster is worth now: the mean over its exact endings."""
    terms = terms_of(config, body.fighter, foe.opponent)
    hits = 0 if terms.calm else body.hits
    ends = distribution(terms.duel, begin(body.health, hits, foe.opponent.health))
    card = config.cards[foe.opponent.card]
    merged: dict[tuple[bool, int, int], float] = {}
    blows = sum(chance * fight.blow for fight, chance in ends.items())
    for fight, chance in ends.items():
        won = fight.result in (WON_BY_DEATH, WON_BY_TIME)
        key = won, fight.health, min(fight.hits, terms.duel.wounds_to_lose)
        merged[key] = merged.get(key, 0.0) + chance
    attacks = attacks_in(terms.duel, round(blows))
    weapons = worn_by(body.fighter.weapons, terms.spared[0], attacks * terms.wear)
    shields = worn_by(body.fighter.shields, terms.spared[1], (round(blows) - attacks) * terms.wear)
    after = body.fighter._replace(weapons=weapons, shields=shields)
    coins = card.level * (2 if guardian else 1) + foe.coins
    things = foe.prize[:1] * (card.trick[0] == TWICE) + foe.prize
    total = win = death = 0.0
    for (won, health, row), chance in merged.items():
        now = Body(after, health, row, body.coins)
        if won:
            win += chance
            total += chance * worth(with_things(config, now, things, coins), floors_left)
            total -= chance * row * ROW
        elif health <= 0:
            death += chance
            total += chance * (body.coins // 2)
        else:
            lost = min(card.trick[1], body.coins) if card.trick[0] == TAXES else 0
            stolen = STOLEN if card.trick[0] == STEALS else 0.0
            total += chance * (worth(now, floors_left) - lost - stolen - row * ROW)
    return Prospect(total - worth(body, floors_left) + body.hits * ROW, win, death)


ROW: Final = 0.6
"""What a wound in a row costs, in coins."""
STOLEN: Final = 3.0


def with_things(config: Config, body: Body, things: tuple[Thing, ...], coins: int = 0) -> Body:
    """Return a character with some things and coins more; what is too many is left behind."""
    fighter, health = body.fighter, body.health
    for thing in things:
        kind, amount, _, _ = thing
        if kind in (MEAL, HEALTH):
            health += amount
        elif kind == STRENGTH:
            fighter = fighter._replace(strength=fighter.strength + amount)
        elif kind == INTELLIGENCE:
            fighter = fighter._replace(intelligence=fighter.intelligence + amount)
        else:
            fighter = _equipped(config, fighter, thing)
    return Body(fighter, health, body.hits, body.coins + coins)


def _equipped(config: Config, fighter: Fighter, thing: Thing) -> Fighter:
    """Return a fighter with one more piece of gear; the worst one is left if it is too many."""
    kind, power, uses, card = thing
    if kind == WEAPON:
        gear, names, most = fighter.weapons, fighter.weapon_names, config.parameters.max_weapons
    else:
        gear, names, most = fighter.shields, fighter.shield_names, config.parameters.max_shields
    gear, names = (*gear, power, uses), (*names, card)
    if len(names) > most:
        worst = worst_of(gear)
        gear = (*gear[: 2 * worst], *gear[2 * worst + 2 :])
        names = (*names[:worst], *names[worst + 1 :])
    if kind == WEAPON:
        return fighter._replace(weapons=gear, weapon_names=names)
    return fighter._replace(shields=gear, shield_names=names)


def worst_of(gear: Gear) -> int:
    """Return the position of the weapon or shield that is worth least."""
    values = [power * min(uses, LASTING) for power, uses in zip(gear[::2], gear[1::2], strict=True)]
    return values.index(min(values))
