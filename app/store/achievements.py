"""Achievements and best results of people in finished matches, by match and seat.

Written when a match is over, and again by `recount`. A row with a wrong checksum counts as missing
until then. The table `reckoned` records the revision of the game's table that a match was evaluated
with, and the number of resulting rows.
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
    """Return all rows that count, in the order in which their matches ended."""
    rows = filter(None, map(_row, base.read(_ROWS)))
    return [row for row in rows if not game or row.game == game]


def read_revisions(base: DatabaseReader) -> list[tuple[str, str, int | None]]:
    """Return the finished matches that count, each with its game and table revision.
    The revision is None if the match was not evaluated or its rows are damaged."""
    rows = base.read("SELECT cast(match AS BLOB), seat, cast(deed AS BLOB), value, crc FROM deeds")
    damaged = {text_of(row[0]) for row in rows if not _sound(row)}
    found = []
    for match, game, revision, achievements, crc, there in base.read(_REVISIONS):
        ident = text_of(match)
        sound = (
            isinstance(revision, int)
            and crc == check(ident, revision, achievements)
            and there == achievements
            and ident not in damaged
        )
        found.append((ident, text_of(game), revision if sound else None))
    return found


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


def _row(found: Sequence[Any]) -> AchievementRow | None:
    if not _sound(found):
        return None
    match, achievement, game, name = (text_of(found[at]) for at in (0, 2, 5, 6))
    return AchievementRow(match, found[1], achievement, found[3], game, name, number_of(found[7]))


def _sound(found: Sequence[Any]) -> bool:
    match, seat, achievement, value, crc = found[:5]
    return bool(crc == check(text_of(match), seat, text_of(achievement), value))
