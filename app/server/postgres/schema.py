"""The schema in PostgreSQL, version by version. A version that was released is never changed.

Matches have the columns that they have in SQLite (`app.store.migrations`), so that they can be
moved between the two as they are. A server that runs while a newer one migrates must be able to go
on, so a step only adds.
"""

from __future__ import annotations

from typing import Final

_MATCHES: Final = (
    """
    CREATE TABLE matches (
        id text PRIMARY KEY,
        created bigint NOT NULL,
        game text NOT NULL,
        rules_rev bigint NOT NULL,
        format bigint NOT NULL,
        finished bigint,
        winners text,
        digest text,
        header text NOT NULL,
        config bytea NOT NULL,
        crc bigint NOT NULL,
        name text NOT NULL DEFAULT '',
        imported bigint NOT NULL DEFAULT 0,
        end_crc bigint
    )
    """,
    # No reference to matches: a decision is written only where the row in `progress` is there.
    """
    CREATE TABLE decisions (
        match text NOT NULL,
        number bigint NOT NULL,
        seat bigint NOT NULL,
        notation text NOT NULL,
        chain text NOT NULL,
        crc bigint NOT NULL,
        PRIMARY KEY (match, number)
    )
    """,
    # Written with every decision: room on the page, so that no index is touched, and a state of up
    # to 4 KB in the row itself.
    """
    CREATE TABLE progress (
        match text PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        decisions bigint NOT NULL,
        updated bigint NOT NULL,
        taken_back bigint NOT NULL DEFAULT 0,
        played bigint NOT NULL DEFAULT 0,
        standing bytea,
        standing_crc bigint
    ) WITH (fillfactor = 50, toast_tuple_target = 4080)
    """,
    """
    CREATE TABLE segments (
        match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number bigint NOT NULL,
        standing bytea NOT NULL,
        crc bigint NOT NULL,
        PRIMARY KEY (match, number)
    )
    """,
    """
    CREATE TABLE results (
        match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat bigint NOT NULL,
        game text NOT NULL,
        deck text NOT NULL,
        name text NOT NULL,
        bot text NOT NULL,
        seats bigint NOT NULL,
        rank bigint NOT NULL,
        won bigint NOT NULL,
        turns bigint NOT NULL,
        decisions bigint NOT NULL,
        practice bigint NOT NULL,
        played bigint NOT NULL,
        finished bigint NOT NULL,
        crc bigint NOT NULL,
        PRIMARY KEY (match, seat)
    )
    """,
)

_SERVERS: Final = (
    # A run of a server, at the address by which the others reach it. `secret` is one for all.
    """
    CREATE TABLE servers (
        address text PRIMARY KEY,
        run text NOT NULL UNIQUE,
        expires timestamptz NOT NULL
    )
    """,
    "CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL)",
    # A table of a server. `epoch` grows with each opening, and every write names it. `patience` is
    # how many seconds it is kept when nobody serves it, since `left_at`.
    """
    CREATE TABLE tables (
        code text PRIMARY KEY,
        owner text NOT NULL,
        epoch bigint NOT NULL,
        match text NOT NULL,
        patience double precision NOT NULL,
        record text NOT NULL,
        changed timestamptz NOT NULL DEFAULT now(),
        left_at timestamptz
    )
    """,
    "CREATE INDEX tables_by_owner ON tables (owner)",
)

STEPS: Final = ((*_MATCHES, *_SERVERS),)
SCHEMA: Final = len(STEPS)
"""The schema version that this program writes."""
LOCK: Final = 7373_7373
"""The advisory lock of PostgreSQL behind which one program at a time migrates."""
