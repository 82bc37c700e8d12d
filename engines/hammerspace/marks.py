"""Marks on a party: the next loss to an attack of a type is more (HAM-33).

They are rows of numbers in `State.marks` and listen to nothing.
"""

from __future__ import annotations

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.codes import MARK_TURNS
from engines.hammerspace.effects.events import Marked, MarkSpent
from engines.hammerspace.state import MARK, State
from engines.kernel.events import EVERYONE, Emit


def mark(state: State, party: int, type_: int, amount: int, emit: Emit | None) -> None:
    """Put a mark on a party, in place of one of the same type. A turn of its holder that is under
    way does not count."""
    marks = state.marks
    for at in range(len(marks) - MARK, -1, -MARK):
        if (marks[at], marks[at + 1]) == (party, type_):
            del marks[at : at + MARK]
    holder = state.keeper if party == MONSTER else party
    turns = MARK_TURNS + (holder == state.active)
    state.marks = [*marks, party, type_, turns, amount]
    if emit is not None:
        emit(Marked(EVERYONE, party, type_, turns, amount))


def spend(state: State, party: int, type_: int, emit: Emit | None) -> int:
    """Return what a mark of the type adds to the party's loss, 0 without one, and take it off."""
    marks = state.marks
    for at in range(0, len(marks), MARK):
        if (marks[at], marks[at + 1]) == (party, type_):
            amount = marks[at + 3]
            state.marks = marks[:at] + marks[at + MARK :]
            if emit is not None:
                emit(MarkSpent(EVERYONE, party, type_, amount))
            return amount
    return 0


def fade(state: State, seat: int, emit: Emit | None) -> None:
    """Count the end of a seat's turn down for its marks and those of the monster that it keeps."""
    marks, left, ended = state.marks, [], []
    for at in range(0, len(marks), MARK):
        party, type_, turns, amount = marks[at : at + MARK]
        if party == seat or (party == MONSTER and state.keeper == seat):
            turns -= 1
        if turns:
            left += [party, type_, turns, amount]
        else:
            ended.append((party, type_))
    state.marks = left
    if emit is not None:
        for party, type_ in ended:
            emit(MarkSpent(EVERYONE, party, type_, 0))
