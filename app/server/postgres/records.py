"""What a server writes of its tables in PostgreSQL, beside their matches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from typing_extensions import override

from app.server.postgres.changes import Change


@dataclass(eq=False)
class NewTable(Change):
    """A table that this server opens, as its owner. The lease begins with it."""

    owner: str
    match: str
    record: str
    patience: float

    @override
    async def write(self, connection: Any) -> None:
        await connection.execute(
            "INSERT INTO tables (code, owner, epoch, match, record, patience)"
            " VALUES ($1, $2, $3, $4, $5, $6)",
            self.lease.code, self.owner, self.lease.epoch, self.match, self.record, self.patience,
        )  # fmt: skip


@dataclass(eq=False)
class WriteTable(Change):
    """The record of a table, in place of its former one."""

    match: str
    record: str
    patience: float

    @override
    async def write(self, connection: Any) -> None:
        await connection.execute(
            "UPDATE tables SET match = $2, record = $3, patience = $4, changed = now()"
            " WHERE code = $1",
            self.lease.code, self.match, self.record, self.patience,
        )  # fmt: skip


@dataclass(eq=False)
class ForgetTable(Change):
    """A table that was closed."""

    @override
    async def write(self, connection: Any) -> None:
        await connection.execute("DELETE FROM tables WHERE code = $1", self.lease.code)
