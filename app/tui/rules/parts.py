"""The parts of the rules browser: the names of the games, the list of entries, the text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from typing_extensions import override

from app.i18n.literal import clip, width
from app.text.rulebook import RulesPage
from app.tui.rules.browser import RulesBrowser
from app.tui.rules.layout import Notes, PageLayout, lay_out
from app.tui.widgets.reader import TextReader
from app.tui.widgets.row_list import ListRows
from app.tui.widgets.styled_text import Line, Span, lit

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol

WIDEST = 90
"""The widest line of text in cells: longer ones are hard to read."""


class RulesContents(ListRows):
    """The sections of the present page and their clauses."""

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
        ground = "select" if here else ""
        found = (browser.game, number) in browser.finds
        mark = self._app.glyphs.bullet if here else "*" if found else " "
        head = f" {entry.id:<8}" if entry.id else ""
        role = "text" if entry.id else "accent"
        label = clip(entry.title, cells - 1 - width(head))
        blank = " " * (cells - 1 - width(head) - width(label))
        line = [
            Span(mark, "key", ground),
            Span(head, "muted", ground),
            *lit([Span(label + blank, role, ground)], browser.words),
        ]
        return [line]


class RulesText:
    """The page in a reader. It follows the chosen entry; scrolling chooses the entry that it
    reaches, and calls `scrolled`."""

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
        self._moved = scrolled
        self.reader = TextReader(
            lambda cells: self._laid_out(cells).lines,
            "panel",
            frame=lambda: ([Span(browser.page.title, "title")], ()),
            margin=2,
            draw=self._draw,
            scrolled=self._scrolled,
        )
        self._past = 0
        """The first visible line, counted from the heading of the chosen entry: so it stays with
        the entry after a new layout."""
        self._laid: tuple[tuple[object, ...], PageLayout] | None = None

    def follow(self) -> None:
        laid, at = self._present, self._browser.chosen
        start, end = (*laid.starts, len(laid.lines))[at : at + 2]
        words, room = self._browser.words, self.reader.room
        marked = (n for n in range(start, end) if lit(laid.lines[n], words) != laid.lines[n])
        far = next(marked, start) - start
        self._past = far - room // 2 if far >= room else 0
        self.reader.top = start + self._past
        self.reader.repaint()

    @property
    def _present(self) -> PageLayout:
        return self._laid_out(self.reader.cells)

    def _laid_out(self, cells: int) -> PageLayout:
        """Return the lines for the present page; they are cached."""
        page, glyphs = self._browser.page, self._app.glyphs
        cells = min(WIDEST, cells)
        key = (page.game, page.language, glyphs.name, cells)
        if self._laid is None or self._laid[0] != key:
            laid = lay_out(page, cells, glyphs, self._notes(page))
            self._laid = key, laid
            self.reader.top = laid.starts[self._browser.chosen] + self._past
        return self._laid[1]

    def _draw(self, number: int, line: Line) -> Line:
        here = self._present.starts[self._browser.chosen]
        mark = self._app.glyphs.bullet if number == here else " "
        return [Span(f"{mark} ", "key"), *lit(line, self._browser.words)]

    def _scrolled(self) -> None:
        laid, shown, browser = self._present, self.reader.sight, self._browser
        last = max(0, len(laid.lines) - self.reader.room)
        if laid.starts[browser.chosen] not in shown or shown.start < last:
            inside = sum(start <= shown.start for start in laid.starts) - 1
            begins = (at for at, start in enumerate(laid.starts) if start in shown)
            browser.choose(next(begins, inside))
        self._past = shown.start - laid.starts[browser.chosen]
        self._moved()
