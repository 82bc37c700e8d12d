"""The position in the rules: game, clause, and the hits of a search. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from app.content.generic_setup import option_infos
from app.i18n.search import Folds, has_all, nearest, onward, words_in
from app.text.rulebook import (
    PREFIXES,
    RulesEntry,
    RulesPage,
    game_of,
    games_on,
    page,
    ruled_by,
    typed_clause,
)

GAMES = tuple(PREFIXES)
TABS = tuple(one for home in GAMES for one in games_on(home))
"""The games with rules, also those on another one's page: the Descent is on Irrgarten's."""

Place = tuple[str, int]
"""A game, and the number of an entry on its page."""

Spot = tuple[str, Mapping[str, int]]
"""A game, and the number of the chosen entry on each page."""


def first_clause(game: str) -> tuple[str, ...]:
    """Return where the rules of a game begin on another one's page: the clause of its first
    option."""
    return tuple(info.clause for info in option_infos(game)[:1] if info.clause)


class RulesBrowser:
    """Moves through the pages of all games. `language` is called for each page. The entries of a
    game are the same in every language, so that a place stays valid. `extra` returns text that a
    search adds to an entry's own: the words for its options."""

    def __init__(
        self,
        game: str,
        language: Callable[[], str],
        extra: Callable[[str, RulesEntry], str] = lambda _game, _entry: "",
    ) -> None:
        self.game = game
        self.words: tuple[str, ...] = ()
        self.finds: tuple[Place, ...] = ()
        self._language = language
        self._extra = extra
        self._spoken: tuple[Place, ...] = ()
        """The clauses that the browser was opened for: the hits while there is no search."""
        self._folds = Folds()
        self._chosen = dict.fromkeys(GAMES, 0)
        self._left: dict[str, int] = {}
        """The entry of each tab that was turned away from."""

    @property
    def page(self) -> RulesPage:
        return page(self.game, self._language())

    @property
    def chosen(self) -> int:
        return self._chosen[self.game]

    @property
    def entry(self) -> RulesEntry:
        return self.page.entries[self.chosen]

    def choose(self, at: int) -> None:
        self._chosen[self.game] = max(0, min(at, len(self.page.entries) - 1))

    @property
    def tab(self) -> str:
        """The game whose rules the chosen entry is among."""
        begun = (one for one in games_on(self.game) if self._start(one) <= self.chosen)
        return max(begun, key=self._start)

    def _start(self, tab: str) -> int:
        """The first entry of a game on its page: 0, or the heading above its first clause."""
        if tab in GAMES:
            return 0
        entries = page(ruled_by(tab), self._language()).entries
        clauses = first_clause(tab)
        at = next((at for at, entry in enumerate(entries) if entry.id in clauses), 0)
        return at - 1 if at and not entries[at - 1].id else at

    def turn(self, step: int) -> None:
        """Go to another game's rules, where they were left."""
        present = self.tab
        self._left[present] = self.chosen
        there = TABS[(TABS.index(present) + step) % len(TABS)]
        self.game = ruled_by(there)
        self.choose(self._left.get(there, self._start(there)))

    def go(self, place: Place) -> None:
        self.game, at = place
        self.choose(at)

    def place_of(self, clause: str) -> Place | None:
        try:
            game = game_of(clause)
        except KeyError:
            return None
        at = page(game, self._language()).index(clause)
        return None if at is None else (game, at)

    # -- search

    def follow(self, clauses: Iterable[str]) -> None:
        """Go to the first of these clauses, and make them all hits."""
        self._spoken = self.finds = tuple(filter(None, map(self.place_of, clauses)))
        if self.finds:
            self.go(self.finds[0])

    @property
    def spot(self) -> Spot:
        """The present position, for `come_back`."""
        return self.game, dict(self._chosen)

    def come_back(self, spot: Spot) -> None:
        self.game, chosen = spot
        self._chosen = dict(chosen)

    def search(self, text: str) -> bool:
        """Go to the typed clause, or to the nearest entry with all the words. Return whether
        there is one. The present game comes first; without words the search ends."""
        place = self.place_of(typed_clause(text, self.game))
        self.words = () if place else words_in(text)
        if place is None and not self.words:
            self.forget()
            return False
        self.finds = (place,) if place else tuple(self._found())
        if self.finds:
            here = nearest([at for game, at in self.finds if game == self.game], self.chosen)
            self.go(self.finds[0] if here is None else (self.game, here))
        return bool(self.finds)

    def forget(self) -> None:
        """End the search: the clauses that the browser was opened for are the hits again."""
        self.words, self.finds = (), self._spoken

    def again(self, step: int = 1) -> None:
        """Go to the next hit, or to the previous one with -1; the ends wrap around. From an
        entry that is no hit, continue there; with unsorted opening clauses, go to the first or
        the last."""
        if not self.finds:
            return
        order = [(self._order(game), at) for game, at in self.finds]
        if self.number or order != sorted(order):
            at = self.number - 1 if self.number else -1 if step > 0 else 0
            self.go(self.finds[(at + step) % len(order)])
        elif (there := onward(order, (self._order(self.game), self.chosen), step)) is not None:
            self.go(self.finds[order.index(there)])

    @property
    def number(self) -> int:
        here = (self.game, self.chosen)
        return self.finds.index(here) + 1 if here in self.finds else 0

    def _order(self, game: str) -> int:
        return (GAMES.index(game) - GAMES.index(self.finds[0][0])) % len(GAMES)

    def _found(self) -> Iterable[Place]:
        start = GAMES.index(self.game)
        for game in (*GAMES[start:], *GAMES[:start]):
            for at, text in enumerate(self._texts(game)):
                if has_all(text, self.words):
                    yield game, at

    def _texts(self, game: str) -> Iterable[str]:
        language = self._language()
        for at, entry in enumerate(page(game, language).entries):
            yield self._folds.of((game, language, at), partial(self._said, game, entry))

    def _said(self, game: str, entry: RulesEntry) -> str:
        return f"{entry.text} {self._extra(game, entry)}"
