"""The dailies started for the record: one for each day and game, whatever happens to the match."""

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

    `finished` is None before its match ends. `there` is true if the match is still saved,
    `resigned` if the person resigned and bots play on. `rank` counts from 0; `turns` are those of
    the person.
    """

    day: str
    game: str
    match: str
    there: bool = False
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
    def goes_on(self) -> bool:
        return self.there and not self.over and not self.resigned


_ROWS = """
    SELECT cast(a.day AS BLOB), cast(a.game AS BLOB), cast(a.match AS BLOB), a.begun, a.crc,
        m.id IS NOT NULL, m.finished, CASE WHEN m.finished IS NULL THEN cast(m.header AS BLOB) END
    FROM dailies a LEFT JOIN matches m ON m.id = a.match ORDER BY a.day, a.game
"""


def read_dailies(base: DatabaseReader) -> list[StartedDaily]:
    """Return all dailies started for the record, by day and game; skip damaged rows.
    The person has the first seat. If that seat was handed over, or the result is damaged,
    the daily shows only that it is over."""
    rows = read_results(base)
    results = {row.match: row for row in rows if row.seat == 0 and row.bot == HUMAN}
    found = []
    for *names, moment, crc, there, finished, header in base.read(_ROWS):
        day, game, match = map(text_of, names)
        if crc != check(day, game, match, moment):
            continue
        begun = StartedDaily(day, game, match, there == 1, finished, resigned=_resigned(header))
        if finished is not None and (row := results.get(match)):
            begun = replace(begun, won=row.won, rank=row.rank, seats=row.seats, turns=row.turns)
        found.append(begun)
    return found


def _resigned(header: bytes | None) -> bool:
    found = header_of(text_of(header)) if header is not None else None
    return found is not None and 0 in marked(found.title, RESIGNED)


def claim(execute: Execute, match: str, game: str, title: Mapping[str, str], now: int) -> None:
    """Record a new match as the daily in its title.
    The first one of a day and game counts as the daily, for good."""
    if DAILY in title:
        day = title[DAILY]
        values = (day, game, match, now, check(day, game, match, now))
        execute("INSERT OR IGNORE INTO dailies VALUES (?, ?, ?, ?, ?)", values)
