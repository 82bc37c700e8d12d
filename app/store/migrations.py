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
    # `at` makes the time of the last decision the time of the match, without a second row to write.
    """
    CREATE TABLE decisions (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        notation TEXT NOT NULL,
        chain TEXT NOT NULL,
        crc INTEGER NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (match, number)
    ) STRICT, WITHOUT ROWID
    """,
)

STEPS: tuple[tuple[str, ...], ...] = (_FIRST,)
SCHEMA = len(STEPS)
"""The version that this program writes (`PRAGMA user_version`)."""
