"""What a server writes of its tables in PostgreSQL, beside their matches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.server.postgres.changes import Lease
from app.store.latest_states import LatestStates


@dataclass(eq=False)
class NewTable:
    """A table that this server opens, as its owner. The lease begins with it."""

    lease: Lease
    owner: str
    match: str
    record: str
    patience: float

    def prepare(self, states: LatestStates) -> None: ...

    async def write(self, connection: Any) -> None:
        await connection.execute(
            "INSERT INTO tables (code, owner, epoch, match, record, patience)"
            " VALUES ($1, $2, $3, $4, $5, $6)",
            self.lease.code, self.owner, self.lease.epoch, self.match, self.record, self.patience,
        )  # fmt: skip


@dataclass(eq=False)
class WriteTable:
    """The record of a table, in place of its former one."""

    lease: Lease
    match: str
    record: str
    patience: float

    def prepare(self, states: LatestStates) -> None: ...

    async def write(self, connection: Any) -> None:
        await connection.execute(
            "UPDATE tables SET match = $2, record = $3, patience = $4, changed = now()"
            " WHERE code = $1",
            self.lease.code, self.match, self.record, self.patience,
        )  # fmt: skip


@dataclass(eq=False)
class ForgetTable:
    """A table that was closed."""

    lease: Lease

    def prepare(self, states: LatestStates) -> None: ...

    async def write(self, connection: Any) -> None:
        await connection.execute("DELETE FROM tables WHERE code = $1", self.lease.code)
