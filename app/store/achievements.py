"""Achievements and best results of people in finished matches, by match and seat.

They are written when a match is over, and again by `recount`. Until then, a row with a wrong
checksum counts as missing. A game's table of achievements has a revision. For each match, the table
`reckoned` keeps the revision that was used, and the number of rows that were written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.match.achievements import AchievementDone
from app.store.database import DatabaseReader, Execute
from app.store.packing import check, number_of, text_of


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """An achievement or best result with its match.

    `value` is an achievement's turn or a result's number; `finished` is the end of the match, in
    milliseconds since 1970.
    """

    match: str
    seat: int
    achievement: str
    value: int
    game: str
    name: str
    finished: int


_ROWS = """
    SELECT cast(d.match AS BLOB), d.seat, cast(d.deed AS BLOB), d.value, d.crc,
        cast(r.game AS BLOB), cast(r.name AS BLOB), r.finished
    FROM deeds d JOIN results r ON r.match = d.match AND r.seat = d.seat
    WHERE r.practice = 0 ORDER BY r.finished, d.match, d.seat, d.deed
"""
_REVISIONS = """
    SELECT cast(m.id AS BLOB), cast(m.game AS BLOB), k.revision, k.deeds, k.crc,
        (SELECT count(*) FROM deeds d WHERE d.match = m.id)
    FROM matches m LEFT JOIN reckoned k ON k.match = m.id
    WHERE m.finished IS NOT NULL AND m.imported = 0 ORDER BY m.finished, m.id
"""


def read_achievements(base: DatabaseReader, game: str = "") -> list[AchievementRow]:
    """Return all valid rows, in the order in which their matches ended."""
    rows = filter(None, map(_row, base.read(_ROWS)))
    return [row for row in rows if not game or row.game == game]


def read_revisions(base: DatabaseReader) -> list[tuple[str, str, int | None]]:
    """Return all finished matches that were played here, each with its game and table revision.
    The revision is None if the match was not evaluated or its rows are damaged."""
    rows = base.read("SELECT cast(match AS BLOB), seat, cast(deed AS BLOB), value, crc FROM deeds")
    damaged = {text_of(row[0]) for row in rows if not _sound(row)}
    revisions = []
    for match, game, revision, achievements, crc, stored in base.read(_REVISIONS):
        match_id = text_of(match)
        sound = (
            isinstance(revision, int)
            and crc == check(match_id, revision, achievements)
            and stored == achievements
            and match_id not in damaged
        )
        revisions.append((match_id, text_of(game), revision if sound else None))
    return revisions


def write_achievements(
    execute: Execute, match: str, revision: int, done: Sequence[AchievementDone]
) -> None:
    forget_achievements(execute, match)
    for seat, achievement in done:
        crc = check(match, seat, achievement.id, achievement.value)
        execute(
            "INSERT INTO deeds VALUES (?, ?, ?, ?, ?)",
            (match, seat, achievement.id, achievement.value, crc),
        )
    count = len(done)
    execute(
        "INSERT INTO reckoned VALUES (?, ?, ?, ?)",
        (match, revision, count, check(match, revision, count)),
    )


def forget_achievements(execute: Execute, match: str) -> None:
    """Delete the achievements of a match that is unfinished again."""
    execute("DELETE FROM deeds WHERE match = ?", (match,))
    execute("DELETE FROM reckoned WHERE match = ?", (match,))


def _row(row: Sequence[Any]) -> AchievementRow | None:
    if not _sound(row):
        return None
    match, achievement, game, name = (text_of(row[column]) for column in (0, 2, 5, 6))
    return AchievementRow(match, row[1], achievement, row[3], game, name, number_of(row[7]))


def _sound(row: Sequence[Any]) -> bool:
    match, seat, achievement, value, crc = row[:5]
    return bool(crc == check(text_of(match), seat, text_of(achievement), value))
