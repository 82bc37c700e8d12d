"""The selectors of the effect vocabulary: which living parties each of them names."""

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
from engines.hammerspace.effects.rows import OTHER as OTHER_FIELD
from engines.hammerspace.effects.rows import OWNER as OWNER_FIELD
from engines.hammerspace.effects.rows import Row
from engines.hammerspace.state import NOBODY, State
from engines.hammerspace.streams import CHANCES


def rivals(state: State, owner: int) -> list[int]:
    """Return the living players other than the owner, clockwise from the owner's left.

    For a monster the order begins at its keeper's left, so that the keeper is last, and players
    that have fed it are passed over (HAM-32).
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
    passed = state.fed if owner == MONSTER else 0
    return [seat for seat in seats if life[seat] > 0 and not passed >> seat & 1]


def select(state: State, selector: int, owner: int, other: int) -> int:
    """Return a mask of the living parties of a selector that needs no choice: any but `CHOSEN`."""
    if selector == OWNER:
        party = owner
    elif selector == OTHER:
        party = other
    elif selector == THE_MONSTER:
        party = MONSTER
    elif selector == KEEPER:
        party = state.keeper
    elif selector in (OTHERS, EVERYONE):
        if owner == MONSTER and state.fed:
            return state.living & ~state.fed
        return state.living & ~(1 << owner) if selector == OTHERS else state.living
    else:
        party = _rival(state, selector, owner)
    if owner == MONSTER and party != MONSTER and state.fed >> max(party, 0) & 1:
        return 0
    return 1 << party if party != NOBODY and state.life[party] > 0 else 0


def _rival(state: State, selector: int, owner: int) -> int:
    seats = rivals(state, owner)
    if not seats:
        return NOBODY
    if selector == RANDOM:
        return seats[state.source.below(CHANCES[owner], len(seats))]
    if selector in (LEFT, RIGHT):
        beside = seats[:-1] if owner == MONSTER and len(seats) > 1 else seats
        if state.fed and owner == MONSTER:
            beside = [seat for seat in seats if seat != state.keeper] or seats
        return beside[0] if selector == LEFT else beside[-1]
    life = state.life
    if selector == STRONGEST:
        return max(seats, key=lambda seat: life[seat])
    return min(seats, key=lambda seat: life[seat])


def only_party(mask: int) -> int:
    """Return the party of a mask that has at most one, or `NOBODY`."""
    return mask.bit_length() - 1


def in_serving_order(state: State, mask: int) -> Sequence[int]:
    """Return the parties of a mask in the order in which a step affects them: from the active
    seat."""
    mask &= state.living | 1 << MONSTER
    if mask & mask - 1:
        return [party for party in (*state.order, MONSTER) if mask >> party & 1]
    return (only_party(mask),) if mask else ()


PartySelector = Callable[[State, Row], Sequence[int]]
"""Returns the parties that a step affects, in order."""


def party_selector(selector: int) -> PartySelector:
    """Return the function for a selector other than `CHOSEN`."""
    if selector == OWNER:
        return _living_owner
    if selector == OTHER:
        return _living_other
    return lambda state, row: in_serving_order(
        state, select(state, selector, row[OWNER_FIELD], row[OTHER_FIELD])
    )


def _living_owner(state: State, row: Row) -> Sequence[int]:
    owner = row[OWNER_FIELD]
    return (owner,) if state.life[owner] > 0 else ()


def _living_other(state: State, row: Row) -> Sequence[int]:
    other = row[OTHER_FIELD]
    return (other,) if other != NOBODY and state.life[other] > 0 else ()
