"""Paths over the squares that a seat knows."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.irrgarten.perspective.board import EXIT, FLOOR, UNSEEN, SeenBoard
from app.games.irrgarten.perspective.reducer import KnownGame

NOBODY, FOES, FOES_AND_RIVALS = range(3)
"""Whom a path avoids; `FOES` includes the bodies of rivals, which stay."""

CameFrom = dict[int, int]
"""For each square that was reached, the one before it."""


def path(fold: KnownGame, me: int, goal: int) -> list[int]:
    """The shortest path from a character to a square, without the start; empty if none is known.

    It avoids monsters and rivals if possible; otherwise it leads through rivals, who move on, or
    through both. It doesn't avoid rivals where players leap over them (IRR-36)."""
    start = fold.mates[me].square
    if start is None or start == goal:
        return []
    for avoided in (FOES_AND_RIVALS, FOES, NOBODY):
        came: CameFrom = {start: start}
        for square in _reached(fold, me, came, avoided, goal=goal):
            if square == goal:
                return _way_back(came, goal)
    return []


def to_unknown(fold: KnownGame, me: int, visited: dict[int, int]) -> list[int]:
    """The path to the nearest known square beside an unknown one; empty if there is none.

    It avoids monsters, and rivals if possible: they move on. Under fog `sight`, where nothing is
    remembered, the squares visited longest ago come first, so that exploring does not run to and
    fro."""
    start = fold.mates[me].square
    if start is None:
        return []
    return _to_unknown(fold, me, start, visited, FOES_AND_RIVALS) or _to_unknown(
        fold, me, start, visited, FOES
    )


def steps_around(fold: KnownGame, start: int, most: int) -> dict[int, int]:
    """Return the known squares up to `most` steps around one, with their steps. Characters and
    monsters don't count."""
    terrain, step = fold.board.terrain, fold.board.stride
    found = {start: 0}
    for here in (queue := [start]):
        if found[here] == most:
            break
        for there in (here - step, here + step, here - 1, here + 1):
            if there not in found and terrain[there] in (FLOOR, EXIT):
                found[there] = found[here] + 1
                queue.append(there)
    return found


def _to_unknown(
    fold: KnownGame, me: int, start: int, visited: dict[int, int], avoided: int
) -> list[int]:
    came: CameFrom = {start: start}
    best, best_turn = start, 0
    for square in _reached(fold, me, came, avoided):
        if square == start or not _beside_unknown(fold.board, square):
            continue
        turn = visited.get(square, 0) if fold.sight_only else 0
        if best == start or turn < best_turn:
            best, best_turn = square, turn
        if not turn:
            break
    return _way_back(came, best)


def _beside_unknown(board: SeenBoard, square: int) -> bool:
    return any(
        board.terrain[square + delta] == UNSEEN and board.inside(square + delta)
        for delta in (-board.stride, board.stride, -1, 1)
    )


def _reached(
    fold: KnownGame, me: int, came: CameFrom, avoided: int, *, goal: int = -1
) -> Iterator[int]:
    """Yield the known squares that can be reached from the one in `came`, the nearest first;
    `goal` itself may hold a monster or a rival."""
    terrain, step = fold.board.terrain, fold.board.stride
    queue = list(came)
    for here in queue:
        yield here
        for there in (here - step, here + step, here - 1, here + 1):
            if there in came or terrain[there] not in (FLOOR, EXIT):
                continue
            if avoided and there != goal and _barred(fold, there, me, avoided):
                continue
            came[there] = here
            queue.append(there)


def _barred(fold: KnownGame, square: int, me: int, avoided: int) -> bool:
    seat = fold.board.seats.get(square)
    leaps = fold.config.parameters.leapfrog  # over the living and the dead (IRR-36)
    if (
        seat is not None
        and seat.seat != me
        and not leaps
        and (avoided == FOES_AND_RIVALS or not seat.alive)
    ):
        return True
    foe = fold.foe_on(square)
    return foe is not None and foe.health > 0


def _way_back(came: CameFrom, end: int) -> list[int]:
    """Return the squares to `end`, without the start."""
    way = []
    while came[end] != end:
        way.append(end)
        end = came[end]
    return way[::-1]
