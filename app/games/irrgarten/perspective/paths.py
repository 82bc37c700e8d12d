"""Paths over the squares that a seat knows."""

from __future__ import annotations

from collections.abc import Callable

from app.games.irrgarten.perspective.board import EXIT, FLOOR, UNSEEN
from app.games.irrgarten.perspective.reducer import KnownGame


def barred(fold: KnownGame, square: int, *, me: int) -> bool:
    seat = fold.board.seats.get(square)
    if seat is not None and seat.seat != me:
        return True
    foe = fold.foe_on(square)
    return foe is not None and foe.health > 0


def path(fold: KnownGame, me: int, goal: int) -> list[int]:
    """The shortest path from a character to a square, without the start; empty if none is known.

    It avoids monsters and rivals if possible; otherwise it leads through them."""
    start = fold.mates[me].square
    if start is None or start == goal:
        return []
    found = _search(fold, me, start, lambda square: square == goal, goal=goal, round_them=True)
    return found or _search(fold, me, start, lambda s: s == goal, goal=goal, round_them=False)


def to_unknown(fold: KnownGame, me: int, visited: dict[int, int]) -> list[int]:
    """The path to the nearest known square beside an unknown one; empty if there is none.

    Under fog `sight`, where nothing is remembered, the squares visited longest ago come first, so
    that exploring does not run to and fro."""
    start = fold.mates[me].square
    if start is None:
        return []
    edge = _edge_of(fold)
    if not fold.sight_only:
        return _search(fold, me, start, edge, goal=-1, round_them=True)
    best: list[int] = []
    best_turn = -1
    for square in _reachable(fold, me, start):
        turn = visited.get(square, 0)
        if square != start and edge(square) and (not best or turn < best_turn):
            best, best_turn = [square], turn
            if not turn:
                break
    return path(fold, me, best[0]) if best else []


def _edge_of(fold: KnownGame) -> Callable[[int], bool]:
    terrain, step = fold.board.terrain, fold.board.stride
    inside = fold.board.inside

    def edge(square: int) -> bool:
        return any(
            terrain[square + delta] == UNSEEN and inside(square + delta)
            for delta in (-step, step, -1, 1)
        )

    return edge


def _search(
    fold: KnownGame,
    me: int,
    start: int,
    found: Callable[[int], bool],
    *,
    goal: int,
    round_them: bool,
) -> list[int]:
    """Search known squares breadth first; `goal` itself may hold a monster or a rival."""
    board = fold.board
    terrain, step = board.terrain, board.stride
    came: dict[int, int] = {start: start}
    queue = [start]
    for here in queue:
        if here != start and found(here):
            return _way_back(came, start, here)
        for there in (here - step, here + step, here - 1, here + 1):
            if there in came or terrain[there] not in (FLOOR, EXIT):
                continue
            if round_them and there != goal and barred(fold, there, me=me):
                continue
            came[there] = here
            queue.append(there)
    return []


def _way_back(came: dict[int, int], start: int, end: int) -> list[int]:
    way = [end]
    while came[way[-1]] != start:
        way.append(came[way[-1]])
    return way[::-1]


def _reachable(fold: KnownGame, me: int, start: int) -> list[int]:
    terrain, step = fold.board.terrain, fold.board.stride
    seen = {start}
    queue = [start]
    for here in queue:
        for there in (here - step, here + step, here - 1, here + 1):
            if there in seen or terrain[there] not in (FLOOR, EXIT):
                continue
            if barred(fold, there, me=me):
                continue
            seen.add(there)
            queue.append(there)
    return queue
