"""The attacks of a card, computed before it is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.hammerspace.cards import REACH_ALL
from engines.hammerspace.config import Config
from engines.hammerspace.determinize import determinize
from engines.hammerspace.effects.codes import (
    AGAIN,
    CHOSEN,
    DICE,
    NONE,
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

INDEPENDENT_STEPS: Final = (STRIKE, AGAIN, SKIP, TIMER)
"""Steps that do not change a later attack of the same card, unless both hit the same party."""


@dataclass(frozen=True, slots=True)
class PredictedAttack:
    """An attack of a card. `aims` are all parties in its reach, from the seat's left. With
    `single_target` it hits only one of them, which chance or a choice decides."""

    result: AttackResult
    aims: tuple[Aim, ...]
    single_target: bool


def predicted_attacks(config: Config, view: View, slot: int) -> tuple[PredictedAttack, ...]:
    """Return the attacks of the seat's own card in a slot, an attack card or an ability."""
    result = blow_of(config, view, slot)
    if result is None:
        return ability_attacks(config, view, slot)
    return _reaching(
        result, aims(config, view, result), single_target=_reach(config, view, slot) == 1
    )


def _reach(config: Config, view: View, slot: int) -> int:
    """Return the maximum number of targets of an attack card, with all effects on it (HAM-10)."""
    reach = config.reach[own_card(view, slot)]
    if reach == REACH_ALL:
        return reach
    state = determinize(config, view, CheapSource(0))
    return max(1, reach + figure(state, TARGETS, view.seat, NOBODY, 0, None))


def ability_attacks(config: Config, view: View, slot: int) -> tuple[PredictedAttack, ...]:
    """Return the attacks of the seat's own ability card in a slot, if played now (HAM-18).

    The result is empty if the card is not an ability, if it is face down and unseen, or if dice or
    an earlier step would change an attack first. An earlier attack on the same party does so,
    because it costs that party cards and life."""
    card = own_card(view, slot)
    if card < 0 or config.block[card] == NONE:
        return ()
    steps = config.code.blocks[config.block[card]]
    if any(step.op not in INDEPENDENT_STEPS for step in steps):
        return ()
    attacks = [step for step in steps if step.op == STRIKE]
    if any(config.code.amounts[step.amount].kind == DICE for step in attacks):
        return ()
    state = determinize(config, view, CheapSource(0))
    predicted = [attack for step in attacks for attack in _attack(config, view, state, slot, step)]
    parties = [aim.party for attack in predicted for aim in attack.aims]
    if len(set(parties)) < len(parties):
        return ()
    return tuple(predicted)


def _attack(
    config: Config, view: View, state: State, slot: int, step: StepCode
) -> tuple[PredictedAttack, ...]:
    """Return the attack of a step; () if it has no targets."""
    points = state.program.values[step.amount](state, row_of(view.seat), None)
    result = AttackResult(slot, step.a, points, by_effect=True)
    single_target = step.who in (CHOSEN, RANDOM)
    mask = select(state, OTHERS if single_target else step.who, view.seat, NOBODY)
    found = aims(config, view, result, mask, together=not single_target)
    return _reaching(result, found, single_target=single_target)


def _reaching(
    result: AttackResult, reached: tuple[Aim, ...], *, single_target: bool
) -> tuple[PredictedAttack, ...]:
    if not reached:
        return ()
    return (PredictedAttack(result, reached, single_target and len(reached) > 1),)
