"""The two ways to the exit: the short one and its fights, and the quiet one (IRR-30)."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final, NamedTuple

from app.games.irrgarten.perspective.race import steps_by_square
from app.games.irrgarten.perspective.reducer import KnownGame
from engines.irrgarten.labyrinth import FAR

LONGEST: Final = 400
"""The steps to the exit up to which both ways are looked for."""
MOST_SEARCHED: Final = 20_000
"""The squares after which the search for a quiet way gives up, so that a step on the largest board
costs a few hundredths of a second."""


class BothWays(NamedTuple):
    """The steps of the shortest way, the numbers of the living monsters on it in its order, and the
    steps of the shortest way round all living monsters; None if there is none."""

    short: int
    foes: tuple[int, ...]
    quiet: int | None


class WaysCache:
    """Both ways of a character. They are searched again only after it has moved or the map has
    changed."""

    def __init__(self) -> None:
        self._for: tuple[object, ...] = ()
        self._found: BothWays | None = None

    def of(self, fold: KnownGame, me: int) -> BothWays | None:
        """Return what `both_ways` returns."""
        mate = fold.mates[me]
        now = (fold, me, mate.square, mate.alive, fold.map_changes)
        if now != self._for:
            self._for, self._found = now, both_ways(fold, me)
        return self._found


def both_ways(fold: KnownGame, me: int) -> BothWays | None:
    """Return the two ways of a living character over the squares that the seat knows.

    Of several shortest ways it is the one with the fewest living monsters. None if that has none,
    since it is quiet then, and if no way is known or the ways are too long to compare.
    Characters don't count: they move on."""
    mate = fold.mates[me]
    if mate.square is None or not mate.alive:
        return None
    away = steps_by_square(fold)
    short = away(mate.square)
    if not 0 < short <= LONGEST:
        return None
    way = _shortest(fold, away, mate.square)
    foes = tuple(fold.foe_at[square] for square in way if _lives_on(fold, square))
    if not foes:
        return None
    quiet = _steps_around_foes(fold, away, mate.square)
    if quiet is None:
        return None
    return BothWays(short, foes, quiet if quiet < FAR else None)


def short_way(fold: KnownGame, me: int) -> list[int]:
    """Return the squares of the short way of `both_ways`, without the start; empty if there is
    none."""
    start = fold.mates[me].square
    if start is None or both_ways(fold, me) is None:
        return []
    return _shortest(fold, steps_by_square(fold), start)


def _beside(fold: KnownGame, square: int) -> tuple[int, int, int, int]:
    step = fold.board.stride
    return square - step, square + step, square - 1, square + 1


def _lives_on(fold: KnownGame, square: int) -> bool:
    """Whether a monster to go round lives on a square. Nobody goes round a guardian (IRR-35)."""
    foe = fold.foe_on(square)
    return foe is not None and foe.health > 0 and foe.number != fold.config.guardian


def _shortest(fold: KnownGame, away: Callable[[int], int], start: int) -> list[int]:
    """Return the squares of the shortest way that has the fewest living monsters, without the
    start."""
    came: dict[int, int] = {}
    layer = {start: 0}
    for steps in range(away(start) - 1, -1, -1):
        nearer: dict[int, int] = {}
        for here, fights in layer.items():
            for there in _beside(fold, here):
                if away(there) != steps:
                    continue
                more = fights + _lives_on(fold, there)
                if more < nearer.get(there, FAR):
                    nearer[there] = more
                    came[there] = here
        layer = nearer
    way, (square,) = [], layer
    while square != start:
        way.append(square)
        square = came[square]
    return way[::-1]


def _steps_around_foes(fold: KnownGame, away: Callable[[int], int], start: int) -> int | None:
    """Return the steps of the shortest way that meets no living monster, `FAR` if there is none
    (A*). None if the search gave up."""
    best = {start: 0}
    heap = [(away(start), 0, start)]
    while heap:
        total, left, square = heappop(heap)
        if not left and square != start:
            return total
        if len(best) > MOST_SEARCHED:
            return None
        steps = best[square] + 1
        for there in _beside(fold, square):
            ahead = away(there)
            if ahead >= FAR or best.get(there, FAR) <= steps or _lives_on(fold, there):
                continue
            best[there] = steps
            heappush(heap, (steps + ahead, ahead, there))
    return FAR
