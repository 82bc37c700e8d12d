"""Navigation in the list of matches: by keys and by search."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from typing_extensions import override

from app.i18n.search import Folds, has_all, words_in
from app.text.matches import all_words
from app.tui.matches.catalogue import MatchCatalogue
from app.tui.matches.details import MatchDetails
from app.tui.matches.match_list import MatchList
from app.tui.search_screen import SearchScreen


class MatchListNavigation(SearchScreen[None]):
    """A screen with a list of matches; a search hides the other matches."""

    FILTERS: ClassVar[bool] = True
    list: MatchList
    catalogue: MatchCatalogue

    def __init__(self) -> None:
        super().__init__()
        self._folds = Folds()
        self._began = 0
        """The number among all of the match chosen at the start of the search."""

    def do_matches_up(self) -> None:
        self.list.choose(self.list.at - 1)

    def do_matches_down(self) -> None:
        self.list.choose(self.list.at + 1)

    def do_matches_back(self) -> None:
        self.list.choose(self.list.at - self.list.page)

    def do_matches_on(self) -> None:
        self.list.choose(self.list.at + self.list.page)

    def do_matches_first(self) -> None:
        self.list.choose(0)

    def do_matches_last(self) -> None:
        self.list.choose(len(self.catalogue))

    def do_matches_other(self) -> None:
        split = self.catalogue.split
        self.list.choose(split if self.list.at < split else 0)

    # -- search

    @override
    def begin_search(self) -> None:
        if len(self.catalogue):
            self._began = self.catalogue.among_all(self.list.at)

    @override
    def find(self, typed: str) -> None:
        self._look_for(words_in(typed))

    @override
    def go_hit(self, step: int) -> None:
        self.list.choose((self.list.at + step) % max(1, len(self.catalogue)))

    @override
    def hits(self) -> tuple[int, int]:
        count = len(self.catalogue)
        return min(self.list.at + 1, count), count

    @override
    def forget_words(self) -> None:
        self.begin_search()
        self._look_for(())

    @override
    def go_back(self) -> None:
        self._look_for(())

    def _look_for(self, words: tuple[str, ...]) -> None:
        for part in (self.list, *self.query(MatchDetails)):
            part.words = words
        if words:
            self.run_worker(self._sift(words), group="search", exclusive=True)
        else:
            self.workers.cancel_group(self, "search")
            self.catalogue.all()
            self.list.choose(self._began)

    async def _sift(self, words: tuple[str, ...]) -> None:
        for _ in self.catalogue.sift(lambda number: has_all(self._words_of(number), words)):
            self.list.choose(self.catalogue.nearest(self._began))
            await asyncio.sleep(0)
        self.list.choose(self.catalogue.nearest(self._began))

    def _words_of(self, number: int) -> str:
        texts = self.app.texts

        def words() -> str:
            saved = self.catalogue.read(number)
            return all_words(texts, saved) if saved is not None else ""

        return self._folds.of((texts.language, number), words)

    def look_again(self) -> None:
        """Search the catalogue again after it was read, from the same match."""
        self._folds.forget()
        self.list.choose(self._began)
        if self.list.words:
            self._look_for(self.list.words)
