"""The minimap: the known labyrinth in quarter blocks, scaled down if needed."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.perspective.board import EXIT, WALL, SeenBoard
from app.games.irrgarten.tui.panel import IrrgartenPanel
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.tui.widgets.line_widget import boxed
from app.tui.widgets.styled_text import Line, Span, merged, width_of


class Miniature:
    """A board as characters of two by two dots. The walls are computed once and then where they
    change; a dot of a scaled board is a wall if most of its squares are."""

    def __init__(self, board: SeenBoard, cells: int, rows: int, minimap: str) -> None:
        self.board = board
        self._signs = minimap
        self.scale = max(1, -(-board.width // (2 * cells)), -(-board.height // (2 * rows)))
        self.columns = -(-board.width // (2 * self.scale))
        self.rows = -(-board.height // (2 * self.scale))
        self._text = [[self._sign(x, y) for x in range(self.columns)] for y in range(self.rows)]

    def spot(self, square: int) -> tuple[int, int]:
        """The character of a square: column and row."""
        x, y = self.board.xy(square)
        return x // (2 * self.scale), y // (2 * self.scale)

    def renew(self, squares: set[int]) -> None:
        for x, y in {self.spot(square) for square in squares}:
            if 0 <= x < self.columns and 0 <= y < self.rows:
                self._text[y][x] = self._sign(x, y)

    def row(self, y: int) -> str:
        return "".join(self._text[y])

    def _sign(self, x: int, y: int) -> str:
        bits = 0
        for bit, dx, dy in ((1, 0, 0), (2, 1, 0), (4, 0, 1), (8, 1, 1)):
            if self._dot(2 * x + dx, 2 * y + dy):
                bits |= bit
        return self._signs[bits]

    def _dot(self, x: int, y: int) -> bool:
        """Whether a dot is set: a wall, or at a scale a majority of walls.

        A large square of a scaled board is judged by a few of its squares, not by all."""
        board, scale = self.board, self.scale
        if scale == 1:
            inside = x < board.width and y < board.height
            return inside and board.terrain[board.square(x, y)] == WALL
        samples = walls = 0
        pace = max(1, scale // 4)
        for row in range(y * scale, min((y + 1) * scale, board.height), pace):
            for column in range(x * scale, min((x + 1) * scale, board.width), pace):
                samples += 1
                walls += board.terrain[board.square(column, row)] == WALL
        return 2 * walls > samples


def map_lines(
    scene: IrrgartenViewModel, mini: Miniature, view: tuple[int, int, int, int] | None = None
) -> list[Line]:
    """The miniature with the characters, the exit, and the view of the board marked."""
    fold = scene.fold
    marks: dict[tuple[int, int], Span] = {}
    if fold.exit is not None and fold.board.terrain[fold.exit] == EXIT:
        marks[mini.spot(fold.exit)] = Span(">", "exit")
    for mate in fold.mates:
        if mate.square is not None and mate.seat != scene.me:
            sign = str(mate.seat + 1) if mate.alive else "%"
            marks[mini.spot(mate.square)] = Span(sign, f"seat{mate.seat + 1}")
    if scene.mate.square is not None:
        marks[mini.spot(scene.mate.square)] = Span(str(scene.me + 1), f"seat{scene.me + 1}", "here")
    return [_row(mini.row(y), y, marks, view) for y in range(mini.rows)]


def _row(
    text: str, y: int, marks: dict[tuple[int, int], Span], view: tuple[int, int, int, int] | None
) -> list[Span]:
    runs = []
    for x, sign in enumerate(text):
        inside = view is None or (view[0] <= x <= view[2] and view[1] <= y <= view[3])
        runs.append(marks.get((x, y)) or Span(sign, "wall" if inside else "rock"))
    return merged(runs)


def map_legend(scene: IrrgartenViewModel) -> list[list[Span]]:
    """The symbols on a map with their meanings: the own character, its rivals, the exit if it is
    known."""
    texts, me = scene.session.texts, scene.me
    legend = [
        [Span(str(me + 1), f"seat{me + 1}", "here"), Span(f" {texts('maze-map-you')}", "muted")]
    ]
    others = [mate.seat for mate in scene.fold.mates if mate.seat != me]
    if others:
        signs = [Span(f"{seat + 1} ", f"seat{seat + 1}") for seat in others]
        legend.append([*signs, Span(texts("maze-map-rival", n=len(others)), "muted")])
    if scene.fold.exit is not None:
        legend.append([Span(">", "exit"), Span(f" {texts('maze-map-exit')}", "muted")])
    return legend


class MiniMap(IrrgartenPanel):
    """The miniature in a frame, with the legend beside it if there is room."""

    DEFAULT_CSS = "MiniMap { display: none; }"

    def __init__(self, scene: IrrgartenViewModel) -> None:
        super().__init__(scene)
        self._mini: Miniature | None = None
        self._made_for: tuple[object, ...] = ()
        self.view: tuple[int, int, int, int] | None = None

    def terrain_changed(self, squares: set[int]) -> None:
        if self._mini is not None and self.display and squares:
            self._mini.renew(squares)
            self.stale()

    def look_through(self, left: int, top: int, right: int, bottom: int) -> None:
        if (left, top, right, bottom) != self.view:
            self.view = (left, top, right, bottom)
            self.stale()

    def _miniature(self, cells: int, rows: int) -> Miniature:
        board = self.scene.fold.board
        made_for = (id(board), cells, rows, self.glyphs.name)
        if self._mini is None or self._made_for != made_for:
            self._mini = Miniature(board, cells, rows, self.glyphs.minimap)
            self._made_for = made_for
        return self._mini

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        mini = self._miniature(cells - 2, height - 2)
        view = None
        if self.view is not None:
            dots = 2 * mini.scale
            left, top, right, bottom = (part // dots for part in self.view)
            view = (left, top, right, bottom)
        lines = [list(line) for line in map_lines(self.scene, mini, view)]
        legend = map_legend(self.scene)
        room = cells - 2 - mini.columns - 2
        if room >= max(width_of(line) for line in legend):
            lines += [[] for _ in range(len(lines), min(height - 2, len(legend)))]
            for y, words in enumerate(legend):
                if y < len(lines):
                    gap = mini.columns - width_of(lines[y]) + 2
                    lines[y] = [*lines[y], Span(" " * gap), *words]
        title = [Span(self.say("minimap", key=self.key("maze.map")), "title")]
        return boxed(lines, cells, height, title, self.glyphs)
