"""What the attack of an ability would do, before it is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.hammerspace.cards import ABILITY, NO_MATCH
from engines.hammerspace.config import Config
from engines.hammerspace.determinize import determinize
from engines.hammerspace.effects import AGAIN, CHOSEN, DICE, RANDOM, SKIP, STRIKE, TIMER, Step
from engines.hammerspace.odds import Aim, Blow, aims, preview
from engines.hammerspace.rows import row_of
from engines.hammerspace.selecting import rivals, select
from engines.hammerspace.state import NOBODY, State
from engines.hammerspace.view import View
from engines.kernel.streams import CheapSource

BESIDE: Final = (STRIKE, AGAIN, SKIP, TIMER)
"""Steps that an attack of the same card does not depend on, if it is on other parties than attacks
before it."""


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack that a card's effect makes. `aims` are all that it may reach, from the seat's left;
    it reaches `one` of them alone if chance or a choice decides."""

    blow: Blow
    aims: tuple[Aim, ...]
    one: bool


def told_ahead(config: Config, view: View, slot: int) -> tuple[Aim, ...]:
    """What the card of a slot would do to each party that its attack could reach, be it an attack
    card or an ability."""
    found = strikes(config, view, slot)
    return tuple(aim for strike in found for aim in strike.aims) or preview(config, view, slot)


def strikes(config: Config, view: View, slot: int) -> tuple[Strike, ...]:
    """The attacks of the view's own ability card in a slot, as if it were played now (HAM-18).

    None if the card is no ability or lies unseen, or if dice or other steps of it would first
    settle what an attack comes to: so does an attack before it on the same party, which leaves it
    fewer cards and less life.
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
    reached = [aim.party for strike in found for aim in strike.aims]
    if len(set(reached)) < len(reached):
        return ()
    return tuple(strike for strike in found if strike.aims)


def _strike(config: Config, view: View, state: State, slot: int, step: Step) -> Strike:
    points = config.program.values[step.amount](state, row_of(view.seat), None)
    blow = Blow(slot, step.a, points, by_effect=True)
    one = step.who in (CHOSEN, RANDOM)
    if one:
        mask = sum(1 << seat for seat in rivals(state, view.seat))
    else:
        mask = select(state, step.who, view.seat, NOBODY)
    reached = tuple(aim for aim in aims(config, view, blow) if mask >> aim.party & 1)
    return Strike(blow, reached, one and len(reached) > 1)
