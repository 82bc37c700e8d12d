"""The parts of the rules browser: the list of entries and the text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import override

from app.i18n.literal import clip, width
from app.text.rulebook import RulesPage
from app.text.rulesettings import labelled
from app.tui.rules.browser import RulesBrowser
from app.tui.rules.layout import Notes, PageLayout, lay_out
from app.tui.widgets.reader import TextReader
from app.tui.widgets.row_list import ListRows
from app.tui.widgets.styled_text import Line, Span, lit

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol

WIDEST = 90
"""The maximum width of a line of text in cells. Longer lines are hard to read."""


class RulesContents(ListRows):
    """The sections of the current page and their clauses."""

    def __init__(self, app: AppProtocol, browser: RulesBrowser) -> None:
        self._app = app
        self._browser = browser

    @property
    def at(self) -> int:
        return self._browser.chosen

    @at.setter
    def at(self, number: int) -> None:
        self._browser.choose(number)

    @override
    def __len__(self) -> int:
        return len(self._browser.page.entries)

    @override
    def title(self) -> Line:
        return [Span(self._app.texts("rules-contents"), "title")]

    @override
    def draw(self, number: int, cells: int, here: bool) -> Sequence[Line]:
        browser = self._browser
        entry = browser.page.entries[number]
        background = "select" if here else ""
        is_hit = (browser.game, number) in browser.finds
        mark = self._app.glyphs.bullet if here else "*" if is_hit else " "
        head = f" {entry.id:<8}" if entry.id else ""
        role = "text" if entry.id else "accent"
        label = clip(entry.title, cells - 1 - width(head))
        padding = " " * (cells - 1 - width(head) - width(label))
        line = [
            Span(mark, "key", background),
            Span(head, "muted", background),
            *lit([Span(label + padding, role, background)], browser.words),
        ]
        return [line]


class RulesText:
    """The page in a reader. It shows the chosen entry. Scrolling chooses the entry that it reaches,
    and calls `scrolled`."""

    def __init__(
        self,
        app: AppProtocol,
        browser: RulesBrowser,
        notes: Callable[[RulesPage], Notes],
        scrolled: Callable[[], object],
    ) -> None:
        self._app = app
        self._browser = browser
        self._notes = notes
        self._on_scroll = scrolled
        self.reader = TextReader(
            lambda cells: self._layout_for(cells).lines,
            "panel",
            frame=lambda: ([Span(browser.page.title, "title")], ()),
            margin=2,
            draw=self._draw,
            scrolled=self._scrolled,
        )
        self._offset = 0
        """The first visible line, counted from the heading of the chosen entry, so that a new
        layout shows the same part of the entry."""
        self._cached: tuple[tuple[object, ...], PageLayout] | None = None

    def follow(self) -> None:
        layout, index = self._layout, self._browser.chosen
        start, end = (*layout.starts, len(layout.lines))[index : index + 2]
        words, room = self._browser.words, self.reader.room
        matches = (n for n in range(start, end) if lit(layout.lines[n], words) != layout.lines[n])
        distance = next(matches, start) - start
        self._offset = distance - room // 2 if distance >= room else 0
        self.reader.top = start + self._offset
        self.reader.repaint()

    @property
    def _layout(self) -> PageLayout:
        return self._layout_for(self.reader.cells)

    def _layout_for(self, cells: int) -> PageLayout:
        """Return the cached layout of the current page."""
        page, glyphs = self._browser.page, self._app.glyphs
        cells = min(WIDEST, cells)
        key = (page.game, page.language, glyphs.name, cells)
        if self._cached is None or self._cached[0] != key:
            layout = lay_out(
                page,
                cells,
                glyphs,
                self._notes(page),
                partial(labelled, self._app.texts, page.game),
            )
            self._cached = key, layout
            self.reader.top = layout.starts[self._browser.chosen] + self._offset
        return self._cached[1]

    def _draw(self, number: int, line: Line) -> Line:
        chosen_line = self._layout.starts[self._browser.chosen]
        mark = self._app.glyphs.bullet if number == chosen_line else " "
        return [Span(f"{mark} ", "key"), *lit(line, self._browser.words)]

    def _scrolled(self) -> None:
        layout, visible, browser = self._layout, self.reader.sight, self._browser
        last = max(0, len(layout.lines) - self.reader.room)
        if layout.starts[browser.chosen] not in visible or visible.start < last:
            inside = sum(start <= visible.start for start in layout.starts) - 1
            begins = (index for index, start in enumerate(layout.starts) if start in visible)
            browser.choose(next(begins, inside))
        self._offset = visible.start - layout.starts[browser.chosen]
        self._on_scroll()
