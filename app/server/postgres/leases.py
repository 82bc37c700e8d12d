"""Who serves which table: servers with the end of their lease, and tables with their owner.

Times are those of the database: a clock of a server that jumps ends no lease.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.server.claims import LEASE_SECONDS, Beat, Claimed, Elsewhere
from app.server.postgres.rows import FetchedRows, fetch_match
from app.server.records import from_text

_UNTIL: Final = f"clock_timestamp() + interval '{LEASE_SECONDS} seconds'"
_DEAD: Final = """
    NOT EXISTS (
        SELECT FROM servers WHERE run = tables.owner AND expires > clock_timestamp()
    )
"""
MOST_LISTED: Final = 500
"""Tables of other servers that a list is made of."""


@dataclass(frozen=True)
class ClaimedRows(Claimed):
    """A table that a server has just claimed, with the rows of its match."""

    rows: FetchedRows | None = None


async def register(connection: Any, address: str, run: str) -> None:
    """Begin the lease of a run of a server. A former run at its address has none any more."""
    await connection.execute(
        f"INSERT INTO servers (address, run, expires) VALUES ($1, $2, {_UNTIL})"
        " ON CONFLICT (address) DO UPDATE SET run = excluded.run, expires = excluded.expires",
        address, run,
    )  # fmt: skip


async def resign(connection: Any, run: str) -> None:
    """End the lease of a run: others may have its tables at once."""
    await connection.execute("DELETE FROM servers WHERE run = $1", run)


async def secret(connection: Any, proposed: str) -> str:
    """Return the secret by which the servers know each other: the proposed one at the first
    start."""
    await connection.execute(
        "INSERT INTO secrets VALUES ('servers', $1) ON CONFLICT DO NOTHING", proposed
    )
    found: str = await connection.fetchval("SELECT value FROM secrets WHERE name = 'servers'")
    return found


async def beat(connection: Any, address: str, run: str, codes: Sequence[str]) -> Beat:
    """Renew the lease of a run, unless another run has begun at its address. Return who lives, and
    the epochs of the tables of these codes as far as the database knows them."""
    renewed = await connection.fetchval(
        f"INSERT INTO servers (address, run, expires) VALUES ($1, $2, {_UNTIL})"
        " ON CONFLICT (address) DO UPDATE SET expires = excluded.expires WHERE servers.run = $2"
        " RETURNING 1",
        address, run,
    )  # fmt: skip
    rows = await connection.fetch(
        "SELECT code, epoch FROM tables WHERE code = ANY($1::text[])", list(codes)
    )
    living = await connection.fetch("SELECT run FROM servers WHERE expires > clock_timestamp()")
    epochs = {row[0]: row[1] for row in rows}
    return Beat(renewed is not None, frozenset(row[0] for row in living), epochs)


async def claim(connection: Any, code: str, run: str) -> ClaimedRows | Elsewhere | None:
    """Give a run of a server the table of a code, unless another one that lives has it. Return
    where it is then, and None for an unknown code.

    The new epoch waits until what an older one writes just now is written or refused. So the rows
    of the match, which are read afterwards, have all that will ever be written under those.
    """
    async with connection.transaction():
        while True:
            row = await connection.fetchrow(
                "SELECT owner, epoch, address, coalesce(expires > clock_timestamp(), false)"
                " FROM tables LEFT JOIN servers ON run = owner WHERE code = $1",
                code,
            )
            if row is None:
                return None
            owner, epoch, address, lives = row
            if lives and owner != run:
                return Elsewhere(address, owner)
            text = await connection.fetchval(
                "UPDATE tables SET owner = $2, epoch = epoch + 1, left_at = NULL"
                " WHERE code = $1 AND epoch = $3 RETURNING record",
                code, run, epoch,
            )  # fmt: skip
            if text is not None:  # nobody was quicker
                break
        record = from_text(text)
        rows = await fetch_match(connection, record.match) if record.match else None
        return ClaimedRows(record, epoch + 1, rows)


async def listed(connection: Any, run: str) -> list[str]:
    """Return the records of tables that others serve, or nobody; the last changed first."""
    rows = await connection.fetch(
        "SELECT record FROM tables WHERE owner <> $1 ORDER BY changed DESC, code LIMIT $2",
        run, MOST_LISTED,
    )  # fmt: skip
    return [row[0] for row in rows]


async def forget_left(connection: Any) -> int:
    """Forget the tables that nobody has served for as long as they wait. Return how many."""
    await connection.execute(
        f"UPDATE tables SET left_at = clock_timestamp() WHERE left_at IS NULL AND {_DEAD}"
    )
    gone = await connection.fetch(
        "DELETE FROM tables WHERE left_at + patience * interval '1 second' < clock_timestamp()"
        f" AND {_DEAD} RETURNING 1"
    )
    return len(gone)
