"""Loss and gain of life, in the six steps of `effects.resolution`, and the fall of a party."""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import MONSTER, PARTIES
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.effects.codes import (
    ANY_CAUSE,
    BY_ATTACK,
    CHANGE,
    FELL,
    HEALED,
    HEALING,
    INSTEAD,
    PREVENT,
    REDIRECT,
    SURVIVE,
)
from engines.hammerspace.effects.conditions import figure
from engines.hammerspace.effects.events import Prevented, Redirected, Survived
from engines.hammerspace.effects.happenings import happened
from engines.hammerspace.effects.listening import FIRST_BIT
from engines.hammerspace.effects.rows import AMOUNT, DEFENCE_DIE, IN_USE, row_of
from engines.hammerspace.effects.selecting import only_party, select
from engines.hammerspace.effects.sources import (
    EVENT_BITS,
    FIGURE_BITS,
    INSTEAD_BITS,
    act,
    end_lasting,
    free,
    listening,
    meet,
    reorder,
    sweep,
)
from engines.hammerspace.events import Fell, KeeperChanged, LifeGained, LifeLost
from engines.hammerspace.monsters import die
from engines.hammerspace.state import FALLING, FLIP, NOBODY, State
from engines.kernel.events import EVERYONE, Emit

_REPLACEMENTS: Final = tuple((op, INSTEAD_BITS[op]) for op in (PREVENT, CHANGE, REDIRECT, SURVIVE))
_FIRST: Final = FIRST_BIT[INSTEAD]
_REPLACEMENTS_IN: Final = tuple(
    tuple(each for each in _REPLACEMENTS if mask << _FIRST & each[1])
    for mask in range(1 << len(_REPLACEMENTS))
)
"""The replacements of a party, by the bits that it listens to from the first of these bits on."""
_MANY: Final = len(_REPLACEMENTS_IN) - 1
_HEALING: Final = FIGURE_BITS[HEALING]
_HEALED: Final = EVENT_BITS[HEALED]
_LOSSES: Final = sum(bit for _, bit in _REPLACEMENTS)


def lose(state: State, party: int, amount: int, cause: int, by: int, emit: Emit | None) -> None:
    """Let a party lose life to `by` (`NOBODY`: to no other party), after its replacements.

    Redirected loss counts as lost to the party that redirected it, which so gets the reward of a
    monster killed by it.
    """
    if not state.watches[party] & _LOSSES:
        life = state.life
        left = life[party] - amount
        if left > 0 and amount > 0 and emit is None:
            life[party] = left
            if cause == BY_ATTACK:
                state.losses[party] += amount
            return
        _apply(state, party, amount, cause, by, emit)
        if state.lasting and life[party] <= 0:
            sweep(state, emit)
        return
    waiting: list[Loss] = [(party, amount, by)]
    acted: set[int] = set()
    for loss in waiting:
        party, left, by = loss
        if state.watches[party] & _LOSSES and state.life[party] > 0:
            left = _replaced(state, loss, cause, waiting, acted, emit)
        _apply(state, party, left, cause, by, emit)
    if state.lasting:
        sweep(state, emit)


Loss = tuple[int, int, int]
"""A loss of life about to happen: the party, the amount, and the party that causes it."""


def _replaced(
    state: State, loss: Loss, cause: int, waiting: list[Loss], acted: set[int], emit: Emit | None
) -> int:
    """Return the rest of a loss after all replacements.

    The redirected part is another event and goes to `waiting`. `acted` has the sources that have
    acted in this event and in those that led to it; each acts once.
    """
    party, amount, by = loss
    instead, bits, life = state.program.instead, state.watches[party], state.life[party]
    row = row_of(party, by, amount, state.dice[party] if cause == BY_ATTACK else 0)
    for op, bit in _REPLACEMENTS_IN[bits >> _FIRST & _MANY]:
        if op == SURVIVE and amount < life:
            continue
        for number, slot, at in listening(state, party, bit):
            if amount <= 0:
                return amount
            if op == SURVIVE and amount < life:
                break
            source = number * PARTIES + party if at < 0 else -1 - at
            fits, test, value, who = instead[number]
            if source in acted or fits not in (ANY_CAUSE, cause) or not free(state, number, party):
                continue
            if row[AMOUNT] != amount or row[IN_USE] != slot:
                row = row_of(party, by, amount, row[DEFENCE_DIE], slot=slot)
            if test is not None and not test(state, row, emit):
                continue
            if op == SURVIVE:
                share = amount - life + 1
            else:
                share = amount if value is None else value(state, row, emit)
            to = only_party(select(state, who, party, by)) if op == REDIRECT else party
            if op != CHANGE and share > amount:
                share = amount
            if share <= 0 or (op == REDIRECT and to in (NOBODY, party)):
                continue
            act(state, number, party, at, emit)
            acted.add(source)
            amount += share if op == CHANGE else -share
            if op == REDIRECT:
                waiting.append((to, share, party))
            if emit is not None:
                _emit_replacement(party, op, share, to, emit)
    return amount


def _emit_replacement(party: int, op: int, share: int, to: int, emit: Emit) -> None:
    """Emit the event of a replacement."""
    if op == REDIRECT:
        emit(Redirected(EVERYONE, party, to, share))
    elif op == SURVIVE:
        emit(Survived(EVERYONE, party))
    else:
        emit(Prevented(EVERYONE, party, -share if op == CHANGE else share))


def _apply(state: State, party: int, amount: int, cause: int, by: int, emit: Emit | None) -> None:
    """Apply a loss: no party loses more than it has, and a party that is out loses nothing."""
    life = state.life[party]
    if life <= 0 or amount <= 0:
        return
    lost = min(life, amount)
    left = state.life[party] = life - lost
    if cause == BY_ATTACK:
        state.losses[party] += lost
    if emit is not None:
        emit(LifeLost(EVERYONE, party, lost, left, by, cause))
    if left:
        return
    if party == MONSTER:
        die(state, by, emit)
    else:
        _fall(state, party, emit)


def _fall(state: State, seat: int, emit: Emit | None) -> None:
    """Put a player out at once (HAM-20). Its cards are discarded after the attack or effect."""
    state.out[seat] = FALLING
    state.fallen |= 1 << seat
    state.skips[seat] = 0
    flips = state.flips
    for at in range(len(flips) - FLIP, -1, -FLIP):
        if flips[at] // SLOTS == seat:
            del flips[at : at + FLIP]
    end_lasting(state, seat)
    reorder(state)
    meet(state)
    if emit is not None:
        emit(Fell(EVERYONE, seat))
    if state.keeper == seat and state.order:
        _pass_monster(state, seat, emit)
    happened(state, FELL, seat)


def _pass_monster(state: State, seat: int, emit: Emit | None) -> None:
    """Give the monster to the next living player to the left (HAM-23).

    The new keeper rolls from the end of its own next turn, not in the current one.
    """
    state.keeper = next(each for each in state.config.clockwise[seat] if state.life[each] > 0)
    state.rolls_from = state.turn + 1
    if emit is not None:
        emit(KeeperChanged(EVERYONE, state.keeper))


def heal(state: State, party: int, amount: int, emit: Emit | None) -> None:
    """Heal a living party, changed by its `healing`; there is no upper limit (HAM-3)."""
    if state.life[party] <= 0:
        return
    if state.watches[party] & _HEALING:
        amount += figure(state, HEALING, party, NOBODY, 0, emit)
    if amount <= 0:
        return
    state.life[party] += amount
    if emit is not None:
        emit(LifeGained(EVERYONE, party, amount, state.life[party]))
    if state.watched & _HEALED:
        happened(state, HEALED, party, NOBODY, amount)
