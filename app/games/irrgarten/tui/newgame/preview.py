"""A small drawing of a labyrinth: the walls as in the game, or a minimap of quarter blocks."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.perspective.board import SeenBoard
from app.games.irrgarten.tui.maze_grid import wall_symbol
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Line, Span
from engines.irrgarten.labyrinth import EXIT, FREE, MONSTER, OBSTACLE, START

JOINED_MOST = 41 * 41
"""Squares up to which walls are joined; larger ones are drawn as blocks."""


def drawing(rows: Sequence[str], cells: int, height: int, glyphs: Glyphs) -> list[Line] | None:
    """Return a labyrinth's rows as lines that fit, or None if even the minimap is too large.

    A frame surrounds it if there is room."""
    columns, lines = len(rows[0]), len(rows)
    if 2 * columns <= cells and lines <= height and columns * lines <= JOINED_MOST:
        return _framed(_joined(rows, glyphs), 2 * columns, cells, height, glyphs)
    if glyphs.minimap.isascii() and columns <= cells and lines <= height:
        return _framed(_plain(rows, glyphs), columns, cells, height, glyphs)
    columns, lines = (columns + 1) // 2, (lines + 1) // 2
    if columns <= cells and lines <= height:
        return _framed(_blocks(rows, glyphs), columns, cells, height, glyphs)
    return None


def bare(rows: Sequence[str]) -> list[str]:
    """Return a labyrinth as a player under fog may know it before the match: its walls alone. An
    exit at the edge would be a gap there."""
    last = len(rows) - 1
    found = []
    for y, row in enumerate(rows):
        ends = {0, len(row) - 1}
        signs = [
            OBSTACLE if sign == EXIT and (y in (0, last) or x in ends) else _HIDDEN.get(sign, sign)
            for x, sign in enumerate(row)
        ]
        found.append("".join(signs))
    return found


_HIDDEN = {EXIT: FREE, MONSTER: FREE, START: FREE}


def _framed(lines: list[Line], width: int, cells: int, height: int, glyphs: Glyphs) -> list[Line]:
    if width + 2 > cells or len(lines) + 2 > height:
        return lines
    top_left, rule, top_right, side, bottom_left, bottom_right = tuple(glyphs.corners)
    edge = Span(side, "border")
    return [
        [Span(top_left + rule * width + top_right, "border")],
        *([edge, *line, edge] for line in lines),
        [Span(bottom_left + rule * width + bottom_right, "border")],
    ]


def _joined(rows: Sequence[str], glyphs: Glyphs) -> list[Line]:
    width = len(rows[0])
    edge = b"\1" * (width + 2)
    walls = b"".join(b"\1" + bytes(sign == OBSTACLE for sign in row) + b"\1" for row in rows)
    board = SeenBoard.from_walls(width, len(rows), edge + walls + edge, 0)
    lines: list[Line] = []
    for y, row in enumerate(rows):
        line = []
        for x, sign in enumerate(row):
            if sign == OBSTACLE:
                line.append(Span(*wall_symbol(board, board.square(x, y), glyphs)))
            else:
                line.append(_SIGNS.get(sign, Span("  ", "wall")) if sign != EXIT else _exit(glyphs))
        lines.append(line)
    return lines


_SIGNS = {MONSTER: Span("M ", "risky"), START: Span("@ ", "seat1")}


def _exit(glyphs: Glyphs) -> Span:
    return Span(glyphs.exit, "exit")


def _plain(rows: Sequence[str], glyphs: Glyphs) -> list[Line]:
    """A character a square: ASCII has no distinguishable blocks."""
    signs = str.maketrans({OBSTACLE: glyphs.walls[0], FREE: " ", MONSTER: " ", START: " "})
    lines: list[Line] = []
    for row in rows:
        before, found, after = row.translate(signs).partition(EXIT)
        end = glyphs.exit[0] if found else ""
        lines.append([Span(before, "wall"), Span(end, "exit"), Span(after, "wall")])
    return lines


def _blocks(rows: Sequence[str], glyphs: Glyphs) -> list[Line]:
    """Two by two squares a cell; only walls and the exit."""
    width = len(rows[0])
    lines: list[Line] = []
    for y in range(0, len(rows), 2):
        upper = rows[y]
        lower = rows[y + 1] if y + 1 < len(rows) else "-" * width
        line: list[Span] = []
        text = ""
        for x in range(0, width, 2):
            four = (upper[x : x + 2] + "-")[:2] + (lower[x : x + 2] + "-")[:2]
            if EXIT in four:
                line += [Span(text, "wall"), Span(glyphs.exit[0], "exit")]
                text = ""
                continue
            bits = sum(1 << at for at, sign in enumerate(four) if sign == OBSTACLE)
            text += glyphs.minimap[bits]
        lines.append([*line, Span(text, "wall")])
    return lines
