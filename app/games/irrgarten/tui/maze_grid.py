"""The maze grid: one widget that draws a board line by line, one to three columns a square.

It keeps a camera with a dead zone, redraws only the squares that changed, and merges runs of the
same style, because bytes on the wire cost more than anything else here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.segment import Segment
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from app.games.irrgarten.perspective.board import (
    EXIT,
    RIGHT,
    UNSEEN,
    WALL,
    Cell,
    MonsterMark,
    SeatMark,
    SeenBoard,
)
from app.games.irrgarten.perspective.reducer import GUARDED
from app.tui.glyphs import UNICODE, Glyphs
from app.tui.themes import DARK, Palette

COLUMNS = 2
"""Columns of a square in `Cell`; two make it about as wide as high."""

GAP = 8
"""The gap between two changes of a row below which one longer span costs fewer bytes than two."""

MARGIN_X, MARGIN_Y = 8, 4
"""The dead zone: squares between the followed square and the edge of the view, below which the
camera moves."""


class MazeGrid(Widget):
    """Draws a `SeenBoard`. Change the board through `show`, and pass the changed squares."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "MazeGrid { height: 1fr; width: 1fr; }"

    class Clicked(Message):
        """A square was clicked with the mouse; `double` for the second click in a row."""

        def __init__(self, square: int, double: bool) -> None:
            super().__init__()
            self.square = square
            self.double = double

    class Hovered(Message):
        """The mouse moved to another square."""

        def __init__(self, square: int) -> None:
            super().__init__()
            self.square = square

    def __init__(self, board: SeenBoard) -> None:
        super().__init__()
        self.board = board
        self.glyphs: Glyphs = UNICODE
        self.palette: Palette = DARK
        self.cells = COLUMNS
        self.camera = (0, 0)
        self._aimed_in = (0, 0)
        """The view size at the camera's last move."""
        self._focus_square = board.square(0, 0)
        self._also: int | None = None
        self._fitted: dict[str, str] = {}
        self._hovered = -1

    def dress(self, palette: Palette, glyphs: Glyphs, cells: int = COLUMNS) -> None:
        resized = cells != self.cells
        self.palette, self.glyphs, self.cells = palette, glyphs, cells
        self._fitted.clear()
        if resized:
            self._aim(self._focus_square, centre=True)
        self.refresh()

    def replace(self, board: SeenBoard) -> None:
        self.board = board
        self._aim(self._focus_square, centre=True)
        self.refresh()

    def show(self, changed: Iterable[int]) -> None:
        """Redraw changed squares that are in view."""
        left, top = self.camera
        columns, rows = self.view_size
        regions: list[Region] = []
        for square in sorted(changed):
            x, y = self.board.xy(square)
            if left <= x < left + columns and top <= y < top + rows:
                region = Region(self.cells * (x - left), y - top, self.cells, 1)
                if regions and regions[-1].y == region.y and region.x - regions[-1].right <= GAP:
                    region = regions.pop().union(region)
                regions.append(region)
        if regions:
            self.refresh(*regions)

    @property
    def view_size(self) -> tuple[int, int]:
        return max(1, self.size.width // self.cells), max(1, self.size.height)

    def view(self) -> tuple[int, int, int, int]:
        """The bounds of the view in squares: left, top, right, bottom."""
        left, top = self.camera
        columns, rows = self.view_size
        right = min(left + columns, self.board.width) - 1
        return max(left, 0), max(top, 0), right, min(top + rows, self.board.height) - 1

    def squares_in_view(self) -> Iterator[int]:
        left, top, right, bottom = self.view()
        for y in range(top, bottom + 1):
            start = self.board.square(left, y)
            yield from range(start, start + right - left + 1)

    def follow(self, square: int, also: int | None = None) -> None:
        """Keep a square in view, and `also` another one if both fit; the camera moves only when the
        first leaves the dead zone or the other is out of view."""
        self._focus_square, self._also = square, also
        if self._aim(square):
            self.refresh()

    def _aim(self, square: int, centre: bool = False) -> bool:
        """Move the camera if needed. Return whether it moved."""
        x, y = self.board.xy(square)
        columns, rows = self.view_size
        before, self._aimed_in = self.camera, (columns, rows)
        left = _aimed(x, before[0], columns, self.board.width, MARGIN_X, centre)
        top = _aimed(y, before[1], rows, self.board.height, MARGIN_Y, centre)
        if self._also is not None:
            also_x, also_y = self.board.xy(self._also)
            left = _showing(also_x, x, left, columns, self.board.width)
            top = _showing(also_y, y, top, rows, self.board.height)
        self.camera = (left, top)
        return self.camera != before

    def on_resize(self, event: events.Resize) -> None:
        self._aim(self._focus_square, centre=True)
        self.refresh()

    def at(self, x: int, y: int) -> int | None:
        column, row = x // self.cells + self.camera[0], y + self.camera[1]
        if 0 <= column < self.board.width and 0 <= row < self.board.height:
            return self.board.square(column, row)
        return None

    def on_click(self, event: events.Click) -> None:
        square = self.at(event.x, event.y)
        if square is not None:
            self.post_message(self.Clicked(square, event.chain > 1))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        square = self.at(event.x, event.y)
        if square is not None and square != self._hovered:
            self._hovered = square
            self.post_message(self.Hovered(square))

    def render_line(self, y: int) -> Strip:
        """Return one row of squares in as few segments as its styles allow."""
        if self._aimed_in != self.view_size:  # painted before its resize event
            self._aim(self._focus_square, centre=True)
        width = self.size.width
        left, top = self.camera
        row = top + y
        base = self.palette.style("wall")
        if not -1 <= row <= self.board.height:
            return Strip.blank(width, base)
        # A board smaller than the view is centred: the camera is then below 0, and the border of
        # the padded board is in view.
        first = max(left, -1)
        cells = self.cells
        columns = min(self.board.width + 1 - first, -(-width // cells) - (first - left))
        start = self.board.square(first, row)
        segments: list[Segment] = []
        text, style, ground = " " * cells * (first - left), base, "board"
        for square in range(start, start + max(columns, 0)):
            cell = self.cell(square)
            if cell.text != "  " or cell.ground != ground:
                other = self.palette.style(cell.role, cell.ground)
                if other is not style:
                    if text:
                        segments.append(Segment(text, style))
                    text, style, ground = "", other, cell.ground
            text += cell.text if cells == COLUMNS else self._fit(cell.text)
        if ground != "board":
            segments.append(Segment(text, style))
            text, style = "", base
        text += " " * max(0, width - cells * (columns + first - left))
        segments.append(Segment(text, style))
        return Strip(segments).crop(0, width)

    def _fit(self, text: str) -> str:
        """The two columns of a square as one or three."""
        found = self._fitted.get(text)
        if found is None:
            found = self._fitted[text] = fitted(text, self.cells, self.glyphs)
        return found

    def cell(self, square: int) -> Cell:
        board, glyphs = self.board, self.glyphs
        if not board.inside(square):
            return self._border(square)
        ground = "select" if square == board.cursor else "board"
        seat = board.seats.get(square)
        if seat is not None:
            if seat.seat == board.active and ground == "board":
                ground = "here"
            return self._seat(seat, board.foes.get(square), ground)
        foe = board.foes.get(square)
        if foe is not None:
            if not foe.alive:
                return Cell(glyphs.dead_foe, "dead", ground)
            blank = glyphs.exit[1] if board.terrain[square] == EXIT else " "
            return Cell(f"{foe.letter}{foe.digit or blank}", foe.danger, ground)
        kind = board.terrain[square]
        if kind == WALL:
            return Cell(*wall_symbol(board, square, glyphs), ground)
        if kind == UNSEEN:
            return Cell(glyphs.unseen, "unseen", ground)
        if kind == EXIT:
            return Cell(glyphs.exit, "exit", ground)
        if square in board.route:
            return Cell(glyphs.route, "route", ground)
        if board.visible is not None and square in board.visible:
            return Cell(glyphs.trail, "wall", ground)  # one style with walls: fewer bytes
        return Cell("  ", "wall", ground)

    def _seat(self, seat: SeatMark, foe: MonsterMark | None, ground: str) -> Cell:
        """`@1`; on the square of a living monster `1M`, and `%M` for a dead character there. On a
        guarded exit `@1`, too: beside `@2` the guardian's symbol would make `@21>`."""
        number = str(seat.seat + 1)
        letter = foe.letter if foe is not None and foe.alive and foe.letter != GUARDED else ""
        if not seat.alive:
            return Cell(f"{self.glyphs.dead}{letter or number}", "dead", ground)
        text = f"{number}{letter}" if letter else f"{self.glyphs.player}{number}"
        return Cell(text, f"seat{number}", ground)

    def _border(self, square: int) -> Cell:
        """Outside the labyrinth: rock beside a square of the edge that is not a wall."""
        if self.board.open_beside(square):
            return Cell(self.glyphs.rock, "rock")
        return Cell("  ", "wall")


def wall_symbol(board: SeenBoard, square: int, glyphs: Glyphs) -> tuple[str, str]:
    """Return the symbol and the role of a square with a wall."""
    if board.buried(square):
        return glyphs.rock, "rock"
    links = board.links(square)
    joint = glyphs.joint if links & RIGHT or glyphs.joint == "#" else " "
    return glyphs.walls[links] + joint, "wall"


def fitted(text: str, cells: int, glyphs: Glyphs) -> str:
    """The text of a square in `cells` columns. One column keeps the character or the monster. Three
    columns repeat a symbol that fills its square, and add a blank to any other."""
    first, second = text[0], text[1]
    if cells == 1:
        return second if first in (glyphs.player, " ") else first
    if cells == COLUMNS:
        return text
    filling = (glyphs.joint, glyphs.rock[1], glyphs.unseen[1], glyphs.exit[1])
    return text + (second if second in filling else " ")


def _aimed(at: int, camera: int, view: int, whole: int, margin: int, centre: bool) -> int:
    """The camera's new place on one axis, so that `at` is in view and clear of the edges."""
    if whole <= view:
        return (whole - view) // 2
    margin = min(margin, (view - 1) // 2)
    if centre or not camera + margin <= at < camera + view - margin:
        camera = at - view // 2
    return max(0, min(camera, whole - view))


def _showing(also: int, at: int, camera: int, view: int, whole: int) -> int:
    """The camera's place on one axis moved just so far that `also` is in view too, with the square
    before it if possible; unmoved if the two do not fit."""
    if whole <= view or abs(also - at) >= view:
        return camera
    camera = min(camera, max(also - 1, at - view + 1))
    camera = max(camera, min(also + 1, at + view - 1) - view + 1)
    return max(0, min(camera, whole - view))
