"""A frame in the middle of the screen, as tall as its lines need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from textual import events
from textual.geometry import Size

from app.tui.widgets.line_widget import LineWidget, boxed
from app.tui.widgets.styled_text import Line, Span

NORMAL: Final = 72
TALL: Final = 78
LARGE: Final = 92
FROM: Final = 116
"""The widths of a sheet: normal, for content that exceeds the rows of a small terminal, and in a
large terminal; and the width from which a terminal is large, in cells."""
MARGIN: Final = 2
"""Cells of the frame and a blank, on each side."""


class HammerspaceSheetLine(NamedTuple):
    """A line; `row` is the choice of a click on it, -1 for none."""

    line: Line
    row: int = -1


class HammerspaceSheetContent(NamedTuple):
    """The content of a sheet: texts on its upper edge, and lines."""

    title: str
    aside: str
    lines: Sequence[HammerspaceSheetLine]


class HammerspaceSheet(LineWidget):
    """Paints a content; calls `click` with the clicked row."""

    DEFAULT_CSS = "HammerspaceSheet { width: auto; height: auto; }"

    def __init__(
        self, content: Callable[[int], HammerspaceSheetContent], click: Callable[[int], object]
    ) -> None:
        super().__init__("modal")
        self._content = content
        self._click = click
        self._rows: dict[int, int] = {}

    def get_content_width(self, container: Size, viewport: Size) -> int:
        if container.width >= FROM:
            return LARGE
        rows = len(self._content(NORMAL - 2 * MARGIN).lines) + 2
        return min(NORMAL if rows <= container.height else TALL, container.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        lines = self._content(width - 2 * MARGIN).lines
        return min(len(lines) + 2, container.height)

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        content = self._content(cells - 2 * MARGIN)
        lines: list[Line] = []
        self._rows = {}
        for said in fitted(content.lines, height - 2):
            if said.row >= 0:
                self._rows[len(lines) + 1] = said.row
            lines.append([Span(" "), *said.line])
        right = [Span(content.aside, "muted")] if content.aside else []
        title = [Span(content.title, "title")]
        return boxed(lines, cells, height, title, self.mazmorra.glyphs, right)

    def on_click(self, event: events.Click) -> None:
        row = self._rows.get(event.y)
        if row is not None:
            self._click(row)


def fitted(lines: Sequence[HammerspaceSheetLine], rows: int) -> Sequence[HammerspaceSheetLine]:
    """As many lines as fit; the blank ones are dropped first, the last one first."""
    spare = len(lines) - rows
    kept = []
    for said in reversed(lines):
        if spare > 0 and not said.line:
            spare -= 1
        else:
            kept.append(said)
    return kept[::-1][:rows]
