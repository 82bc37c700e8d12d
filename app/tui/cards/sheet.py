"""A frame in the middle of the screen, as tall as its lines need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from textual import events
from textual.geometry import Size
from typing_extensions import override

from app.tui.widgets.line_widget import LineWidget, boxed
from app.tui.widgets.styled_text import Line, Span, wrapped

MARGIN: Final = 2
"""Cells of the frame and a blank, on each side."""
FROM: Final = 116
"""The width from which a terminal is large, in cells."""


class SheetWidths(NamedTuple):
    """The widths of a sheet in cells: normal, for content that exceeds the rows of a small
    terminal, and in a large terminal."""

    normal: int
    tall: int
    large: int


class SheetLine(NamedTuple):
    """A line of a sheet, and what a click on it does."""

    line: Line
    press: Callable[[], object] | None = None


class SheetContent(NamedTuple):
    """The texts on the upper edge of a sheet, at its left and its right, and its lines."""

    title: str
    aside: str
    lines: Sequence[SheetLine]


BLANK: Final = SheetLine([])


def sheet_lines(
    text: str,
    cells: int,
    role: str = "text",
    extra: str = "",
    press: Callable[[], object] | None = None,
) -> list[SheetLine]:
    """Wrap a text into lines of a sheet; there are none for an empty text."""
    lines = wrapped(text, cells, role, extra=extra) if text else []
    return [SheetLine(line, press) for line in lines]


class TableSheet(LineWidget):
    """Paints what `content` returns for the cells inside the frame and the most rows."""

    DEFAULT_CSS = "TableSheet { width: auto; height: auto; }"

    def __init__(self, content: Callable[[int, int], SheetContent], widths: SheetWidths) -> None:
        super().__init__("modal")
        self._content = content
        self._widths = widths
        self._container = Size(0, 0)
        self._made: dict[int, SheetContent] = {}
        """The present content by the cells of the sheet: it is made once, then measured and
        painted."""
        self._presses: dict[int, Callable[[], object]] = {}

    def _content_for(self, cells: int) -> SheetContent:
        if cells not in self._made:
            self._made[cells] = self._content(cells - 2 * MARGIN, self._container.height - 2)
        return self._made[cells]

    # -- size

    def get_content_width(self, container: Size, viewport: Size) -> int:
        if container != self._container:
            self._made.clear()
            self._container = container
        normal, tall, large = self._widths
        if container.width >= FROM:
            return large
        if tall != normal and len(self._content_for(normal).lines) + 2 > container.height:
            return min(tall, container.width)
        return min(normal, container.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return min(len(self._content_for(width).lines) + 2, container.height)

    @override
    def renew(self) -> None:
        """Paint again; lay the sheet out first if the content needs another size."""
        self._made.clear()
        width = self.get_content_width(self._container, self._container)
        height = self.get_content_height(self._container, self._container, width)
        if self.size == (width, height):
            super().renew()
        else:
            self.repaint(layout=True)

    @override
    def repaint(self, *, layout: bool = False) -> None:
        self._made.clear()
        super().repaint(layout=layout)

    # -- painting

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        content = self._content_for(cells)
        shown = fitted(content.lines, height - 2)
        self._presses = {y: said.press for y, said in enumerate(shown, 1) if said.press}
        lines = [[Span(" "), *said.line] for said in shown]
        title = [Span(content.title, "title")]
        right = [Span(content.aside, "muted")] if content.aside else []
        return boxed(lines, cells, height, title, self.mazmorra.glyphs, right)

    def on_click(self, event: events.Click) -> None:
        press = self._presses.get(event.y)
        if press is not None:
            press()


def fitted(lines: Sequence[SheetLine], rows: int) -> Sequence[SheetLine]:
    """As many lines as fit; the blank ones are dropped first, the last one first."""
    spare = len(lines) - rows
    kept = []
    for said in reversed(lines):
        if spare > 0 and not said.line:
            spare -= 1
        else:
            kept.append(said)
    return kept[::-1][:rows]
