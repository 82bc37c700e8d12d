"""The whole log: choose a line, open a fight blow by blow, search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, cast

from textual import events
from textual.widget import Widget
from typing_extensions import override

from app.text.finding import Folds, folded, has_all, nearest, number_of, onward, words_in
from app.text.literal import width
from app.text.log import Line as Told
from app.tui.commands import Command, register
from app.tui.play.logview import ROLES
from app.tui.play.scene import Eyes
from app.tui.searchplace import SearchPlace
from app.tui.widgets.base import Painted
from app.tui.widgets.ink import Line, Run, lit, wrap
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.lines import boxed
from app.tui.widgets.search import SearchLine

SCOPE = "log"

register(
    (
        Command("log.up", SCOPE, ("up", "k"), footer=10, group="list"),
        Command("log.down", SCOPE, ("down", "j"), footer=10, group="list"),
        Command("log.back", SCOPE, ("pageup",)),
        Command("log.on", SCOPE, ("pagedown", "space")),
        Command("log.first", SCOPE, ("home",)),
        Command("log.last", SCOPE, ("end",)),
        Command("log.open", SCOPE, ("enter",), footer=11),
        Command("log.go", SCOPE, ("g",), footer=14),
        Command("log.close", SCOPE, ("escape", "q", "backspace", "L"), footer=95),
    )
)


class LogList(Painted):
    """The lines, one of them chosen; those that are open show what stands under them."""

    DEFAULT_CSS = "LogList { height: 1fr; width: 100%; }"

    def __init__(self, eyes: Eyes) -> None:
        super().__init__("panel")
        self.eyes = eyes
        self.chosen = max(0, len(self.lines) - 1)
        self.words: tuple[str, ...] = ()
        """The words that are searched for, folded."""
        self.hits: list[int] = []
        """The lines that have them, or under which they stand."""
        self._folds = Folds()
        self._open: set[int] = set()
        self._revealed: int | None = None
        """The line that is open because what was found stands under it."""
        self._top = 0
        self._line_at: list[int] = []

    @property
    def lines(self) -> Sequence[Told]:
        """All lines of the log, and last the one that is still being told."""
        lines, pending = self.eyes.log.lines, self.eyes.pending
        return lines if pending is None else [*lines, pending]

    def choose(self, index: int) -> None:
        """Choose a line, as far as there is one."""
        self.chosen = max(0, min(index, len(self.lines) - 1))
        self.repaint()
        cast("LogScreen", self.screen).refresh_keys()

    def toggle(self) -> bool:
        """Open or close the chosen line; False if nothing stands under it."""
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
        """Look for words; choose the nearest line that has them or under which they stand."""
        self.words = words
        self.hits = [
            at for at, line in enumerate(self.lines) if words and has_all(self._said(line), words)
        ]
        self._show_hit(nearest(self.hits, self.chosen))

    def go_hit(self, step: int) -> None:
        """Choose the next line with the words, or the one before."""
        self._show_hit(onward(self.hits, self.chosen, step))

    def forget(self) -> None:
        """Nothing is searched for any more; what is seen stays."""
        if self._revealed is not None:
            self._open.add(self._revealed)
        self.find(())

    def _show_hit(self, hit: int | None) -> None:
        """Choose a line; open it if what was found stands under it."""
        under = hit is not None and not has_all(folded(self.lines[hit].text), self.words)
        self._revealed = hit if under else None
        self.choose(self.chosen if hit is None else hit)

    def _said(self, line: Told) -> str:
        """The words of a line and of what stands under it."""
        return self._folds.of(line, lambda: " ".join((line.text, *line.detail)))

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """What fits, with the chosen line in view."""
        rows: list[Line] = []
        self._line_at = []
        first = last = 0
        lines = self.lines
        for index, line in enumerate(lines):
            if index == self.chosen:
                first = len(rows)
            rows += self._rows(index, line, cells - 2)
            self._line_at += [index] * (len(rows) - len(self._line_at))
            if index == self.chosen:
                last = len(rows)
        room = height - 2
        self._top = max(min(self._top, first), last - room, 0)
        self._top = min(self._top, first, max(0, len(rows) - room))
        shown = rows[self._top : self._top + room]
        if not lines:
            shown = [[Run(f" {self.mazmorra.texts('play-log-empty')}", "faint")]]
        title = [Run(self.mazmorra.texts("play-log-title"), "title")]
        return boxed(shown, cells, height, title, self.mazmorra.glyphs)

    def _rows(self, index: int, line: Told, cells: int) -> list[Line]:
        chosen = index == self.chosen
        ground = "select" if chosen else ""
        opened = index in self._open or index == self._revealed
        mark = "-" if opened else "+" if line.detail else " "
        bullet = self.mazmorra.glyphs.bullet if chosen else " "
        head = f"{bullet}{mark} {line.turn:>4}  "
        texts = wrap(self.eyes.log.shown(line), cells - len(head) - 1)
        role = ROLES[line.kind]
        rows: list[Line] = []
        for number, text in enumerate(texts):
            before = head if not number else " " * len(head)
            blank = " " * (cells - len(before) - width(text))
            told = lit([Run(text, role, ground)], self.words)
            rows.append([Run(before, "muted", ground), *told, Run(blank, "text", ground)])
        if opened:
            margin = " " * (len(head) + 2)
            rows += [
                lit([Run(margin + part, "muted")], self.words)
                for detail in line.detail
                for part in wrap(detail, cells - len(margin))
            ]
        return rows

    def on_click(self, event: events.Click) -> None:
        """A click chooses a line; on the chosen one it opens what stands under it."""
        at = self._top + event.y - 1
        if not (1 <= event.y < self.size.height - 1 and at < len(self._line_at)):
            return
        if self._line_at[at] == self.chosen:
            cast("LogScreen", self.screen).action_command("log.open")
        else:
            self.choose(self._line_at[at])

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Three lines on."""
        self.choose(self.chosen + 3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Three lines back."""
        self.choose(self.chosen - 3)


class LogScreen(SearchPlace[int | None]):
    """A seat's own log. The result is the turn that somebody wants to go back to, or None."""

    SCOPE: ClassVar[str] = SCOPE

    def __init__(self, eyes: Eyes) -> None:
        super().__init__()
        self.list = LogList(eyes)
        self._began = 0

    @override
    def compose(self) -> Iterator[Widget]:
        yield self.list
        yield SearchLine("play-log-search")
        yield KeyBar()

    def do_log_up(self) -> None:
        """The line before."""
        self.list.choose(self.list.chosen - 1)

    def do_log_down(self) -> None:
        """The line after."""
        self.list.choose(self.list.chosen + 1)

    def do_log_back(self) -> None:
        """A page back."""
        self.list.choose(self.list.chosen - self.list.size.height + 3)

    def do_log_on(self) -> None:
        """A page on."""
        self.list.choose(self.list.chosen + self.list.size.height - 3)

    def do_log_first(self) -> None:
        """The oldest line."""
        self.list.choose(0)

    def do_log_last(self) -> None:
        """The newest line."""
        self.list.choose(len(self.list.lines))

    def do_log_open(self) -> None:
        """What stands under the line; where nothing does, how it was then."""
        if not self.list.toggle():
            self.do_log_go()

    def do_log_go(self) -> None:
        """How it was in the turn of the line."""
        if self.list.lines:
            self.dismiss(self.list.lines[self.list.chosen].turn)

    def do_log_close(self) -> None:
        """Stop searching, or back to the board."""
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
