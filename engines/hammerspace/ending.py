"""Elimination, the end of the game and its winners (HAM-20, HAM-21)."""

from __future__ import annotations

from engines.hammerspace.state import ENDED, FALLING, State
from engines.kernel.events import EVERYONE, OVER, Emit, GameEnded
from engines.kernel.rules import Outcome

LAST_PLAYER, TIME_UP, CAP = "last-player", "time-up", "cap"
"""The reasons for a game's end, in `GameEnded` and `Outcome`."""


def ended(state: State, emit: Emit | None) -> bool:
    """Number the new falls after an attack or the step of an effect, and end the game if it is
    over.

    Players that fell in it fell together. The game ends with at most one player left (HAM-20).
    """
    out = state.out
    if FALLING not in out:
        return False
    number = max(0, *out) + 1
    state.out = [number if each == FALLING else each for each in out]
    if len(state.order) > 1:
        return False
    end(state, emit)
    return True


def end(state: State, emit: Emit | None) -> None:
    """End the game: no seat decides any more."""
    state.seat, state.phase, state.legal = OVER, ENDED, ()
    for waiting in (state.queue, state.frames, state.strikes, state.keeps):
        waiting.clear()
    if emit is not None:
        emit(GameEnded(EVERYONE, winners(state), reason(state)))


def reason(state: State) -> str:
    """Return the reason of the end (HAM-20, HAM-21).

    It follows from the state, so a save contains it.
    """
    if len(state.order) <= 1:
        return LAST_PLAYER
    return CAP if state.limit else TIME_UP


def winners(state: State) -> tuple[int, ...]:
    """Return the winners of a finished game.

    They are the last player, or the last ones that fell together; when time is up, the players with
    the most life. There are none if the cap on decisions ended the game.
    """
    living, out = sorted(state.order), state.out
    if not living:
        return tuple(seat for seat, fall in enumerate(out) if fall == max(out))
    if len(living) == 1:
        return tuple(living)
    if state.limit:
        return ()
    most = max(state.life[seat] for seat in living)
    return tuple(seat for seat in living if state.life[seat] == most)


def outcome(state: State) -> Outcome | None:
    """Return ranks, returns and the reason; None before the end.

    The living rank by life, then the fallen, a later fall above an earlier one.
    """
    if state.seat != OVER:
        return None
    seats, won = range(state.config.seats), winners(state)
    merits = [(state.life[seat], state.out[seat]) for seat in seats]
    ranks = tuple(sum(other > merit for other in merits) for merit in merits)
    why = reason(state)
    returns = tuple(1 if seat in won else -1 for seat in seats) if won else (0,) * len(seats)
    return Outcome(ranks, returns, won, why, cut_off=why != LAST_PLAYER)
