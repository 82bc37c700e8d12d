"""Players get out, the last laps begin, and one of those players wins (IRR-9, IRR-39)."""

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
    """Return whether nobody else can get out in time after the first player (IRR-39).

    A step is one square and a leap two, so a player farther away than that can't.
    """
    if not state.closes:
        return False
    config, left = state.config, state.closes - state.turn
    if left <= 0 or len(state.out) == config.seats:
        return True
    ways = exit_distances(config.walls, config.labyrinth.stride, config.exit)
    reach = 2 * -(-left // config.seats)
    inside = (square for seat, square in enumerate(state.square) if seat not in state.out)
    return all(ways[square] > reach for square in inside)


def leader_out(state: State) -> int:
    """Return the player with the most things among those who are out, the first of several;
    `NOBODY` if nobody is out."""
    return max(state.out, key=lambda seat: things(state, seat), default=NOBODY)
