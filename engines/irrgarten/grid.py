"""Checks of a grid, square by square (IRR-1, IRR-5)."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice

from engines.irrgarten.labyrinth import EXIT, MONSTER, OBSTACLE, Labyrinth
from engines.kernel.problems import MOST_PROBLEMS, Flaw, shortened

LEAST_SIDE, MOST_SIDE = 3, 1001
SQUARES = "X-MEP"
_STRANGE = re.compile(rf"[^{re.escape(SQUARES)}]")
_NAMED = 5


def rows_of(grid: str) -> list[str]:
    """Return the rows of a grid's text; the line break after the last row adds no row."""
    return grid.removesuffix("\n").split("\n")


def grid_flaws(grid: str) -> list[Flaw]:
    """Return all flaws of a grid (IRR-1, IRR-5), each with its row and column from 0."""
    rows = rows_of(grid)
    if len(rows) == 1 and " " in grid.strip():
        found = "all rows on one line"
        return [Flaw("grid_not_block", found, "a | after grid: and a line for each row")]
    flaws = _size_flaws(rows)
    if len(rows) <= MOST_SIDE:  # a list of two million wrong rows helps no author
        flaws += _row_flaws(rows)
    if not flaws:
        flaws = _exit_flaws(rows)
    return flaws or _room_flaws(rows)


def _size_flaws(rows: list[str]) -> list[Flaw]:
    width, height = max(map(len, rows)), len(rows)
    if LEAST_SIDE <= width <= MOST_SIDE and LEAST_SIDE <= height <= MOST_SIDE:
        return []
    least, most = f"{LEAST_SIDE}x{LEAST_SIDE}", f"{MOST_SIDE}x{MOST_SIDE}"
    data = {"width": width, "height": height, "least": LEAST_SIDE, "most": MOST_SIDE}
    return [Flaw("grid_size", f"{width}x{height} squares", f"{least} to {most}", data)]


def _row_flaws(rows: list[str]) -> list[Flaw]:
    """Return a flaw for each row of unusual length and each unknown character."""
    width = Counter(map(len, rows)).most_common(1)[0][0]
    flaws = []
    for y, row in enumerate(rows):
        if len(row) != width:
            data = {"row": y + 1, "length": len(row), "width": width}
            at = min(len(row), width)
            found = f"a row of {len(row)} squares"
            flaws.append(Flaw("unequal_rows", found, f"{width} as in the others", data, (), y, at))
        for strange in islice(_STRANGE.finditer(row), MOST_PROBLEMS):
            sign, x = strange.group(), strange.start()
            shown = "a blank" if sign == " " else shortened(sign)
            where = {"x": x, "y": y, "found": sign}
            flaws.append(Flaw("strange_square", shown, "X, -, M, E or P", where, (), y, x))
    return flaws


def _exit_flaws(rows: list[str]) -> list[Flaw]:
    exits = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == EXIT]
    if not exits:
        return [Flaw("no_exit", "no exit", "one E in the grid")]
    (x, y), others = exits[0], exits[1 : MOST_PROBLEMS + 1]
    return [
        Flaw(
            "two_exits",
            "another exit",
            f"one (there is one on {x},{y})",
            {"x": x, "y": y},
            (),
            j,
            i,
        )
        for i, j in others
    ]


def _room_flaws(rows: list[str]) -> list[Flaw]:
    """Return a flaw for free squares without a way to the exit, naming five, and for no free
    square."""
    board = Labyrinth.from_rows(rows)
    flaws = []
    if lost := board.unreachable():
        squares = [board.xy(square) for square in lost[:_NAMED]]
        named = " ".join(f"{x},{y}" for x, y in squares) + (" ..." if len(lost) > _NAMED else "")
        data = {"squares": [list(xy) for xy in squares], "count": len(lost)}
        x, y = squares[0]
        found = f"{len(lost)} free squares without a way to the exit ({named})"
        flaws.append(Flaw("unreachable", found, "a way from each free square", data, (), y, x))
    room = sum(
        len(row) - row.count(OBSTACLE) - row.count(MONSTER) - row.count(EXIT) for row in rows
    )
    if room < 1:
        flaws.append(Flaw("no_room", "no square for a player", "one free square or more"))
    return flaws
