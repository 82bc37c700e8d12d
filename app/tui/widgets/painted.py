"""What our own widgets know of the app: its words, its palette, its signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from textual.strip import Strip
from textual.widget import Widget

from app.tui.widgets.styled_text import Line, strip_of

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


WHEEL = 3
"""Rows or lines that a turn of the wheel goes."""


class Painted(Widget):
    """A widget painted line by line from `paint()`, on the background role `ground`.

    `paint` is asked again when the size, the language, the theme or the signs change, or when
    the widget says `repaint()`.
    """

    can_focus = False

    def __init__(self, ground: str = "background", *, id: str | None = None) -> None:  # noqa: A002  # Textual's name
        super().__init__(id=id)
        self.ground = ground
        self._painted: Sequence[Line] | None = None
        self._painted_for = (0, 0)

    @property
    def mazmorra(self) -> AppProtocol:
        """The app, by its own type."""
        return cast("AppProtocol", self.app)

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The lines from the top; missing ones are blank."""
        raise NotImplementedError

    def retext(self) -> None:
        """The language, the theme or the signs changed."""
        self.repaint(layout=True)

    def repaint(self, *, layout: bool = False) -> None:
        """What is shown changed."""
        self._painted = None
        self.refresh(layout=layout)

    def lines_now(self) -> Sequence[Line]:
        """What is painted in the present size."""
        width, height = self.size
        if self._painted is None or self._painted_for != (width, height):
            self._painted, self._painted_for = self.paint(width, height), (width, height)
        return self._painted

    def render_line(self, y: int) -> Strip:
        """One line for the compositor."""
        lines = self.lines_now()
        line = lines[y] if y < len(lines) else ()
        return strip_of(line, self.size.width, self.mazmorra.palette, self.ground)
