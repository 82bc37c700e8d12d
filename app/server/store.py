"""What a server keeps: its matches and its tables. The port, and the store on this machine's disk.

`LocalStore` uses the same file of matches as a player's program (SQLite), and a small file for each
table.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Protocol

from app.config.logs import log
from app.files import atomic, paths
from app.files.safe_read import read_file
from app.match.journal import Journal
from app.match.match import Match
from app.net.invitations import read_code
from app.server.records import BadRecord, TableRecord, from_data, to_data
from app.store.matches import Matches
from app.store.resume import continued

MATCHES: Final = "matches.sqlite3"
TABLES: Final = "tables"
MOST_BYTES: Final = 256 * 1024
"""Bytes of the file of a table."""


class ServerStore(Protocol):
    """Keeps the matches and tables of a server."""

    @property
    def journal(self) -> Journal:
        """Where matches are written."""

    def continued(self, match: str) -> Match:
        """Return a match as it was after its last decision.
        Raise what `app.text.errors.UNREADABLE` lists."""

    def keep_state(self, match: str) -> None:
        """Write the latest state of a match that nobody plays now. Raise `JournalFailed`."""

    def tables(self) -> Iterable[TableRecord]:
        """Return all tables that can be read."""

    def write_table(self, record: TableRecord) -> None:
        """Keep a table in place of its former record; log a failure."""

    def forget_table(self, code: str) -> None:
        """Keep a table no longer; log a failure."""

    def close(self) -> None:
        """Write everything, and let go of it."""


class LocalStore:
    """A store in a folder of this machine. Raises what `Matches` raises, and `OSError`."""

    def __init__(self, folder: Path) -> None:
        self._tables = paths.ensure_folder(folder / TABLES)
        self._matches = Matches(folder / MATCHES, behind=True)

    @property
    def journal(self) -> Journal:
        return self._matches

    def continued(self, match: str) -> Match:
        return continued(self._matches, match, self._matches)

    def keep_state(self, match: str) -> None:
        self._matches.keep_state(match)

    def tables(self) -> list[TableRecord]:
        found = []
        for path in sorted(self._tables.glob("*.json")):
            try:
                record = from_data(json.loads(read_file(path, MOST_BYTES)))
            except (OSError, ValueError, RecursionError, BadRecord) as problem:
                log("server").warning("table %s: %r", path.name, problem)
                continue
            found.append(record)
        return found

    def _file(self, code: str) -> Path:
        if read_code(code) != code:
            raise ValueError(code)
        return self._tables / f"{code}.json"

    def write_table(self, record: TableRecord) -> None:
        content = json.dumps(to_data(record), separators=(",", ":")).encode()
        try:
            atomic.write(self._file(record.code), content, backup=False)
        except OSError as problem:
            log("server").error("table: %r", problem)

    def forget_table(self, code: str) -> None:
        try:
            self._file(code).unlink(missing_ok=True)
        except OSError as problem:
            log("server").error("table: %r", problem)

    def close(self) -> None:
        self._matches.shut()
