"""Where somebody is in the rules: game, clause, and the places that a search found. No widgets."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache

from app.text.rulebook import PREFIXES, Entry, Page, game_of, page, typed_clause

GAMES = tuple(PREFIXES)

Place = tuple[str, int]
"""A game, and the number of an entry on its page."""


class Browser:
    """Goes through the pages of all games. `language` is asked whenever a page is needed: the
    entries of a game are the same in every language, so that a place stays what it is. `extra` is
    what a search finds beside the text of an entry: the words for its options.
    """

    def __init__(
        self,
        game: str,
        language: Callable[[], str],
        extra: Callable[[str, Entry], str] = lambda _game, _entry: "",
    ) -> None:
        self.game = game
        self.words: tuple[str, ...] = ()
        """The words that were searched for last, folded."""
        self.finds: tuple[Place, ...] = ()
        self._language = language
        self._extra = extra
        self._folded: dict[tuple[str, str], tuple[str, ...]] = {}
        self._chosen = dict.fromkeys(GAMES, 0)

    @property
    def page(self) -> Page:
        """The page of the present game."""
        return page(self.game, self._language())

    @property
    def chosen(self) -> int:
        """The number of the present entry."""
        return self._chosen[self.game]

    @property
    def entry(self) -> Entry:
        """The present entry."""
        return self.page.entries[self.chosen]

    def choose(self, at: int) -> None:
        """Go to an entry of the present game, as far as there is one."""
        self._chosen[self.game] = max(0, min(at, len(self.page.entries) - 1))

    def turn(self, step: int) -> None:
        """Go to the next game, where one was in it."""
        self.game = GAMES[(GAMES.index(self.game) + step) % len(GAMES)]

    def go(self, place: Place) -> None:
        """Go to a place of any game."""
        self.game, at = place
        self.choose(at)

    def place_of(self, clause: str) -> Place | None:
        """Where a clause is; None if there is no such clause."""
        try:
            game = game_of(clause)
        except KeyError:
            return None
        at = page(game, self._language()).index(clause)
        return None if at is None else (game, at)

    # -- searching

    def follow(self, clauses: Iterable[str]) -> None:
        """Go to the first of these clauses, and take them all for finds."""
        self.finds = tuple(filter(None, map(self.place_of, clauses)))
        if self.finds:
            self.go(self.finds[0])

    def search(self, text: str) -> bool:
        """Go to the clause that was typed, or to the next entry with all the words; whether there
        is any. The present game comes first, from the present entry on."""
        place = self.place_of(typed_clause(text, self.game))
        if place is not None:
            self.words, self.finds = (), (place,)
            self.go(place)
            return True
        self.words = tuple(folded(text).split())
        self.finds = tuple(self._found()) if self.words else ()
        if self.finds:
            self.go(self.finds[0])
        return bool(self.finds)

    def again(self) -> None:
        """Go to the next find, round and round; from elsewhere to the first."""
        if self.finds:
            self.go(self.finds[self.number % len(self.finds)])

    @property
    def number(self) -> int:
        """Which of the finds the present entry is, from 1; 0 if it is none."""
        here = (self.game, self.chosen)
        return self.finds.index(here) + 1 if here in self.finds else 0

    def _found(self) -> Iterable[Place]:
        start = GAMES.index(self.game)
        for game in (*GAMES[start:], *GAMES[:start]):
            texts = self._texts(game)
            first = self.chosen if game == self.game else 0
            for at in (*range(first, len(texts)), *range(first)):
                if all(word in texts[at] for word in self.words):
                    yield game, at

    def _texts(self, game: str) -> tuple[str, ...]:
        """What is searched of each entry, folded once a language: a search runs at every key."""
        key = game, self._language()
        if key not in self._folded:
            self._folded[key] = tuple(
                folded(f"{entry.text} {self._extra(game, entry)}") for entry in page(*key).entries
            )
        return self._folded[key]


def folded(text: str) -> str:
    """A text in small letters without accents, each letter where it was."""
    return text.lower() if text.isascii() else "".join(map(_plain, text))


@lru_cache(512)
def _plain(sign: str) -> str:
    return unicodedata.normalize("NFD", sign)[0].lower()[0]
