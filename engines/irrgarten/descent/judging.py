"""What a character is worth in coins, and what a fight is worth to it.

Both sets of weights come from Descents of the steady bot: `make calibrate ARGS="--game descent"`
fits them. `SOLO` was then changed by hand until that bot played best, because a fit to its present
play makes it too careful. `EXPECTED` is the fit: its play goes on like that in a search. Results
are floats, for bots and for people who watch; the rules never read them.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final, NamedTuple

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.duels import (
    Fighter,
    terms_of,
    used_in,
    without_worn_out,
)
from engines.irrgarten.descent.dying import lost_by_death
from engines.irrgarten.descent.endings import endings
from engines.irrgarten.descent.scene import Body, Foe
from engines.irrgarten.descent.things import (
    HEALTH,
    INTELLIGENCE,
    MEAL,
    STRENGTH,
    Thing,
    won_from,
)
from engines.irrgarten.events import WEAPON, Gear
from engines.irrgarten.tricks import STEALS, TAXES
from engines.kernel.reals import THOUSAND

LASTING: Final = 8
"""The uses of a weapon or shield that count in full."""


class Weights(NamedTuple):
    """The weights of `worth`: the merit of coming out alive, and the coins gained until then."""

    base: float
    left: float
    health: float
    strength: float
    intelligence: float
    weapons: float
    shields: float
    gain: float
    gain_left: float


SOLO: Final = Weights(-6.7, -0.05, 0.78, 0.3, 0.9, 0.05, 0.092, 25.0, 22.4)
"""What leads the steady bot. Such a character seldom climbs out: it expects too much."""

EXPECTED: Final = Weights(-11.5, 0.15, 0.8, 0.46, 1.6, 0.054, 0.086, 6.0, 24.0)
"""What the steady bot brings up in the end, for searches and for people."""


def powers(body: Body) -> tuple[float, float]:
    """Return a character's attack and defence in whole points, gear counted by its uses."""
    fighter = body.fighter
    attack = fighter.strength / THOUSAND + _gear(fighter.weapons)
    return attack, fighter.intelligence / THOUSAND + _gear(fighter.shields)


def _gear(gear: Gear) -> float:
    pairs = zip(gear[::2], gear[1::2], strict=True)
    return sum(power * min(uses, LASTING) for power, uses in pairs) / (LASTING * THOUSAND)


def survival(body: Body, floors_left: float, weights: Weights = SOLO) -> float:
    """Return the chance of a character to come out alive, with so many floors before it.

    A floor is a fraction: 0.5 for the second half of one.
    """
    rows = zip(weights, merits(body, floors_left), strict=False)
    return 1 / (1 + exp(-sum(weight * merit for weight, merit in rows)))


def merits(body: Body, floors_left: float) -> tuple[float, ...]:
    """Return the figures of a character, which the first weights multiply."""
    fighter = body.fighter
    return (
        1.0,
        floors_left,
        log(1 + body.health),
        fighter.strength / THOUSAND,
        fighter.intelligence / THOUSAND,
        _gear(fighter.weapons),
        _gear(fighter.shields),
    )


def worth(body: Body, floors_left: float, weights: Weights = SOLO) -> float:
    """Return the coins that a character may expect in the end: it keeps all of them if it comes
    out alive, else half (IRR-52)."""
    kept = body.coins - lost_by_death(body.coins)
    if body.health <= 0:
        return kept
    alive = survival(body, floors_left, weights)
    whole = body.coins + weights.gain + weights.gain_left * floors_left
    return alive * whole + (1 - alive) * (kept + LOST_GAIN * weights.gain_left * floors_left)


LOST_GAIN: Final = 0.2
"""The share of the coming floors' coins that a character keeps which dies on one of them."""


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
    ends = endings(terms.duel, body.health, hits, foe.opponent.health)
    card = config.cards[foe.opponent.card]
    blows = round(ends.blows)
    weapons, shields = used_in(terms, body.fighter.weapons, body.fighter.shields, blows)
    worn = body.fighter._replace(weapons=weapons, shields=shields)
    after = without_worn_out(config, worn)
    coins = card.level * (2 if guardian else 1) + foe.coins
    things = won_from(card.trick, foe.prize)
    gained = with_things(config, Body(after, 0, 0, body.coins), things, coins)
    total = ends.death * (body.coins - lost_by_death(body.coins))
    for (health, row), chance in ends.won.items():
        now = gained._replace(health=config.parameters.fed(health, gained.health))
        total += chance * (worth(now, floors_left) - row * ROW)
    lost = min(card.trick[1], body.coins) if card.trick[0] == TAXES else 0
    cost = lost + (STOLEN if card.trick[0] == STEALS else 0.0)
    for (health, _), chance in ends.lost.items():
        now = Body(after, health, 0, body.coins)
        total += chance * (worth(now, floors_left) - cost)
    gain = total - worth(body, floors_left) + body.hits * ROW
    return Prospect(gain, sum(ends.won.values()), ends.death)


ROW: Final = 0.5
"""What a wound in a row costs, in coins."""
STOLEN: Final = 2.5


def with_things(config: Config, body: Body, things: tuple[Thing, ...], coins: int = 0) -> Body:
    """Return a character with some things and coins more; what is too many is left behind."""
    fighter, health = body.fighter, body.health
    for thing in things:
        kind, amount, _, _ = thing
        if kind in (MEAL, HEALTH):
            health = config.parameters.fed(health, amount)
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
