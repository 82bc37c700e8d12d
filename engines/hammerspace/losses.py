"""Life lost and won, in the six steps of `resolution`, and what a party's last point brings."""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import MONSTER, PARTIES
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.conditions import figure
from engines.hammerspace.effect_events import Prevented, Redirected, Survived
from engines.hammerspace.effects import (
    ANY_CAUSE,
    BY_ATTACK,
    CHANGE,
    FELL,
    HEALED,
    HEALING,
    PREVENT,
    REDIRECT,
    SURVIVE,
)
from engines.hammerspace.events import Fell, KeeperChanged, LifeGained, LifeLost
from engines.hammerspace.happenings import happened
from engines.hammerspace.monsters import die
from engines.hammerspace.rows import row_of
from engines.hammerspace.selecting import only, select
from engines.hammerspace.sources import (
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
from engines.hammerspace.state import FALLING, FLIP, NOBODY, State
from engines.kernel.events import EVERYONE, Emit

_REPLACEMENTS: Final = tuple((op, INSTEAD_BITS[op]) for op in (PREVENT, CHANGE, REDIRECT, SURVIVE))
_HEALING: Final = FIGURE_BITS[HEALING]
_HEALED: Final = EVENT_BITS[HEALED]
_LOSSES: Final = sum(bit for _, bit in _REPLACEMENTS)


def lose(state: State, party: int, amount: int, cause: int, by: int, emit: Emit | None) -> None:
    """A party loses life to another (`NOBODY`: to nobody else), as far as nothing stands in.

    Redirected loss is lost to whom it was redirected by, so a monster that is killed so is theirs.
    """
    if not state.watches[party] & _LOSSES:
        life = state.life
        if 0 < amount < life[party] and emit is None:
            life[party] -= amount
            if cause == BY_ATTACK:
                state.losses[party] += amount
            return
        _apply(state, party, amount, cause, by, emit)
        if state.lasting and life[party] <= 0:
            sweep(state, emit)
        return
    waiting, acted = [(party, amount, by)], set[int]()
    for party, amount, by in waiting:
        left = amount
        if state.watches[party] & _LOSSES and state.life[party] > 0:
            loss = _Loss(party, amount, cause, by)
            _replace(state, loss, acted, emit)
            left = loss.amount
            waiting += loss.redirected
        _apply(state, party, left, cause, by, emit)
    if state.lasting:
        sweep(state, emit)


class _Loss:
    """One event of life about to be lost: what is left of it, and what of it was redirected to
    whom, which is another event."""

    __slots__ = ("amount", "by", "cause", "party", "redirected")

    def __init__(self, party: int, amount: int, cause: int, by: int) -> None:
        self.party, self.amount, self.cause, self.by = party, amount, cause, by
        self.redirected: list[tuple[int, int, int]] = []


def _replace(state: State, loss: _Loss, acted: set[int], emit: Emit | None) -> None:
    """Let what stands in act. `acted` are the sources that have acted in this event and in those
    that led to it; each acts once."""
    party, cause = loss.party, loss.cause
    instead, bits, life = state.config.program.instead, state.watches[party], state.life[party]
    shown = state.dice[party] if cause == BY_ATTACK else 0
    for op, bit in _REPLACEMENTS:
        if not bits & bit or (op == SURVIVE and loss.amount < life):
            continue
        for number, _, at in listening(state, party, bit):
            amount = loss.amount
            if amount <= 0:
                return
            if op == SURVIVE and amount < life:
                break
            source = number * PARTIES + party if at < 0 else -1 - at
            fits, test, value, who = instead[number]
            if source in acted or fits not in (ANY_CAUSE, cause) or not free(state, number, party):
                continue
            row = row_of(party, loss.by, amount, shown)
            if test is not None and not test(state, row, emit):
                continue
            if op == SURVIVE:
                share = amount - life + 1
            else:
                share = amount if value is None else value(state, row, emit)
            if _acts(state, loss, op, who, share, (number, at), emit):
                acted.add(source)


def _acts(
    state: State,
    loss: _Loss,
    op: int,
    who: int,
    share: int,
    source: tuple[int, int],
    emit: Emit | None,
) -> bool:
    """Carry out a replacement of a share of a loss; whether it changes anything."""
    party, to = loss.party, NOBODY
    if op == REDIRECT:
        to = only(select(state, who, party, loss.by))
        if to in (NOBODY, party):
            return False
    if op != CHANGE:
        share = min(share, loss.amount)
    if share <= 0:
        return False
    number, at = source
    act(state, number, party, at, emit)
    loss.amount += share if op == CHANGE else -share
    if op == REDIRECT:
        loss.redirected.append((to, share, party))
    if emit is not None:
        if op == REDIRECT:
            emit(Redirected(EVERYONE, party, to, share))
        elif op == SURVIVE:
            emit(Survived(EVERYONE, party))
        else:
            emit(Prevented(EVERYONE, party, -share if op == CHANGE else share))
    return True


def _apply(state: State, party: int, amount: int, cause: int, by: int, emit: Emit | None) -> None:
    """Nobody loses more than it has, and who is out loses nothing."""
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
    """HAM-20: out at once. Its cards are discarded when the attack or effect is settled."""
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
    """HAM-23: the next living player to the left keeps it, and rolls from the end of its own next
    turn: not in the turn under way."""
    state.keeper = next(each for each in state.config.clockwise[seat] if state.life[each] > 0)
    state.rolls_from = state.turn + 1
    if emit is not None:
        emit(KeeperChanged(EVERYONE, state.keeper))


def heal(state: State, party: int, amount: int, emit: Emit | None) -> None:
    """A living party wins life, more or less by its `healing`; there is no upper limit (HAM-3)."""
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
