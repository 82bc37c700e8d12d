"""The steps to the exit with the bodies of dead rivals in the way (IRR-7, IRR-22, IRR-36)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from typing import Final

from app.games.irrgarten.perspective.board import EXIT, FLOOR
from app.games.irrgarten.perspective.reducer import KnownGame
from engines.irrgarten.labyrinth import FAR, NOWHERE
from engines.irrgarten.moving import behind

MOST_SEARCHED: Final = 4_000
"""The squares after which the search gives up and bodies don't count."""


def bodies(fold: KnownGame) -> frozenset[int]:
    """Return the known squares of dead characters. The living move on."""
    return frozenset(
        mate.square for mate in fold.mates if not mate.alive and mate.square is not None
    )


def steps_past_bodies(
    fold: KnownGame,
    away: Callable[[int], int],
    start: int,
    rivals: frozenset[int] = frozenset(),
) -> int:
    """Return the moves from a square to the exit, `FAR` if bodies shut every way (A*).

    A leap over a body is one move. `rivals` has squares of living rivals, who lie in the way like
    bodies if they stay. `away` has the steps of each square without bodies."""
    lying = (bodies(fold) | rivals) - {start}
    if not lying or away(start) >= FAR:
        return away(start)
    saved = len(lying)  # the most that leaps can save, so a way this much longer may still win
    best, found = {start: 0}, FAR
    heap = [(away(start), start)]
    while heap:
        total, square = heappop(heap)
        if total - saved >= found or len(best) > MOST_SEARCHED:
            break
        moves = best[square]
        if square == fold.exit:
            found = min(found, moves)
            continue
        for there in _moves(fold, lying, square):
            if moves + 1 < best.get(there, FAR) and away(there) < FAR:
                best[there] = moves + 1
                heappush(heap, (moves + 1 + away(there), there))
    return away(start) if len(best) > MOST_SEARCHED and found >= FAR else found


def _moves(fold: KnownGame, lying: frozenset[int], square: int) -> Iterator[int]:
    """Yield the squares where a move from a square ends."""
    for way, delta in enumerate(fold.config.deltas):
        there = square + delta
        if there not in lying:
            if _open(fold, there):
                yield there
        elif (landed := _landing(fold, lying, there, way)) != NOWHERE:
            yield landed


def _landing(fold: KnownGame, lying: frozenset[int], body: int, way: int) -> int:
    """Return where a leap over a body ends (IRR-36), `NOWHERE` without leapfrog or room."""
    if not fold.config.parameters.leapfrog:
        return NOWHERE
    beside = behind(fold.config, body, way, fold.exit)
    return next((there for there in beside if there not in lying and _open(fold, there)), NOWHERE)


def _open(fold: KnownGame, square: int) -> bool:
    return fold.board.terrain[square] in (FLOOR, EXIT)
