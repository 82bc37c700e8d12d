"""A list: rows of which one is chosen, with a scroll window, keys and the mouse."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate

from textual import events
from typing_extensions import override

from app.tui.widgets.line_widget import LineWidget, barred, boxed, with_bar
from app.tui.widgets.painted import WHEEL
from app.tui.widgets.styled_text import Line


class ListRows:
    """The rows of a list, numbered from 0, and their drawing."""

    at = 0
    """The number of the chosen row."""
    words: tuple[str, ...] = ()
    """The words of a search, case-folded; the rows mark them."""

    def __len__(self) -> int:
        raise NotImplementedError

    def draw(self, number: int, cells: int, here: bool) -> Sequence[Line]:
        """Return the lines of a row; `here` is whether it is the chosen one."""
        raise NotImplementedError

    def heights(self, cells: int) -> Sequence[int]:
        """Return the number of lines of each row."""
        return [1] * len(self)

    def headings(self, cells: int, height: int) -> Mapping[int, Sequence[Line]]:
        """Return the lines above rows that can't be chosen, such as the heading of a group."""
        return {}

    def head(self, cells: int) -> Sequence[Line]:
        """Return the lines at the top of a list without a frame; they do not scroll."""
        return ()

    def title(self) -> Line:
        """Return the title of the frame."""
        return ()

    def empty(self, cells: int) -> Sequence[Line]:
        """Return the lines in place of the rows if there are none."""
        return ()

    def jump(self, step: int) -> int:
        """Return the row `step` rows from the chosen one, for a page or the mouse wheel."""
        return self.at + step

    def renew(self) -> None:
        """React to a change of language, theme or glyphs."""


class RowList(LineWidget):
    """Shows the rows of a `ListRows`. It calls `moved` after each choice, and `clicked` after a
    click with the column and whether the row was chosen before.

    `margin` rows stay visible above and below the chosen one. A page is the height less `kept`
    lines. The ends of a `cyclic` list lead to each other. In a list with `hover` the mouse chooses
    rows without a click. A `framed` list has a frame with a title.
    """

    DEFAULT_CSS = "RowList { height: 1fr; width: 1fr; }"

    def __init__(
        self,
        rows: ListRows,
        ground: str = "background",
        *,
        margin: int = 0,
        kept: int = 0,
        cyclic: bool = False,
        hover: bool = False,
        framed: bool = False,
        moved: Callable[[], object] = lambda: None,
        clicked: Callable[[int, bool], object] = lambda _column, _again: None,
    ) -> None:
        super().__init__(ground)
        self.rows = rows
        self._margin = margin
        self._kept = kept
        self._cyclic = cyclic
        self._hover = hover
        self._framed = framed
        self._moved = moved
        self._clicked = clicked
        self._top = 0
        self._row_at: list[int | None] = []
        """The row of each visible line; None for a heading."""

    @override
    def retext(self) -> None:
        self.rows.renew()
        super().retext()

    # -- choosing

    def go_to(self, number: int) -> None:
        """Choose a row, or the first or last one if there is no such row."""
        self.rows.at = max(0, min(number, len(self.rows) - 1))
        super().renew()
        self._moved()

    def move(self, step: int) -> None:
        if self._cyclic:
            self.cycle(step)
        else:
            self.go_to(self.rows.at + step)

    def cycle(self, step: int) -> None:
        """Choose the row `step` rows on; the ends lead to each other."""
        self.go_to((self.rows.at + step) % max(1, len(self.rows)))

    def go_page(self, step: int) -> None:
        self._jump(step * self.page)

    def _jump(self, step: int) -> None:
        if len(self.rows):
            self.go_to(self.rows.jump(step))

    def go_first(self) -> None:
        self.go_to(0)

    def go_last(self) -> None:
        self.go_to(len(self.rows) - 1)

    @property
    def page(self) -> int:
        return max(1, self.size.height - self._kept)

    # -- painting

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        glyphs = self.mazmorra.glyphs
        if not self._framed:
            lines, count = self._window(cells, height)
            head = self.rows.head(cells) if count else ()
            return [*head, *with_bar(lines, cells, self._top, count, glyphs)]
        lines, count = self._window(cells - 2, height - 2)
        box = boxed(lines, cells, height, self.rows.title(), glyphs)
        return barred(box, self._top, count, glyphs)

    def _window(self, cells: int, height: int) -> tuple[list[Line], int]:
        """Return the visible lines, and the number of all lines."""
        rows = self.rows
        if not len(rows):
            self._row_at = []
            return list(rows.empty(cells)), 0
        head = len(rows.head(cells))
        height = max(1, height - head)
        headings = rows.headings(cells, height)
        heights = list(rows.heights(cells))
        for number, lines in headings.items():
            heights[number] += len(lines)
        starts = list(accumulate(heights, initial=0))
        self._scroll(starts, len(headings.get(rows.at, ())), height)
        first = number = bisect_right(starts, self._top) - 1
        shown: list[Line] = []
        row_at: list[int | None] = []
        while number < len(rows) and starts[number] < self._top + height:
            heading = headings.get(number, ())
            own = rows.draw(number, cells, number == rows.at)
            shown += [*heading, *own]
            row_at += [*[None] * len(heading), *[number] * len(own)]
            number += 1
        skipped = self._top - starts[first]
        above = [None] * (head + self._framed)
        self._row_at = [*above, *row_at[skipped : skipped + height]]
        return shown[skipped : skipped + height], starts[-1]

    def _scroll(self, starts: Sequence[int], heading: int, height: int) -> None:
        """Scroll as little as possible to show the chosen row with its heading and margins."""
        at = self.rows.at
        first = min(starts[at], starts[at] + heading - self._margin)
        top = min(max(self._top, starts[at + 1] + self._margin - height), first)
        self._top = max(0, min(top, starts[-1] - height))

    # -- the mouse

    def row_under(self, y: int) -> int | None:
        return self._row_at[y] if 0 <= y < len(self._row_at) else None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        number = self.row_under(event.y)
        if self._hover and number is not None and number != self.rows.at:
            self.go_to(number)

    def on_click(self, event: events.Click) -> None:
        number = self.row_under(event.y)
        if number is not None:
            again = number == self.rows.at
            self.go_to(number)
            self._clicked(event.x, again)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        if not self._hover:
            self._jump(WHEEL)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        if not self._hover:
            self._jump(-WHEEL)
