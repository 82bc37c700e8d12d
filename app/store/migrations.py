"""The schema of the database, version by version. A version that was released is never changed.

Each step is a list of statements that leads from one version to the next.
"""

from __future__ import annotations

_FIRST = (
    "CREATE TABLE migrations (version INTEGER PRIMARY KEY, applied INTEGER NOT NULL) STRICT",
    # Times are milliseconds since 1970. `header` is small JSON, read for every list of matches;
    # `config` (the game's configuration with its decks) may be large and is then compressed.
    """
    CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        game TEXT NOT NULL,
        rules_rev INTEGER NOT NULL,
        format INTEGER NOT NULL,
        finished INTEGER,
        winners TEXT,
        digest TEXT,
        header TEXT NOT NULL,
        config BLOB NOT NULL,
        crc INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE decisions (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        notation TEXT NOT NULL,
        chain TEXT NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY (match, number)
    ) STRICT, WITHOUT ROWID
    """,
    # How far a match has come, written with each decision: a lost tail has no gap to be found by.
    """
    CREATE TABLE progress (
        match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        decisions INTEGER NOT NULL,
        updated INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
)

# How many decisions of a match were taken back: what is told of it when it is over.
_TAKEN_BACK = ("ALTER TABLE progress ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0",)

STEPS: tuple[tuple[str, ...], ...] = (_FIRST, _TAKEN_BACK)
SCHEMA = len(STEPS)
"""The version that this program writes (`PRAGMA user_version`)."""
