"""Fog (IRR-24): the squares that each seat sees and remembers, and the audience of events."""

from __future__ import annotations

from engines.irrgarten.events import FoeChanged, SightChanged
from engines.irrgarten.labyrinth import EXIT, FREE, OBSTACLE
from engines.irrgarten.parameters import FOG_EXPLORED
from engines.irrgarten.sight import visible
from engines.irrgarten.state import State
from engines.kernel.events import EVERYONE, Emit


def begin_sight(state: State, emit: Emit | None = None) -> None:
    """Compute every seat's first sight. Call it once, after the characters were placed."""
    config = state.config
    if not config.foggy:
        return
    state.sight = [frozenset() for _ in range(config.seats)]
    state.met = [{} for _ in range(config.seats)]
    state.known = [bytearray(len(config.walls)) for _ in range(config.seats)]
    for seat in range(config.seats):
        update_sight(state, seat, emit)


def update_sight(state: State, seat: int, emit: Emit | None) -> None:
    """Update the sight of a seat from its character's square."""
    config = state.config
    reach = config.parameters.sight_range
    squares = visible(config.walls, config.labyrinth.stride, state.square[seat], reach)
    state.sight[seat] = squares
    foe_at, foe_health = state.foe_at, state.foe_health
    in_sight = {foe: foe_health[foe] for foe in (foe_at[s] for s in squares if s in foe_at)}
    if config.parameters.fog == FOG_EXPLORED:
        known = state.known[seat]
        for square in squares:
            known[square] = 1
        state.met[seat].update(in_sight)
    else:
        state.met[seat] = in_sight
    if emit is not None:
        emit(_sight_changed(state, seat, squares, sorted(in_sight)))


def _sight_changed(
    state: State, seat: int, squares: frozenset[int], foes: list[int]
) -> SightChanged:
    ordered = tuple(sorted(squares))
    return SightChanged(
        1 << seat,
        seat,
        ordered,
        "".join(sign(state, square) for square in ordered),
        tuple(
            (
                foe,
                state.foe_square[foe],
                state.foe_card[foe],
                state.foe_strength[foe],
                state.foe_intelligence[foe],
                state.foe_health[foe],
            )
            for foe in foes
        ),
        tuple(state.foe_prize[foe] for foe in foes) if state.foe_prize else (),
    )


def sign(state: State, square: int) -> str:
    """Return the terrain of a square as a letter of the labyrinth alphabet."""
    if state.config.walls[square]:
        return OBSTACLE
    return EXIT if square == state.config.exit else FREE


def watchers(state: State, square: int) -> int:
    """Return the seats that see a square under fog, as an audience mask."""
    mask, bit = 0, 1
    for squares in state.sight:
        if square in squares:
            mask |= bit
        bit <<= 1
    return mask


def witnesses(state: State, seat: int, square: int) -> int:
    """Return the seats that see an act of `seat` on a square, `seat` included, as an audience
    mask."""
    return watchers(state, square) | 1 << seat if state.sight else EVERYONE


def foe_changed(state: State, foe: int, emit: Emit | None) -> None:
    """Record a monster's new health for the seats that see the monster, and emit it to them."""
    square = state.foe_square[foe]
    health = state.foe_health[foe]
    for seat, squares in enumerate(state.sight):
        if square in squares:
            state.met[seat][foe] = health
    if emit is not None:
        audience = watchers(state, square) if state.sight else EVERYONE
        emit(FoeChanged(audience, foe, square, health))
