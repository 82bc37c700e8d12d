"""The frame around the board: its size, and whether the exit was seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.widget import Widget
from typing_extensions import override

from app.games.irrgarten.tui.maze_grid import MazeGrid
from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.i18n.literal import width
from app.tui.widgets.line_widget import boxed
from app.tui.widgets.styled_text import Line, Span

CORNERS = 9
"""The cells of the frame's upper edge that are no words: corners, lines and blanks."""


class MazeFrame(IrrgartenPanel):
    """Paints the frame; the board is a widget of its own inside it."""

    DEFAULT_CSS = "MazeFrame > MazeGrid { margin: 1; }"

    def __init__(self, scene: IrrgartenViewModel) -> None:
        super().__init__(scene, "board")
        self.grid = MazeGrid(scene.fold.board)
        self._ways = ""
        """The arrows that the frame shows."""

    @override
    def compose(self) -> Iterator[Widget]:
        yield self.grid

    def on_mount(self) -> None:
        self._dress()

    def retext(self) -> None:
        super().retext()
        self._dress()

    def _dress(self) -> None:
        app = self.mazmorra
        self.grid.dress(app.palette, app.glyphs, app.looks.cells)

    def draw(self) -> None:
        scene, grid = self.scene, self.grid
        if grid.board is not scene.fold.board:
            grid.replace(scene.fold.board)
        grid.show(scene.take_changed())
        at = scene.fold.board.cursor
        if at is None:
            at = scene.mate.square
        if at is not None:
            grid.follow(at, scene.glimpsed if at == scene.mate.square else None)
        if self._ways != (ways := self._ways_to_exit()):
            self._ways = ways
            self.repaint()

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        fold = self.scene.fold
        size, exit_words = f"{fold.board.width}x{fold.board.height}", self._exit()
        room = cells - CORNERS - sum(width(span.text) for span in exit_words)
        named = self.fitting(
            room, self.say("labyrinth", size=size), self.say("labyrinth-brief"), ""
        )
        return boxed([], cells, height, [Span(named, "title")], self.glyphs, exit_words)

    def _exit(self) -> list[Span]:
        fold = self.scene.fold
        if fold.exit is None:
            return [Span(self.say("exit-unseen"), "muted")]
        x, y = fold.board.xy(fold.exit)
        words = self.say("exit-seen", x=x + 1, y=y + 1)
        if owed := fold.fare_owed(self.scene.me):
            words = self.say("exit-owed", x=x + 1, y=y + 1, n=owed)
        return [Span(f"{words} {self._ways_to_exit()}".rstrip(), "exit")]

    def _ways_to_exit(self) -> str:
        """Arrows to where the exit is, if it is known and beyond the view."""
        fold = self.scene.fold
        if fold.exit is None:
            return ""
        x, y = fold.board.xy(fold.exit)
        left, top, right, bottom = self.grid.view()
        beyond = (y < top, y > bottom, x < left, x > right)
        return "".join(way for way, out in zip(self.glyphs.arrows, beyond, strict=True) if out)
