"""The sheet of a dialog about cards: words, piles of cards, and a summary."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from textual import events
from textual.geometry import Size
from typing_extensions import override

from app.games.napakalaki.tui.dialogs.card_list import CardList
from app.tui.cards.sheet import (
    BLANK,
    MARGIN,
    SheetContent,
    SheetLine,
    SheetWidths,
    TableSheet,
)
from app.tui.widgets.line_widget import side_by_side
from app.tui.widgets.styled_text import Line

WIDTHS: Final = SheetWidths(normal=78, tall=78, large=100)
FEWEST_ROWS: Final = 3
BETWEEN: Final = 2
"""Cells between two piles."""

Section = Sequence[SheetLine]


class PilePage(NamedTuple):
    """The content of a sheet: the texts on its upper edge, a section, one pile or two side by side,
    and the sections under them, with a blank line between while there is room.

    `cursor` is the pile and the row of the cursor."""

    edge: tuple[str, str]
    head: Section
    piles: Sequence[CardList]
    feet: Sequence[Section]
    cursor: tuple[int, int]


class PileSheet(TableSheet):
    """Paints what `page` returns for the cells inside the frame; `point` and `press` get the pile
    and the row under the mouse. It keeps its greatest height, so that it does not jump with every
    pick."""

    def __init__(
        self,
        page: Callable[[int], PilePage],
        point: Callable[[int, int], object],
        press: Callable[[int, int], object],
    ) -> None:
        super().__init__(self._laid_out, WIDTHS)
        self._page = page
        self._point = point
        self._press = press
        self._counts: tuple[int, ...] = ()
        """The number of cards in each pile."""
        self._tops = [0, 0]
        self._tallest = 0
        self._tallest_for = (0, 0)
        self._rows = range(0)
        """The rows of the sheet that hold cards."""
        self._split = 0

    @override
    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        if self._tallest_for != (width, container.height):
            self._tallest, self._tallest_for = 0, (width, container.height)
        height = super().get_content_height(container, viewport, width)
        self._tallest = max(self._tallest, height)
        return self._tallest

    @override
    def retext(self) -> None:
        self._tallest = 0
        super().retext()

    def _laid_out(self, cells: int, room: int) -> SheetContent:
        page = self._page(cells)
        head, feet = page.head, [section for section in page.feet if section]
        words = len(head) + sum(map(len, feet))
        self._counts = tuple(len(pile.rows) for pile in page.piles)
        wanted = 1 + max(1, *self._counts)
        gaps = max(0, min(bool(head) + len(feet), room - words - wanted))
        rows = min(wanted, max(FEWEST_ROWS, room - words - gaps))
        lines = [*head]
        if head and gaps > len(feet):
            lines.append(BLANK)
        self._rows = range(len(lines) + 2, len(lines) + 1 + rows)
        lines += [SheetLine(line) for line in self._cards(page, cells, rows)]
        # Without room for all blank lines, the lower ones stay.
        for index, section in enumerate(feet):
            if len(feet) - index <= gaps:
                lines.append(BLANK)
            lines += section
        return SheetContent(*page.edge, lines)

    def _cards(self, page: PilePage, cells: int, rows: int) -> list[Line]:
        piles, (side, at) = page.piles, page.cursor
        glyphs = self.mazmorra.glyphs
        if len(piles) == 1:
            lines, self._tops[0] = piles[0].lines(cells, rows, at, self._tops[0], glyphs)
            self._split = cells + 2 * MARGIN
            return lines
        left = (cells - BETWEEN) // 2
        self._split = left + MARGIN + 1
        halves = list(zip(piles, (left, cells - BETWEEN - left), strict=True))
        columns = min(
            (pile.column_count(room, rows) for pile, room in halves if pile.rows), default=0
        )
        both: list[list[Line]] = []
        for index, (pile, room) in enumerate(halves):
            where, top = at if side == index else None, self._tops[index]
            lines, self._tops[index] = pile.lines(room, rows, where, top, glyphs, columns)
            both.append(lines)
        return side_by_side(both[0], both[1], left, BETWEEN)

    # -- the mouse

    def _row_at(self, event: events.MouseEvent) -> tuple[int, int] | None:
        if event.y not in self._rows:
            return None
        pile = 0 if event.x < self._split else 1
        row = event.y - self._rows.start + self._tops[pile]
        return (pile, row) if pile < len(self._counts) and row < self._counts[pile] else None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        spot = self._row_at(event)
        if spot is not None:
            self._point(*spot)

    @override
    def on_click(self, event: events.Click) -> None:
        """Press a card. Textual calls the base class's handler for the other lines."""
        spot = self._row_at(event)
        if spot is not None:
            event.prevent_default()
            self._press(*spot)
