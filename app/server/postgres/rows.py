"""The rows of a match in PostgreSQL, as `app.store.loading` and the list of matches want them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.store.archive import SavedMatch, saved_match
from app.store.loading import LoadedMatch, Row, load
from app.store.packing import MOST_DECISIONS

_HEADER: Final = """
    SELECT format, convert_to(header, 'UTF8'), config, crc FROM matches WHERE id = $1
"""
_LISTED: Final = """
    SELECT convert_to(id, 'UTF8'), convert_to(game, 'UTF8'), created, updated, decisions, finished,
        convert_to(winners, 'UTF8'), convert_to(digest, 'UTF8'), convert_to(header, 'UTF8'),
        taken_back, convert_to(name, 'UTF8'), played, imported, end_crc
    FROM matches LEFT JOIN progress ON match = id WHERE id = $1
"""


@dataclass(frozen=True)
class FetchedRows:
    """The rows of one match (`MatchRows`), fetched at one moment."""

    header: Row | None
    segments: Sequence[Row] = ()
    decisions: Sequence[Row] = ()
    progress: Row | None = None
    listed: Row | None = None

    def header_row(self, match: str) -> Row | None:
        return self.header

    def segment_rows(self, match: str) -> Sequence[Row]:
        return self.segments

    def decision_rows(self, match: str, most: int) -> Sequence[Row]:
        return self.decisions[:most]

    def progress_row(self, match: str) -> Row | None:
        return self.progress

    # -- what continuing a match asks for (`app.store.resume.Kept`)

    def kept(self, match: str) -> LoadedMatch:
        return load(self, match)

    def one(self, match: str) -> SavedMatch:
        assert self.listed is not None, "kept() has found it"
        return saved_match(self.listed)


async def fetch_header(connection: Any, match: str) -> Row | None:
    """Return the header's row of a match."""
    row: Row | None = await connection.fetchrow(_HEADER, match)
    return row


async def fetch_match(connection: Any, match: str) -> FetchedRows:
    """Return all rows of a match, in the transaction that is open."""
    return FetchedRows(
        await fetch_header(connection, match),
        await connection.fetch(
            "SELECT number, standing, crc FROM segments WHERE match = $1 ORDER BY number", match
        ),
        await connection.fetch(
            "SELECT number, seat, convert_to(notation, 'UTF8'), convert_to(chain, 'UTF8'), crc"
            " FROM decisions WHERE match = $1 ORDER BY number LIMIT $2",
            match, MOST_DECISIONS + 1,
        ),
        await connection.fetchrow(
            "SELECT decisions, standing, standing_crc FROM progress WHERE match = $1", match
        ),
        await connection.fetchrow(_LISTED, match),
    )  # fmt: skip
