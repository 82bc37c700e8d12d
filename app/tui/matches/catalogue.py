"""All saved matches as one list: running ones, then finished ones. No words, no widgets.

A page is read when one of its rows is needed. Thousands of matches cost no more than the visible
ones.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator

from app.match.journal import JournalFailed
from app.store.archive import Archive, SavedMatch

PAGE = 50
MOST_PAGES = 12

Page = tuple[bool, int]
"""Whether it is a page of finished matches, and its number."""


class MatchCatalogue:
    """The matches of an archive, by their number from 0. `problem` says why they can't be read."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._pages: dict[Page, list[SavedMatch]] = {}
        self._found: list[int] | None = None
        self.problem: JournalFailed | None = None
        self.unfinished = self.finished = 0
        self.renew()

    def renew(self) -> None:
        self._pages.clear()
        self._found = None
        self.problem = None
        try:
            self.unfinished, self.finished = self._archive.counts()
        except JournalFailed as problem:
            self.problem = problem
            self.unfinished = self.finished = 0

    @property
    def sifted(self) -> bool:
        return self._found is not None

    @property
    def split(self) -> int:
        if self._found is None:
            return self.unfinished
        return sum(number < self.unfinished for number in self._found)

    def __len__(self) -> int:
        return self.unfinished + self.finished if self._found is None else len(self._found)

    def __getitem__(self, number: int) -> SavedMatch | None:
        """Return a match, or None if it can't be read at present. Raise `IndexError` past the
        end."""
        if not 0 <= number < len(self):
            raise IndexError(number)
        return self.read(number if self._found is None else self._found[number])

    def number_of(self, match: str) -> int:
        """Return the number of a match that was just imported, or -1: it is the first of its
        kind."""
        for start in {0, self.split}:
            for number in range(start, min(start + PAGE, len(self))):
                saved = self[number]
                if saved is not None and saved.id == match:
                    return number
        return -1

    def sift(self, fits: Callable[[int], bool]) -> Iterator[None]:
        """Keep only the matches that fit, asked by their number among all. Yield after each
        page, so that the event loop can run."""
        self._found = found = []
        for number in range(self.unfinished + self.finished):
            if fits(number):
                found.append(number)
            if number % PAGE == PAGE - 1:
                yield

    def all(self) -> None:
        self._found = None

    def among_all(self, number: int) -> int:
        return number if not self._found else self._found[number]

    def nearest(self, among_all: int) -> int:
        """Return the number among the shown matches of a match with a number among all; if it is
        hidden, of the next shown one, or of the last."""
        return (
            among_all
            if not self._found
            else min(bisect_left(self._found, among_all), len(self._found) - 1)
        )

    def read(self, number: int) -> SavedMatch | None:
        over = number >= self.unfinished
        at = number - self.unfinished if over else number
        page = self._page((over, at // PAGE))
        return page[at % PAGE] if at % PAGE < len(page) else None

    def _page(self, key: Page) -> list[SavedMatch]:
        if key in self._pages:
            return self._pages[key]
        over, page = key
        read = self._archive.finished if over else self._archive.unfinished
        try:
            self._pages[key] = found = read(PAGE, page * PAGE)
        except JournalFailed as problem:
            self.problem = problem
            return []
        if len(self._pages) > MOST_PAGES:
            del self._pages[next(iter(self._pages))]
        return found
