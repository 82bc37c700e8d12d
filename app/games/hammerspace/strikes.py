"""The attacks of an ability, computed before it is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.hammerspace.cards import ABILITY, REACH_ALL
from engines.hammerspace.config import Config
from engines.hammerspace.determinize import determinize
from engines.hammerspace.effects.codes import (
    AGAIN,
    CHOSEN,
    DICE,
    OTHERS,
    RANDOM,
    SKIP,
    STRIKE,
    TARGETS,
    TIMER,
    StepCode,
)
from engines.hammerspace.effects.conditions import figure
from engines.hammerspace.effects.rows import row_of
from engines.hammerspace.effects.selecting import select
from engines.hammerspace.odds import Aim, AttackResult, aims, blow_of, own_card
from engines.hammerspace.state import NOBODY, State
from engines.hammerspace.view import View
from engines.kernel.streams import CheapSource

BESIDE: Final = (STRIKE, AGAIN, SKIP, TIMER)
"""Steps that do not affect an attack of the same card on other parties than earlier attacks."""


@dataclass(frozen=True, slots=True)
class AbilityAttack:
    """An attack of a card. `aims` are all parties in its reach, from the seat's left; it hits only
    `one` of them if chance or a choice decides."""

    blow: AttackResult
    aims: tuple[Aim, ...]
    one: bool


def told_ahead(config: Config, view: View, slot: int) -> tuple[AbilityAttack, ...]:
    """The attacks of the own card in a slot, an attack card or an ability."""
    blow = blow_of(config, view, slot)
    if blow is None:
        return strikes(config, view, slot)
    return _reaching(blow, aims(config, view, blow), one=_reach(config, view, slot) == 1)


def _reach(config: Config, view: View, slot: int) -> int:
    """The number of targets of the own attack card, with effects on it (HAM-10)."""
    reach = config.reach[own_card(view, slot)]
    if reach == REACH_ALL:
        return reach
    state = determinize(config, view, CheapSource(0))
    return max(1, reach + figure(state, TARGETS, view.seat, NOBODY, 0, None))


def strikes(config: Config, view: View, slot: int) -> tuple[AbilityAttack, ...]:
    """The attacks of the own ability card in a slot, as if it were played now (HAM-18).

    The result is empty if the card is no ability or face down and unseen, or if dice or earlier
    steps would first change an attack. An earlier attack on the same party does so: it leaves that
    party fewer cards and less life."""
    card = own_card(view, slot)
    if card < 0 or config.kind[card] != ABILITY:
        return ()
    steps = config.code.blocks[config.block[card]]
    if any(step.op not in BESIDE for step in steps):
        return ()
    attacks = [step for step in steps if step.op == STRIKE]
    if any(config.code.amounts[step.amount].kind == DICE for step in attacks):
        return ()
    state = determinize(config, view, CheapSource(0))
    found = [one for step in attacks for one in _strike(config, view, state, slot, step)]
    reached = [aim.party for strike in found for aim in strike.aims]
    if len(set(reached)) < len(reached):
        return ()
    return tuple(found)


def _strike(
    config: Config, view: View, state: State, slot: int, step: StepCode
) -> tuple[AbilityAttack, ...]:
    """The attack of a step: none without targets, one if a target is chosen among several."""
    points = state.program.values[step.amount](state, row_of(view.seat), None)
    blow = AttackResult(slot, step.a, points, by_effect=True)
    one = step.who in (CHOSEN, RANDOM)
    mask = select(state, OTHERS if one else step.who, view.seat, NOBODY)
    return _reaching(blow, aims(config, view, blow, mask), one=one)


def _reaching(
    blow: AttackResult, reached: tuple[Aim, ...], *, one: bool
) -> tuple[AbilityAttack, ...]:
    return (AbilityAttack(blow, reached, one and len(reached) > 1),) if reached else ()
