"""What a server keeps: its matches and its tables. The port, and the store on this machine's disk.

`LocalStore` uses the same file of matches as a player's program (SQLite), and a small file for each
table.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Protocol

from app.config.logs import log
from app.files import atomic, paths
from app.files.safe_read import read_file
from app.match.acks import Ack
from app.match.journal import Journal
from app.match.match import Match
from app.net.invitations import read_code
from app.server.records import TableRecord, readable, to_text
from app.store.database import Clock
from app.store.matches import Matches
from app.store.resume import continued

MATCHES: Final = "matches.sqlite3"
TABLES: Final = "tables"
MOST_BYTES: Final = 256 * 1024
"""Bytes of the file of a table."""


class ServerStore(Protocol):
    """Keeps the matches and tables of a server."""

    def journal(self, code: str) -> Journal:
        """Return where the matches of a table are written."""

    def continued(self, code: str, match: str) -> Match:
        """Return the match of a table as it was after its last decision.
        Raise what `app.text.errors.UNREADABLE` lists."""

    def keep_state(self, code: str, match: str) -> None:
        """Write the latest state of a match that nobody plays now. Raise `JournalFailed`."""

    def kept(self) -> Iterable[TableRecord]:
        """Return the tables to open at the start: all that can be read, unless the store is
        shared."""

    def new_table(self, record: TableRecord) -> Ack | None:
        """Keep a new table. Return what acknowledges it, or None if it is written."""

    def write_table(self, record: TableRecord) -> None:
        """Keep a table in place of its former record; log a failure."""

    def forget_table(self, code: str) -> None:
        """Keep a table no longer; log a failure."""

    def let_go(self, code: str) -> None:
        """Have nothing to do with a table any more, which stays kept."""

    def close(self) -> None:
        """Write everything, and let go of it."""


class LocalStore:
    """A store in a folder of this machine. Raises what `Matches` raises, and `OSError`."""

    def __init__(self, folder: Path, clock: Clock = time.time) -> None:
        self._tables = paths.ensure_folder(folder / TABLES)
        self._matches = Matches(folder / MATCHES, clock, behind=True, quick=True)

    def journal(self, code: str) -> Journal:
        return self._matches

    def continued(self, code: str, match: str) -> Match:
        return continued(self._matches, match, self._matches)

    def keep_state(self, code: str, match: str) -> None:
        self._matches.keep_state(match)

    def kept(self) -> list[TableRecord]:
        return tables_in(self._tables)

    def new_table(self, record: TableRecord) -> None:
        self.write_table(record)

    def write_table(self, record: TableRecord) -> None:
        try:
            write_record(self._tables, record)
        except OSError as problem:
            log("server").error("table: %r", problem)

    def forget_table(self, code: str) -> None:
        try:
            _file(self._tables, code).unlink(missing_ok=True)
        except OSError as problem:
            log("server").error("table: %r", problem)

    def let_go(self, code: str) -> None: ...

    def close(self) -> None:
        self._matches.shut()


def tables_in(folder: Path) -> list[TableRecord]:
    """Return all tables of a folder that can be read."""
    return readable(_texts_in(folder))


def _texts_in(folder: Path) -> Iterator[bytes]:
    for path in sorted(folder.glob("*.json")):
        try:
            yield read_file(path, MOST_BYTES)
        except (OSError, ValueError) as problem:
            log("server").warning("table: %s", type(problem).__name__)


def write_record(folder: Path, record: TableRecord) -> None:
    """Write a table to its file in a folder. Raise `OSError`."""
    atomic.write(_file(folder, record.code), to_text(record).encode(), backup=False)


def _file(folder: Path, code: str) -> Path:
    if read_code(code) != code:
        raise ValueError(code)
    return folder / f"{code}.json"
