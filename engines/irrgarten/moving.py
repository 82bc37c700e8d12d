"""The movement of characters: the squares they can enter, and what each seat gets of a move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engines.irrgarten.config import Config
from engines.irrgarten.events import Appeared, Heard, Moved, Stayed, ThrownBack, Vanished
from engines.irrgarten.fog import update_sight, watchers, witnesses
from engines.irrgarten.labyrinth import NOWHERE, exit_distances
from engines.irrgarten.prizes import things
from engines.irrgarten.state import NOBODY, State
from engines.irrgarten.streams import OBEY
from engines.kernel.events import EVERYONE, Emit
from engines.kernel.streams import stream

NEAR_EXIT = 10
"""The steps to the exit within which a character is heard (IRR-33)."""


def is_open(state: State, seat: int, square: int) -> bool:
    """Whether a seat's character can enter a square (IRR-7); the exit may ask a toll (IRR-29)."""
    config = state.config
    if config.walls[square] or (square in state.square and square != config.exit):
        return False  # whoever is on the exit is out (IRR-39)
    return square != config.exit or not owes_toll(state, seat)


def behind(config: Config, rival: int, action: int, out: int | None) -> Iterator[int]:
    """Yield the squares to try for a leap over the rival on a square, in a direction (IRR-36): with
    `leap_out` the exit beside the rival, straight on, then those beside the rival in the order of
    IRR-8. `out` is the exit, as far as it is known."""
    if config.parameters.leap_out and out is not None and out - rival in config.deltas:
        yield out
    for way in (action, *config.parameters.fallback):
        yield rival + config.deltas[way]


def landing(state: State, seat: int, action: int) -> int:
    """Return the square where a leap over the rival in a direction ends, `NOWHERE` if none is free
    (IRR-36)."""
    config = state.config
    rival = state.square[seat] + config.deltas[action]
    for there in behind(config, rival, action, config.exit):
        if is_open(state, seat, there):
            return there
    return NOWHERE


def owes_toll(state: State, seat: int) -> bool:
    """Whether a seat has won too few combats, or carries too few things, for the exit to open
    (IRR-29).

    It opens too when no living monster is left to beat, or nobody might ever get out.
    """
    if fare := state.config.parameters.fare:
        return things(state, seat) < fare and any(state.foe_health[: state.config.monsters])
    if not state.beaten or state.beaten[seat].bit_count() >= state.config.parameters.toll:
        return False
    beaten, health = state.beaten[seat], state.foe_health
    return any(health[foe] and not beaten >> foe & 1 for foe in range(state.config.monsters))


def fallback_target(state: State, seat: int) -> int:
    """Return the target of a blocked move (IRR-8): the first square that can be entered, else the
    character's own."""
    config, squares = state.config, state.square
    here = squares[seat]
    walls, out = config.walls, config.exit
    for step in config.fallback:
        there = here + step
        if walls[there]:
            continue
        if (there not in squares and there != out) or is_open(state, seat, there):
            return there
    return here


def enterable(state: State, seat: int) -> list[int]:
    """Return the neighbouring squares that can be entered (IRR-7): up, down, left, right."""
    here = state.square[seat]
    around = (here + delta for delta in state.config.deltas)
    return [there for there in around if is_open(state, seat, there)]


def obeyed_target(state: State, seat: int, target: int) -> int:
    """Return a fuzzy player's target (preset `course`).

    It obeys with probability intelligence / 10, else it enters a random enterable square. Where
    only a leap leads on, it obeys.
    """
    numbers = stream(OBEY, seat)
    if state.source.under(numbers, 10_000, state.intelligence[seat]):
        return target
    ways = enterable(state, seat)
    return ways[state.source.below(numbers, len(ways))] if ways else target


def tell_stay(state: State, seat: int, action: int, stuck: bool, emit: Emit) -> None:
    """Emit that a character stays in place."""
    here = state.square[seat]
    audience = witnesses(state, seat, here)
    if state.sight and not stuck:
        # The wanted direction reveals an obstacle there: only seats that see that square may know.
        audience &= watchers(state, here + state.config.deltas[action]) | 1 << seat
    emit(Stayed(audience, seat, here, action, stuck))


def arrive(
    state: State, seat: int, origin: int, wanted: int, strayed: bool, over: int, emit: Emit | None
) -> None:
    """Emit a move to the seats that see it and, under fog, update the mover's sight. `over` is the
    rival that it leapt over (IRR-36), or `NOBODY`."""
    if emit is not None:
        target, deltas = state.square[seat], state.config.deltas
        went = wanted if over != NOBODY else deltas.index(target - origin)
        move = Moved(EVERYONE, seat, origin, target, wanted, went, strayed, over)
        if state.sight:
            _tell_watchers(state, move, emit)
        else:
            emit(move)
    if state.sight:
        update_sight(state, seat, emit)


def throw_back(state: State, seat: int, origin: int, emit: Emit | None) -> None:
    """Return a character that lost a combat to the square it came from (IRR-28, IRR-35)."""
    lost_at = state.square[seat]
    state.square[seat] = origin
    if emit is not None:
        if not state.sight:
            emit(ThrownBack(EVERYONE, seat, lost_at, origin))
        else:
            both = _tell_passing(state, seat, lost_at, origin, emit)
            emit(ThrownBack(both, seat, lost_at, origin))
    if state.sight:
        update_sight(state, seat, emit)


def listen(state: State, seat: int, emit: Emit | None) -> None:
    """Record and emit how far a character near the exit has to go (IRR-33)."""
    steps = heard_steps(state, seat)
    state.heard[seat] = steps
    if emit is not None and steps >= 0:
        emit(Heard(EVERYONE, seat, steps))


def heard_steps(state: State, seat: int) -> int:
    """Return the steps to the exit of a character near it, else -1 (IRR-33)."""
    config = state.config
    steps = exit_distances(config.walls, config.labyrinth.stride, config.exit)[state.square[seat]]
    return steps if steps <= NEAR_EXIT else -1


def _tell_watchers(state: State, move: Moved, emit: Emit) -> None:
    """Emit a move as each seat sees it under fog.

    A rival's wanted direction reveals that it is blocked, and a leap who is on the square between.
    A seat that does not see that square gets only the squares that it does see, and of a slide the
    direction taken.
    """
    seat, origin, target, went = move.seat, move.origin, move.target, move.went
    own = 1 << seat
    both = wholly = watchers(state, origin) & watchers(state, target) | own
    if went != move.wanted or move.over != NOBODY:
        wholly &= watchers(state, origin + state.config.deltas[move.wanted]) | own
    emit(replace(move, seats=wholly))
    if partly := both & ~wholly:
        emit(Moved(partly, seat, origin, target, went, went, False))
    _tell_passing(state, seat, origin, target, emit)


def _tell_passing(state: State, seat: int, origin: int, target: int, emit: Emit) -> int:
    """Emit a move to the seats that see one of its two squares; return those that see both."""
    from_here, to_there = watchers(state, origin), watchers(state, target)
    both = from_here & to_there | 1 << seat
    if came := to_there & ~both:
        emit(Appeared(came, seat, target))
    if left := from_here & ~both:
        emit(Vanished(left, seat, origin))
    return both
