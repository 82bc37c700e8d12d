"""The closing labyrinth: the bell, the squares that close, and who is pushed (IRR-46, 47)."""

from __future__ import annotations

from engines.irrgarten.descent.events import BellRang, FoeLeft, Pushed, SquaresClosed
from engines.irrgarten.descent.fighting import die
from engines.irrgarten.descent.loot import sheet_shown
from engines.irrgarten.descent.moving import is_free
from engines.irrgarten.descent.sighting import refresh, update_sight, watchers, witnesses
from engines.irrgarten.descent.state import INSIDE, LAST_OPEN, State, clock
from engines.kernel.events import EVERYONE, Emit

CLOSING = -1
"""The killer in `Died` if no monster did it."""


def close_squares(state: State, emit: Emit | None) -> None:
    """End a round: ring the bell when it is due, and close the farthest squares after it."""
    now, floor = clock(state), state.floor
    if now >= state.bell and not state.rung:
        state.rung = 1
        if emit is not None:
            emit(BellRang(EVERYONE, state.round))
    due = floor.farthest - max(0, now - state.bell)
    while state.limit > due and state.limit > LAST_OPEN:
        state.limit -= 1
        if emit is not None:
            emit(SquaresClosed(EVERYONE, state.limit))
        _empty(state, emit)


def _empty(state: State, emit: Emit | None) -> None:
    """Take everything from the squares that have just closed."""
    floor, limit = state.floor, state.limit
    for steps, foe in floor.far_foes:
        if steps <= limit:
            break
        if state.foe_health[foe] > 0:
            square = floor.foe_square[foe]
            state.foe_health[foe] = 0
            state.foe_prize[foe] = ()
            state.foe_coins[foe] = 0
            refresh(state, square)
            audience = watchers(state, square) if emit is not None else 0
            if emit is not None and audience:
                emit(FoeLeft(audience, foe, square, True, floor.foe_card[foe]))
    ways = floor.ways
    for seat, square in enumerate(state.square):
        if ways[square] > limit and state.place[seat] == INSIDE:
            _push(state, seat, emit)


def _push(state: State, seat: int, emit: Emit | None) -> None:
    """Push a character to the next square towards the exit, for 1 health; without one it dies."""
    here = state.square[seat]
    around = [here + delta for delta in state.floor.deltas]
    open_squares = [square for square in around if is_free(state, square)]
    state.health[seat] -= 1
    if not open_squares or state.health[seat] <= 0:
        die(state, seat, CLOSING, emit)
        update_sight(state, seat, emit)
        return
    there = min(open_squares, key=lambda square: (state.floor.ways[square], square))
    state.square[seat] = there
    update_sight(state, seat, emit)
    if emit is not None:
        emit(Pushed(witnesses(state, seat, here, there), seat, here, there, state.health[seat]))
        emit(sheet_shown(state, seat))
