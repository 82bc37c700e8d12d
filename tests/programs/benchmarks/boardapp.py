"""The board of Irrgarten and nothing else, for its cost: `boardapp WIDTH HEIGHT`, arrows move.

One character stands in the middle of a labyrinth whose middle row is a corridor.
"""

from __future__ import annotations

import random
import sys
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from typing_extensions import override

from app.games.irrgarten.perspective.board import EXIT, FLOOR, WALL, SeenBoard
from app.games.irrgarten.tui.maze_grid import MazeGrid

SHARE_OF_WALLS = 0.35


def corridor_board(width: int, height: int) -> SeenBoard:
    """Walls at random, the same in every run, around a free row in the middle."""
    rng = random.Random(1)
    terrain = bytearray([WALL]) * ((width + 2) * (height + 2))
    board = SeenBoard(width, height, terrain)
    for y in range(height):
        for x in range(width):
            if y == height // 2 or rng.random() > SHARE_OF_WALLS:
                board.terrain[board.square(x, y)] = FLOOR
    board.terrain[board.square(0, height // 2)] = EXIT
    return board


class BoardApp(App[None]):
    """Moves the character and nothing more."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)"),
        Binding("left", "step(-1)"),
    ]

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.board = corridor_board(width, height)
        self.here = self.board.square(width // 2, height // 2)
        self.board.place(0, self.here)

    @override
    def compose(self) -> ComposeResult:
        yield MazeGrid(self.board)

    def on_mount(self) -> None:
        self.query_one(MazeGrid).follow(self.here)

    def action_step(self, step: int) -> None:
        if self.board.terrain[self.here + step] != WALL:
            self.here += step
            grid = self.query_one(MazeGrid)
            grid.show(self.board.place(0, self.here))
            grid.follow(self.here)


if __name__ == "__main__":
    BoardApp(int(sys.argv[1]), int(sys.argv[2])).run()
