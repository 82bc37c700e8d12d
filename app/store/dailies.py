"""The dailies that were begun for the record: one a day and game, whatever became of the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.match.seats import DAILY
from app.store.database import Execute, Reading
from app.store.packing import number_of, text_of


@dataclass(frozen=True, slots=True)
class Begun:
    """A daily that was begun. `finished` is None while its match goes on; `there` says whether the
    match is still saved. `rank` counts from 0; `turns` are those of the person."""

    day: str
    game: str
    match: str
    there: bool = False
    finished: int | None = None
    won: bool = False
    rank: int = -1
    seats: int = 0
    turns: int = 0

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.finished is not None


_ROWS = """
    SELECT cast(a.day AS BLOB), cast(a.game AS BLOB), cast(a.match AS BLOB), m.id IS NOT NULL,
        m.finished, r.won, r.rank, r.seats, r.turns
    FROM dailies a LEFT JOIN matches m ON m.id = a.match
        LEFT JOIN results r ON r.match = a.match AND r.seat = 0
    ORDER BY a.day, a.game
"""


class Dailies:
    """Questions to the dailies. Raises `JournalFailed` if the file can't be read."""

    def __init__(self, base: Reading) -> None:
        self._base = base

    def all(self) -> list[Begun]:
        """All that were begun for the record, by day and game."""
        return [
            Begun(
                text_of(day),
                text_of(game),
                text_of(match),
                there=there == 1,
                finished=None if finished is None else number_of(finished),
                won=won == 1,
                rank=number_of(rank),
                seats=number_of(seats),
                turns=number_of(turns),
            )
            for day, game, match, there, finished, won, rank, seats, turns in self._base.read(_ROWS)
        ]

    def of(self, day: str, game: str) -> Begun | None:
        """The daily of a day and game, if it was begun."""
        return next((one for one in self.all() if (one.day, one.game) == (day, game)), None)


def claim(execute: Execute, match: str, game: str, title: Mapping[str, str], now: int) -> None:
    """A match begins that its title calls a daily. The first one of a day and game is the one that
    counts as such, for good."""
    if DAILY in title:
        values = (title[DAILY], game, match, now)
        execute("INSERT OR IGNORE INTO dailies VALUES (?, ?, ?, ?)", values)
