"""A corner of a labyrinth and a few panel lines, to preview colours and symbols."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.widget import Widget
from typing_extensions import override

from app.games.irrgarten.perspective.board import MonsterMark, SeenBoard
from app.games.irrgarten.tui.maze_grid import MazeGrid
from app.tui.themes import SEAT_ROLES
from app.tui.widgets.line_widget import boxed
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span

ROWS = (
    "X-----XXXXX",
    "X-XXX---X-X",
    "X-X-XXX---X",
    "--X---X-XXE",
    "XXXXX---X??",
)


def sample_board() -> SeenBoard:
    """A labyrinth with one of each symbol, made without rules."""
    width = len(ROWS[0])
    edge = "?" * (width + 2)
    board = SeenBoard.from_known(
        width, len(ROWS), edge + "".join(f"?{row}?" for row in ROWS) + edge
    )
    board.place(0, board.square(1, 0))
    board.place(1, board.square(5, 3))
    board.place(2, board.square(9, 1), alive=False)
    board.mark(board.square(3, 2), MonsterMark("m", digit="9", danger="safe"))
    board.mark(board.square(7, 3), MonsterMark("M", digit="4", danger="deadly"))
    board.mark(board.square(9, 2), MonsterMark("D", alive=False))
    board.plan(board.square(x, y) for x, y in ((2, 0), (3, 0), (4, 0), (5, 0), (5, 1)))
    board.see(board.square(x, 3) for x in (0, 1, 3, 4))
    board.activate(0)
    return board


class SettingsSample(Painted):
    """The frame, the board in it, and sample panel lines below."""

    DEFAULT_CSS = f"""
    SettingsSample {{ height: {len(ROWS) + 5}; width: 100%; }}
    SettingsSample > MazeGrid {{ margin: 1 1 0 1; height: {len(ROWS)}; width: 1fr; }}
    """

    def __init__(self) -> None:
        super().__init__("board")
        self.grid = MazeGrid(sample_board())

    @override
    def compose(self) -> Iterator[Widget]:
        yield self.grid

    def on_mount(self) -> None:
        self._dress()

    @override
    def retext(self) -> None:
        super().retext()
        self._dress()

    def _dress(self) -> None:
        app = self.mazmorra
        self.grid.dress(app.palette, app.glyphs, app.looks.cells)

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Paint the frame; the board covers its upper part."""
        app = self.mazmorra
        texts, glyphs = app.texts, app.glyphs
        health = f"{glyphs.heart * 4}{glyphs.no_heart * 2}"
        gauge = [Span(glyphs.bar_full * 5, "good"), Span(glyphs.bar_empty * 3, "faint")]
        seats = [Span(f"{glyphs.player}{role[-1]} ", role) for role in SEAT_ROLES]
        lines: list[Line] = [
            *([] for _ in ROWS),
            [Span(f" {health}  ", "deadly"), *gauge, Span(f"  {glyphs.use * 2}{glyphs.no_use}")],
            [Span(" "), *seats],
            [
                Span(f" +1 {texts('settings-sample-good')}", "good"),
                Span(f"  -2 {texts('settings-sample-bad')}", "bad"),
                Span(f"  {texts('settings-sample-quiet')}", "muted"),
            ],
        ]
        title = [Span(texts("settings-sample"), "title")]
        return boxed(lines, cells, height, title, glyphs)
