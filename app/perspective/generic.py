"""What a seat has seen of a match of a game that brings no perspective of its own."""

from __future__ import annotations

from typing import Any

from app.match.source import SnapshotSource
from app.perspective.seat_view import ViewPerspective
from app.text.game_words import GameWords
from app.text.generic_narrator import GenericNarrator


class GenericPerspective(ViewPerspective[Any]):
    """A seat's view and log. `Rules.glance` of such a game gives the whole view."""

    def __init__(self, match: SnapshotSource, seat: int, words: GameWords) -> None:
        super().__init__(
            match, seat, words.texts, lambda _names, first: GenericNarrator(words, first)
        )
