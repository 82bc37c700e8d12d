"""Fog in the Descent (IRR-40): the plan of a floor is known, its monsters and rivals are seen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engines.irrgarten.descent.events import FoesSeen
from engines.irrgarten.descent.plan import DARK, DARK_SIGHT
from engines.irrgarten.descent.state import INSIDE, State
from engines.irrgarten.sight import visible
from engines.irrgarten.tricks import LAMP
from engines.kernel.events import EVERYONE, Emit

NOTHING: Final[frozenset[int]] = frozenset()


def is_foggy(state: State) -> bool:
    """Whether seats see only what is in sight on this floor: in fog, and on a dark one."""
    return state.config.parameters.fog or state.floor.kind == DARK


def begin_sight(state: State) -> None:
    """Begin a floor's sight: what each seat sees from its start."""
    state.met, state.sight = [], []
    if not is_foggy(state):
        return
    state.met = [{} for _ in range(state.config.seats)]
    state.sight = [frozenset() for _ in range(state.config.seats)]
    for seat in range(state.config.seats):
        update_sight(state, seat, None)


def tell_sight(state: State, emit: Emit) -> None:
    """Say which monsters each seat sees from its start, once the floor was announced."""
    for seat, known in enumerate(state.met):
        if known:
            emit(FoesSeen(1 << seat, seat, tuple(sorted(known))))


def update_sight(state: State, seat: int, emit: Emit | None) -> None:
    """Update what a seat sees and remembers; without fog do nothing."""
    if not state.sight:
        return
    squares = NOTHING if state.place[seat] != INSIDE else _visible(state, seat)
    state.sight[seat] = squares
    known = state.met[seat]
    seen = [foe for square, foe in state.floor.foe_at.items() if square in squares]
    new = tuple(foe for foe in seen if foe not in known)
    for foe in seen:
        known[foe] = state.foe_health[foe], state.foe_prize[foe], state.foe_coins[foe]
    if new and emit is not None:
        emit(FoesSeen(1 << seat, seat, new))


def _visible(state: State, seat: int) -> frozenset[int]:
    board, here = state.floor.board, state.square[seat]
    reach = DARK_SIGHT if state.floor.kind == DARK else state.config.parameters.sight_range
    seen = _from(board.walls, board.stride, here, reach)
    if not state.config.lamps.isdisjoint(state.weapon_names[seat] + state.shield_names[seat]):
        for card in state.weapon_names[seat] + state.shield_names[seat]:
            kind, amount = state.config.gear[card].trick
            if kind == LAMP:
                seen |= _lit(state, here, amount)
    return seen


_from = lru_cache(maxsize=1024)(visible)
"""What is visible from a square; players go over the same squares again and again."""


def _lit(state: State, here: int, reach: int) -> frozenset[int]:
    """Return the squares that a lamp shows, through walls (the trick `lamp`)."""
    board = state.floor.board
    x, y = board.xy(here)
    columns = range(max(0, x - reach), min(board.width, x + reach + 1))
    lines = range(max(0, y - reach), min(board.height, y + reach + 1))
    return frozenset(board.square(column, line) for line in lines for column in columns)


def refresh(state: State, square: int) -> None:
    """Record the monster of a square anew for all seats that see it."""
    foe = state.floor.foe_at.get(square)
    for seat, squares in enumerate(state.sight):
        if foe is not None and square in squares:
            found = state.foe_health[foe], state.foe_prize[foe], state.foe_coins[foe]
            state.met[seat][foe] = found


def witnesses(state: State, seat: int, *squares: int) -> int:
    """Return the seats that see an act of `seat` on one of some squares, itself included, as an
    audience mask. Alone there is nobody to hide it from."""
    if not state.sight or state.config.alone:
        return EVERYONE
    return watchers(state, *squares) | 1 << seat


def watchers(state: State, *squares: int) -> int:
    """Return the seats that see one of some squares, as an audience mask."""
    if not state.sight:
        return EVERYONE
    mask = 0
    for seat, seen in enumerate(state.sight):
        if any(square in seen for square in squares):
            mask |= 1 << seat
    return EVERYONE if mask and state.config.alone else mask
