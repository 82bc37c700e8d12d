"""People elsewhere with whom a match is played, as its screens see them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Spoken:
    """What somebody has said: a `text`, or else a gesture from 1 on. Name and text are outside
    text."""

    name: str
    text: str
    gesture: int


@dataclass(frozen=True, slots=True)
class Heard:
    """Somebody elsewhere who may be muted: a seat or `SPECTATOR`, with its name, outside text."""

    seat: int
    name: str
    muted: bool


class Conversing(Protocol):
    """People elsewhere to whom somebody at this screen can speak."""

    def spoken(self) -> Sequence[Spoken]:
        """Return the last things that were said, the newest one last."""

    @property
    def writes(self) -> bool:
        """Whether they may write, besides gestures."""

    @property
    def unheard(self) -> bool:
        """Whether only spectators read what somebody at this screen says, until the match ends."""

    def say(self, text: str, gesture: int = 0) -> None:
        """Say a text or make a gesture."""

    def others(self) -> Sequence[Heard]:
        """Return whom somebody at this screen may mute: in a match the people elsewhere."""

    def mute(self, seat: int, *, yes: bool) -> None:
        """Hear no more of somebody in this match, or hear them again. They don't learn of it."""


class Company(Conversing, Protocol):
    """The others at a served table."""

    def tag(self) -> str:
        """Return what the key bar shows before its keys: whose clock runs; "" for nothing."""

    def shown(self, decisions: int) -> None:
        """Hear that the screen shows the position after so many decisions."""
