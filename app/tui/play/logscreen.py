"""The whole log: choose a line, open a fight blow by blow, search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, cast

from textual import events, on
from textual.widget import Widget
from textual.widgets import Input
from typing_extensions import override

from app.text.literal import literal
from app.text.log import Line as Told
from app.tui.commands import Command, register
from app.tui.place import Place
from app.tui.play.logview import ROLES
from app.tui.play.scene import Eyes
from app.tui.widgets.base import Painted
from app.tui.widgets.ink import Line, Run, wrap
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.lines import boxed

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
        Command("log.search", SCOPE, ("slash",), footer=12),
        Command("log.again", SCOPE, ("n",), footer=13),
        Command("log.close", SCOPE, ("escape", "q", "backspace", "L"), footer=95),
    )
)


class LogList(Painted):
    """The lines, one of them chosen; those that are open show what stands under them."""

    DEFAULT_CSS = "LogList { height: 1fr; width: 100%; }"

    def __init__(self, eyes: Eyes) -> None:
        super().__init__("panel")
        self.eyes = eyes
        self.chosen = max(0, len(eyes.log.lines) - 1)
        self._open: set[int] = set()
        self._top = 0
        self._line_at: list[int] = []

    @property
    def lines(self) -> Sequence[Told]:
        """All lines of the log."""
        return self.eyes.log.lines

    def choose(self, index: int) -> None:
        """Choose a line, as far as there is one."""
        self.chosen = max(0, min(index, len(self.lines) - 1))
        self.repaint()

    def toggle(self) -> bool:
        """Open or close the chosen line; False if nothing stands under it."""
        if not self.lines or not self.lines[self.chosen].detail:
            return False
        self._open ^= {self.chosen}
        self.repaint()
        return True

    def find(self, words: str) -> bool:
        """Choose the next line after the chosen one that holds the words, and round again."""
        count = len(self.lines)
        for step in range(1, count + 1):
            index = (self.chosen - step) % count
            if words.casefold() in self.lines[index].text.casefold():
                self.choose(index)
                return True
        return False

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """What fits, with the chosen line in view."""
        rows: list[Line] = []
        self._line_at = []
        first = last = 0
        for index, line in enumerate(self.lines):
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
        if not self.lines:
            shown = [[Run(f" {self.mazmorra.texts('play-log-empty')}", "faint")]]
        title = [Run(self.mazmorra.texts("play-log-title"), "title")]
        return boxed(shown, cells, height, title, self.mazmorra.glyphs)

    def _rows(self, index: int, line: Told, cells: int) -> list[Line]:
        chosen = index == self.chosen
        ground = "select" if chosen else ""
        mark = "-" if index in self._open else "+" if line.detail else " "
        bullet = self.mazmorra.glyphs.bullet if chosen else " "
        head = f"{bullet}{mark} {line.turn:>4}  "
        texts = wrap(self.eyes.log.shown(line), cells - len(head) - 1)
        role = ROLES[line.kind]
        rows: list[Line] = []
        for number, text in enumerate(texts):
            before = head if not number else " " * len(head)
            blank = " " * (cells - len(before) - len(text))
            rows.append(
                [Run(before, "muted", ground), Run(text, role, ground), Run(blank, "text", ground)]
            )
        if index in self._open:
            margin = " " * (len(head) + 2)
            rows += [
                [Run(margin + part, "muted")]
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


class LogScreen(Place[int | None]):
    """A seat's own log. The result is the turn that somebody wants to go back to, or None."""

    SCOPE: ClassVar[str] = SCOPE
    AUTO_FOCUS = ""
    DEFAULT_CSS = """
    LogScreen Input, LogScreen Input:focus { height: 1; border: none; padding: 0 1;
        background: $select; background-tint: transparent; color: $text; }
    LogScreen Input { display: none; dock: bottom; margin-bottom: 1; }
    LogScreen.-wide Input { margin-bottom: 2; }
    LogScreen.-search Input { display: block; }
    """

    def __init__(self, eyes: Eyes) -> None:
        super().__init__()
        self.list = LogList(eyes)
        self._words = ""

    @override
    def compose(self) -> Iterator[Widget]:
        yield self.list
        yield Input(max_length=60, select_on_focus=False)
        yield KeyBar()

    @override
    def available(self, command: str) -> bool | str:
        if command == "log.again" and not self._words:
            return False
        return super().available(command)

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

    def do_log_search(self) -> None:
        """Ask for words."""
        self.add_class("-search")
        field = self.query_one(Input)
        field.cursor_blink = False
        field.placeholder = self.app.texts("play-log-search")
        self.set_focus(field)

    def do_log_again(self) -> None:
        """The next line with the words."""
        self._find()

    def do_log_close(self) -> None:
        """Stop searching, or back to the board."""
        if self.has_class("-search"):
            self._leave_search()
        else:
            self.dismiss(None)

    def _leave_search(self) -> None:
        self.remove_class("-search")
        self.set_focus(None)

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        self._words = literal(event.value, 60).strip()
        self._leave_search()
        self._find()
        self.refresh_keys()

    def _find(self) -> None:
        if self._words and not self.list.find(self._words):
            self.notice(self.app.texts("play-log-not-found", words=self._words))
