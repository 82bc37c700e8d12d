"""The end of a match in the current language; a game's screen makes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Unit = Literal["turns", "steps"]
"""What a match counts: turns, or the steps of a Descent."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat at the end: `rank` from 1, `seat` from 0, `note` in words (out, dead, lost)."""

    rank: int
    seat: int
    name: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """The result of a match.
    `headline` names the winner, `how` describes the end; `title` is the game and its board."""

    title: str
    headline: str
    how: str
    standings: tuple[SeatResult, ...]
    seed: str
    turns: int
    unit: Unit = "turns"
    """What `turns` counts, in words."""

    @property
    def ranking(self) -> list[SeatResult]:
        return sorted(self.standings, key=lambda one: (one.rank, one.seat))
