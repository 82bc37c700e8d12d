"""The keys that move through the list of matches."""

from __future__ import annotations

from app.tui.matches.catalogue import Catalogue
from app.tui.matches.listing import MatchList
from app.tui.place import Place


class Moving(Place[None]):
    """A screen with a list of matches, through which the keys move."""

    list: MatchList
    catalogue: Catalogue

    def do_matches_up(self) -> None:
        """The match above."""
        self.list.choose(self.list.at - 1)

    def do_matches_down(self) -> None:
        """The match below."""
        self.list.choose(self.list.at + 1)

    def do_matches_back(self) -> None:
        """A page back."""
        self.list.choose(self.list.at - self.list.page)

    def do_matches_on(self) -> None:
        """A page on."""
        self.list.choose(self.list.at + self.list.page)

    def do_matches_first(self) -> None:
        """The first match."""
        self.list.choose(0)

    def do_matches_last(self) -> None:
        """The last match."""
        self.list.choose(len(self.catalogue))

    def do_matches_other(self) -> None:
        """From those that go on to the finished ones, and back."""
        split = self.catalogue.split
        self.list.choose(split if self.list.at < split else 0)
