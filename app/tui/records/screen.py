"""The records of the matches played here, one page at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.config.logs import log
from app.i18n.literal import width
from app.match.journal import JournalFailed
from app.match.source import ReplayRequest
from app.records.daily import day_of
from app.records.hall_of_fame import HallOfFame, opened
from app.registry import game_ids
from app.store.archive import Archive
from app.text.errors import UNREADABLE
from app.text.game_names import game_name
from app.tui.commands import Command, register
from app.tui.launch import why_not
from app.tui.records.pages import PAGES, MatchLink, RecordLine, RecordsView, page
from app.tui.text_screen import SearchableTextScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.line_widget import cut, tab
from app.tui.widgets.painted import PaintedLines
from app.tui.widgets.reader import TextReader
from app.tui.widgets.search import SearchLine
from app.tui.widgets.styled_text import Line, Span, width_of

SCOPE = "records"

register(
    (
        Command("records.page-before", SCOPE, ("left", "h"), footer=12, group="views"),
        Command("records.page-after", SCOPE, ("right", "l"), footer=12, group="views"),
        Command("records.game", SCOPE, ("tab",), footer=13),
        Command("records.open", SCOPE, ("enter",), footer=9),
        Command("records.close", SCOPE, ("escape", "q", "backspace"), footer=95, calls="close"),
    )
)


class RecordsScreen(SearchableTextScreen):
    """Statistics, hall of fame, achievements, streaks: of all games or of one."""

    SCOPE: ClassVar[str] = SCOPE
    EXPLAINED: ClassVar[str] = "records-explained"

    def __init__(self, archive: Archive) -> None:
        super().__init__()
        self._archive = archive
        self._page = 0
        self._game = ""
        self._chosen = 0
        """The number of the chosen line, among the lines that lead to a match."""
        self._book: HallOfFame | None = None
        try:
            self._book = opened(archive)
        except JournalFailed:
            self._book = None

    @override
    def compose(self) -> Iterator[Widget]:
        yield PaintedLines(self._tabs)
        yield TextReader(self._lines, clicked=self._click)
        yield SearchLine("records-search")
        yield KeyBar()

    def _tabs(self, cells: int) -> Sequence[Line]:
        """Return the names of the pages, the present one marked, and that of the game."""
        texts, glyphs = self.app.texts, self.app.glyphs
        title = [Span(f" {texts('records-title')} ", "title"), Span(" ")]
        pages = enumerate(PAGES)
        line = [tab(texts(f"records-{name}"), at == self._page, glyphs) for at, name in pages]
        game = game_name(texts, self._game) if self._game else texts("records-all-games")
        room = cells - width(game) - 2
        line = [*title, *line] if width_of(title) + width_of(line) <= room else line
        return [[*cut(line, room), Span(f" {game} ", "accent")]]

    def _entries(self, cells: int) -> Sequence[RecordLine]:
        app = self.app
        if self._book is None:
            missing = Span(f"   {app.texts('records-not-at-hand')}", "muted")
            return [RecordLine([]), RecordLine([missing])]
        today = day_of(app.services.now())
        look = RecordsView(self._book, self._game, app.texts, app.glyphs, today)
        return page(PAGES[self._page], look, cells)

    def _lines(self, cells: int) -> Sequence[Line]:
        lines = [entry.line for entry in self._entries(cells)]
        if linked := self._linked(cells):
            at, _ = linked[self._chosen]
            if self.reader.hit in (None, at):  # the hit is the chosen line
                lines[at] = _marked(lines[at], self.app.glyphs.bullet, cells)
        return lines

    def _linked(self, cells: int = 0) -> Sequence[tuple[int, MatchLink]]:
        entries = self._entries(cells or self.reader.cells)
        return [(at, entry.link) for at, entry in enumerate(entries) if entry.link is not None]

    @override
    def available(self, command: str) -> bool | str:
        if command == "records.open":
            return bool(self._linked())
        return super().available(command)

    def choose(self, number: int) -> None:
        linked = self._linked()
        self._chosen = max(0, min(number, len(linked) - 1))
        at, _ = linked[self._chosen]
        self.reader.hit = at if at in self.reader.hits else None
        self.refresh_keys()
        self.reader.reveal(at if self._chosen else 0, at + 1)
        self.reader.repaint()

    def _click(self, line: int) -> None:
        numbers = [number for number, (at, _) in enumerate(self._linked()) if at == line]
        if numbers == [self._chosen]:
            self.do_records_open()
        elif numbers:
            self.choose(numbers[0])

    def _step(self, step: int) -> bool:
        lines = [at for at, _ in self._linked()]
        sight = self.reader.sight
        seen = [number for number, at in enumerate(lines) if at in sight]
        if seen and self._chosen not in seen:
            self.choose(seen[0 if step > 0 else -1])
        elif lines:
            self.choose(self._chosen + step)
        return bool(lines)

    @override
    def do_read_up(self) -> None:
        if not self._step(-1):
            super().do_read_up()

    @override
    def do_read_down(self) -> None:
        if not self._step(1):
            super().do_read_down()

    def do_records_open(self) -> None:
        _, link = self._linked()[self._chosen]
        try:
            header, decisions = self._archive.load(link.match)
        except UNREADABLE as problem:
            log("records").warning("%r: %r", link.match, problem)
            self.notice(why_not(self.app, problem))
        else:
            self.app.open_replay(ReplayRequest(header, decisions, turn=link.turn))

    def _turn_to(self, number: int) -> None:
        self._page = number % len(PAGES)
        self._show()

    def _show(self) -> None:
        self._chosen = 0
        self.reader.find(self.reader.words, 0)
        self.query_one(PaintedLines).repaint()
        self.refresh_keys()

    def do_records_page_before(self) -> None:
        self._turn_to(self._page - 1)

    def do_records_page_after(self) -> None:
        self._turn_to(self._page + 1)

    def do_records_game(self) -> None:
        games = ("", *game_ids())
        self._game = games[(games.index(self._game) + 1) % len(games)]
        self._show()

    # -- search

    @override
    def find(self, typed: str) -> None:
        super().find(typed)
        self._choose_hit()

    @override
    def go_hit(self, step: int) -> None:
        super().go_hit(step)
        self._choose_hit()

    def _choose_hit(self) -> None:
        lines = [at for at, _ in self._linked()]
        if self.reader.hit in lines:
            self._chosen = lines.index(self.reader.hit)


def _marked(line: Line, bullet: str, cells: int) -> Line:
    first, *others = line
    runs = [Span(f" {bullet}", "key"), Span(first.text[2:], first.role), *others]
    runs.append(Span(" " * max(0, cells - width_of(runs))))
    return [run._replace(ground="select") for run in runs]
