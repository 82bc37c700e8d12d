"""Read access to saved matches: pages of a list, and a load that checks every byte."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.files.errors import NoSuchMatch
from app.match.fork import OF as FORK_OF
from app.match.journal import Decision, Header
from app.match.seats import Seat
from app.store.achievements import AchievementRow, read_achievements, read_revisions
from app.store.dailies import StartedDaily, read_dailies
from app.store.database import DatabaseReader, ReadOnlyDatabase
from app.store.loading import LoadedMatch, Row, load, load_header
from app.store.packing import end_crc, header_of, number_of, read_json, text_of
from app.store.records import ResultRow, read_results

UNFINISHED = "finished IS NULL ORDER BY updated DESC, created DESC, id"
FINISHED = "finished IS NOT NULL ORDER BY finished DESC, id"

# Texts are read as bytes and decoded here: a flipped bit may have made them invalid.
_LISTED = """
    SELECT cast(id AS BLOB), cast(game AS BLOB), created, updated, decisions, finished,
        cast(winners AS BLOB), cast(digest AS BLOB), cast(header AS BLOB), taken_back,
        cast(name AS BLOB), played, imported, end_crc
    FROM matches LEFT JOIN progress ON match = id
"""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """The list entry of a saved match. Times are milliseconds since 1970, UTC.

    `finished` is None before the end. Winners and digest are empty if the recorded end is damaged;
    resuming the match restores it. `broken` means that its header can't be read: seats and title
    are then empty, and `load` raises the reason.
    """

    id: str
    game: str
    created: int
    updated: int
    decisions: int
    seats: tuple[Seat, ...]
    title: dict[str, str]
    practice: bool = False
    finished: int | None = None
    winners: tuple[int, ...] = ()
    digest: str = ""
    taken_back: int = 0
    """Decisions that were taken back in the match."""
    broken: bool = False
    name: str = ""
    """The name that a person gave it, or ""."""
    played: int = 0
    """Milliseconds of playing time, without long breaks."""
    imported: bool = False
    """Whether it was already over when it was imported."""

    rules_rev: int = 0

    @property
    def for_several(self) -> bool:
        """Whether it has a seat for somebody else, too."""
        return len(self.seats) > 1

    @property
    def forked(self) -> bool:
        return FORK_OF in self.title


class Archive:
    """The saved matches, to list and to load, also those of another running program.
    Every method raises `JournalFailed` if the file can't be read."""

    def __init__(self, base: DatabaseReader) -> None:
        self._reading = base

    def results(self, *, practice: bool = False) -> list[ResultRow]:
        return read_results(self._reading, practice=practice)

    def achievements(self, game: str = "") -> list[AchievementRow]:
        return read_achievements(self._reading, game)

    def achievement_revisions(self) -> list[tuple[str, str, int | None]]:
        return read_revisions(self._reading)

    def dailies(self) -> list[StartedDaily]:
        return read_dailies(self._reading)

    def shut(self) -> None:
        self._reading.close()

    def unfinished(self, most: int = -1, skip: int = 0) -> list[SavedMatch]:
        """Return the unfinished matches, the last played first: a page, or all."""
        return self._listed(UNFINISHED, most, skip)

    def finished(self, most: int = -1, skip: int = 0) -> list[SavedMatch]:
        """Return the finished matches, the last finished first: a page, or all."""
        return self._listed(FINISHED, most, skip)

    def counts(self) -> tuple[int, int]:
        rows = self._reading.read("SELECT count(*), count(finished) FROM matches")
        total, finished = rows[0]
        return total - finished, finished

    def one(self, match: str) -> SavedMatch:
        """Return the list entry of one match. Raise `NoSuchMatch`."""
        rows = self._reading.read(f"{_LISTED} WHERE id = ?", (match,))
        if not rows:
            raise NoSuchMatch(match)
        return saved_match(rows[0])

    def _listed(self, which: str, most: int, skip: int) -> list[SavedMatch]:
        rows = self._reading.read(f"{_LISTED} WHERE {which} LIMIT ? OFFSET ?", (most, skip))
        return [saved_match(row) for row in rows]

    def load(self, match: str) -> tuple[Header, list[Decision]]:
        """Return the header and all decisions. Raise the errors of `kept`."""
        kept = self.kept(match)
        return kept.header, kept.decisions

    def kept(self, match: str) -> LoadedMatch:
        """Return a whole match, each part checked: CRC, number, chain, sizes.
        Raise `NoSuchMatch`, `NewerSave`, `BrokenSave`, and `JournalFailed` if the file can't be
        read."""
        with self._reading.moment():
            return load(self, match)

    def header(self, match: str) -> Header:
        """Return the whole header, including its configuration.
        Raise `NoSuchMatch`, `NewerSave`, `BrokenSave`, and `JournalFailed` if the file can't be
        read."""
        return load_header(self, match)

    # -- the rows of a match (`MatchRows`)

    def header_row(self, match: str) -> Row | None:
        rows = self._reading.read(
            "SELECT format, cast(header AS BLOB), config, crc FROM matches WHERE id = ?", (match,)
        )
        return rows[0] if rows else None

    def segment_rows(self, match: str) -> Sequence[Row]:
        return self._reading.read(
            "SELECT number, standing, crc FROM segments WHERE match = ? ORDER BY number", (match,)
        )

    def decision_rows(self, match: str, most: int) -> Sequence[Row]:
        return self._reading.read(
            "SELECT number, seat, cast(notation AS BLOB), cast(chain AS BLOB), crc FROM decisions"
            " WHERE match = ? ORDER BY number LIMIT ?",
            (match, most),
        )

    def progress_row(self, match: str) -> Row | None:
        rows = self._reading.read(
            "SELECT decisions, standing, standing_crc FROM progress WHERE match = ?", (match,)
        )
        return rows[0] if rows else None


def opened_beside(path: Path) -> Archive:
    """Return the saved matches of another running program.
    Raise the errors of `ReadOnlyDatabase`."""
    return Archive(ReadOnlyDatabase(path))


def saved_match(row: Row) -> SavedMatch:
    """Return the list entry of a row of `_LISTED`."""
    match, game = text_of(row[0]), text_of(row[1])
    created, updated, decisions = map(number_of, row[2:5])
    finished = None if row[5] is None else number_of(row[5])
    ended, digest = text_of(row[6]), text_of(row[7])
    if finished is not None and row[13] not in (None, end_crc(match, finished, ended, digest)):
        ended = digest = ""  # the match itself knows its end
    header = header_of(text_of(row[8]))
    winners: tuple[int, ...] = ()
    try:
        winners = _winners(ended, len(header.seats)) if header else ()
    except (ValueError, TypeError):
        header = None
    return SavedMatch(
        match,
        game,
        created,
        updated,
        decisions,
        header.seats if header else (),
        header.title if header else {},
        practice=bool(header and header.practice),
        finished=finished,
        winners=winners,
        digest=digest,
        taken_back=max(0, number_of(row[9])),
        broken=header is None,
        name=text_of(row[10]),
        played=max(0, number_of(row[11])),
        imported=row[12] == 1,
        rules_rev=header.rules_rev if header else 0,
    )


def _winners(text: str, seats: int) -> tuple[int, ...]:
    found = read_json((text or "[]").encode())
    return tuple(seat for seat in found if type(seat) is int and 0 <= seat < seats)
