"""Cells and passages: the form in which mazes and rooms are carved before drawing.

A cell becomes a square with odd column and row, a passage the square between two cells; all other
squares are walls. So a board of odd sizes has ((width - 1) / 2) × ((height - 1) / 2) cells.
"""

from __future__ import annotations

from typing import Final

from engines.irrgarten.generator.bits import Bits
from engines.irrgarten.generator.board import Board
from engines.irrgarten.generator.pulse import CHUNK, Pulse

FRESH: Final = 0
"""A cell that the carving has not reached."""
USED: Final = 1
OUTSIDE: Final = 2


class Lattice:
    """A grid of cells with a border: cell (x, y) has the index (y + 1) * stride + x + 1.

    `mark` is `FRESH`, `USED` or `OUTSIDE` per cell. `right[c]` and `down[c]` are 1 where that
    passage from cell c is open. `pillar[c]` is 1 where the square diagonally below right of c is
    free (in rooms).
    """

    __slots__ = ("cells", "columns", "deltas", "down", "mark", "pillar", "right", "rows", "stride")

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows, self.stride = columns, rows, columns + 2
        edge = bytes([OUTSIDE]) * self.stride
        inner = bytes([OUTSIDE]) + bytes([FRESH]) * columns + bytes([OUTSIDE])
        self.mark = bytearray(edge + inner * rows + edge)
        self.right = bytearray(len(self.mark))
        self.down = bytearray(len(self.mark))
        self.pillar = bytearray(len(self.mark))
        self.deltas = (1, -1, self.stride, -self.stride)
        self.cells = [
            row * self.stride + column
            for row in range(1, rows + 1)
            for column in range(1, columns + 1)
        ]

    def open(self, here: int, there: int) -> None:
        """Open the passage between two neighbouring cells."""
        if here > there:
            here, there = there, here
        if there - here == 1:
            self.right[here] = 1
        else:
            self.down[here] = 1

    def walls(self) -> list[int]:
        """Return the closed passages, each as 2 * cell, plus 1 for the one below the cell."""
        stride, right, down, mark = self.stride, self.right, self.down, self.mark
        found = []
        for cell in self.cells:
            if not right[cell] and mark[cell + 1] != OUTSIDE:
                found.append(2 * cell)
            if not down[cell] and mark[cell + stride] != OUTSIDE:
                found.append(2 * cell + 1)
        return found

    def open_share(self, percent: int, bits: Bits, pulse: Pulse) -> None:
        """Open a random share of the closed passages; this makes loops."""
        if percent == 0:
            return
        walls = self.walls()
        count = (len(walls) * percent + 50) // 100
        pulse.tick(1, 2)
        for done in range(0, count, CHUNK):
            batch = min(CHUNK, count - done)
            bits.draw_last(walls, batch)
            for wall in walls[len(walls) - batch :]:
                (self.down if wall & 1 else self.right)[wall >> 1] = 1
            del walls[len(walls) - batch :]
            pulse.tick(count + done, 2 * count)

    def board(self, width: int, height: int, bits: Bits) -> Board:
        """Draw the lattice on a board of `width` × `height` squares.

        A board of even size has one column or row more than the lattice fills. So one random column
        or row of cells is drawn twice, which makes one way two squares wide.
        """
        twin_column = 2 * bits.below(self.columns) + 1 if width % 2 == 0 else -1
        twin_row = bits.below(self.rows) if height % 2 == 0 else -1
        lines = [bytearray(width)]
        for row in range(self.rows):
            first = (row + 1) * self.stride + 1
            last = first + self.columns
            cells, below = bytearray(2 * self.columns + 1), bytearray(2 * self.columns + 1)
            cells[1::2] = bytes([mark == USED for mark in self.mark[first:last]])
            cells[2::2] = self.right[first:last]
            below[1::2] = self.down[first:last]
            below[2::2] = self.pillar[first:last]
            for line in (cells, below):
                if twin_column >= 0:
                    line.insert(twin_column, line[twin_column])
            lines += [cells, cells, below] if row == twin_row else [cells, below]
        return Board(width, height, bytearray().join(lines))


def lattice_for(width: int, height: int) -> Lattice:
    """Return the lattice of a board of this size, with all cells fresh."""
    return Lattice((width - 1) // 2, (height - 1) // 2)
