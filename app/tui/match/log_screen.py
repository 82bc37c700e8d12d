"""The whole log: choose a line, open the details of a fight, search."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, count
from typing import ClassVar, cast

from textual import events
from textual.widget import Widget
from typing_extensions import override

from app.i18n.literal import width
from app.i18n.search import Folds, folded, has_all, nearest, number_of, onward, words_in
from app.text.log import LogLine
from app.tui.commands import Command, register
from app.tui.match.log_panel import ROLES
from app.tui.match.view_model import Perspective
from app.tui.search_screen import SearchScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.line_widget import barred, boxed
from app.tui.widgets.painted import WHEEL, Painted
from app.tui.widgets.search import SearchLine
from app.tui.widgets.styled_text import Line, Span, lit, wrap

SCOPE = "log"
HEAD = 9
"""Cells before a line's text: marks and the turn."""

register(
    (
        Command("log.up", SCOPE, ("up", "k"), footer=10, group="list"),
        Command("log.down", SCOPE, ("down", "j"), footer=10, group="list"),
        Command("log.back", SCOPE, ("pageup", "b")),
        Command("log.on", SCOPE, ("pagedown", "space")),
        Command("log.first", SCOPE, ("home", "g")),
        Command("log.last", SCOPE, ("end", "G")),
        Command("log.open", SCOPE, ("enter",), footer=11),
        Command("log.go", SCOPE, ("t",), footer=14),
        Command("log.close", SCOPE, ("escape", "q", "backspace", "L"), footer=95),
    )
)


class LogList(Painted):
    """The lines of the log. One is chosen; open lines show their details."""

    DEFAULT_CSS = "LogList { height: 1fr; width: 100%; }"

    def __init__(self, perspective: Perspective) -> None:
        super().__init__("panel")
        self.perspective = perspective
        self.chosen = max(0, len(self.lines) - 1)
        self.words: tuple[str, ...] = ()
        self.hits: list[int] = []
        """The lines that contain the words, also in their details."""
        self._folds = Folds()
        self._open: set[int] = set()
        self._revealed: int | None = None
        """The line that the search opened because the hit is in its details."""
        self._top = 0
        self._line_at: list[int] = []
        """The line of each visible row."""
        self._texts: dict[LogLine, Sequence[str]] = {}
        self._texts_for = 0
        """The width in cells for which the lines are wrapped."""

    @override
    def retext(self) -> None:
        self._texts.clear()
        super().retext()

    @property
    def lines(self) -> Sequence[LogLine]:
        """Return all lines of the log, and last the line that may still grow."""
        lines, pending = self.perspective.log.lines, self.perspective.pending
        return lines if pending is None else [*lines, pending]

    def choose(self, index: int) -> None:
        self.chosen = max(0, min(index, len(self.lines) - 1))
        self.repaint()
        cast("LogScreen", self.screen).refresh_keys()

    def toggle(self) -> bool:
        """Open or close the chosen line. Return False if it has no details."""
        if not self.lines or not self.lines[self.chosen].detail:
            return False
        if self.chosen == self._revealed:
            self._revealed = None
            self._open.discard(self.chosen)
        else:
            self._open ^= {self.chosen}
        self.repaint()
        return True

    def find(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.hits = [
            at for at, line in enumerate(self.lines) if words and has_all(self._said(line), words)
        ]
        self._show_hit(nearest(self.hits, self.chosen))

    def go_hit(self, step: int) -> None:
        self._show_hit(onward(self.hits, self.chosen, step))

    def forget(self) -> None:
        if self._revealed is not None:
            self._open.add(self._revealed)
        self.find(())

    def _show_hit(self, hit: int | None) -> None:
        under = hit is not None and not has_all(folded(self.lines[hit].text), self.words)
        self._revealed = hit if under else None
        self.choose(self.chosen if hit is None else hit)

    def _said(self, line: LogLine) -> str:
        return self._folds.of(line, lambda: " ".join((line.text, *line.detail)))

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        lines, room, inside = self.lines, height - 2, cells - 2
        if self._texts_for != inside:
            self._texts_for = inside
            self._texts.clear()
        starts = list(accumulate(map(self._height, count(), lines), initial=0))
        first, last = (starts[self.chosen], starts[self.chosen + 1]) if lines else (0, 0)
        self._top = max(min(self._top, first), last - room, 0)
        self._top = min(self._top, first, max(0, starts[-1] - room))
        rows: list[Line] = []
        self._line_at = []
        index = bisect_right(starts, self._top) - 1
        skipped = self._top - starts[index]
        while len(rows) < room + skipped and index < len(lines):
            rows += self._rows(index, lines[index], inside)
            self._line_at += [index] * (len(rows) - len(self._line_at))
            index += 1
        shown, self._line_at = rows[skipped : skipped + room], self._line_at[skipped:]
        if not lines:
            shown = [[Span(f" {self.mazmorra.texts('play-log-empty')}", "faint")]]
        title = [Span(self.mazmorra.texts("play-log-title"), "title")]
        box = boxed(shown, cells, height, title, self.mazmorra.glyphs)
        return barred(box, self._top, starts[-1], self.mazmorra.glyphs)

    def _height(self, index: int, line: LogLine) -> int:
        under = self._under(line) if self._opened(index) else ()
        return len(self._wrapped(line)) + len(under)

    def _opened(self, index: int) -> bool:
        return index in self._open or index == self._revealed

    def _wrapped(self, line: LogLine) -> Sequence[str]:
        """Return a line in rows. The result is cached: the log may be long, and each key paints
        it."""
        if line not in self._texts:
            room = self._texts_for - HEAD - 1
            self._texts[line] = wrap(self.perspective.log.shown(line), room)
        return self._texts[line]

    def _under(self, line: LogLine) -> Sequence[str]:
        room = self._texts_for - HEAD - 2
        return [part for detail in line.detail for part in wrap(detail, room)]

    def _rows(self, index: int, line: LogLine, cells: int) -> list[Line]:
        chosen, opened = index == self.chosen, self._opened(index)
        ground = "select" if chosen else ""
        mark = "-" if opened else "+" if line.detail else " "
        bullet = self.mazmorra.glyphs.bullet if chosen else " "
        head = f"{bullet}{mark} {line.turn:>4}".ljust(HEAD)
        role = ROLES[line.kind]
        rows: list[Line] = []
        for text in self._wrapped(line):
            blank = " " * (cells - HEAD - width(text))
            words = lit([Span(text, role, ground)], self.words)
            rows.append([Span(head, "muted", ground), *words, Span(blank, "text", ground)])
            head = " " * HEAD
        if opened:
            margin = " " * (HEAD + 2)
            rows += [lit([Span(margin + part, "muted")], self.words) for part in self._under(line)]
        return rows

    def on_click(self, event: events.Click) -> None:
        at = event.y - 1
        if not (0 <= at < self.size.height - 2 and at < len(self._line_at)):
            return
        if self._line_at[at] == self.chosen:
            cast("LogScreen", self.screen).action_command("log.open")
        else:
            self.choose(self._line_at[at])

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.choose(self.chosen + WHEEL)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.choose(self.chosen - WHEEL)


class LogScreen(SearchScreen[int | None]):
    """A seat's own log. The result is the turn that the player wants to go back to, or None."""

    SCOPE: ClassVar[str] = SCOPE

    def __init__(self, perspective: Perspective) -> None:
        super().__init__()
        self.list = LogList(perspective)
        self._began = 0

    @override
    def compose(self) -> Iterator[Widget]:
        yield self.list
        yield SearchLine("play-log-search")
        yield KeyBar()

    def do_log_up(self) -> None:
        self.list.choose(self.list.chosen - 1)

    def do_log_down(self) -> None:
        self.list.choose(self.list.chosen + 1)

    def do_log_back(self) -> None:
        self.list.choose(self.list.chosen - self.list.size.height + 3)

    def do_log_on(self) -> None:
        self.list.choose(self.list.chosen + self.list.size.height - 3)

    def do_log_first(self) -> None:
        self.list.choose(0)

    def do_log_last(self) -> None:
        self.list.choose(len(self.list.lines))

    def do_log_open(self) -> None:
        if not self.list.toggle():
            self.do_log_go()

    def do_log_go(self) -> None:
        if self.list.lines:
            self.dismiss(self.list.lines[self.list.chosen].turn)

    def do_log_close(self) -> None:
        if not self.end_search():
            self.dismiss(None)

    # -- searching

    @override
    def begin_search(self) -> None:
        self._began = self.list.chosen

    @override
    def find(self, typed: str) -> None:
        self.list.chosen = self._began
        self.list.find(words_in(typed))

    @override
    def go_hit(self, step: int) -> None:
        self.list.go_hit(step)

    @override
    def hits(self) -> tuple[int, int]:
        return number_of(self.list.hits, self.list.chosen), len(self.list.hits)

    @override
    def forget_words(self) -> None:
        self.list.forget()

    @override
    def go_back(self) -> None:
        self.find("")
