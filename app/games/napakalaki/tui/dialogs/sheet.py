"""The page of a dialog about cards: a frame with words, piles of cards, and a summary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from textual import events
from textual.geometry import Size
from typing_extensions import override

from app.games.napakalaki.tui.dialogs.card_list import CardList
from app.tui.widgets.line_widget import LineWidget, boxed, cut
from app.tui.widgets.styled_text import Line, Span

NORMAL: Final = 78
LARGE: Final = 100
FROM: Final = 116
"""The width of a sheet, and the width from which a terminal is large, in cells."""
MARGIN: Final = 2
"""Cells of the frame and a blank, on each side."""
FEWEST_ROWS: Final = 3
BETWEEN: Final = 2
"""Cells between two piles."""


class NapakalakiSheetLine(NamedTuple):
    """A line of words; a click on it runs the command."""

    line: Line
    command: str = ""


Section = Sequence[NapakalakiSheetLine]


class NapakalakiSheetContent(Protocol):
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

    def action_command(self, command: str) -> None:
        """Handle a click on a line with a command."""


class NapakalakiSheet(LineWidget):
    """Paints a content. It keeps its greatest height, so that it does not jump with every pick."""

    DEFAULT_CSS = "NapakalakiSheet { width: auto; height: auto; }"

    def __init__(self, content: NapakalakiSheetContent) -> None:
        super().__init__("modal")
        self._content = content
        self._tops = [0, 0]
        self._tallest = 0
        self._tallest_for = (0, 0)
        self._commands: dict[int, str] = {}
        self._rows: dict[int, int] = {}
        self._split = 0

    # -- size

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return min(LARGE if container.width >= FROM else NORMAL, container.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        inside = width - 2 * MARGIN
        if self._tallest_for != (width, container.height):
            self._tallest, self._tallest_for = 0, (width, container.height)
        sections = [self._content.head(inside), *self._content.foot(inside)]
        rows = max(max(1, len(pile.rows)) for pile in self._content.piles(inside)) + 1
        lines = sum(len(section) for section in sections) + len(_said(sections)) + rows
        self._tallest = max(self._tallest, lines + 2)
        return min(self._tallest, container.height)

    @override
    def renew(self) -> None:
        before = self._tallest
        self.get_content_height(Size(*self._tallest_for), self.size, self.size.width)
        if self._tallest == before:
            super().renew()
        else:
            self.repaint(layout=True)

    @override
    def retext(self) -> None:
        self._tallest = 0
        super().retext()

    # -- painting

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        content, glyphs = self._content, self.mazmorra.glyphs
        inside, room = cells - 2 * MARGIN, height - 2
        head, feet = content.head(inside), _said(content.foot(inside))
        piles = content.piles(inside)
        words = len(head) + sum(map(len, feet))
        wanted = 1 + max(max(1, len(pile.rows)) for pile in piles)
        gaps = max(0, min((bool(head)) + len(feet), room - words - wanted))
        rows = min(wanted, max(FEWEST_ROWS, room - words - gaps))
        lines: list[Line] = []
        self._commands, self._rows = {}, {}
        if head:
            self._say(lines, head, gaps > len(feet))
        lines += self._cards(piles, inside, rows, len(lines))
        # Without room for all blank lines, the lower ones stay.
        for index, section in enumerate(feet):
            if len(feet) - index <= gaps:
                lines.append([])
            self._say(lines, section, False)
        title, aside = content.edge()
        shown = [[Span(" "), *line] for line in lines]
        right = [Span(aside, "muted")] if aside else []
        return boxed(shown, cells, height, [Span(title, "title")], glyphs, right)

    def _say(self, lines: list[Line], section: Section, gap: bool) -> None:
        for said in section:
            if said.command:
                self._commands[len(lines) + 1] = said.command
            lines.append(said.line)
        if gap:
            lines.append([])

    def _cards(self, piles: Sequence[CardList], cells: int, rows: int, above: int) -> list[Line]:
        """The piles, side by side; the places of their rows are kept for the mouse."""
        side, at = self._content.cursor()
        glyphs = self.mazmorra.glyphs
        self._rows = {above + 2 + row: row for row in range(rows - 1)}
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
        return [
            [*cut(one, left), Span(" " * BETWEEN), *other] for one, other in zip(*both, strict=True)
        ]

    # -- the mouse

    def _row_at(self, event: events.MouseEvent) -> tuple[int, int] | None:
        row = self._rows.get(event.y)
        if row is None:
            return None
        pile = 0 if event.x < self._split else 1
        piles = self._content.piles(self.size.width - 2 * MARGIN)
        row += self._tops[pile]
        return (pile, row) if pile < len(piles) and row < len(piles[pile].rows) else None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        spot = self._row_at(event)
        if spot is not None:
            self._content.point(*spot)

    def on_click(self, event: events.Click) -> None:
        spot = self._row_at(event)
        if spot is not None:
            self._content.press(*spot)
        elif command := self._commands.get(event.y):
            self._content.action_command(command)


def _said(sections: Sequence[Section]) -> list[Section]:
    return [section for section in sections if section]
