"""The defence of a monster in play."""

from __future__ import annotations

from app.games.hammerspace.tui.turn_controller import HammerspaceTurns
from engines.hammerspace.actions import MONSTER, PARTIES
from engines.hammerspace.cards import FIRST_SUM
from engines.hammerspace.config import Config
from engines.hammerspace.effects.codes import DEFENCE_POINTS, MOD, NUMBER, AbilityCode
from engines.hammerspace.view import View


def shield(turns: HammerspaceTurns) -> int:
    """The points of the monster (HAM-24) with effects: against the chosen card, from its preview,
    else against any attack."""
    config, view = turns.scene.config, turns.view
    odds = turns.cached_odds.odds(turns.attacking) if MONSTER in turns.reach.parties else {}
    if aim := odds.get(MONSTER):
        return aim.defence
    return always(config, view)


def always(config: Config, view: View) -> int:
    """The points against every attack: the monster's own, with the unconditional changes of its
    present action and of lasting effects (HAM-18)."""
    monster, code = config.cards.monsters[view.monster], config.code
    numbers = [each.ability for each in view.lasting if each.holder == MONSTER]
    if view.sum:
        numbers += monster.actions[view.sum - FIRST_SUM].abilities
    spent = (*view.rest.spent, *view.rest.spent_turn)
    changes = 0
    for number in numbers:
        ability = code.abilities[number]
        if _plain(config, ability) and PARTIES * number + MONSTER not in spent:
            amount = code.amounts[ability.amount]
            changes += ability.sign * amount.of(amount.a)
    return max(0, monster.defence + changes)


def _plain(config: Config, ability: AbilityCode) -> bool:
    """Whether an ability changes the points of a defence by a number, without a condition."""
    return (ability.kind, ability.what, ability.test) == (
        MOD,
        DEFENCE_POINTS,
        0,
    ) and config.code.amounts[ability.amount].kind == NUMBER
