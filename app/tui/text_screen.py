"""The base of text screens: the same keys scroll them, and long ones have a search."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from app.i18n.search import number_of, words_in
from app.tui.base_screen import BaseScreen
from app.tui.commands import Command, register
from app.tui.search_screen import SearchScreen
from app.tui.widgets.reader import TextReader

register(
    (
        Command("read.up", "read", ("up", "k"), footer=10, group="read"),
        Command("read.down", "read", ("down", "j"), footer=10, group="read"),
        Command("read.back", "read", ("pageup", "b"), footer=11, group="pages"),
        Command("read.on", "read", ("pagedown", "space"), footer=11, group="pages"),
        Command("read.first", "read", ("home", "g")),
        Command("read.last", "read", ("end", "G")),
    )
)

FAR = 1_000_000


class TextScreen(BaseScreen[None]):
    """A screen around a `TextReader`: the `read` commands scroll it."""

    ALSO: ClassVar[tuple[str, ...]] = ("read",)

    @property
    def reader(self) -> TextReader:
        return self.query_one(TextReader)

    def do_read_up(self) -> None:
        self.reader.scroll_lines(-1)

    def do_read_down(self) -> None:
        self.reader.scroll_lines(1)

    def do_read_back(self) -> None:
        self.reader.scroll_pages(-1)

    def do_read_on(self) -> None:
        self.reader.scroll_pages(1)

    def do_read_first(self) -> None:
        self.reader.scroll_lines(-FAR)

    def do_read_last(self) -> None:
        self.reader.scroll_lines(FAR)


class SearchableTextScreen(SearchScreen[None], TextScreen):
    """A text screen with a search. It composes a `SearchLine`."""

    ALSO: ClassVar[tuple[str, ...]] = (*TextScreen.ALSO, *SearchScreen.ALSO)
    _began = 0

    @override
    def begin_search(self) -> None:
        self._began = self.reader.sight.start

    @override
    def find(self, typed: str) -> None:
        self.reader.find(words_in(typed), self._began)

    @override
    def go_hit(self, step: int) -> None:
        self.reader.go_hit(step)

    @override
    def hits(self) -> tuple[int, int]:
        hits, hit = self.reader.hits, self.reader.hit
        return 0 if hit is None else number_of(hits, hit), len(hits)

    @override
    def forget_words(self) -> None:
        self.reader.find((), self.reader.sight.start)
