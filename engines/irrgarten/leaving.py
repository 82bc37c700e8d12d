"""Players get out, the last laps begin, and one of those players wins (IRR-9, IRR-39)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.irrgarten.events import GotOut
from engines.irrgarten.fighters import steps_to
from engines.irrgarten.labyrinth import exit_distances
from engines.irrgarten.prizes import things
from engines.irrgarten.state import NOBODY, State
from engines.kernel.events import EVERYONE, Emit


def get_out(state: State, seat: int, emit: Emit | None) -> bool:
    """Record that a player is out. Return whether that ends the game."""
    laps, seats = state.config.last_laps, state.config.seats
    if not laps:
        state.winner = seat
        return True
    state.out = (*state.out, seat)
    if not state.closes:
        state.closes = ((state.turn - 1) // seats + 1 + laps) * seats
    over = decided(state)
    if emit is not None:
        emit(GotOut(EVERYONE, seat, things(state, seat), state.closes, over))
    return over


def decided(state: State) -> bool:
    """Return whether nobody else can still win after the first player is out (IRR-39)."""
    if not state.closes:
        return False
    seats = range(state.config.seats)
    return not any(may_win(state, seat) for seat in seats if seat not in state.out)


def turns_left(state: State, seat: int) -> int:
    """Return how many turns a seat still gets in the last laps after the present one, dead or
    alive."""
    return turns_of(state.config.seats, state.order, state.seat, seat, state.closes - state.turn)


def turns_of(seats: int, order: Sequence[int], actor: int, seat: int, left: int) -> int:
    """Return how many of the `left` turns after the present one of `actor` are a seat's; `order` is
    that of the present lap, empty where play follows the seats."""
    if order:
        laps, rest = divmod(left, seats)  # `rest` turns of the present lap are still to come
        return laps + (seat in order[seats - rest :] if rest else 0)
    until = (seat - actor - 1) % seats
    return max(0, (left - 1 - until) // seats + 1)


def may_win(state: State, seat: int, now: int = 0) -> bool:
    """Return whether a seat can get out in time with more things than the best player who is out.

    That is at least what is possible: it goes two squares a turn while there is a rival to leap
    over, wins every fight, and robs every rival. `now` is 1 where the present turn is the seat's
    and not played yet.
    """
    config, here = state.config, state.square[seat]
    parameters = config.parameters
    dead = state.health[seat] <= 0  # it loses what it has, and a turn (IRR-22)
    turns = turns_left(state, seat) + now - dead
    leaps = parameters.leapfrog and len(state.out) + 1 < config.seats
    reach = (1 + leaps) * turns
    out = exit_distances(config.walls, config.labyrinth.stride, config.exit)
    if out[here] > reach:
        return False
    wanted = things(state, leader_out(state)) + 1
    missing = wanted - (0 if dead else things(state, seat))
    if missing <= 0:
        return True
    if wanted > parameters.max_weapons + parameters.max_shields:
        return False
    robs = parameters.pickpocket and leaps
    foes = [
        foe
        for foe, square in enumerate(state.foe_square)
        if foe != config.guardian
        and (robs or steps_to(config, square)[here] + out[square] <= reach)
    ]
    if not parameters.open_prizes:  # one fight may bring much, and can be fought again (IRR-18)
        return bool(foes) or robs
    living = sum(state.foe_health[foe] > 0 for foe in foes)
    pockets = (things(state, other) for other in range(config.seats) if other not in state.out)
    return missing <= living + (sum(pockets) - things(state, seat) if robs else 0)


def ranked_out(state: State) -> list[int]:
    """Return the players who are out, the one with the most things first, and of several with as
    many the one that got out first (IRR-39)."""
    return sorted(state.out, key=lambda seat: -things(state, seat))


def leader_out(state: State) -> int:
    """Return the player with the most things among those who are out, the first of several;
    `NOBODY` if nobody is out."""
    return next(iter(ranked_out(state)), NOBODY)
