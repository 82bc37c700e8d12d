"""The art of the title: the name in large letters, in a hall of a labyrinth.

The labyrinth fills the screen, and is always the same for one size.
"""

from __future__ import annotations

from itertools import groupby
from random import Random

from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Line, Span

LETTERS = {
    "M": (
        "##   ##",
        "### ###",
        "#######",
        "#######",
        "## # ##",
        "##   ##",
        "##   ##",
        "##   ##",
    ),
    "A": (
        "  ###  ",
        " ##### ",
        "##   ##",
        "##   ##",
        "#######",
        "#######",
        "##   ##",
        "##   ##",
    ),
    "Z": (
        "#######",
        "#######",
        "    ###",
        "   ### ",
        "  ###  ",
        " ###   ",
        "#######",
        "#######",
    ),
    "O": (
        " ##### ",
        "#######",
        "##   ##",
        "##   ##",
        "##   ##",
        "##   ##",
        "#######",
        " ##### ",
    ),
    "R": (
        "###### ",
        "#######",
        "##   ##",
        "##   ##",
        "###### ",
        "#####  ",
        "## ### ",
        "##  ###",
    ),
}
"""Seven by eight dots per letter; a cell of the terminal is one dot wide and two high."""

NAME = "MAZMORRA"
STRETCHED = (0, 1, 2, 2, 3, 4, 5, 5, 6, 7)
"""The rows of a letter to draw: ten dots are five rows of the terminal."""
ROOM = (17, 3)
"""The hall of the labyrinth that holds the name, in squares."""
STEP = (4, 2)
"""Cells of the terminal from one wall to the next."""
SEED = "maze3"
SIDES = ((0, -1), (0, 1), (-1, 0), (1, 0))

Square = tuple[int, int]
Wall = frozenset[Square]
"""A wall, as the two neighbouring squares that it separates."""


def title_lines(cells: int, height: int, glyphs: Glyphs) -> list[Line]:
    """Return the name in a hall of a labyrinth that fills `cells` by `height`, as far as
    possible."""
    across, down = (cells - 1) // STEP[0], (height - 1) // STEP[1]
    if across < ROOM[0] or down < ROOM[1]:
        return [[Span(NAME, "key")]]
    left, top = (across - ROOM[0]) // 2, (down - ROOM[1]) // 2
    room = {(left + x, top + y) for x in range(ROOM[0]) for y in range(ROOM[1])}
    grid = [list(row) for row in _drawn(across, down, room, glyphs)]
    roles = [["unseen" for _ in row] for row in grid]
    rows = _letters(glyphs)
    x0 = left * STEP[0] + 1 + (ROOM[0] * STEP[0] - 1 - len(rows[0])) // 2
    y0 = top * STEP[1] + 1
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign != " ":
                grid[y0 + y][x0 + x] = sign
                roles[y0 + y][x0 + x] = "key" if y < 3 else "risky"
    _put(grid, roles, 2, 1, f"{glyphs.player}1", "seat1")
    _put(grid, roles, across * STEP[0] - 3, down * STEP[1] - 1, glyphs.exit, "exit")
    return [_runs(row, look) for row, look in zip(grid, roles, strict=True)]


def _letters(glyphs: Glyphs) -> list[str]:
    rows = [" ".join(LETTERS[letter][row] for letter in NAME) for row in STRETCHED]
    upper, lower, both = ("#", "#", "#") if glyphs.name == "ascii" else ("▀", "▄", "█")
    signs = {"  ": " ", "# ": upper, " #": lower, "##": both}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(signs[a + b] for a, b in zip(one, other, strict=True)) for one, other in pairs]


def _put(
    grid: list[list[str]], roles: list[list[str]], x: int, y: int, text: str, role: str
) -> None:
    for offset, sign in enumerate(text):
        grid[y][x + offset], roles[y][x + offset] = sign, role


def _runs(row: list[str], roles: list[str]) -> list[Span]:
    return [
        Span("".join(row[at] for at, _ in part), role)
        for role, part in groupby(enumerate(roles), key=lambda one: one[1])
    ]


def _open_walls(across: int, down: int, room: set[Square]) -> set[Wall]:
    """Return the walls that a fixed walk through all squares removes. The hall counts as one
    square: it has no inner walls, and a door at each step of the walk into it."""
    chance = Random(SEED)
    opened: set[Wall] = set()
    for x, y in room:
        opened |= {
            frozenset({(x, y), (x + dx, y + dy)}) for dx, dy in SIDES if (x + dx, y + dy) in room
        }
    seen: set[Square] = {(0, 0)}
    walk = [(0, 0)]
    while walk:
        at = chance.choice((-1, -1, chance.randrange(len(walk))))
        here = walk[at]
        around = sorted(room) if here in room else [here]
        ways = [
            (one, (one[0] + dx, one[1] + dy))
            for one in around
            for dx, dy in SIDES
            if 0 <= one[0] + dx < across and 0 <= one[1] + dy < down
        ]
        ways = [(one, other) for one, other in ways if other not in seen]
        if not ways:
            walk.pop(at)
            continue
        one, other = chance.choice(ways)
        opened.add(frozenset({one, other}))
        seen |= room if other in room else {other}
        walk.append(other)
    return opened


def _drawn(across: int, down: int, room: set[Square], glyphs: Glyphs) -> list[str]:
    opened = _open_walls(across, down, room)
    wide, high = STEP

    def wall(one: Square, other: Square) -> bool:
        inside = [0 <= x < across and 0 <= y < down for x, y in (one, other)]
        return any(inside) and frozenset({one, other}) not in opened

    rows: list[str] = []
    for y in range(down + 1):
        line, under = "", ""
        for x in range(across + 1):
            up = wall((x - 1, y - 1), (x, y - 1))
            low = wall((x - 1, y), (x, y))
            before = wall((x - 1, y - 1), (x - 1, y))
            after = wall((x, y - 1), (x, y))
            at = up + 2 * low + 4 * before + 8 * after
            line += _corner(at, glyphs) + (_level(glyphs) if after else " ") * (wide - 1)
            under += (_upright(glyphs) if low else " ") + " " * (wide - 1)
        rows.append(line[: across * wide + 1])
        rows += [under[: across * wide + 1]] * (high - 1)
    return rows[: down * high + 1]


def _corner(at: int, glyphs: Glyphs) -> str:
    if glyphs.name != "ascii":
        return glyphs.walls[at] if at else " "
    return {0: " ", 1: "|", 2: "|", 3: "|", 4: "-", 8: "-", 12: "-"}.get(at, "+")


def _level(glyphs: Glyphs) -> str:
    return glyphs.corners[1]


def _upright(glyphs: Glyphs) -> str:
    return glyphs.corners[3]
