"""A widget of short styled lines which redraws only the lines that changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from app.tui.themes import DARK, Palette


class Span(NamedTuple):
    """A piece of a line: literal text, the role of its colour, and further attributes."""

    text: str
    role: str = "text"
    extra: str = ""


Line = tuple[Span, ...]


def line(*pieces: Span | str) -> Line:
    """A line of spans and plain texts."""
    return tuple(Span(piece) if isinstance(piece, str) else piece for piece in pieces)


class Lines(Widget):
    """Shows lines, each cut at the widget's width; what is shown is never markup.

    `ground` is the role of the background. Set `title` to draw a border with words by CSS.
    """

    ALLOW_SELECT = False
    DEFAULT_CSS = "Lines { height: 1fr; width: 1fr; }"

    def __init__(self, ground: str = "panel") -> None:
        super().__init__()
        self.ground = ground
        self.palette: Palette = DARK
        self._shown: list[Line] = []
        self._styles: dict[tuple[str, str], Style] = {}

    def dress(self, palette: Palette) -> None:
        """Draw with other colours."""
        self.palette = palette
        self._styles.clear()
        self.refresh()

    @property
    def shown(self) -> Sequence[Line]:
        """The lines as they stand."""
        return tuple(self._shown)

    def show(self, lines: Sequence[Line]) -> None:
        """Show these lines from the top; those that are as before are not drawn again."""
        before, self._shown = self._shown, list(lines)
        count = max(len(before), len(self._shown))
        regions = [
            Region(0, y, self.size.width, 1)
            for y in range(min(count, self.size.height))
            if _at(before, y) != _at(self._shown, y)
        ]
        if regions:
            self.refresh(*regions)

    def render_line(self, y: int) -> Strip:
        """One line, filled up with the ground to the widget's width."""
        width = self.size.width
        blank = self._style("text", "")
        segments = [
            Segment(span.text, self._style(span.role, span.extra)) for span in _at(self._shown, y)
        ]
        strip = Strip(segments) if segments else Strip([])
        return strip.adjust_cell_length(width, blank)

    def _style(self, role: str, extra: str) -> Style:
        found = self._styles.get((role, extra))
        if found is None:
            found = self._styles[role, extra] = self.palette.style(role, self.ground, extra)
        return found


def _at(lines: Sequence[Line], y: int) -> Line:
    return lines[y] if y < len(lines) else ()
