"""What the attack of an ability would do, before it is played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engines.hammerspace.cards import ABILITY, NO_MATCH
from engines.hammerspace.config import Config
from engines.hammerspace.determinize import determinize
from engines.hammerspace.effects import AGAIN, CHOSEN, DICE, RANDOM, SKIP, STRIKE, TIMER, Step
from engines.hammerspace.odds import Aim, preview
from engines.hammerspace.rows import row_of
from engines.hammerspace.selecting import rivals, select
from engines.hammerspace.state import NOBODY, State
from engines.hammerspace.view import View
from engines.kernel.streams import CheapSource

BESIDE: Final = (STRIKE, AGAIN, SKIP, TIMER)
"""Steps that an attack of the same card does not depend on."""


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack that a card's effect makes. `aims` are all that it may reach, from the seat's left;
    it reaches `one` of them alone if chance or a choice decides. `config` has the card as an attack
    card, for what asks which effects bear on it."""

    config: Config
    aims: tuple[Aim, ...]
    one: bool


def strikes(config: Config, view: View, slot: int) -> tuple[Strike, ...]:
    """The attacks of the view's own ability card in a slot, as if it were played now (HAM-18).

    Their odds are those of an attack card of the same subtype and points, which acts in the same
    way on all that listens. None if the card is no ability or lies unseen, or if dice or other
    steps of it would first settle what the attack comes to.
    """
    card = view.me.cards[slot] if view.seat >= 0 else NO_MATCH
    if card < 0 or config.kind[card] != ABILITY:
        return ()
    steps = config.code.blocks[config.block[card]]
    if any(step.op not in BESIDE for step in steps):
        return ()
    attacks = [step for step in steps if step.op == STRIKE]
    if any(config.code.amounts[step.amount].kind == DICE for step in attacks):
        return ()
    state = determinize(config, view, CheapSource(0))
    found = [_strike(config, view, state, slot, step) for step in attacks]
    return tuple(strike for strike in found if strike.aims)


def _strike(config: Config, view: View, state: State, slot: int, step: Step) -> Strike:
    card = view.me.cards[slot]
    points = config.program.values[step.amount](state, row_of(view.seat), None)
    main = list(config.cards.main)
    main[card] = replace(main[card], subtype=step.a, points=points)
    armed = Config(replace(config.cards, main=tuple(main)), config.seats, config.figures)
    one = step.who in (CHOSEN, RANDOM)
    if one:
        mask = sum(1 << seat for seat in rivals(state, view.seat))
    else:
        mask = select(state, step.who, view.seat, NOBODY)
    aims = tuple(aim for aim in preview(armed, view, slot) if mask >> aim.party & 1)
    return Strike(armed, aims, one and len(aims) > 1)
