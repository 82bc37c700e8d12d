"""The selectors of the vocabulary, as living parties."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.codes import (
    EVERYONE,
    KEEPER,
    LEFT,
    OTHER,
    OTHERS,
    OWNER,
    RANDOM,
    RIGHT,
    STRONGEST,
    THE_MONSTER,
)
from engines.hammerspace.effects.rows import OTHER as MEETS
from engines.hammerspace.effects.rows import OWNER as HAS
from engines.hammerspace.effects.rows import Row
from engines.hammerspace.state import NOBODY, State
from engines.hammerspace.streams import CHANCES


def rivals(state: State, owner: int) -> list[int]:
    """Return the living players other than the owner, from its left.

    For a monster they are from its keeper's left, with the keeper last.
    """
    order = state.order
    if order and order[0] == owner:
        return [*order[1:]]
    life = state.life
    if owner == MONSTER:
        seats = state.config.clockwise[state.keeper]
        seats = (*seats[1:], seats[0])
    else:
        seats = state.config.clockwise[owner][1:]
    return [seat for seat in seats if life[seat] > 0]


def select(state: State, who: int, owner: int, other: int) -> int:
    """Return a mask of the living parties of a selector other than `CHOSEN`; no choice is
    needed."""
    if who == OWNER:
        found = owner
    elif who == OTHER:
        found = other
    elif who == THE_MONSTER:
        found = MONSTER
    elif who == KEEPER:
        found = state.keeper
    elif who in (OTHERS, EVERYONE):
        return state.living & ~(1 << owner) if who == OTHERS else state.living
    else:
        found = _rival(state, who, owner)
    return 1 << found if found != NOBODY and state.life[found] > 0 else 0


def _rival(state: State, who: int, owner: int) -> int:
    seats = rivals(state, owner)
    if not seats:
        return NOBODY
    if who == RANDOM:
        return seats[state.source.below(CHANCES[owner], len(seats))]
    if who in (LEFT, RIGHT):
        beside = seats[:-1] if owner == MONSTER and len(seats) > 1 else seats
        return beside[0] if who == LEFT else beside[-1]
    life = state.life
    if who == STRONGEST:
        return max(seats, key=lambda seat: life[seat])
    return min(seats, key=lambda seat: life[seat])


def only(mask: int) -> int:
    """Return the party of a mask that has at most one, or `NOBODY`."""
    return mask.bit_length() - 1


def served(state: State, mask: int) -> Sequence[int]:
    """Return the parties of a mask in the order in which they are served: from the active seat."""
    mask &= state.living | 1 << MONSTER
    if mask & mask - 1:
        return [party for party in (*state.order, MONSTER) if mask >> party & 1]
    return (only(mask),) if mask else ()


Whom = Callable[[State, Row], Sequence[int]]
"""The parties that a step has to serve, in their order."""


def whom(who: int) -> Whom:
    """Return a selector other than `CHOSEN` as a function."""
    if who == OWNER:
        return _the_owner
    if who == OTHER:
        return _the_other
    return lambda state, row: served(state, select(state, who, row[HAS], row[MEETS]))


def _the_owner(state: State, row: Row) -> Sequence[int]:
    owner = row[HAS]
    return (owner,) if state.life[owner] > 0 else ()


def _the_other(state: State, row: Row) -> Sequence[int]:
    other = row[MEETS]
    return (other,) if other != NOBODY and state.life[other] > 0 else ()
