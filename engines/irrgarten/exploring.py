"""The explorer: in fog it looks for the exit where a way shows much, not just where it is short.

Its memory is the map of squares seen that its view has anyway (IRR-24), so a decision is a function
of the view, and an undo or a replay repeats it.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from engines.irrgarten.config import Config
from engines.irrgarten.heuristics import (
    direction_to,
    here_in,
    leaps_in,
    racer_bot,
    racer_prices,
    random_bot,
    square_costs,
    walls_in,
)
from engines.irrgarten.labyrinth import EXIT, FAR
from engines.irrgarten.parameters import FOG_EXPLORED
from engines.irrgarten.sight import visible
from engines.irrgarten.view import UNKNOWN, View

NEAR: Final = 3
"""The rows and columns around an edge of the unknown in which a look counts."""
WORTH: Final = 0.8
"""The detour in steps that one more unknown square in sight is worth; measured, see
`docs/performance.md`."""


class Edge(NamedTuple):
    """An unknown square beside known ones: the cost of the way and the way's first square."""

    cost: float
    square: int
    first: int


def explorer_bot(config: Config, view: View, seed: int) -> int:
    """Go to the edge of the unknown with the best balance of way and outlook.

    Without a map of what it has seen, or once it knows the exit, it moves like the racer. Monsters
    cost what they cost the racer.
    """
    known = view.known
    if known is None or EXIT in known or config.parameters.fog != FOG_EXPLORED:
        return racer_bot(config, view, seed)
    walls = walls_in(config, known)
    found = edges(config, view, walls)
    if not found:
        return random_bot(config, view, seed)
    best = min(found, key=lambda edge: edge.cost - WORTH * outlook(config, known, walls, edge))
    return direction_to(config, view, seed, best.first)


def outlook(config: Config, known: str, walls: bytes, edge: Edge) -> int:
    """Return the number of unknown squares that would be in sight from an edge, if all the unknown
    were free."""
    seen = visible(walls, config.labyrinth.stride, edge.square, NEAR)
    return sum(known[square] == UNKNOWN for square in seen)


def edges(config: Config, view: View, walls: bytes) -> list[Edge]:
    """Return the edges of the unknown, the cheapest way first (Dijkstra)."""
    known, here = view.known or "", here_in(view)
    costs = square_costs(config, view, racer_prices(config.parameters))
    leaps = leaps_in(config, view)
    best, done = {here: 0.0}, set[int]()
    heap, count = [(0.0, 0, here, here)], 0
    found: list[Edge] = []
    while heap:
        cost, _, square, first = heappop(heap)
        if square in done:
            continue
        done.add(square)
        if known[square] == UNKNOWN:
            found.append(Edge(cost, square, first))
            continue
        for delta in config.deltas:
            into = there = square + delta
            if walls[there]:
                continue
            if square == here and there in leaps:
                there = leaps[there]
            total = cost + 1.0 + costs.get(there, 0.0)
            if total < best.get(there, FAR):
                best[there] = total
                count += 1
                heappush(heap, (total, count, there, into if square == here else first))
    return found
