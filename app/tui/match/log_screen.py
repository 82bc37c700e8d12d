"""The whole log: choose a line, open the details of a fight, search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.i18n.literal import width
from app.i18n.search import Folds, folded, has_all, nearest, number_of, onward, words_in
from app.perspective.event_log import EventLog
from app.text.log import LogLine
from app.tui.commands import COMMANDS, Command, register
from app.tui.list_screen import ListScreen, list_moves
from app.tui.match.log_panel import ROLES
from app.tui.search_screen import SearchScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.row_list import ListRows, RowList
from app.tui.widgets.search import SearchLine
from app.tui.widgets.styled_text import Line, Span, lit, wrap

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol

SCOPE = "log"
HEAD = 9
"""Cells before a line's text: marks and the turn."""

register(
    (
        *list_moves(SCOPE),
        Command("log.open", SCOPE, ("enter",), footer=11),
        Command("log.go", SCOPE, ("t",), footer=14),
        Command("log.close", SCOPE, ("escape", "q", "backspace", "L"), footer=95, calls="close"),
    )
)


class LogRows(ListRows):
    """The lines of the log. Open lines show their details."""

    def __init__(self, app: AppProtocol, perspective: EventLog) -> None:
        self._app = app
        self.perspective = perspective
        self.at = max(0, len(self.lines) - 1)
        self.hits: list[int] = []
        """The lines that contain the words, also in their details."""
        self._folds = Folds()
        self._open: set[int] = set()
        self._revealed: int | None = None
        """The line that the search opened because the hit is in its details."""
        self._texts: dict[LogLine, Sequence[str]] = {}
        self._texts_for = 0
        """The width in cells for which the lines are wrapped."""

    @property
    def lines(self) -> Sequence[LogLine]:
        """Return all lines of the log, and last the line that may still grow."""
        lines, pending = self.perspective.log.lines, self.perspective.pending
        return lines if pending is None else [*lines, pending]

    @property
    def chosen(self) -> LogLine | None:
        return self.lines[self.at] if self.lines else None

    def toggle(self) -> bool:
        """Open or close the chosen line. Return False if it has no details."""
        if self.chosen is None or not self.chosen.detail:
            return False
        if self.at == self._revealed:
            self._revealed = None
            self._open.discard(self.at)
        else:
            self._open ^= {self.at}
        return True

    # -- searching

    def find(self, words: tuple[str, ...]) -> int:
        """Search, and return the line to show."""
        self.words = words
        self.hits = [
            at for at, line in enumerate(self.lines) if words and has_all(self._said(line), words)
        ]
        return self._shown(nearest(self.hits, self.at))

    def next_hit(self, step: int) -> int:
        return self._shown(onward(self.hits, self.at, step))

    def forget(self) -> int:
        if self._revealed is not None:
            self._open.add(self._revealed)
        return self.find(())

    def _shown(self, hit: int | None) -> int:
        """Open the line of a hit if the words are in its details. Return the line to show."""
        under = hit is not None and not has_all(folded(self.lines[hit].text), self.words)
        self._revealed = hit if under else None
        return self.at if hit is None else hit

    def _said(self, line: LogLine) -> str:
        return self._folds.of(line, lambda: " ".join((line.text, *line.detail)))

    # -- the rows of the list

    @override
    def __len__(self) -> int:
        return len(self.lines)

    @override
    def renew(self) -> None:
        self._texts.clear()

    @override
    def title(self) -> Line:
        return [Span(self._app.texts("play-log-title"), "title")]

    @override
    def empty(self, cells: int) -> Sequence[Line]:
        return [[Span(f" {self._app.texts('play-log-empty')}", "faint")]]

    @override
    def heights(self, cells: int) -> Sequence[int]:
        if self._texts_for != cells:
            self._texts_for = cells
            self._texts.clear()
        return [self._height(number, line) for number, line in enumerate(self.lines)]

    def _height(self, number: int, line: LogLine) -> int:
        under = self._under(line) if self._opened(number) else ()
        return len(self._wrapped(line)) + len(under)

    def _opened(self, number: int) -> bool:
        return number in self._open or number == self._revealed

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

    @override
    def draw(self, number: int, cells: int, here: bool) -> Sequence[Line]:
        line, opened = self.lines[number], self._opened(number)
        ground = "select" if here else ""
        mark = "-" if opened else "+" if line.detail else " "
        bullet = self._app.glyphs.bullet if here else " "
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


class LogScreen(SearchScreen[int | None], ListScreen[int | None]):
    """A seat's own log. The result is the turn that the player wants to go back to, or None."""

    SCOPE: ClassVar[str] = SCOPE

    def __init__(self, perspective: EventLog) -> None:
        super().__init__()
        self.rows = LogRows(self.app, perspective)
        self.list = RowList(
            self.rows,
            "panel",
            kept=3,
            framed=True,
            moved=self.refresh_keys,
            clicked=self._clicked,
        )
        self._began = 0

    @override
    def compose(self) -> Iterator[Widget]:
        yield self.list
        yield SearchLine("play-log-search")
        yield KeyBar()

    @override
    def label(self, command: Command) -> str:
        """Call Enter what it does."""
        goes = command.id == "log.open" and not self._opens()
        return super().label(COMMANDS["log.go"] if goes else command)

    @override
    def shown_commands(self) -> list[Command]:
        """Show no second key for what Enter does."""
        shown = super().shown_commands()
        return [one for one in shown if one.id != "log.go" or self._opens()]

    def _opens(self) -> bool:
        """Whether Enter opens the chosen line: only one with details does."""
        return self.rows.chosen is None or bool(self.rows.chosen.detail)

    def _clicked(self, _column: int, again: bool) -> None:
        if again:
            self.action_command("log.open")

    def do_log_open(self) -> None:
        if self.rows.toggle():
            self.list.renew()
        else:
            self.do_log_go()

    def do_log_go(self) -> None:
        if self.rows.chosen is not None:
            self.dismiss(self.rows.chosen.turn)

    # -- searching

    @override
    def begin_search(self) -> None:
        self._began = self.rows.at

    @override
    def find(self, typed: str) -> None:
        self.rows.at = self._began
        self.list.go_to(self.rows.find(words_in(typed)))

    @override
    def go_hit(self, step: int) -> None:
        self.list.go_to(self.rows.next_hit(step))

    @override
    def hits(self) -> tuple[int, int]:
        return number_of(self.rows.hits, self.rows.at), len(self.rows.hits)

    @override
    def forget_words(self) -> None:
        self.list.go_to(self.rows.forget())
