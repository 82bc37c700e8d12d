"""The parts of the rules browser: the names of the games, the list of entries, the text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from textual import events
from typing_extensions import override

from app.i18n.literal import clip, width
from app.text.game_names import game_name
from app.text.rulebook import RulesPage
from app.tui.rules.browser import GAMES, RulesBrowser
from app.tui.rules.layout import Notes, PageLayout, lay_out
from app.tui.widgets.line_widget import barred, boxed, tab
from app.tui.widgets.painted import WHEEL, Painted
from app.tui.widgets.row_list import ListRows
from app.tui.widgets.styled_text import Line, Span, lit

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol
    from app.tui.rules.screen import RulesScreen

WIDEST = 90
"""The widest line of text in cells: longer ones are hard to read."""


class RulesPart(Painted):
    """A part of the screen that shows the browser's position."""

    def __init__(self, browser: RulesBrowser, ground: str = "background") -> None:
        super().__init__(ground)
        self.browser = browser

    @property
    def rules(self) -> RulesScreen:
        return cast("RulesScreen", self.screen)


class RulesGames(RulesPart):
    """The games in a line, the present one marked."""

    DEFAULT_CSS = "RulesGames { height: 1; width: 100%; }"
    _ends: tuple[int, ...] = ()

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        texts, glyphs = self.mazmorra.texts, self.mazmorra.glyphs
        line = [Span(f" {texts('rules-title')}  ", "title")]
        ends = []
        used = width(line[0].text)
        for game in GAMES:
            line.append(tab(game_name(texts, game), game == self.browser.game, glyphs))
            used += width(line[-1].text)
            ends.append(used)
        self._ends = tuple(ends)
        return [line]

    def on_click(self, event: events.Click) -> None:
        at = sum(event.x >= end for end in self._ends)
        if at < len(GAMES):
            self.rules.turn(at - GAMES.index(self.browser.game))


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


class RulesText(RulesPart):
    """The page, scrolled to the chosen entry; scrolling chooses the entry that it reaches."""

    DEFAULT_CSS = "RulesText { height: 1fr; width: 1fr; }"

    def __init__(self, browser: RulesBrowser, notes: Callable[[RulesPage], Notes]) -> None:
        super().__init__(browser, "panel")
        self._notes = notes
        self._past = 0
        """The first visible line, counted from the heading of the chosen entry: so it stays with
        the entry after a new layout."""
        self._laid: tuple[tuple[object, ...], PageLayout] | None = None

    def retext(self) -> None:
        self._laid = None
        super().retext()

    def follow(self) -> None:
        laid, at = self.laid(), self.browser.chosen
        start, end = (*laid.starts, len(laid.lines))[at : at + 2]
        marked = (
            n for n in range(start, end) if lit(laid.lines[n], self.browser.words) != laid.lines[n]
        )
        far = next(marked, start) - start
        self._past = far - self._room // 2 if far >= self._room else 0
        self.repaint()

    def laid(self) -> PageLayout:
        """Return the lines for the present page and size; they are cached."""
        cells = max(10, min(WIDEST, self.size.width - 5))
        browser = self.browser
        key = (browser.page.game, browser.page.language, cells)
        if self._laid is None or self._laid[0] != key:
            notes = self._notes(browser.page)
            glyphs = self.mazmorra.glyphs
            self._laid = key, lay_out(browser.page, cells, glyphs, notes)
        return self._laid[1]

    @property
    def _room(self) -> int:
        return max(1, self.size.height - 2)

    def _first(self, laid: PageLayout) -> int:
        top = laid.starts[self.browser.chosen] + self._past
        return max(0, min(top, len(laid.lines) - self._room))

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        laid, glyphs = self.laid(), self.mazmorra.glyphs
        top = self._first(laid)
        here = laid.starts[self.browser.chosen]
        rows: list[Line] = []
        for at in range(top, min(top + height - 2, len(laid.lines))):
            mark = glyphs.bullet if at == here else " "
            rows.append([Span(f"{mark} ", "key"), *lit(laid.lines[at], self.browser.words)])
        box = boxed(rows, cells, height, [Span(self.browser.page.title, "title")], glyphs)
        return barred(box, top, len(laid.lines), glyphs)

    def scroll_lines(self, step: int) -> None:
        """Scroll down by a number of lines, and choose the entry at that place."""
        laid = self.laid()
        last = max(0, len(laid.lines) - self._room)
        top = max(0, min(self._first(laid) + step, last))
        shown = range(top, top + self._room)
        inside = sum(start <= top for start in laid.starts) - 1
        if laid.starts[self.browser.chosen] not in shown or top < last:
            begins = next((at for at, start in enumerate(laid.starts) if start in shown), inside)
            self.browser.choose(begins)
        self._past = top - laid.starts[self.browser.chosen]
        self.rules.moved()

    def scroll_pages(self, step: int) -> None:
        self.scroll_lines(step * max(1, self._room - 1))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.scroll_lines(WHEEL)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.scroll_lines(-WHEEL)
