"""The base of the program's own widgets, and the ones that only show lines from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, cast

from textual import events
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from app.tui.widgets.styled_text import Line, strip_of, width_of

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


LineButton = tuple[Line, Callable[[], object] | None]
"""A part of a line, and what a click on it does; None is nothing."""
WHEEL = 3
"""Rows or lines per step of the mouse wheel."""


class Painted(Widget):
    """A widget painted line by line from `paint()`, on the background role `ground`.

    The widget calls `paint` again when the size, the language, the theme or the glyphs change, or
    on `repaint()`.
    """

    can_focus = False

    def __init__(self, ground: str = "background", *, id: str | None = None) -> None:  # noqa: A002  # Textual's name
        super().__init__(id=id)
        self.ground = ground
        self._painted: Sequence[Line] | None = None
        self._painted_for = (0, 0)

    @cached_property
    def mazmorra(self) -> AppProtocol:
        """The app. It is cached: a paint asks for it many times, and a widget never changes its
        app."""
        return cast("AppProtocol", self.app)

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Return the lines from the top; missing ones are blank."""
        raise NotImplementedError

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of lines, for widgets with the height `auto`."""
        return len(self.paint(width, 0))

    def retext(self) -> None:
        """React to a change of language, theme or glyphs."""
        self.repaint(layout=True)

    def repaint(self, *, layout: bool = False) -> None:
        self._painted = None
        self.refresh(layout=layout)

    def lines_now(self) -> Sequence[Line]:
        width, height = self.size
        if self._painted is None or self._painted_for != (width, height):
            self._painted, self._painted_for = self.paint(width, height), (width, height)
        return self._painted

    def render_line(self, y: int) -> Strip:
        lines = self.lines_now()
        line = lines[y] if y < len(lines) else ()
        return strip_of(line, self.size.width, self.mazmorra.palette, self.ground)


class PaintedLines(Painted):
    """Shows the lines that `lines` returns for a width in cells, and is as high as they are."""

    DEFAULT_CSS = "PaintedLines { height: auto; width: 100%; }"

    def __init__(self, lines: Callable[[int], Sequence[Line]], ground: str = "background") -> None:
        super().__init__(ground)
        self._lines = lines

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        return self._lines(cells)


class ButtonLine(Painted):
    """A line of parts that can be clicked."""

    DEFAULT_CSS = "ButtonLine { height: 1; width: 100%; }"

    def __init__(self, parts: Callable[[int], Sequence[LineButton]]) -> None:
        super().__init__()
        self._parts = parts

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        return [[span for line, _ in self._parts(cells) for span in line]]

    def on_click(self, event: events.Click) -> None:
        end = 0
        for line, click in self._parts(self.size.width):
            end += width_of(line)
            if event.x < end:
                if click is not None:
                    click()
                return
