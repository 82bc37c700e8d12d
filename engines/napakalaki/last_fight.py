"""The exact chance to win the match in one fight, over all doors and grudges (NAP-36 to NAP-42).

Corridor and grudges count as they are now, and nobody helps: for the last level that is a rule of
`last_level: fight` (NAP-41).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.napakalaki.archenemies import REVENGE, pursuer
from engines.napakalaki.config import Config, combat_level
from engines.napakalaki.doors import rivals_choose
from engines.napakalaki.events import Cards
from engines.napakalaki.grudges import own_worth
from engines.napakalaki.stand import Stand, best_throw, foe_level, stand, worn_sum
from engines.napakalaki.tricks import FOLLOWS, SHIELD
from engines.napakalaki.view import View


class FightChance(NamedTuple):
    """The chance if no rival spends a grudge, and if all spend as many as they may (NAP-38). The
    player spends its own in both."""

    alone: float
    against: float


NO_CHANCE = FightChance(0.0, 0.0)


def last_fight(
    config: Config, view: View, seat: int, level: int, equipped: Cards, foes: Sequence[int]
) -> FightChance:
    """Return the chance of a player of such a level, with these treasures equipped, to win the
    match with its next fight. `foes` are the possible monsters behind the closed door, none if
    there is no such door.

    A player who chooses its door takes the best one; one level from the last, its rivals choose the
    worst one for it (NAP-42). Who leads alone, and is followed by monsters, has only their doors
    (NAP-44)."""
    dealings, player = view.dealings, view.players[seat]
    held = dealings.grudges[seat] if dealings.grudges else 0
    waiting = len(dealings.corridor)
    fighter = stand(config, level, equipped, player.hidden, held, waiting, player.zeal)
    follow = _followers(config, view, seat, level)
    doors = [[(monster, fighter, 0) for monster in foes]] if foes and not follow else []
    beside = fighter._replace(waiting=waiting - 1)
    for at, monster in enumerate(dealings.corridor):
        if not follow or at in follow:
            bites = dealings.bites[at] if dealings.bites else 0
            doors.append([(monster, beside, bites)])
    if not doors:
        return NO_CHANCE
    found = [_behind(config, view, seat, equipped, door) for door in doors]
    choose = min if rivals_choose(config, level) else max
    return FightChance(choose(each.alone for each in found), choose(each.against for each in found))


def _followers(config: Config, view: View, seat: int, level: int) -> list[int]:
    """Return the places in the row of the monsters that a player of that level has to fight because
    it leads alone (NAP-44)."""
    others = [player.level for player in view.players if player.seat != seat]
    if not config.tricky or level <= max(others):
        return []
    row = zip(view.dealings.corridor, view.dealings.bites, strict=True)
    return [at for at, (m, bites) in enumerate(row) if config.foe_trick[m][0] == FOLLOWS and bites]


def _behind(
    config: Config, view: View, seat: int, equipped: Cards, foes: Sequence[tuple[int, Stand, int]]
) -> FightChance:
    """Return the chance behind a door with these monsters, each with the fighter as it sees it and
    how many it has caught."""
    worth, grudges = config.parameters.grudge, view.dealings.grudges
    level = foes[0][1].level
    power = combat_level(config, level, equipped, view.players[seat].zeal)
    idle, throw = worn_sum(config, equipped, SHIELD), best_throw(config, equipped)
    theirs = worth * max(0, sum(grudges) - grudges[seat] - idle) if worth else 0
    alone = against = 0.0
    added = pursuer(config, view, seat)
    cases = [(1 - REVENGE, 0), (REVENGE, added)] if added else [(1.0, 0)]
    for monster, fighter, caught in foes:
        foe = foe_level(config, monster, fighter, caught)
        own = throw + (own_worth(config, monster, level) * grudges[seat] if worth else 0)
        last = level + config.monsters[monster].levels >= config.parameters.winning_level
        for chance, more in cases:
            if not last or foe + more >= power + own:
                continue
            alone += chance
            # Rivals are asked only about a player who would win without its own grudges (NAP-38).
            if foe + more >= power or foe + more + theirs < power + own:
                against += chance
    return FightChance(alone / len(foes), against / len(foes))
