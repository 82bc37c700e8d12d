"""The exhibits as a list with filters and search, one of them chosen. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from app.i18n.fluent import Texts
from app.i18n.search import Folds, folded, has_all, words_in
from app.registry import games
from app.tui.appearance import next_of
from app.tui.gallery.exhibits import BROKEN, Exhibit, ExhibitPage

KINDS: Final = (
    "labyrinth", "monster", "treasure", "character", "attack", "defence", "ability",
)  # fmt: skip
"""The kinds of exhibits, in the order of the filter; others come after them."""

Deck = tuple[str, str, bool]
"""The key of a deck: `Origin.deck`."""


class ExhibitCollection:
    """All exhibits in order, and the shown ones: those of a game, a deck, a kind, with all the
    words. `texts` returns the texts of the present language.

    Broken files pass the filter of kinds and every search: the player must not miss them.
    """

    def __init__(self, texts: Callable[[], Texts]) -> None:
        self.exhibits: tuple[Exhibit, ...] = ()
        self.shown: tuple[Exhibit, ...] = ()
        self.game = self.kind = ""
        """The filters of game and kind; "" is all."""
        self.deck: Deck | None = None
        self.words: tuple[str, ...] = ()
        self.at = 0
        self._texts = texts
        self._wanted: Exhibit | None = None
        self._folds = Folds()

    @property
    def chosen(self) -> Exhibit | None:
        return self.shown[self.at] if self.shown else None

    @property
    def filtered(self) -> bool:
        return bool(self.game or self.kind or self.deck or self.words)

    # -- choosing

    def choose(self, at: int) -> None:
        self.at = max(0, min(at, len(self.shown) - 1))
        self._wanted = self.chosen

    def look_for(self, exhibit: Exhibit | None) -> None:
        """Choose an exhibit as soon as it is shown."""
        self._wanted = exhibit

    def take(self, exhibits: Iterable[Exhibit]) -> None:
        """Replace the exhibits after reading the files, and keep the choice. If the chosen
        exhibit is gone, choose the first of its deck (or the deck's mistakes) until it is back."""
        self.exhibits = tuple(exhibits)
        self._folds.forget()
        if self.deck and self.deck not in self.decks():
            self.deck = None
        if self.kind and self.kind not in self.kinds():
            self.kind = ""
        self._sift()

    # -- filters

    def decks(self) -> tuple[Deck, ...]:
        return tuple(dict.fromkeys(one.origin.deck for one in self._of_game()))

    def kinds(self) -> tuple[str, ...]:
        found = {one.kind for one in self._of_game() if self.deck in (None, one.origin.deck)}
        others = sorted(found - {*KINDS, BROKEN})  # of a game that brings kinds of its own
        return tuple(kind for kind in (*KINDS, *others, BROKEN) if kind in found)

    def turn_game(self, step: int) -> None:
        """Show only the next game; after the last, show all."""
        shown = (one.id for one in games().values() if one.gallery)
        self.game = next_of(("", *shown), self.game, step)
        self.deck = None
        self.kind = self.kind if self.kind in self.kinds() else ""
        self._sift()

    def turn_deck(self, step: int = 1) -> None:
        self.deck = next_of((None, *self.decks()), self.deck, step)
        self.kind = self.kind if self.kind in self.kinds() else ""
        self._sift()

    def turn_kind(self, step: int = 1) -> None:
        self.kind = next_of(("", *self.kinds()), self.kind, step)
        self._sift()

    def search(self, text: str) -> None:
        """Show only exhibits with all words of a text, ignoring case and accents. Choose the
        first one with the words in its name for now."""
        self.words = words_in(text)
        self._sift()
        named = [at for at, one in enumerate(self.shown) if self._named(one)]
        if named and self.at not in named:
            self.at = named[0]

    def prepare(self) -> None:
        """Collect the words of the present language in advance, so that no search waits for it."""
        for one in self.exhibits:
            self._said(one)

    def show_all(self) -> None:
        self.game = self.kind = ""
        self.deck, self.words = None, ()
        self._sift()

    def _of_game(self) -> Iterable[Exhibit]:
        return (one for one in self.exhibits if self.game in ("", one.origin.game))

    def _sift(self) -> None:
        self.shown = tuple(
            one
            for one in self._of_game()
            if self.deck in (None, one.origin.deck)
            and (one.kind == BROKEN or (self.kind in ("", one.kind) and self._says(one)))
        )
        self.at = self._place()
        if self._wanted is None:
            self._wanted = self.chosen

    def _place(self) -> int:
        wanted = self._wanted
        if wanted is None:
            return 0
        keys = [one.key for one in self.shown]
        if wanted.key in keys:
            return keys.index(wanted.key)
        file = wanted.key[:3]
        return next((at for at, key in enumerate(keys) if key[:3] == file), 0)

    def _says(self, exhibit: Exhibit) -> bool:
        return not self.words or has_all(self._said(exhibit), self.words)

    def _said(self, exhibit: Exhibit) -> str:
        texts = self._texts()
        return self._folds.of((texts.language, exhibit), lambda: said(exhibit, texts))

    def _named(self, exhibit: Exhibit) -> bool:
        name = folded(exhibit.name(self._texts())) if self.words else ""
        return bool(name) and has_all(name, self.words)


def said(exhibit: Exhibit, texts: Texts) -> str:
    """Return all words of an exhibit and its origin."""
    page: ExhibitPage = exhibit.page(texts)
    parts = (*page.beside, *page.below)
    lines = [line for part in parts for line in (part.heading, *part.lines)]
    kind = texts(f"gallery-kind-{exhibit.kind}")
    deck = exhibit.origin.deck_name(texts)
    return " ".join((exhibit.name(texts), kind, deck, page.flavour, *lines))
