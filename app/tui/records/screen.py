"""The records of the matches that were played here, a page at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.match.journal import JournalFailed
from app.records.book import Book, opened
from app.records.daily import day_of
from app.start import GAMES
from app.store.shelf import Shelf
from app.text.literal import width
from app.text.matches import game_name
from app.tui.commands import Command, register
from app.tui.records.pages import PAGES, Look, page
from app.tui.screens.help import ReadPlace
from app.tui.widgets.base import Painted
from app.tui.widgets.ink import Line, Run, width_of
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.lines import cut
from app.tui.widgets.reader import Reader

SCOPE = "records"
Tabs = Callable[[], Sequence[tuple[str, bool]]]
"""The name of each page, and whether it is the one that is shown."""

register(
    (
        Command("records.page-before", SCOPE, ("left", "h"), footer=12, group="views"),
        Command("records.page-after", SCOPE, ("right", "l"), footer=12, group="views"),
        Command("records.game", SCOPE, ("tab",), footer=13),
        Command("records.close", SCOPE, ("escape", "q", "backspace"), footer=95),
    )
)


class RecordsScreen(ReadPlace):
    """Statistics, hall of fame, feats, streaks: of all games or of one."""

    SCOPE: ClassVar[str] = SCOPE
    EXPLAINED: ClassVar[str] = "records-explained"

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self._page = 0
        self._game = ""
        self._book: Book | None = None
        try:
            self._book = opened(shelf)
        except JournalFailed:
            self._book = None

    @override
    def compose(self) -> Iterator[Widget]:
        yield Head(self._tabs, self._shown_game)
        yield Reader(self._lines)
        yield KeyBar()

    def _tabs(self) -> Sequence[tuple[str, bool]]:
        texts = self.app.texts
        return [(texts(f"records-{name}"), at == self._page) for at, name in enumerate(PAGES)]

    def _shown_game(self) -> str:
        texts = self.app.texts
        return game_name(texts, self._game) if self._game else texts("records-all-games")

    def _lines(self, cells: int) -> Sequence[Line]:
        app = self.app
        if self._book is None:
            return [[], [Run(f"   {app.texts('records-not-at-hand')}", "muted")]]
        today = day_of(app.services.now())
        look = Look(self._book, self._game, app.texts, app.glyphs, today)
        return page(PAGES[self._page], look, cells)

    def _turn_to(self, number: int) -> None:
        self._page = number % len(PAGES)
        self._show()

    def _show(self) -> None:
        self.do_read_first()
        self.reader.repaint()
        self.query_one(Head).repaint()

    def do_records_page_before(self) -> None:
        """The page at the left."""
        self._turn_to(self._page - 1)

    def do_records_page_after(self) -> None:
        """The page at the right."""
        self._turn_to(self._page + 1)

    def do_records_game(self) -> None:
        """One game after the other, then all of them."""
        games = ("", *GAMES)
        self._game = games[(games.index(self._game) + 1) % len(games)]
        self._show()

    def do_records_close(self) -> None:
        """Back to the home screen."""
        self.dismiss(None)


class Head(Painted):
    """The pages, the present one marked, and the game that is shown."""

    DEFAULT_CSS = "Head { height: 1; width: 100%; }"

    def __init__(self, tabs: Tabs, game: Callable[[], str]) -> None:
        super().__init__()
        self._tabs = tabs
        self._game = game

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The title if there is room for it, the pages, at the right the game."""
        title = [Run(f" {self.mazmorra.texts('records-title')} ", "title"), Run(" ")]
        line: list[Run] = []
        for name, here in self._tabs():
            mark = self.mazmorra.glyphs.bullet if here else " "
            line.append(
                Run(f" {mark}{name} ", "key" if here else "muted", "select" if here else "")
            )
        game = self._game()
        room = cells - width(game) - 2
        line = [*title, *line] if width_of(title) + width_of(line) <= room else line
        return [[*cut(line, room), Run(f" {game} ", "accent")]]
