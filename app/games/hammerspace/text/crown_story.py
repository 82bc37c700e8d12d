"""Who wears the crown (HAM-30), as far as the log has told everybody's life."""

from __future__ import annotations

from typing import Final

from app.games.hammerspace.text.clauses import LogClauses
from app.text.log import LogLine
from engines.hammerspace.events import LifeGained, LifeLost
from engines.hammerspace.state import NOBODY
from engines.kernel.events import Event

UNKNOWN: Final = -2
"""The wearer of the crown while the log can't say."""


class CrownStory:
    """Follows the life of all players; a `start` from the first turn knows it from the rules."""

    def __init__(self, clauses: LogClauses, seats: int, *, start: bool) -> None:
        self._clauses = clauses
        parameters = clauses.words.config.parameters
        self._on = bool(parameters.crown)
        self._life = dict.fromkeys(range(seats), parameters.life if start else NOBODY)
        self._wearer = NOBODY

    @property
    def wearer(self) -> int:
        """The seat that wears the crown now: `NOBODY` for none, `UNKNOWN` while the log hasn't told
        everybody's life."""
        lives = [*self._life.values()]
        if not self._on:
            return NOBODY
        if NOBODY in lives:
            return UNKNOWN
        most = max(lives)
        return lives.index(most) if lives.count(most) == 1 else NOBODY

    def take(self, event: Event) -> None:
        """Note the life that a player has left."""
        if isinstance(event, (LifeLost, LifeGained)) and event.party in self._life:
            self._life[event.party] = event.life

    def lines(self, turn: int) -> list[LogLine]:
        """Return a line if somebody else wears the crown than at the end of the last turn."""
        wearer = self.wearer
        if wearer in (UNKNOWN, self._wearer):
            return []
        self._wearer = wearer
        word = "nobody" if wearer == NOBODY else "now"
        text = self._clauses.texts(f"hammerspace-crown-{word}", name=self._clauses.who(wearer))
        return [LogLine(turn, text, "aside")]
