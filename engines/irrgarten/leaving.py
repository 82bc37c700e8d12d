"""Getting out, the last laps after the first one, and who has won then (IRR-9, IRR-39)."""

from __future__ import annotations

from engines.irrgarten.events import GotOut
from engines.irrgarten.labyrinth import exit_distances
from engines.irrgarten.prizes import things
from engines.irrgarten.state import NOBODY, State
from engines.kernel.events import EVERYONE, Emit


def get_out(state: State, seat: int, emit: Emit | None) -> bool:
    """Record that a player is out. Return whether that ends the game."""
    laps, seats = state.config.parameters.last_laps, state.config.seats
    if not laps:
        state.winner = seat
        return True
    state.out = (*state.out, seat)
    if not state.closes:
        state.closes = ((state.turn - 1) // seats + 1 + laps) * seats
    if emit is not None:
        emit(GotOut(EVERYONE, seat, things(state, seat), state.closes))
    return decided(state)


def decided(state: State) -> bool:
    """Whether nobody can get out any more after the first one; if so, record the winner (IRR-39).

    A step is one square and a leap two, so a player farther away than that can't.
    """
    if not state.closes:
        return False
    config = state.config
    left = state.closes - state.turn
    if left > 0 and len(state.out) < config.seats:
        ways = exit_distances(config.walls, config.labyrinth.stride, config.exit)
        reach = 2 * -(-left // config.seats)
        if any(
            ways[square] <= reach
            for seat, square in enumerate(state.square)
            if seat not in state.out
        ):
            return False
    state.winner = leader_out(state)
    return True


def leader_out(state: State) -> int:
    """Return who has won so far among those who are out: whoever has most things, of several the
    first one out; `NOBODY` if nobody is."""
    return max(state.out, key=lambda seat: things(state, seat), default=NOBODY)


def laps_left(state: State) -> int:
    """Return the laps after the present one in which somebody may still get out."""
    seats = state.config.seats
    return max(0, (state.closes - 1) // seats - (state.turn - 1) // seats) if state.closes else 0
