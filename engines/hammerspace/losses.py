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
    NONE,
    PREVENT,
    REDIRECT,
    SURVIVE,
    Ability,
)
from engines.hammerspace.events import Fell, KeeperChanged, LifeGained, LifeLost
from engines.hammerspace.happenings import happened
from engines.hammerspace.monsters import die
from engines.hammerspace.rows import Row, row_of
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
    pending, acted = [(party, amount, by)], set[int]()
    while pending:
        party, amount, by = pending.pop(0)
        if state.life[party] > 0 and state.watches[party] & _LOSSES:
            event = _Loss(state, party, amount, cause, by, emit)
            amount = event.replaced(acted)
            pending += [(to, share, party) for to, share in event.redirected]
        _apply(state, party, amount, cause, by, emit)
    if state.lasting:
        sweep(state, emit)


class _Loss:
    """One event of life about to be lost; what is redirected is another event."""

    __slots__ = ("amount", "by", "cause", "emit", "party", "redirected", "state")

    def __init__(
        self, state: State, party: int, amount: int, cause: int, by: int, emit: Emit | None
    ) -> None:
        self.state, self.party, self.amount = state, party, amount
        self.cause, self.by, self.emit = cause, by, emit
        self.redirected: list[tuple[int, int]] = []

    def replaced(self, acted: set[int]) -> int:
        """What is left to be lost. `acted` are the sources that have acted in this event and in
        those that led to it; each acts once."""
        state, party = self.state, self.party
        abilities = state.config.abilities
        watches = state.watches[party]
        for op, bit in _REPLACEMENTS:
            if not watches & bit or (op == SURVIVE and self.amount < state.life[party]):
                continue
            for number, _, at in listening(state, party, bit):
                if self.amount <= 0:
                    return 0
                if op == SURVIVE and self.amount < state.life[party]:
                    break
                source = number * PARTIES + party if at < 0 else -1 - at
                ability = abilities[number]
                if source in acted or not self._fits(ability, number):
                    continue
                if self._acts(op, ability, number, at):
                    acted.add(source)
        return self.amount

    def _row(self) -> Row:
        shown = self.state.dice[self.party] if self.cause == BY_ATTACK else 0
        return row_of(self.party, self.by, self.amount, shown)

    def _fits(self, ability: Ability, number: int) -> bool:
        if ability.a not in (ANY_CAUSE, self.cause) or not free(self.state, number, self.party):
            return False
        test = self.state.config.program.waits[number]
        return test is None or test(self.state, self._row(), self.emit)

    def _acts(self, op: int, ability: Ability, number: int, at: int) -> bool:
        """Carry out a replacement; whether it changes anything."""
        state, party, emit = self.state, self.party, self.emit
        to, share = NOBODY, self.amount
        if op == SURVIVE:
            share = self.amount - state.life[party] + 1
        elif ability.amount != NONE:
            share = state.config.program.values[ability.amount](state, self._row(), emit)
        if op == REDIRECT:
            to = only(select(state, ability.who, party, self.by))
            if to in (NOBODY, party):
                return False
        if op != CHANGE:
            share = min(share, self.amount)
        if share <= 0:
            return False
        act(state, number, party, at, emit)
        self.amount += share if op == CHANGE else -share
        if op == REDIRECT:
            self.redirected.append((to, share))
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
