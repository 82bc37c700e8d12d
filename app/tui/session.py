"""What a game's screen is handed: the match, its table, and the ways out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.match.match import Match


@dataclass
class Session:
    """A match on the screen.

    `title` holds the words for the top line (`Header.title`: which labyrinth, which decks);
    `names` gives a monster's or card's name and flavour by its index, in the present language.
    """

    match: Match
    table: Any
    """Who asks the seats in turn, bots and people (`app.match.table`)."""
    title: dict[str, str]
    names: Callable[[int], tuple[str, str]]
    leave: Callable[[], None]
    """Stops the table; the match is on disk anyway."""
