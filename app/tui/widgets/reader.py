"""A text to be read: lines that scroll, with a mark at the side for where one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import events

from app.tui.widgets.base import WHEEL, Painted
from app.tui.widgets.ink import Line, Run, width_of

Source = Callable[[int], Sequence[Line]]
"""The lines for a width in cells."""


class Reader(Painted):
    """Shows what `source` gives, from a line on that keys and the mouse wheel move."""

    DEFAULT_CSS = "Reader { height: 1fr; width: 100%; }"

    def __init__(self, source: Source, ground: str = "background") -> None:
        super().__init__(ground)
        self._source = source
        self._top = 0
        self._count = 0

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The lines that fit, and where they are in the whole."""
        lines = self._source(max(1, cells - 2))
        self._count = len(lines)
        top = self._shown_top(height)  # the wish is kept for when the terminal is small again
        shown = list(lines[top : top + height])
        if self._count <= height:
            return shown
        glyphs = self.mazmorra.glyphs
        size = max(1, height * height // self._count)
        start = (height - size) * top // (self._count - height)
        for y, line in enumerate(shown):
            here = start <= y < start + size
            blank = " " * (cells - 1 - width_of(line))
            mark = glyphs.bar_full if here else glyphs.corners[3]
            shown[y] = [*line, Run(blank), Run(mark, "muted" if here else "faint")]
        return shown

    def scroll_lines(self, step: int) -> None:
        """Show what is so many lines further down (up if negative)."""
        self._show_from(self._shown_top(self.size.height) + step)

    def scroll_pages(self, step: int) -> None:
        """Show what is so many pages further down; a line of the old page stays."""
        height = self.size.height
        self._show_from(self._shown_top(height) + step * max(1, height - 1))

    def _shown_top(self, height: int) -> int:
        return max(0, min(self._top, self._count - height))

    def _show_from(self, top: int) -> None:
        top = max(0, min(top, self._count - self.size.height))
        if top != self._top:
            self._top = top
            self.repaint()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Three lines on."""
        self.scroll_lines(WHEEL)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Three lines back."""
        self.scroll_lines(-WHEEL)
