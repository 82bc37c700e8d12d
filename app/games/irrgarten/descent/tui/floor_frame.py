"""The frame around the floor: its number and kind, the grid, and notes beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.widget import Widget
from typing_extensions import override

from app.games.irrgarten.descent.text.narrator import kind_name
from app.games.irrgarten.descent.tui.floor_grid import FAR_EXIT, FloorBoard, FloorGrid
from app.games.irrgarten.descent.tui.notes import LEAST, note_lines
from app.games.irrgarten.descent.tui.panel import DescentPanel
from app.games.irrgarten.descent.tui.table import table_lines
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.i18n.literal import width
from app.tui.widgets.line_widget import boxed
from app.tui.widgets.styled_text import Line, Span, width_of
from engines.irrgarten.descent.plan import PLAIN

FRAME = 10
"""Cells of the upper edge that are neither its title nor what is on its right."""
GAP = 1
"""Cells between the grid and the notes, beside the grid's own margin."""
BELOW = 2
"""Rows below the grid that the table leaves."""
BROAD, COLUMNS = 78, 3
"""The inner width from which a square has at least three columns."""
TABLE = 9
"""The rows below the floor from which there is a table of all monsters."""


class FloorFrame(DescentPanel):
    """Paints the frame and the notes; the floor is a widget of its own inside it."""

    DEFAULT_CSS = "FloorFrame > FloorGrid { margin: 1; }"

    def __init__(self, scene: DescentViewModel) -> None:
        super().__init__(scene, "board")
        self.grid = FloorGrid(FloorBoard(scene))
        self.grid.board.show_view(scene, ())

    @override
    def compose(self) -> Iterator[Widget]:
        yield self.grid

    def on_mount(self) -> None:
        self._dress()

    def retext(self) -> None:
        super().retext()
        self._dress()

    def on_resize(self) -> None:
        self._widen()

    def _dress(self) -> None:
        app = self.mazmorra
        self.grid.dress(app.palette, app.glyphs, self._fitting())
        self._widen()

    def _fitting(self) -> int:
        """The columns of a square: the setting's, and more where there is room."""
        chosen = self.mazmorra.looks.cells
        return max(chosen, COLUMNS) if self.size.width - 2 >= BROAD else chosen

    def _widen(self) -> None:
        """Give the grid the columns of the floor, as far as there are so many, and the rows that
        a table leaves."""
        app, grid = self.mazmorra, self.grid
        if grid.cells != self._fitting():
            grid.dress(app.palette, app.glyphs, self._fitting())
        grid.styles.width = max(1, min(grid.cells * grid.board.width + 1, self.size.width - 2))
        grid.styles.height = grid.board.height + 1 if self._table else "1fr"

    @property
    def _table(self) -> int:
        """The rows of the table of monsters; 0 without room for it."""
        rows = self.size.height - 2 - self.grid.board.height - BELOW
        return rows if rows >= TABLE else 0

    @property
    def _beside(self) -> int:
        """The cells of the notes; 0 for none."""
        room = self.size.width - 2 - self.grid.cells * self.grid.board.width - GAP
        return room if room >= LEAST else 0

    def draw(self, route: tuple[int, ...]) -> None:
        """Show the present view, and squares of a route."""
        scene, grid = self.scene, self.grid
        if grid.board.floor != (scene.view.number, scene.view.plan):
            grid.replace(FloorBoard(scene))
        grid.show(grid.board.show_view(scene, route))
        at = scene.cursor if scene.cursor is not None else scene.sheet.square
        if at is not None:
            grid.follow(at)

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        view, notes, table = self.scene.view, self._beside, self._table
        lines: list[Line] = []
        rows = height - 2 - table
        if notes:
            blank = Span(" " * (cells - 2 - notes))
            lines = [[blank, *line] for line in note_lines(self, notes - 1, rows, listed=not table)]
        if table:
            lines += [[]] * (rows - len(lines))
            lines += table_lines(self, cells - 2, table)
        title = self.say("floor", n=view.number)
        if view.kind != PLAIN:
            title = f"{title}: {kind_name(self.mazmorra.texts, view.kind)}"
        right = self._right()
        if width(title) + width_of(right) > cells - FRAME:
            right = right[-1:]
        return boxed(lines, cells, height, [Span(title, "title")], self.glyphs, right)

    def _right(self) -> list[Span]:
        """The exit's sign, and what squares with marks mean once there are some."""
        exit_sign = [Span(f"{self.say('exit')} {self.glyphs.exit}", "exit")]
        if self.grid.board.far >= 0:
            far = Span(f"{self.say('pays-twice')} {FAR_EXIT}", "exit")
            exit_sign = [*exit_sign, Span("  "), far]
        if not self.grid.board.closing:
            return exit_sign
        return [Span(f"{self.say('closes-soon')}  ", "risky"), *exit_sign]
