"""Ways over a floor: the quietest ones, which avoid fights and harm, and the shortest."""

from __future__ import annotations

from functools import cached_property
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
FARTHEST: Final = 99
"""The fights that a monster without a way counts as, in the order by distance."""


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


class Ways:
    """All ways of a seat over the floor of a view. Monsters on a way have to be fought, except one
    on its last square."""

    def __init__(self, config: Config, view: View, seat: int) -> None:
        plan = plan_of(view)
        self._start = view.sheets[seat].square
        self._monsters = monsters(view)
        self._deltas = plan.board.deltas
        self._foes = {foe.square: foe for foe in self._monsters}
        self._rivals = {one.square for one in view.sheets if one.seat != seat}
        self._exits = frozenset(view.exits)
        walls = plan.board.walls
        self._closes = [0 if wall else closes_in(view, s) for s, wall in enumerate(walls)]
        beside = {foe.square + delta for foe in self._monsters for delta in self._deltas}
        hugs = {square: hug_at(config, plan, self._monsters, square) for square in beside}
        self._hugs = {square: cost for square, cost in hugs.items() if cost}

    def to(self, goal: int, *, quiet: bool = True) -> Way | None:
        """Return the quietest way to a square, or the shortest one; None without a way, or if it
        would be closed before the arrival. If the quiet one takes too long, the shortest counts."""
        kinds = ("_quiet", "_short", "_fastest") if quiet else ("_short", "_fastest")
        found = (came for came in (getattr(self, kind) for kind in kinds) if goal in came)
        came = next(found, None)
        if came is None or self._start is None:
            return None
        squares = [goal]
        while came[squares[-1]] != self._start:
            squares.append(came[squares[-1]])
        squares.reverse()
        foes = tuple(self._foes[square] for square in squares[:-1] if square in self._foes)
        hugs = sum(self._hugs.get(square, 0) for square in squares if square not in self._foes)
        steps = enumerate(squares[:-1], 1)
        closing = any(self._closes[square] <= step for step, square in steps)
        return Way(tuple(squares), foes, hugs, closing)

    def nearest_first(self) -> list[Monster]:
        """Return the monsters of the floor by the fights and steps of the quietest way to each;
        those without a way last."""

        def distance(foe: Monster) -> tuple[int, int, int]:
            way = self.to(foe.square)
            if way is None:
                return FARTHEST, 0, foe.number
            return len(way.foes), way.steps, foe.number

        return sorted(self._monsters, key=distance)

    @cached_property
    def _quiet(self) -> dict[int, int]:
        return self._search(quiet=True)

    @cached_property
    def _short(self) -> dict[int, int]:
        return self._search(quiet=False)

    @cached_property
    def _fastest(self) -> dict[int, int]:
        return self._search(quiet=False, careful=False)

    def _search(self, *, quiet: bool, careful: bool = True) -> dict[int, int]:
        """Return the previous square on the best way to each square that can be reached."""
        if self._start is None:
            return {}
        best, came = {self._start: 0}, dict[int, int]()
        queue = [(0, 0, self._start)]
        while queue:
            cost, steps, here = heappop(queue)
            if cost > best[here] or here in self._exits:
                continue
            for delta in self._deltas:
                there = here + delta
                price = self._price(there, steps + 1, quiet=quiet, careful=careful)
                if price and cost + price < best.get(there, cost + price + 1):
                    best[there], came[there] = cost + price, here
                    heappush(queue, (cost + price, steps + 1, there))
        return came

    def _price(self, square: int, arrival: int, *, quiet: bool, careful: bool) -> int:
        """Return the cost of entering a square with the step of that number; 0 if it is closed by
        then."""
        left = self._closes[square]
        if left < arrival:
            return 0
        cost = 1 + (HURT if careful and left == arrival else 0)
        if quiet:
            cost += FIGHT * (square in self._foes) + HURT * self._hugs.get(square, 0)
            cost += RIVAL * (square in self._rivals)
        return cost
