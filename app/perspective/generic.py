"""What a seat has seen of a match of a game that brings no perspective of its own."""

from __future__ import annotations

from typing import Any

from typing_extensions import override

from app.match.replay_match import ShownMatch
from app.perspective.seat_view import ViewPerspective
from app.text.game_words import GameWords
from app.text.generic_narrator import GenericNarrator
from engines.kernel.events import Event


class GenericPerspective(ViewPerspective[Any]):
    """A seat's view and log. No event changes the view: it is taken from the match when all that
    came was shown (`glance`)."""

    def __init__(self, match: ShownMatch, seat: int, words: GameWords) -> None:
        super().__init__(
            match, seat, words.texts, lambda _names, first: GenericNarrator(words, first)
        )

    @override
    def clear(self) -> None:
        """Nothing is kept beside the view."""

    @override
    def after(self, event: Event) -> Any:
        return self.view

    @override
    def keep(self, event: Event) -> None:
        """Nothing is kept beside the view."""
