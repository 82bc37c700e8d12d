"""Squares for monsters that give a short way its price (IRR-30)."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from engines.irrgarten.config import Config
from engines.irrgarten.labyrinth import FAR, Labyrinth, exit_distances
from engines.irrgarten.streams import SETUP
from engines.kernel.streams import Source, stream

LEAST_DETOUR, MOST_DETOUR = 3, 14
FOR_EACH_START = 2
MOST_TRIES: Final = 24
"""The squares of a way that are looked at, so that a way of a thousand steps costs no more."""
MOST_SEARCHED: Final = 4_000


def priced_squares(config: Config, starts: Sequence[int], source: Source) -> list[int]:
    """Return squares for monsters, up to two on a shortest way from each start (IRR-30).

    Going round one of them costs 3 to 14 steps, obstacles considered. They are drawn from the
    source, keep off the exit and every start, and are all different.
    """
    board, numbers = config.labyrinth, stream(SETUP, 3)
    ways = exit_distances(config.walls, board.stride, config.exit)
    kept = {config.exit, *starts, *board.starts}
    found: list[int] = []
    for start in starts:
        squares = [s for s in _shortest_way(config, ways, start, source) if s not in kept]
        source.shuffle(numbers, squares)
        # A monster that stands there for an earlier start counts for this one too.
        placed = sum(square in found for square in squares)
        for square in squares[:MOST_TRIES]:
            if placed >= FOR_EACH_START:
                break
            if square in found:
                continue
            if LEAST_DETOUR <= detour(board, ways, start, square) <= MOST_DETOUR:
                found.append(square)
                placed += 1
    return found


def _shortest_way(config: Config, ways: list[int], start: int, source: Source) -> list[int]:
    """Return the squares of a shortest way, from the start's next one to the exit; draw which."""
    numbers, way, square = stream(SETUP, 3), [], start
    while 0 < ways[square] < FAR:
        nearer = [square + step for step in config.deltas if ways[square + step] < ways[square]]
        square = nearer[source.below(numbers, len(nearer))]
        way.append(square)
    return way


def detour(board: Labyrinth, ways: Sequence[int], start: int, closed: int) -> int:
    """Return the steps that a closed square adds to the way from a start, or `FAR` (A*).

    From a square nearer to the exit than the closed one, the shortest way avoids it; so the search
    ends there. It gives up beyond `MOST_DETOUR`.
    """
    walls, deltas = board.walls, board.deltas
    best = {start: 0}
    heap = [(ways[start], ways[start], start)]
    while heap and len(best) < MOST_SEARCHED:
        total, left, square = heappop(heap)
        if total > ways[start] + MOST_DETOUR:
            break
        if left < ways[closed]:
            return total - ways[start]
        for delta in deltas:
            there, steps = square + delta, best[square] + 1
            if there == closed or walls[there] or best.get(there, FAR) <= steps:
                continue
            best[there] = steps
            heappush(heap, (steps + ways[there], ways[there], there))
    return FAR
