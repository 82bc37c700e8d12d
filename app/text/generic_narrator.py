"""The narrator of a game without one of its own: a line for each event, in the game's words."""

from __future__ import annotations

from typing_extensions import override

from app.match.events import Decided, DecisionsUndone
from app.text.game_words import GameWords
from app.text.log import LogLine
from app.text.narrating import Narrator
from engines.kernel.events import Event, TurnBegan


class GenericNarrator(Narrator):
    """Is fed events in their order and gives a line for each that the words tell."""

    pending: LogLine | None = None

    def __init__(self, words: GameWords, turn: int = 1) -> None:
        super().__init__(words.texts, words.names, turn)
        self._words = words

    @override
    def feed(self, event: Event) -> list[LogLine]:
        """Return the lines of an event; often one."""
        if isinstance(event, TurnBegan):
            self.turn = event.turn
            return []
        if of_the_table := self._of_the_table(event):
            return of_the_table
        if event.passing or isinstance(event, Decided | DecisionsUndone):
            return []
        text = self._words.event(event)
        return [LogLine(self.turn, text, self._words.kind(event))] if text else []
