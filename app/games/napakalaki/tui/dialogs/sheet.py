"""The sheet of a dialog about cards: words, piles of cards, and a summary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

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


class PileSheetContent(Protocol):
    """The content of a sheet; `cells` are those inside the frame."""

    def edge(self) -> tuple[str, str]:
        """The texts at the left and the right of the frame's upper edge."""

    def head(self, cells: int) -> Section:
        """The section above the piles."""

    def piles(self, cells: int) -> Sequence[CardList]:
        """One pile, or two side by side."""

    def foot(self, cells: int) -> Sequence[Section]:
        """The sections under the piles, a blank line between them while there is room."""

    def cursor(self) -> tuple[int, int]:
        """The pile and the row of the cursor."""

    def point(self, pile: int, row: int) -> None:
        """Handle the mouse on a row."""

    def press(self, pile: int, row: int) -> None:
        """Handle a click on a row."""


class PileSheet(TableSheet):
    """Paints a content. It keeps its greatest height, so that it does not jump with every pick."""

    def __init__(self, content: PileSheetContent) -> None:
        super().__init__(self._page, WIDTHS)
        self._piles = content
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

    def _page(self, cells: int, room: int) -> SheetContent:
        content = self._piles
        head, piles = content.head(cells), content.piles(cells)
        feet = [section for section in content.foot(cells) if section]
        words = len(head) + sum(map(len, feet))
        wanted = 1 + max(max(1, len(pile.rows)) for pile in piles)
        gaps = max(0, min(bool(head) + len(feet), room - words - wanted))
        rows = min(wanted, max(FEWEST_ROWS, room - words - gaps))
        lines = [*head]
        if head and gaps > len(feet):
            lines.append(BLANK)
        self._rows = range(len(lines) + 2, len(lines) + 1 + rows)
        lines += [SheetLine(line) for line in self._cards(piles, cells, rows)]
        # Without room for all blank lines, the lower ones stay.
        for index, section in enumerate(feet):
            if len(feet) - index <= gaps:
                lines.append(BLANK)
            lines += section
        return SheetContent(*content.edge(), lines)

    def _cards(self, piles: Sequence[CardList], cells: int, rows: int) -> list[Line]:
        """The piles, side by side."""
        side, at = self._piles.cursor()
        glyphs = self.mazmorra.glyphs
        if len(piles) == 1:
            lines, self._tops[0] = piles[0].lines(cells, rows, at, self._tops[0], glyphs)
            self._split = cells + 2 * MARGIN
            return lines
        left = (cells - BETWEEN) // 2
        self._split = left + MARGIN + 1
        halves = list(zip(piles, (left, cells - BETWEEN - left), strict=True))
        columns = min((pile.columns(room, rows) for pile, room in halves if pile.rows), default=0)
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
        piles = self._piles.piles(self.size.width - 2 * MARGIN)
        return (pile, row) if pile < len(piles) and row < len(piles[pile].rows) else None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        spot = self._row_at(event)
        if spot is not None:
            self._piles.point(*spot)

    @override
    def on_click(self, event: events.Click) -> None:
        """Press a card. Textual calls the base class's handler for the other lines."""
        spot = self._row_at(event)
        if spot is not None:
            event.prevent_default()
            self._piles.press(*spot)
