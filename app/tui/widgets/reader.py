"""A text to read: lines that scroll, with a scroll bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import events

from app.i18n.search import folded, has_all, nearest, number_of, onward
from app.tui.widgets.line_widget import with_bar
from app.tui.widgets.painted import WHEEL, Painted
from app.tui.widgets.styled_text import Line, Span, lit, width_of

Source = Callable[[int], Sequence[Line]]
"""Returns the lines for a width in cells."""


class TextReader(Painted):
    """Shows the lines of `source`; keys and the mouse wheel scroll it."""

    DEFAULT_CSS = "TextReader { height: 1fr; width: 100%; }"

    def __init__(self, source: Source, ground: str = "background") -> None:
        super().__init__(ground)
        self._source = source
        self._top = 0
        self._count = 0
        self.words: tuple[str, ...] = ()
        """The words of the search, case-folded; the text marks them."""
        self.hits: Sequence[int] = ()
        self.hit: int | None = None
        """The number of the line with the present hit."""
        self._found_for = 0
        """The width in cells for which the lines were searched."""

    def retext(self) -> None:
        self._found_for = 0
        super().retext()

    def find(self, words: tuple[str, ...], top: int) -> None:
        cells = max(1, self.size.width - 2)
        lines = self._source(cells)
        self.words, self._count, self._found_for = words, len(lines), cells
        self.hits = found_in(lines, words)
        self._top = top
        self._show_hit(nearest(self.hits, top))

    def go_hit(self, step: int) -> None:
        seen, hit = self.sight, self.hit
        here = hit if hit is not None and hit in seen else seen.start - (step > 0)
        self._show_hit(onward(self.hits, here, step))

    def _find_again(self, lines: Sequence[Line], cells: int) -> None:
        number = number_of(self.hits, self.hit) if self.hit is not None else 0
        self.hits, self._found_for = found_in(lines, self.words), cells
        self.hit = self.hits[min(number, len(self.hits)) - 1] if number and self.hits else None

    def _show_hit(self, hit: int | None) -> None:
        self.hit = hit
        if hit is not None and hit not in self.sight:
            self._top = max(0, min(hit - self.size.height // 3, self._count - self.size.height))
        self.repaint()

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        lines = self._source(max(1, cells - 2))
        self._count = len(lines)
        if self.words and self._found_for != cells - 2:
            self._find_again(lines, cells - 2)
        top = self._shown_top(height)  # the wanted top is kept for a smaller terminal
        shown = [lit(line, self.words) for line in lines[top : top + height]]
        if self.hit is not None and top <= self.hit < top + len(shown):
            found = [run._replace(ground="select") for run in shown[self.hit - top]]
            found.append(Span(" " * (cells - 1 - width_of(found)), "text", "select"))
            shown[self.hit - top] = found
        return with_bar(shown, cells, top, self._count, self.mazmorra.glyphs)

    @property
    def cells(self) -> int:
        return max(1, self.size.width - 2)

    @property
    def sight(self) -> range:
        top = self._shown_top(self.size.height)
        return range(top, top + self.size.height)

    def reveal(self, first: int, last: int) -> None:
        """Scroll as little as possible to make some lines visible."""
        sight = self.sight
        top = max(sight.start, last + 1 - len(sight))
        self._show_from(min(top, first))

    def scroll_lines(self, step: int) -> None:
        self._show_from(self._shown_top(self.size.height) + step)

    def scroll_pages(self, step: int) -> None:
        """Scroll down by a number of pages; one line of the old page stays visible."""
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
        self.scroll_lines(WHEEL)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.scroll_lines(-WHEEL)


def found_in(lines: Sequence[Line], words: Sequence[str]) -> Sequence[int]:
    """Return the lines that have one of the words and, together with the next line, all of them:
    a line break may separate the words."""
    if not words:
        return ()
    plain = [*(folded("".join(run.text for run in line)) for line in lines), ""]
    return [
        at
        for at, text in enumerate(plain[:-1])
        if any(word in text for word in words) and has_all(f"{text} {plain[at + 1]}", words)
    ]
