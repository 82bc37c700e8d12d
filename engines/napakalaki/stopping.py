"""What grudges do in a fight, from any seat's view (NAP-37, NAP-38): the front ends ask here."""

from __future__ import annotations

from itertools import count as naturals
from typing import Final, NamedTuple

from engines.napakalaki.config import Config
from engines.napakalaki.grudges import grudges_for, own_worth
from engines.napakalaki.odds import helping, level_with
from engines.napakalaki.stand import throwables, worn_sum
from engines.napakalaki.tricks import BITTER, SHIELD
from engines.napakalaki.view import View

WINS: Final = "wins"
"""The fighter wins all the same."""
YET: Final = "wins-yet"
"""It wins, unless rivals who are asked later add `n` more."""
OWN: Final = "own"
"""It has to spend `n` of its own."""
THROWS: Final = "throws"
"""It has to throw `card` (NAP-44)."""
HELP: Final = "help"
"""It can win only with help (NAP-39)."""
STOPS: Final = "stops"
"""It can't win."""


class Stopped(NamedTuple):
    """The effect of some grudges: one of the words above, and the monster's `level` then. `n` is
    the number of grudges still missing to stop the fighter, or that it needs."""

    how: str
    level: int
    n: int = 0
    card: int = -1


def later(view: View) -> list[int]:
    """Return the rivals with grudges who are asked after the one who is asked now (NAP-38)."""
    return [seat for seat in view.dealings.asked[1:] if view.dealings.grudges[seat]]


def stopped(config: Config, view: View, count: int) -> Stopped:
    """Return what `count` more grudges of the rival who is asked now do to the monster in play."""
    more = sum(view.dealings.grudges[seat] for seat in later(view))
    fighter = view.players[view.turn_seat]
    level = level_with(config, view, count)
    lacks = level - fighter.power
    if lacks < 0:
        missing = next(
            n for n in naturals(1) if level_with(config, view, count + n) >= fighter.power
        )
        return Stopped(YET if missing <= more else WINS, level, missing)
    held = view.dealings.grudges[view.turn_seat]
    worth = own_worth(config, view.monster, fighter.level)
    needs = grudges_for(lacks, worth)
    if 0 < needs <= held:
        return Stopped(OWN, level, needs)
    if thrown := throwables(config, fighter.equipped, lacks - worth * held):
        return Stopped(THROWS, level, card=thrown[0])
    helper = best_helper(config, view)
    helps = helper >= 0 and helping(config, view.players[helper]) > lacks
    return Stopped(HELP if helps else STOPS, level)


def best_helper(config: Config, view: View) -> int:
    """Return the rival whose help adds most for the one whose turn it is; -1 where nobody may help
    in this fight (NAP-39, NAP-41, NAP-44)."""
    fighter = view.players[view.turn_seat]
    if fighter.level >= config.helped[view.monster]:
        return -1
    rivals = [player for player in view.players if player.seat != fighter.seat]
    return max(rivals, key=lambda player: helping(config, player)).seat


def shields(config: Config, view: View) -> list[tuple[int, int]]:
    """Return the treasures of the fighter that make the next grudges do nothing (NAP-44), each with
    the number of them."""
    spent, found = view.dealings.added, []
    for card in view.players[view.turn_seat].equipped:
        kind, _, n = config.worn_trick[card]
        if kind == SHIELD:
            if n > spent:
                found.append((card, n - spent))
            spent = max(0, spent - n)
    return found


def new_grudges(config: Config, view: View, count: int) -> int:
    """Return how many of some new grudges the player whose turn it is has room for (NAP-37). What
    it wears adds some (NAP-44)."""
    parameters, seat = config.parameters, view.turn_seat
    if not parameters.grudge:
        return 0
    count += worn_sum(config, view.players[seat].equipped, BITTER)
    return min(count, parameters.grudge_most - view.dealings.grudges[seat])
