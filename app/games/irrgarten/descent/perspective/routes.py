"""Ways over a floor: the quietest one, which avoids fights and harm, and the shortest."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from app.games.irrgarten.descent.perspective.floor import (
    Monster,
    closes_in,
    hug_at,
    monsters,
    plan_of,
)
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.view import View

FIGHT: Final = 1_000
"""The detour in steps that a fight is worth on the quietest way: any."""
HURT: Final = 40
"""The detour in steps that one health is worth on it."""
RIVAL: Final = 12
"""The detour in steps that a rival is worth on it."""


class Way(NamedTuple):
    """A way: the squares to enter, the monsters on them before the last one, the health that
    embraces cost, and whether a square closes under the walker."""

    squares: tuple[int, ...]
    foes: tuple[Monster, ...]
    hugs: int
    closing: bool

    @property
    def steps(self) -> int:
        return len(self.squares)


class _Floor:
    """What a search asks about squares, computed once for a view."""

    def __init__(self, config: Config, view: View, seat: int) -> None:
        plan = plan_of(view)
        found = monsters(view)
        self.deltas = plan.board.deltas
        self.foes = {foe.square: foe for foe in found}
        self.rivals = {one.square for one in view.sheets if one.seat != seat}
        self.exits = view.exits
        self.closes = [
            0 if wall else closes_in(view, square) for square, wall in enumerate(plan.board.walls)
        ]
        self.hugs = {
            square: hugs
            for foe in found
            for delta in self.deltas
            if (hugs := hug_at(config, plan, found, square := foe.square + delta))
        }

    def price(self, square: int, arrival: int, *, quiet: bool) -> int | None:
        """Return the cost of entering a square with the step of that number; None if it is
        closed by then."""
        left = self.closes[square]
        if left < arrival:
            return None
        cost = 1 + (HURT if left == arrival else 0)
        if quiet:
            cost += FIGHT * (square in self.foes) + HURT * self.hugs.get(square, 0)
            cost += RIVAL * (square in self.rivals)
        return cost


def way_to(config: Config, view: View, seat: int, goal: int, *, quiet: bool = True) -> Way | None:
    """Return the quietest way of a seat to a square, or its shortest; None without one. Monsters
    on the way have to be fought, except that on the goal, which counts as its end."""
    start = view.sheets[seat].square
    if start is None or start == goal:
        return None
    floor = _Floor(config, view, seat)
    best: dict[int, int] = {start: 0}
    came: dict[int, int] = {}
    queue = [(0, 0, start)]
    while queue:
        cost, steps, here = heappop(queue)
        if here == goal:
            return _way(floor, came, start, goal)
        if cost > best[here]:
            continue
        for delta in floor.deltas:
            there = here + delta
            price = floor.price(there, steps + 1, quiet=quiet and there != goal)
            if price is None or (there in floor.exits and there != goal):
                continue
            if cost + price < best.get(there, 1 << 30):
                best[there] = cost + price
                came[there] = here
                heappush(queue, (cost + price, steps + 1, there))
    return None


def _way(floor: _Floor, came: dict[int, int], start: int, goal: int) -> Way:
    squares = [goal]
    while came[squares[-1]] != start:
        squares.append(came[squares[-1]])
    squares.reverse()
    before = squares[:-1]
    foes = tuple(floor.foes[square] for square in before if square in floor.foes)
    hugs = sum(floor.hugs.get(square, 0) for square in squares if square not in floor.foes)
    closing = any(floor.closes[square] <= step for step, square in enumerate(before, 1))
    return Way(tuple(squares), foes, hugs, closing)


def nearest_first(config: Config, view: View, seat: int) -> list[Monster]:
    """Return the monsters of the floor by the steps of the quietest way to each, then by number;
    those without a way last."""

    def steps(foe: Monster) -> tuple[int, int, int]:
        way = way_to(config, view, seat, foe.square)
        return (1, 0, foe.number) if way is None else (len(way.foes), way.steps, foe.number)

    return sorted(monsters(view), key=steps)
