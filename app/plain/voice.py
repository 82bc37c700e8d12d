"""What plain mode asks of a game: what a seat may do, in sentences, and answers to questions."""

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
"""From the seat that asks and what stood after the word to the lines that are said."""


class LogHolder(Protocol):
    """What one seat was told (`app.perspective.event_log.EventLog`)."""

    log: MatchLog

    @property
    def pending(self) -> LogLine | None:
        """The line of something that still goes on."""

    def take(self, frame: Frame) -> Any:
        """Take a frame of the seat."""


class PlainVoice(ABC):
    """A game in words; `seat` is always a person's who may see what is asked for.

    A game whose persons make every decision themselves has no `orders`, and nothing of what they
    begin.
    """

    ROOM: ClassVar[str]
    """What the ids of the game's own sentences begin with."""
    orders: tuple[str, ...] = ()
    """The ids of the words that begin something which then decides by itself (a route)."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.texts = session.texts
        self.source = session.source

    def _say(self, message: str, /, **values: str | int) -> str:
        return self.texts(f"{self.ROOM}-{message}", **values)

    def _name(self, party: int) -> str:
        return literal(self.source.seats[party].name)

    @property
    @abstractmethod
    def answers(self) -> Mapping[str, Answer]:
        """The questions that this game knows, by the ids of their words."""

    @abstractmethod
    def ears(self, seat: int) -> LogHolder:
        """Fresh ears for a seat, or for who watches."""

    @abstractmethod
    def brief(self, seat: int) -> Sequence[str]:
        """What a seat is told before it decides, in two lines at most."""

    @abstractmethod
    def choices(self, seat: int) -> Sequence[PlainChoice]:
        """What the seat may decide now."""

    @abstractmethod
    def hint(self, seat: int) -> str:
        """What the best bot would do, and why; "" where there is no bot that can say."""

    @abstractmethod
    def ending(self) -> Sequence[str]:
        """How the match ended, seat by seat."""

    def ranked(self) -> list[int]:
        """All seats, the best first."""
        outcome, seats = self.source.outcome(), range(len(self.source.seats))
        return sorted(seats, key=outcome.ranks.__getitem__) if outcome is not None else [*seats]

    # -- what goes on by itself

    def order(self, seat: int, command: str, about: str) -> Sequence[str]:
        """Carry out one of `orders`: what is said to that."""
        raise LookupError(command)

    def busy(self, seat: int) -> bool:
        """Whether something of the seat's goes on by itself."""
        return False

    def under_way(self, seat: int) -> int | None:
        """The next decision of what was begun, or None; `said` then tells why it stopped."""
        return None

    def said(self) -> Sequence[str]:
        """What is to be told of what goes on by itself. It is forgotten here."""
        return ()
