"""A database of servers to copy matches and tables from or to."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from app.files.errors import Busy
from app.server.copying import COLUMNS, KEYS, Rows
from app.server.postgres.link import Link, migrate
from app.server.postgres.rows import fetch_match
from app.server.records import TableRecord, patience, readable, to_text
from app.store.loading import load


class PostgresSide:
    """A database (`app.server.copying.Side`). No server may run on it: `Busy` otherwise. Raises
    `JournalFailed` if it can't be reached, and `NewerStore`."""

    def __init__(self, url: str) -> None:
        self._link = Link(url)
        self._link.read(migrate)
        living = self._link.read(
            lambda connection: connection.fetchval(
                "SELECT count(*) FROM servers WHERE expires > clock_timestamp()"
            )
        )
        if living:
            raise Busy(Path("PostgreSQL"))

    def ids(self) -> list[str]:
        rows = self._read('SELECT id FROM matches ORDER BY id COLLATE "C"')
        return [row[0] for row in rows]

    def check(self, match: str) -> None:
        load(self._link.read(lambda connection: fetch_match(connection, match)), match)

    def rows(self, match: str) -> Rows:
        return {
            name: sorted(
                self._read(f"SELECT {columns} FROM {name} WHERE {KEYS[name]} = $1", match),
                key=lambda row: row[:2],
            )
            for name, columns in COLUMNS.items()
        }

    def _read(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        rows = self._link.read(lambda connection: connection.fetch(statement, *values))
        return [tuple(row) for row in rows]

    def write(self, match: str, rows: Rows) -> None:
        async def write(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute("DELETE FROM matches WHERE id = $1", match)
                await connection.execute("DELETE FROM decisions WHERE match = $1", match)
                for name, columns in COLUMNS.items():
                    names = columns.replace(" ", "").split(",")
                    await connection.copy_records_to_table(name, records=rows[name], columns=names)

        self._link.read(write)

    def tables(self) -> Iterable[TableRecord]:
        return readable(row[0] for row in self._read("SELECT record FROM tables"))

    def write_table(self, record: TableRecord) -> None:
        async def write(connection: Any) -> None:
            await connection.execute(
                "INSERT INTO tables (code, owner, epoch, match, record, patience)"
                " VALUES ($1, '', 1, $2, $3, $4) ON CONFLICT (code) DO UPDATE SET owner = '',"
                " epoch = tables.epoch + 1, match = excluded.match, record = excluded.record,"
                " patience = excluded.patience, left_at = NULL",
                record.code, record.match, to_text(record), patience(record),
            )  # fmt: skip

        self._link.read(write)

    def close(self) -> None:
        self._link.close()
