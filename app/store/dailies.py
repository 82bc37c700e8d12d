"""The dailies that count: one for each day and game, whatever happens to the match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from app.match.seats import DAILY, HUMAN, RESIGNED, marked
from app.store.database import DatabaseReader, Execute
from app.store.packing import check, header_of, text_of
from app.store.records import read_results


@dataclass(frozen=True, slots=True)
class StartedDaily:
    """A daily that was started.

    `finished` is None before its match ends. `saved` means that the match is still saved,
    `resigned` that the person resigned and bots play on. `rank` counts from 0, and `turns` is the
    number of the person's turns.
    """

    day: str
    game: str
    match: str
    saved: bool = False
    finished: int | None = None
    won: bool = False
    rank: int = -1
    seats: int = 0
    turns: int = 0
    resigned: bool = False

    @property
    def over(self) -> bool:
        return self.finished is not None

    @property
    def has_result(self) -> bool:
        """Whether its match ended and has a result that can be read."""
        return self.over and self.turns > 0

    @property
    def in_progress(self) -> bool:
        return self.saved and not self.over and not self.resigned


_ROWS = """
    SELECT cast(a.day AS BLOB), cast(a.game AS BLOB), cast(a.match AS BLOB), a.begun, a.crc,
        m.id IS NOT NULL, m.finished, CASE WHEN m.finished IS NULL THEN cast(m.header AS BLOB) END
    FROM dailies a LEFT JOIN matches m ON m.id = a.match ORDER BY a.day, a.game
"""


def read_dailies(base: DatabaseReader) -> list[StartedDaily]:
    """Return all dailies that count, by day and game. Skip damaged rows.
    The person has the first seat. If that seat was handed over, or the result is damaged, a
    finished daily has no result."""
    rows = read_results(base)
    results = {row.match: row for row in rows if row.seat == 0 and row.bot == HUMAN}
    dailies = []
    for *names, begun_at, crc, saved, finished, header in base.read(_ROWS):
        day, game, match = map(text_of, names)
        if crc != check(day, game, match, begun_at):
            continue
        daily = StartedDaily(day, game, match, saved == 1, finished, resigned=_resigned(header))
        if finished is not None and (row := results.get(match)):
            daily = replace(daily, won=row.won, rank=row.rank, seats=row.seats, turns=row.turns)
        dailies.append(daily)
    return dailies


def _resigned(header: bytes | None) -> bool:
    parsed = header_of(text_of(header)) if header is not None else None
    return parsed is not None and 0 in marked(parsed.title, RESIGNED)


def claim(execute: Execute, match: str, game: str, title: Mapping[str, str], now: int) -> None:
    """Record a new match as the daily in its title.
    The first one of a day and game counts as the daily, for good."""
    if DAILY in title:
        day = title[DAILY]
        values = (day, game, match, now, check(day, game, match, now))
        execute("INSERT OR IGNORE INTO dailies VALUES (?, ?, ?, ?, ?)", values)
