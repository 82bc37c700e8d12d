"""The exact chance to win the match in one fight, over all doors and grudges (NAP-36 to NAP-42).

Corridor and grudges count as they are now, and nobody helps: for the last level that is a rule of
`last_level: fight` (NAP-41).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.napakalaki.config import Config
from engines.napakalaki.view import View


class FightChance(NamedTuple):
    """The chance if no rival spends a grudge, and if all spend as many as they may (NAP-38). The
    player spends its own in both."""

    alone: float
    against: float


NO_CHANCE = FightChance(0.0, 0.0)


def last_fight(
    config: Config, view: View, seat: int, level: int, power: int, foes: Sequence[int]
) -> FightChance:
    """Return the chance of a player of such a level and combat level to win the match with its next
    fight. `foes` are the possible monsters behind the closed door, none if there is no such door.

    A player who chooses its door takes the best one; one level from the last, its rivals choose the
    worst one for it (NAP-42)."""
    corridor = view.dealings.corridor
    doors = ([tuple(foes)] if foes else []) + [(monster,) for monster in corridor]
    if not doors:
        return NO_CHANCE
    found = [_behind(config, view, seat, level, power, monsters) for monsters in doors]
    choose = min if rivals_choose(config, level) else max
    return FightChance(choose(each.alone for each in found), choose(each.against for each in found))


def rivals_choose(config: Config, level: int) -> bool:
    """Whether a rival chooses the door of a player of that level (NAP-42)."""
    parameters = config.parameters
    return parameters.last_door and level == parameters.winning_level - 1


def _behind(
    config: Config, view: View, seat: int, level: int, power: int, monsters: Sequence[int]
) -> FightChance:
    worth, grudges = config.parameters.grudge, view.dealings.grudges
    own = worth * grudges[seat] if worth else 0
    theirs = worth * sum(grudges) - own if worth else 0
    alone = against = 0
    for monster in monsters:
        foe = config.foe_level[monster]
        last = level + config.monsters[monster].levels >= config.parameters.winning_level
        if not last or foe >= power + own:
            continue
        alone += 1
        # Rivals are asked only about a player who would win without its own grudges (NAP-38).
        against += foe >= power or foe + theirs < power + own
    return FightChance(alone / len(monsters), against / len(monsters))
