"""What plain mode asks of a game: what a seat may do, in sentences, and answers to questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from app.plain.words import Choice
from app.text.log import Line, Log
from engines.kernel.events import Event

Answer = Callable[[int, str], Sequence[str]]
"""From the seat that asks and what stood after the word to the lines that are said."""


class Ears(Protocol):
    """What one seat was told (`app.eyes.tale.Tale`)."""

    log: Log

    @property
    def pending(self) -> Line | None:
        """The line of something that still goes on."""

    def take(self, event: Event) -> Any:
        """Take an event of the seat's feed."""


class Voice(Protocol):
    """A game in words. It is made with a session; `seat` is always a person's who may see it."""

    @property
    def answers(self) -> Mapping[str, Answer]:
        """The questions that this game knows, by the ids of their words."""

    def ears(self, seat: int) -> Ears:
        """Fresh ears for a seat, or for who watches."""

    def brief(self, seat: int) -> Sequence[str]:
        """What a seat is told before it decides, in two lines at most."""

    def choices(self, seat: int) -> Sequence[Choice]:
        """What the seat may decide now."""

    def hint(self, seat: int) -> str:
        """What the best bot would do, and why; "" where there is no bot that can say."""

    def order(self, seat: int, command: str, about: str) -> Sequence[str] | None:
        """Begin something that decides by itself (a route); None if the game has no such order."""

    def busy(self, seat: int) -> bool:
        """Whether something of the seat's goes on by itself."""

    def under_way(self, seat: int) -> int | None:
        """The next decision of what was begun, or None; `said` then tells why it stopped."""

    def said(self) -> Sequence[str]:
        """What is to be told of what goes on by itself. It is forgotten here."""

    def ending(self) -> Sequence[str]:
        """How the match ended, seat by seat."""
