"""The whole labyrinth on one screen, as far as the seat knows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.geometry import Size
from textual.widget import Widget
from typing_extensions import override

from app.games.irrgarten.tui.maze_frame import MazeFrame
from app.games.irrgarten.tui.minimap import Miniature, map_legend, map_lines
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.tui.base_screen import BaseScreen
from app.tui.match.page import SCOPE
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.line_widget import boxed
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, centred

FRAME = 2
"""Cells of the frame, across and down."""


class WholeMap(Painted):
    """The miniature as large as the screen allows."""

    DEFAULT_CSS = "WholeMap { height: 1fr; width: 100%; }"

    def __init__(self, scene: IrrgartenViewModel) -> None:
        super().__init__("panel")
        self.scene = scene

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        app, scene = self.mazmorra, self.scene
        mini = Miniature(scene.fold.board, cells - 2, height - 4, app.glyphs.minimap)
        rows = map_lines(scene, mini)
        above = max(0, (height - 4 - len(rows)) // 2)
        left = max(0, (cells - 2 - mini.columns) // 2)
        body: list[Line] = [[]] * above
        body += [[Span(" " * left), *row] for row in rows]
        body += [[]] * max(0, height - 4 - len(body))
        gap = Span("    ", "muted")
        signs = [part for meaning in map_legend(scene) for part in (*meaning, gap)]
        legend = [*signs, Span(app.texts("maze-map-scale", n=mini.scale * 2), "faint")]
        body += [[], centred(legend, cells - 2)]
        size = f"{scene.fold.board.width}x{scene.fold.board.height}"
        title = [Span(app.texts("maze-labyrinth", size=size), "title")]
        return boxed(body, cells, height, title, app.glyphs)


class BoardMap(MazeFrame):
    """The board itself in a frame, where the screen has room for all of it."""

    DEFAULT_CSS = "BoardMap { height: 1fr; width: 100%; } BoardMap > MazeGrid { margin: 1; }"

    def draw(self) -> None:
        """Draw nothing again: the match pauses under the map."""


class MapScreen(BaseScreen[None]):
    """Closed by the key that opened it, or Esc."""

    SCOPE: ClassVar[str] = SCOPE
    DEFAULT_CSS = """
    MapScreen BoardMap { display: none; }
    MapScreen.-fits BoardMap { display: block; }
    MapScreen.-fits WholeMap { display: none; }
    """

    def __init__(self, scene: IrrgartenViewModel) -> None:
        super().__init__()
        self.scene = scene

    @override
    def compose(self) -> Iterator[Widget]:
        yield BoardMap(self.scene)
        yield WholeMap(self.scene)
        yield KeyBar()

    @override
    def fit(self, size: Size) -> None:
        """Show the board square by square if it fits, else a miniature."""
        super().fit(size)
        board, cells = self.scene.fold.board, self.app.looks.cells
        rows = size.height - FRAME - (2 if self.has_class("-wide") else 1)
        self.set_class(board.width * cells <= size.width - FRAME and board.height <= rows, "-fits")
