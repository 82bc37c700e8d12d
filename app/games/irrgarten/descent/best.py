"""The coins that people brought out of earlier Descents, from the saved matches."""

from __future__ import annotations

from app.config.logs import log as program_log
from app.files.errors import StoreError
from app.match.journal import JournalFailed
from app.store.archive import Archive

COINS = "coins"
"""The best result of the hall of fame that counts coins."""


def earlier_coins(archive: Archive | None, match: str) -> tuple[int, ...]:
    """Return the coins of all finished matches other than `match`, the most first."""
    if archive is None:
        return ()
    try:
        rows = archive.achievements("descent")
    except (JournalFailed, StoreError) as problem:
        program_log("end").warning("best: %r", problem)
        return ()
    found = (row.value for row in rows if row.achievement == COINS and row.match != match)
    return tuple(sorted(found, reverse=True))
