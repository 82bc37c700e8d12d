"""A text to read: lines that scroll, with a scroll bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import events

from app.i18n.search import folded, has_all, nearest, number_of, onward
from app.tui.widgets.line_widget import barred, boxed, with_bar
from app.tui.widgets.painted import WHEEL, Painted
from app.tui.widgets.styled_text import Line, Span, lit, width_of

Source = Callable[[int], Sequence[Line]]
"""Returns the lines for a width in cells."""
Frame = Callable[[], tuple[Line, Line]]
"""Returns the titles at the left and at the right of a frame."""


class TextReader(Painted):
    """Shows the lines of `source`; keys and the mouse wheel scroll it.

    `frame` puts a frame with titles around it. `draw` completes a visible line by its number, for
    which `margin` cells are kept free. `scrolled` is called when the player scrolls, and
    `clicked` with the number of a clicked line of a text without a frame.
    """

    DEFAULT_CSS = "TextReader { height: 1fr; width: 100%; }"

    def __init__(
        self,
        source: Source,
        ground: str = "background",
        *,
        frame: Frame | None = None,
        margin: int = 0,
        draw: Callable[[int, Line], Line] = lambda _number, line: line,
        scrolled: Callable[[], object] = lambda: None,
        clicked: Callable[[int], object] = lambda _number: None,
    ) -> None:
        super().__init__(ground)
        self._source = source
        self._frame = frame
        self._margin = margin
        self._draw = draw
        self._scrolled = scrolled
        self._clicked = clicked
        self.top = 0
        """The first line to show; a smaller terminal may show others."""
        self._count = 0
        self.words: tuple[str, ...] = ()
        """The words of the search, case-folded; the text marks them."""
        self.hits: Sequence[int] = ()
        self.hit: int | None = None
        """The number of the line with the present hit."""
        self._found_for = 0
        """The width in cells for which the lines were searched."""

    # -- the visible part

    @property
    def cells(self) -> int:
        """The width of the text, which leaves cells for the scroll bar and the frame."""
        return max(1, self.size.width - 2 - self._margin - (self._frame is not None))

    @property
    def room(self) -> int:
        """The number of lines visible at once."""
        return max(1, self.size.height - (2 if self._frame is not None else 0))

    @property
    def sight(self) -> range:
        top = max(0, min(self.top, self._count - self.room))
        return range(top, top + self.room)

    @property
    def longer(self) -> bool:
        """Whether the text is longer than its visible part."""
        return len(self._source(self.cells)) > self.room

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        lines, glyphs = self._source(self.cells), self.mazmorra.glyphs
        self._count = len(lines)
        if self.words and self._found_for != self.cells:
            self._find_again(lines)
        sight = self.sight
        visible = enumerate(lines[sight.start : sight.stop], sight.start)
        shown = [self._draw(number, lit(line, self.words)) for number, line in visible]
        if self.hit is not None and self.hit in sight[: len(shown)]:
            found = [run._replace(ground="select") for run in shown[self.hit - sight.start]]
            found.append(Span(" " * (cells - 1 - width_of(found)), "text", "select"))
            shown[self.hit - sight.start] = found
        if self._frame is None:
            return with_bar(shown, cells, sight.start, self._count, glyphs)
        title, right = self._frame()
        box = boxed(shown, cells, height, title, glyphs, right)
        return barred(box, sight.start, self._count, glyphs)

    # -- scrolling

    def scroll_lines(self, step: int) -> None:
        self._show_from(self.sight.start + step)
        self._scrolled()

    def scroll_pages(self, step: int) -> None:
        """Scroll down by a number of pages; one line of the old page stays visible."""
        self.scroll_lines(step * max(1, self.room - 1))

    def reveal(self, first: int, last: int) -> None:
        """Scroll as little as possible to make some lines visible."""
        sight = self.sight
        top = max(sight.start, last + 1 - len(sight))
        self._show_from(min(top, first))

    def _show_from(self, top: int) -> None:
        top = max(0, min(top, self._count - self.room))
        if top != self.top:
            self.top = top
            self.repaint()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.scroll_lines(WHEEL)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.scroll_lines(-WHEEL)

    def on_click(self, event: events.Click) -> None:
        if self._frame is None:
            self._clicked(self.sight.start + event.y)

    # -- search

    def retext(self) -> None:
        self._found_for = 0
        super().retext()

    def find(self, words: tuple[str, ...], top: int) -> None:
        lines = self._source(self.cells)
        self.words, self._count, self._found_for = words, len(lines), self.cells
        self.hits = found_in(lines, words)
        self.top = top
        self._show_hit(nearest(self.hits, top))

    def go_hit(self, step: int) -> None:
        seen, hit = self.sight, self.hit
        here = hit if hit is not None and hit in seen else seen.start - (step > 0)
        self._show_hit(onward(self.hits, here, step))

    def _find_again(self, lines: Sequence[Line]) -> None:
        number = number_of(self.hits, self.hit) if self.hit is not None else 0
        self.hits, self._found_for = found_in(lines, self.words), self.cells
        self.hit = self.hits[min(number, len(self.hits)) - 1] if number and self.hits else None

    def _show_hit(self, hit: int | None) -> None:
        self.hit = hit
        if hit is not None and hit not in self.sight:
            self.top = max(0, min(hit - self.room // 3, self._count - self.room))
        self.repaint()


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
