"""The endings of a combat with their chances, quickly, for bots.

The wounds of the two sides do not depend on each other until one of them ends the combat. So each
side is followed alone, and they are joined where the combat ends. The result is that of
`odds.distribution` (a test compares them). A monster whose wounds change its strength, or that
blocks wound, needs the whole walk.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.irrgarten.combat import Duel, begin
from engines.irrgarten.events import WON_BY_DEATH, WON_BY_TIME
from engines.irrgarten.odds import distribution
from engines.kernel.streams import chance_to_beat

Row = dict[tuple[int, int], float]
"""Chances by health and wounds in a row."""


class Endings(NamedTuple):
    """The endings of a combat: won, lost alive and lost dead. `blows` is the mean number."""

    won: Row
    lost: Row
    death: float
    blows: float


def endings(duel: Duel, health: int, hits: int, foe_health: int) -> Endings:
    """Return the endings of a combat from its beginning."""
    if duel.growth or duel.spikes:
        return _walked(duel, health, hits, foe_health)
    own: Row = {(health, hits): 1.0}
    foe = [0.0] * foe_health
    foe[-1] = 1.0  # by its health less 1
    found = Endings({}, {}, 0.0, 0.0)
    death = blows = 0.0
    for number, code in enumerate(duel.sequence, 1):
        turn = code >> 1
        if code & 1:
            strength, cover = duel.foe_strength[turn], duel.defence[turn]
            chance = chance_to_beat(0, strength, cover, duel.defence_spread)
            if not chance:
                if len(own) > 1 or hits:
                    own = _rested(own)
                continue
            alive = sum(foe)
            own, out, dead = _wounded(duel, own, chance)
            _add(found.lost, out, alive)
            death += dead * alive
            blows += number * alive * (sum(out.values()) + dead)
        else:
            chance = chance_to_beat(duel.attack[turn], duel.attack_spread, 0, duel.foe_intelligence)
            if not chance:
                continue
            beaten = foe[0] * chance
            if beaten:
                _add(found.won, own, beaten)
                blows += number * beaten * sum(own.values())
            miss, foe = 1.0 - chance, [*foe, 0.0]
            foe = [foe[left] * miss + foe[left + 1] * chance for left in range(foe_health)]
    alive = sum(foe)
    _add(found.won, own, alive)
    blows += len(duel.sequence) * alive * sum(own.values())
    return found._replace(death=death, blows=blows)


def _add(into: Row, rows: Row, weight: float) -> None:
    for key, share in rows.items():
        into[key] = into.get(key, 0.0) + share * weight


def _rested(own: Row) -> Row:
    """Return a fighter after an attack that it is sure to block."""
    on: Row = {}
    for (health, _), share in own.items():
        on[health, 0] = on.get((health, 0), 0.0) + share
    return on


def _wounded(duel: Duel, own: Row, chance: float) -> tuple[Row, Row, float]:
    """Return a fighter after one more attack: still in the combat, out of it, and dead."""
    on: Row = {}
    out: Row = {}
    dead = 0.0
    block, most, harm = 1.0 - chance, duel.wounds_to_lose, duel.harm
    for (health, hits), share in own.items():
        key = health, 0
        if block:
            on[key] = on.get(key, 0.0) + share * block
        hurt = share * chance
        left = health - harm
        key = left, hits + 1
        if left <= 0:
            dead += hurt
        elif hits + 1 >= most:
            out[key] = out.get(key, 0.0) + hurt
        else:
            on[key] = on.get(key, 0.0) + hurt
    return on, out, dead


def _walked(duel: Duel, health: int, hits: int, foe_health: int) -> Endings:
    found = Endings({}, {}, 0.0, 0.0)
    death = blows = 0.0
    for fight, chance in distribution(duel, begin(health, hits, foe_health)).items():
        blows += chance * fight.blow
        if not fight.health:
            death += chance
            continue
        into = found.won if fight.result in (WON_BY_DEATH, WON_BY_TIME) else found.lost
        _add(into, {(fight.health, fight.hits): chance}, 1.0)
    return found._replace(death=death, blows=blows)
