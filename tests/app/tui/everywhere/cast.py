"""Who plays, and what cards and labyrinths are called: as usual, or as somebody means harm."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any

from app.match.headers import LONGEST_NAME, LONGEST_WORD
from app.session.session import Session
from tests.helpers.matches import match_behind

HOSTILE = (
    "[red]x[/]",
    "\x1b[31mEva\x07\x1b]0;mine\x07",
    "\u202eevil\u200b\u2066\ufeff",
    "A" * 10_000,
    "日本語の名前" * 20,
    "[@click=app.quit]Zoë[/bold]",
    "{ $name } {0} %s\n\ttab",
    "\u3164\u2800",
    "q" + "\u0307\u0323" * 50,
)
"""Markup, commands of a terminal, marks that turn the direction of text or take no room, ten
thousand letters, wide ones, blanks to be filled, blanks that are none, a tower of accents."""

SPOKEN = ("[red]x[/]", "[31mEva", "evil", "AAAA", "日本語", "[@click=app.quit]Zo")
"""How some of them are to be read on a screen."""


@dataclass(frozen=True)
class Cast:
    """Three names of players, and what else is called by people's own words."""

    names: tuple[str, str, str] = ("Ana", "Ben", "Eva")
    words: tuple[str, ...] = ()
    """In place of every name of a card, deck and labyrinth, by turns; none: as it is."""

    def seats(self, *kinds: str) -> dict[str, str]:
        """The players by name, with what decides for them."""
        return dict(zip(self.names, kinds, strict=False))

    def title(self, title: Mapping[str, str]) -> dict[str, str]:
        """The words that a match keeps."""
        if not self.words:
            return dict(title)
        return dict(zip(title, cycle(self.words), strict=False))

    def renamed(self, session: Session) -> Session:
        """The match with these words."""
        match: Any = match_behind(session)
        match.header = replace(match.header, title=self.title(match.header.title))
        return session

    def called(self, key: str) -> str:
        """What the match keeps for a key of its title; "" where it keeps nothing."""
        return self.word(len(key), "")

    def word(self, at: int, usual: str) -> str:
        """One of the words, or what is usual."""
        return self.words[at % len(self.words)] if self.words else usual


USUAL = Cast()
CRUEL = [
    Cast((HOSTILE[0], HOSTILE[1], HOSTILE[2]), tuple(one[:LONGEST_WORD] for one in HOSTILE)),
    Cast(
        (HOSTILE[3][:LONGEST_NAME], HOSTILE[4][:LONGEST_NAME], HOSTILE[5]),
        tuple(one[:LONGEST_WORD] for one in HOSTILE[::-1]),
    ),
]
"""So that every bad name is once a player's, and once something else's; what is longer than a
header may hold is refused before any screen."""
