"""Undo by consent: a seat asks, all other people agree or one of them declines.

What can be undone is the match's own rule: never past a reveal. The question ends without a change
when the match goes on, and when nobody answers in time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from app.net.limits import CONSENT_SECONDS

Later = Callable[[float, Callable[[], None]], Callable[[], None]]
"""Calls a function after so many seconds; call the result to cancel that."""


@dataclass
class Question:
    """An open question. `missing` are the players who have not answered yet."""

    number: int
    seat: int
    cmd: int
    count: int
    decisions: int
    missing: set[str] = field(default_factory=set)
    cancel: Callable[[], None] = lambda: None


class Consent:
    """The open question of a table, if any. `expired` is called when nobody answers in time,
    `is_open` with whether a question is open now."""

    def __init__(self, later: Later, expired: Callable[[Question], None]) -> None:
        self._later, self._expired = later, expired
        self.is_open: Callable[[bool], object] = lambda _open: None
        self._number = 0
        self.open: Question | None = None

    def ask(
        self, seat: int, cmd: int, count: int, decisions: int, others: Iterable[str]
    ) -> Question:
        """Open a question to other players, by name of their token. Only one is open at a time."""
        self._number += 1
        question = Question(self._number, seat, cmd, count, decisions, set(others))
        self.open = question
        question.cancel = self._later(CONSENT_SECONDS, lambda: self._expire(question))
        self.is_open(True)
        return question

    def answer(self, number: int, player: str, *, yes: bool) -> Question | None:
        """Take an answer. Return the question if it is decided by that: all agreed if nobody is
        `missing`. An answer to another question, or by somebody who was not asked, is ignored."""
        question = self.open
        if question is None or question.number != number or player not in question.missing:
            return None
        if yes:
            question.missing.discard(player)
            if question.missing:
                return None
        self.end()
        return question

    def end(self) -> Question | None:
        """Close the open question and return it."""
        question, self.open = self.open, None
        if question is not None:
            question.cancel()
            self.is_open(False)
        return question

    def forget(self) -> None:
        """Call nobody any more: the table is closed."""
        self.is_open = lambda _open: None
        self._expired = lambda _question: None

    def _expire(self, question: Question) -> None:
        if self.open is question:
            self.end()
            self._expired(question)
