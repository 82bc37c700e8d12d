"""What a server writes to PostgreSQL: each change belongs to a lease, and fits one transaction."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Any, Final

from typing_extensions import override

from app.files.errors import StoreError
from app.match.journal import Checkpoint, Decision, Header, JournalFailed, MakeCheckpoint, Result
from app.server.postgres.rows import FetchedRows, fetch_header
from app.store.latest_states import LatestStates, PackedState
from app.store.loading import load_header
from app.store.matches import LONGEST_BREAK
from app.store.packing import (
    decision_crc,
    end_crc,
    header_crc,
    header_text,
    pack_checkpoint,
    packed,
)
from app.store.records import RESULT_COLUMNS, row_values, rows_of

Connection = Any
"""A connection of asyncpg, which brings no types."""


@dataclass(eq=False)
class Lease:
    """The right to write what belongs to a table. Each opening of a table has a higher `epoch`,
    and the database refuses what an older one writes. After a `problem` nothing is written.
    `states` are those of this opening: an earlier one doesn't know what others have written
    since."""

    code: str
    epoch: int
    problem: JournalFailed | None = None
    states: LatestStates = field(default_factory=partial(LatestStates, quick=True))


@dataclass(eq=False)
class Change:
    """Something to write under a lease."""

    lease: Lease

    def prepare(self) -> None:
        """Do what takes time and needs no database."""

    async def write(self, connection: Connection) -> None:
        """Write it in the open transaction. Raise `JournalFailed`, and errors of asyncpg. An
        `Append` is written with others instead: `write_appends`."""
        raise NotImplementedError


@dataclass(eq=False)
class Append(Change):
    """A decision. Those of one transaction are written together (`write_appends`)."""

    match: str
    index: int
    decision: Decision
    make_checkpoint: MakeCheckpoint | None
    now: int
    state: PackedState | None = None

    @override
    def prepare(self) -> None:
        self.state = self.lease.states.to_write(self.match, self.make_checkpoint)


_APPEND: Final = """
    WITH fence AS (
        SELECT code, epoch FROM tables WHERE code = ANY($1::text[]) ORDER BY code FOR SHARE
    ), head AS (
        UPDATE progress SET
            decisions = given.last,
            updated = given.updated,
            played = progress.played + given.later
                + greatest(0, least(given.begun - progress.updated, $2::bigint)),
            standing = CASE WHEN given.crc IS NULL THEN progress.standing ELSE given.standing END,
            standing_crc = coalesce(given.crc, progress.standing_crc)
        FROM unnest(
            $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
            $9::bigint[], $10::bigint[], $11::bytea[], $12::bigint[]
        ) AS given (match, code, epoch, first, last, begun, updated, later, standing, crc)
        JOIN fence ON fence.code = given.code AND fence.epoch = given.epoch
        WHERE progress.match = given.match AND progress.decisions = given.first
        RETURNING progress.match
    ), written AS (
        INSERT INTO decisions (match, number, seat, notation, chain, crc)
        SELECT made.* FROM unnest(
            $13::text[], $14::bigint[], $15::bigint[], $16::text[], $17::text[], $18::bigint[]
        ) AS made (match, number, seat, notation, chain, crc)
        JOIN head ON head.match = made.match
    )
    SELECT match FROM head
"""


async def write_appends(connection: Connection, appends: Sequence[Append]) -> set[str]:
    """Write the decisions of any matches, those of one match in order. It is one statement, and
    outside a transaction one commit. Return the matches of which they were written; of the others
    nothing was, because the lease is too old or the decision before them is missing."""
    by_match: dict[str, list[Append]] = {}
    for one in appends:
        by_match.setdefault(one.match, []).append(one)
    heads: list[tuple[Any, ...]] = []
    for match, made in by_match.items():
        state = next((one.state for one in reversed(made) if one.state is not None), (None, None))
        pairs = pairwise(made)
        later = sum(max(0, min(b.now - a.now, LONGEST_BREAK)) for a, b in pairs)
        first, last = made[0], made[-1]
        heads.append((match, first.lease.code, first.lease.epoch, first.index, last.index + 1,
                      first.now, last.now, later, *state))  # fmt: skip
    rows = [
        (one.match, one.index, one.decision.seat, one.decision.notation, one.decision.chain,
         decision_crc(one.match, one.index, one.decision))
        for one in appends
    ]  # fmt: skip
    codes = sorted({one.lease.code for one in appends})
    columns = [list(column) for column in (*zip(*heads, strict=True), *zip(*rows, strict=True))]
    found = await connection.fetch(_APPEND, codes, LONGEST_BREAK, *columns)
    return {row[0] for row in found}


@dataclass(eq=False)
class Begin(Change):
    """A new match."""

    header: Header
    now: int

    @override
    async def write(self, connection: Connection) -> None:
        header, text, config = self.header, header_text(self.header), packed(self.header.config)
        await connection.execute(
            "INSERT INTO matches (id, created, game, rules_rev, format, header, config, crc)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            header.match, self.now, header.game, header.rules_rev, header.format, text, config,
            header_crc(text, config),
        )  # fmt: skip
        await connection.execute(
            "INSERT INTO progress (match, decisions, updated) VALUES ($1, 0, $2)",
            header.match, self.now,
        )  # fmt: skip


@dataclass(eq=False)
class TakeBack(Change):
    """All decisions but the first `kept` are removed."""

    match: str
    kept: int
    make_checkpoint: MakeCheckpoint | None
    now: int
    state: PackedState | None = None

    @override
    def prepare(self) -> None:
        self.state = self.lease.states.to_write(self.match, self.make_checkpoint)

    @override
    async def write(self, connection: Connection) -> None:
        await connection.execute(
            "DELETE FROM decisions WHERE match = $1 AND number >= $2", self.match, self.kept
        )
        await connection.execute("DELETE FROM results WHERE match = $1", self.match)
        await connection.execute(
            "UPDATE matches SET finished = NULL, winners = NULL, digest = NULL, end_crc = NULL"
            " WHERE id = $1",
            self.match,
        )
        await connection.execute(
            "UPDATE progress SET taken_back = taken_back + decisions - $2, decisions = $2,"
            " updated = $3 WHERE match = $1",
            self.match, self.kept, self.now,
        )  # fmt: skip
        await _write_state(connection, self.match, self.state)


@dataclass(eq=False)
class Finish(Change):
    """The end of a match, with the statistics."""

    match: str
    winners: tuple[int, ...]
    digest: str
    results: Sequence[Result]
    now: int
    state: PackedState | None = None

    @override
    def prepare(self) -> None:
        self.state = self.lease.states.take(self.match)

    @override
    async def write(self, connection: Connection) -> None:
        match, winners = self.match, json.dumps(self.winners)
        rows = FetchedRows(await fetch_header(connection, match))
        try:
            header = load_header(rows, match)
        except StoreError as problem:
            raise JournalFailed("corrupt", str(problem)) from problem
        await _write_state(connection, match, self.state)
        await connection.execute(
            "UPDATE matches SET finished = $2, winners = $3, digest = $4, imported = 0,"
            " end_crc = $5 WHERE id = $1",
            match, self.now, winners, self.digest, end_crc(match, self.now, winners, self.digest),
        )  # fmt: skip
        played = await connection.fetchval("SELECT played FROM progress WHERE match = $1", match)
        await connection.execute("DELETE FROM results WHERE match = $1", match)
        marks = ", ".join(f"${n}" for n, _ in enumerate(RESULT_COLUMNS.split(", "), 1))
        for row in rows_of(header, self.results, played or 0, self.now):
            statement = f"INSERT INTO results ({RESULT_COLUMNS}) VALUES ({marks})"
            await connection.execute(statement, *row_values(row))


@dataclass(eq=False)
class ContinueFrom(Change):
    """A match goes on from a checkpoint, under the rules that made it."""

    match: str
    checkpoint: Checkpoint

    @override
    async def write(self, connection: Connection) -> None:
        data, crc = pack_checkpoint(self.match, self.checkpoint)
        await connection.execute(
            "INSERT INTO segments VALUES ($1, $2, $3, $4) ON CONFLICT (match, number)"
            " DO UPDATE SET standing = excluded.standing, crc = excluded.crc",
            self.match, self.checkpoint.decisions, data, crc,
        )  # fmt: skip
        await _write_state(connection, self.match, (data, crc))


@dataclass(eq=False)
class Reseat(Change):
    """Others play a match."""

    header: Header

    @override
    async def write(self, connection: Connection) -> None:
        match, text = self.header.match, header_text(self.header)
        config = await connection.fetchval("SELECT config FROM matches WHERE id = $1", match)
        if config is not None:
            await connection.execute(
                "UPDATE matches SET header = $2, crc = $3 WHERE id = $1",
                match, text, header_crc(text, config),
            )  # fmt: skip


@dataclass(eq=False)
class KeepState(Change):
    """The latest state of a match, if it is not written yet."""

    match: str
    state: PackedState | None = None

    @override
    def prepare(self) -> None:
        self.state = self.lease.states.take(self.match)

    @override
    async def write(self, connection: Connection) -> None:
        await _write_state(connection, self.match, self.state)


async def _write_state(connection: Connection, match: str, state: PackedState | None) -> None:
    if state is not None:
        await connection.execute(
            "UPDATE progress SET standing = $2, standing_crc = $3 WHERE match = $1", match, *state
        )
