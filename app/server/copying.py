"""Copies the matches and tables of a server between its stores, row by row, as they are.

Each match is checked and then written whole, in one transaction. So a copy that was interrupted is
begun again: what is there already stays, and a match that went on meanwhile is replaced. Nobody's
statistics are part of it, only what a server writes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from app.files import paths
from app.server.records import TableRecord
from app.server.store import MATCHES, TABLES, tables_in, write_record
from app.store.archive import Archive
from app.store.database import Database
from app.store.records import RESULT_COLUMNS
from app.text.errors import UNREADABLE

COLUMNS: Final = {
    "matches": "id, created, game, rules_rev, format, finished, winners, digest, header, config,"
    " crc, name, imported, end_crc",
    "decisions": "match, number, seat, notation, chain, crc",
    "progress": "match, decisions, updated, taken_back, played, standing, standing_crc",
    "segments": "match, number, standing, crc",
    "results": RESULT_COLUMNS,
}
"""What is copied of a match, by table of the database: the same columns in both stores."""
KEYS: Final = {name: "id" if name == "matches" else "match" for name in COLUMNS}
"""The column with the id of the match."""

Rows = Mapping[str, list[tuple[Any, ...]]]
"""The rows of a match by table, each in the order of its columns."""


class DifferentMatch(Exception):
    """The target has another match under the same id."""


class Side(Protocol):
    """A store to copy from or to. Its methods raise `JournalFailed`."""

    def ids(self) -> list[str]:
        """Return the ids of all matches, in order."""

    def check(self, match: str) -> None:
        """Raise an error of `UNREADABLE` if a match is damaged."""

    def rows(self, match: str) -> Rows:
        """Return the rows of a match; none of `matches` if it isn't there."""

    def write(self, match: str, rows: Rows) -> None:
        """Write a match, in place of what is there of it."""

    def tables(self) -> Iterable[TableRecord]:
        """Return the tables that can be read."""

    def write_table(self, record: TableRecord) -> None:
        """Write a table, in place of what is there of it. Raise `OSError`, too."""

    def close(self) -> None:
        """Let go of the store."""


class FolderSide:
    """The folder of a server. No server may run there: `Busy` otherwise, and the other errors of
    `Database`. `NotADirectoryError` if it must be there and isn't."""

    def __init__(self, folder: Path, *, there: bool) -> None:
        if there and not (folder / MATCHES).is_file():
            raise NotADirectoryError(str(folder))
        self._tables = paths.ensure_folder(folder / TABLES)
        self._base = Database(folder / MATCHES)
        self._archive = Archive(self._base)

    def ids(self) -> list[str]:
        return [str(row[0]) for row in self._base.read("SELECT id FROM matches ORDER BY id")]

    def check(self, match: str) -> None:
        self._archive.kept(match)

    def rows(self, match: str) -> Rows:
        with self._base.moment():
            return {
                name: sorted(self._base.read(
                    f"SELECT {columns} FROM {name} WHERE {KEYS[name]} = ?", (match,)
                ), key=lambda row: row[:2])
                for name, columns in COLUMNS.items()
            }  # fmt: skip

    def write(self, match: str, rows: Rows) -> None:
        with self._base.write() as execute:
            execute("DELETE FROM matches WHERE id = ?", (match,))
            for name, columns in COLUMNS.items():
                marks = ", ".join("?" for _ in columns.split(","))
                for row in rows[name]:
                    execute(f"INSERT INTO {name} ({columns}) VALUES ({marks})", row)

    def tables(self) -> Iterable[TableRecord]:
        return tables_in(self._tables)

    def write_table(self, record: TableRecord) -> None:
        write_record(self._tables, record)

    def close(self) -> None:
        self._base.close()


@dataclass
class Copied:
    """What was done: matches and tables that were copied, and matches that were there already."""

    matches: int = 0
    tables: int = 0
    same: int = 0
    failed: int = 0


def copy_all(source: Side, target: Side, tell: Callable[[str, BaseException], object]) -> Copied:
    """Copy everything. `tell` hears of each match that can't be copied, and why. Raise
    `JournalFailed` and `OSError` if a store can't be read or written."""
    done = Copied()
    for match in source.ids():
        try:
            source.check(match)
        except UNREADABLE as problem:
            done.failed += 1
            tell(match, problem)
            continue
        rows, there = source.rows(match), target.rows(match)
        if rows == there:
            done.same += 1
        elif there["matches"] and not _goes_on(there, rows):
            done.failed += 1
            tell(match, DifferentMatch(match))
        else:
            target.write(match, rows)
            done.matches += 1
    for record in source.tables():
        target.write_table(record)
        done.tables += 1
    return done


def _goes_on(there: Rows, rows: Rows) -> bool:
    """Whether a match is the one that is there, or has gone on since."""
    same = _fixed(there) == _fixed(rows)
    return same and rows["decisions"][: len(there["decisions"])] == there["decisions"]


def _fixed(rows: Rows) -> list[Any]:
    """Return what never changes of a match: when it was begun, its game and configuration."""
    ((_, created, game, *_, config, _crc, _name, _imported, _end),) = rows["matches"]
    return [created, game, config]
