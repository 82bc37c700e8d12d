"""Navigation in the list of matches: between its two kinds, and by search."""

from __future__ import annotations

import asyncio

from textual import work
from typing_extensions import override

from app.i18n.search import Folds, has_all, words_in
from app.text.matches import all_words
from app.tui.matches.catalogue import MatchCatalogue
from app.tui.matches.details import MatchDetails
from app.tui.matches.match_rows import MatchRows
from app.tui.search_screen import FilteredListScreen
from app.tui.widgets.row_list import RowList


class MatchListNavigation(FilteredListScreen[None]):
    """A screen with a list of matches; a search hides the other matches."""

    list: RowList
    rows: MatchRows
    catalogue: MatchCatalogue

    def __init__(self) -> None:
        super().__init__()
        self._folds = Folds()
        self._began = 0
        """The number among all of the match chosen at the start of the search."""

    def do_matches_other(self) -> None:
        split = self.catalogue.split
        self.list.go_to(split if self.rows.at < split else 0)

    # -- search

    @override
    def begin_search(self) -> None:
        if len(self.catalogue):
            self._began = self.catalogue.among_all(self.rows.at)

    @override
    def find(self, typed: str) -> None:
        self._look_for(words_in(typed))

    @override
    def forget_words(self) -> None:
        self.begin_search()
        self.find("")

    def _look_for(self, words: tuple[str, ...]) -> None:
        for part in (self.rows, *self.query(MatchDetails)):
            part.words = words
        if words:
            self._sift(words)
        else:
            self.workers.cancel_group(self, "search")
            self.catalogue.all()
            self.list.go_to(self._began)

    @work(group="search", exclusive=True)
    async def _sift(self, words: tuple[str, ...]) -> None:
        for _ in self.catalogue.sift(lambda number: has_all(self._words_of(number), words)):
            self.list.go_to(self.catalogue.nearest(self._began))
            await asyncio.sleep(0)
        self.list.go_to(self.catalogue.nearest(self._began))

    def _words_of(self, number: int) -> str:
        texts = self.app.texts

        def words() -> str:
            saved = self.catalogue.read(number)
            return all_words(texts, saved) if saved is not None else ""

        return self._folds.of((texts.language, number), words)

    def look_again(self) -> None:
        """Search the catalogue again after it was read, from the same match."""
        self._folds.forget()
        self.list.go_to(self._began)
        if self.rows.words:
            self._look_for(self.rows.words)
