"""The interface of plain mode to a game: choices in sentences, and answers to questions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from app.i18n.literal import literal
from app.match.source import Frame
from app.plain.words import PlainChoice
from app.session.session import Session
from app.text.log import LogLine, MatchLog

Answer = Callable[[int, str], Sequence[str]]
"""Takes the asking seat and the text after the word; returns the lines to say."""


class LogHolder(Protocol):
    """The log of one seat (`app.perspective.event_log.EventLog`)."""

    log: MatchLog

    @property
    def pending(self) -> LogLine | None:
        """The line of an action that is not finished."""

    def take(self, frame: Frame) -> Any:
        """Add a frame of the seat."""


class PlainVoice(ABC):
    """A game in words; `seat` is always a person's that may see the requested information.

    A game whose persons make every decision themselves has no `orders`, and needs none of their
    methods.
    """

    PREFIX: ClassVar[str]
    """The prefix of the game's own message ids."""
    orders: tuple[str, ...] = ()
    """The ids of the words that begin an automatic action (a route)."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.texts = session.texts
        self.source = session.source

    def _say(self, message: str, /, **values: str | int) -> str:
        return self.texts(f"{self.PREFIX}-{message}", **values)

    def _name(self, party: int) -> str:
        return literal(self.source.seats[party].name)

    @property
    @abstractmethod
    def answers(self) -> Mapping[str, Answer]:
        """The questions that this game knows, by the ids of their words."""

    @abstractmethod
    def perspective(self, seat: int) -> LogHolder:
        """Return a new log for a seat, or for spectators."""

    @abstractmethod
    def brief(self, seat: int) -> Sequence[str]:
        """Return the situation of a seat before it decides, in two lines at most."""

    @abstractmethod
    def choices(self, seat: int) -> Sequence[PlainChoice]:
        """Return the possible decisions of the seat."""

    @abstractmethod
    def hint(self, seat: int) -> str:
        """Return the best bot's decision with a reason; "" if no bot can give one."""

    @abstractmethod
    def ending(self) -> Sequence[str]:
        """Return the result of the match, seat by seat."""

    def ranked(self) -> list[int]:
        outcome, seats = self.source.outcome(), range(len(self.source.seats))
        return sorted(seats, key=outcome.ranks.__getitem__) if outcome is not None else [*seats]

    # -- automatic actions

    def order(self, seat: int, command: str, about: str) -> Sequence[str]:
        """Carry out one of `orders`. Return the lines to say."""
        raise LookupError(command)

    def busy(self, seat: int) -> bool:
        """Whether an automatic action of the seat is running."""
        return False

    def under_way(self, seat: int) -> int | None:
        """Return the automatic action's next decision, or None; `said` then gives the reason."""
        return None

    def said(self) -> Sequence[str]:
        """Return the new lines about the automatic action, and forget them."""
        return ()
