"""The turns of a match: who is next, the turns that pass without a decision, and the end."""

from __future__ import annotations

from engines.irrgarten.config import DECISION_CAP
from engines.irrgarten.deal import drawn_order, laps_to_wait
from engines.irrgarten.events import OrderDrawn, ResurrectionRolled, Waited
from engines.irrgarten.leaving import decided, leader_out
from engines.irrgarten.prizes import sheet_changed
from engines.irrgarten.state import NOBODY, State
from engines.irrgarten.streams import REVIVE
from engines.kernel.events import EVERYONE, OVER, Emit, GameEnded, TurnBegan
from engines.kernel.streams import stream

ESCAPED, TURN_LIMIT, CAP = "escaped", "turn-limit", "cap"
"""The reasons for a game's end, in `GameEnded` and `Outcome`."""


def next_turn(state: State, emit: Emit | None) -> None:
    """Pass to the next player with a decision: the next in order (IRR-4), or in the drawn order.

    Dead players roll for their resurrection (IRR-22); others wait, if they gave a head start
    (IRR-34).
    """
    config, health = state.config, state.health
    while True:
        turn = state.turn
        if turn >= config.turn_cap or (state.closes and decided(state)):
            end(state, emit)
            return
        seat = _next_drawn(state, emit) if state.order else (state.seat + 1) % config.seats
        state.seat = seat
        state.turn = turn + 1
        if emit is not None:
            emit(TurnBegan(EVERYONE, seat, turn + 1))
        if state.out and seat in state.out:  # its turn passes (IRR-39)
            continue
        if config.waits and (laps := laps_to_wait(state, seat)):
            if emit is not None:
                emit(Waited(EVERYONE, seat, laps - 1))
            continue
        if health[seat] > 0:
            break
        _roll_resurrection(state, seat, emit)
    if state.decisions >= DECISION_CAP:
        end(state, emit)


def _next_drawn(state: State, emit: Emit | None) -> int:
    """Return the next seat of the round's drawn order; after its last one another order is drawn
    (IRR-26)."""
    place = state.turn % state.config.seats
    if place == 0:
        state.order = drawn_order(state)
        if emit is not None:
            emit(OrderDrawn(EVERYONE, state.order))
    return state.order[place]


def _roll_resurrection(state: State, seat: int, emit: Emit | None) -> None:
    """Roll for a resurrection (IRR-22).

    The player returns with its initial health, without gear, and plays from its next turn on.
    """
    parameters = state.config.parameters
    needed = parameters.resurrection
    alive = state.source.under(stream(REVIVE, seat), 1000, needed)
    if emit is not None:
        emit(ResurrectionRolled(EVERYONE, seat, state.source.drawn, needed, alive))
    if not alive:
        return
    state.health[seat] = parameters.player_health
    state.weapons[seat] = ()
    state.shields[seat] = ()
    if state.config.gear:
        state.weapon_names[seat] = state.shield_names[seat] = ()
    if parameters.reset_wounds_on_resurrection:
        state.hits[seat] = 0
    if parameters.fuzzy_after_resurrection:
        state.fuzzy[seat] = 1
    if emit is not None:
        emit(sheet_changed(state, seat))


def end(state: State, emit: Emit | None) -> None:
    """End the game (IRR-9, or at a limit): no seat decides any more."""
    state.seat = OVER
    if state.winner == NOBODY:
        state.winner = leader_out(state)
    if emit is not None:
        winners = () if state.winner == NOBODY else (state.winner,)
        emit(GameEnded(EVERYONE, winners, reason(state)))


def reason(state: State) -> str:
    """Return the reason of the end (IRR-9). It follows from the state, so a save contains it."""
    if state.winner != NOBODY:
        return ESCAPED
    return TURN_LIMIT if state.turn >= state.config.turn_cap else CAP
