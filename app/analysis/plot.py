"""Courses drawn with signs in a field of cells: for the screen and for plain text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

NOBODY = -1
EVERY = 14
"""Columns between two numbers of a seat on its line."""


@dataclass(frozen=True, slots=True)
class Pen:
    """The signs of a line: level, upright, and the corners that open down right, down left, up
    right, up left."""

    level: str
    upright: str
    corners: str


@dataclass(frozen=True, slots=True)
class Scale:
    """From which value at the bottom to which one at the top; a falling one is upside down."""

    bottom: float
    top: float

    def row(self, value: float, rows: int) -> int:
        """The row of a value, from 0 at the bottom."""
        span = self.top - self.bottom
        share = (value - self.bottom) / span if span else 0.0
        return min(rows - 1, max(0, int(share * (rows - 1) + 0.5)))


Spot = tuple[str, int]
"""A sign, and the seat whose line it is part of (`NOBODY` where nothing is drawn)."""


def marked(column: int, marks: int, cells: int) -> int:
    """The mark of a course (of so many) that a column shows."""
    return column * (marks - 1) // max(1, cells - 1)


def column(mark: float, marks: int, cells: int) -> int:
    """The column of a mark, which may lie between two."""
    return min(cells - 1, max(0, round(mark * (cells - 1) / max(1, marks - 1))))


def plot(
    courses: Sequence[Sequence[float]],
    scale: Scale,
    size: tuple[int, int],
    pen: Pen,
    order: Sequence[int],
) -> list[list[Spot]]:
    """Lines of spots from the top. A course is a seat's values, from mark to mark; `size` is in
    columns and rows. Lines of seats later in `order` lie over those before; a seat's number stands
    on its line now and then, so that lines are told apart without colours."""
    cells, rows = size
    field: list[list[Spot]] = [[(" ", NOBODY)] * cells for _ in range(rows)]
    paths = {
        seat: [
            scale.row(courses[seat][marked(x, len(courses[seat]), cells)], rows)
            for x in range(cells)
        ]
        for seat in order
    }
    for seat in order:
        _draw(field, paths[seat], seat, pen)
    for turn, seat in enumerate(order):
        first = EVERY // 2 + turn * EVERY // max(1, len(order))
        for x in range(first, cells, EVERY):
            field[rows - 1 - paths[seat][x]][x] = (str(seat + 1), seat)
    return field


def _draw(field: list[list[Spot]], path: Sequence[int], seat: int, pen: Pen) -> None:
    bottom = len(field) - 1
    down_right, down_left, up_right, up_left = tuple(pen.corners)
    before = path[0]
    for x, now in enumerate(path):
        if now == before:
            field[bottom - now][x] = (pen.level, seat)
            continue
        rises = now > before
        field[bottom - before][x] = (up_left if rises else down_left, seat)
        field[bottom - now][x] = (down_right if rises else up_right, seat)
        for row in range(min(before, now) + 1, max(before, now)):
            field[bottom - row][x] = (pen.upright, seat)
        before = now


def ends(courses: Sequence[Sequence[float]], scale: Scale, rows: int) -> list[tuple[int, ...]]:
    """The seats whose lines end in each row, from the top."""
    found: list[list[int]] = [[] for _ in range(rows)]
    for seat, course in enumerate(courses):
        found[rows - 1 - scale.row(course[-1], rows)].append(seat)
    return [tuple(seats) for seats in found]


def squeezed(course: Sequence[float], parts: int) -> list[float]:
    """The mean of a course in so many parts of equal length."""
    many = len(course)
    cuts = [at * many // parts for at in range(parts + 1)]
    found = []
    for start, end in pairwise(cuts):
        part = course[start : max(end, start + 1)] or course[-1:]
        found.append(sum(part) / len(part))
    return found
