"""The log's fiction: what a deck says of a card or a monster, now and then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.text.log import LogLine
from app.text.named import quoted

APART: Final = 10
"""The fewest other lines between two quotes."""


class Quotes:
    """The quotes of one log: each at most once, and never two close together."""

    def __init__(self, words: HammerspaceCardText) -> None:
        self._words = words
        self._said: set[tuple[int, int]] = set()
        self._waiting: LogLine | None = None
        self._lines = APART
        """The lines since the last quote."""

    def of(self, source: int, number: int, turn: int) -> list[LogLine]:
        """Return the quote of a card or a monster, [] if it would be too soon or twice, or if it
        has quotes of its own, which would look like somebody's words."""
        found = self._words.names.quote(source, number)
        said = quoted(self._words.texts, found)
        if not found or said == found or (source, number) in self._said or self._lines < APART:
            return []
        self._said.add((source, number))
        self._waiting = LogLine(turn, said, "move")
        return [self._waiting]

    def spaced(self, lines: Sequence[LogLine]) -> list[LogLine]:
        """Count lines that are told."""
        for line in lines:
            self._lines = 0 if line is self._waiting else self._lines + 1
        return [*lines]
