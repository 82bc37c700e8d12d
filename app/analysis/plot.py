"""Line charts drawn with characters in a grid of cells: for the screen and for plain text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

NOBODY = -1
LABEL_INTERVAL = 14
"""Columns between two labels of a seat on its line."""


@dataclass(frozen=True, slots=True)
class Pen:
    """The characters of a line: horizontal, vertical, and four corners.
    The corners open down right, down left, up right, up left."""

    horizontal: str
    vertical: str
    corners: str


@dataclass(frozen=True, slots=True)
class Scale:
    """The values at the bottom and at the top; bottom > top turns the chart upside down."""

    bottom: float
    top: float

    def row(self, value: float, rows: int) -> int:
        """Return the row of a value, from 0 at the bottom."""
        span = self.top - self.bottom
        share = (value - self.bottom) / span if span else 0.0
        return min(rows - 1, max(0, int(share * (rows - 1) + 0.5)))


Spot = tuple[str, int]
"""A character, and the seat whose line it is part of (`NOBODY` for an empty cell)."""


def mark_at(column: int, marks: int, cells: int) -> int:
    """Return the mark that a column shows, of `marks`."""
    return column * (marks - 1) // max(1, cells - 1)


def column(mark: float, marks: int, cells: int) -> int:
    """Return the column of a mark; a fractional mark is between two."""
    return min(cells - 1, max(0, round(mark * (cells - 1) / max(1, marks - 1))))


def plot(
    series: Sequence[Sequence[float]],
    scale: Scale,
    size: tuple[int, int],
    pen: Pen,
    order: Sequence[int],
) -> list[list[Spot]]:
    """Return lines of spots from the top.
    `series` has the values of each seat, from mark to mark; `size` is in columns and rows. Lines
    of seats later in `order` cover those before. A seat's number appears on its line at intervals,
    so that lines can be distinguished without colours."""
    cells, rows = size
    grid: list[list[Spot]] = [[(" ", NOBODY)] * cells for _ in range(rows)]
    paths = {
        seat: [
            scale.row(series[seat][mark_at(x, len(series[seat]), cells)], rows)
            for x in range(cells)
        ]
        for seat in order
    }
    for seat in order:
        _draw(grid, paths[seat], seat, pen)
    for place, seat in enumerate(order):
        first = LABEL_INTERVAL // 2 + place * LABEL_INTERVAL // len(order)
        for x in range(first, cells, LABEL_INTERVAL):
            grid[rows - 1 - paths[seat][x]][x] = (str(seat + 1), seat)
    return grid


def _draw(grid: list[list[Spot]], path: Sequence[int], seat: int, pen: Pen) -> None:
    bottom = len(grid) - 1
    down_right, down_left, up_right, up_left = tuple(pen.corners)
    before = path[0]
    for x, now in enumerate(path):
        if now == before:
            grid[bottom - now][x] = (pen.horizontal, seat)
            continue
        rises = now > before
        grid[bottom - before][x] = (up_left if rises else down_left, seat)
        grid[bottom - now][x] = (down_right if rises else up_right, seat)
        for row in range(min(before, now) + 1, max(before, now)):
            grid[bottom - row][x] = (pen.vertical, seat)
        before = now


def ends(series: Sequence[Sequence[float]], scale: Scale, rows: int) -> list[tuple[int, ...]]:
    """Return the seats whose lines end in each row, from the top."""
    found: list[list[int]] = [[] for _ in range(rows)]
    for seat, values in enumerate(series):
        found[rows - 1 - scale.row(values[-1], rows)].append(seat)
    return [tuple(seats) for seats in found]


def averaged(values: Sequence[float], parts: int) -> list[float]:
    """Return the means of values in `parts` parts of equal length, at least one value in each."""
    cuts = [part * len(values) // parts for part in range(parts + 1)]
    means = []
    for start, end in pairwise(cuts):
        within = values[start : max(end, start + 1)]
        means.append(sum(within) / len(within))
    return means
