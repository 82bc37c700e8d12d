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
    # The number of decisions of a match, written with each decision: a lost tail leaves no gap.
    """
    CREATE TABLE progress (
        match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        decisions INTEGER NOT NULL,
        updated INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
)

# The number of decisions taken back in a match, shown when it is over.
_TAKEN_BACK = ("ALTER TABLE progress ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0",)

# The name that a person gave a match; whether its end came from an imported file; a checksum of
# that end; its playing time (milliseconds, without long breaks); the state after its last decision,
# for when the rules change.
_STANDING = (
    "ALTER TABLE matches ADD COLUMN name TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE matches ADD COLUMN imported INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN end_crc INTEGER",
    # With row ids, a state of up to 4 KB fits a page that is written with each decision anyway.
    """
    CREATE TABLE course (
        match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        decisions INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        taken_back INTEGER NOT NULL DEFAULT 0,
        played INTEGER NOT NULL DEFAULT 0,
        standing BLOB,
        standing_crc INTEGER
    ) STRICT
    """,
    """
    INSERT INTO course (match, decisions, updated, taken_back)
        SELECT match, decisions, updated, taken_back FROM progress
    """,
    "DROP TABLE progress",
    "ALTER TABLE course RENAME TO progress",
    # The states from which a match continued, under other rules than the decisions before it.
    """
    CREATE TABLE segments (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        standing BLOB NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY (match, number)
    ) STRICT, WITHOUT ROWID
    """,
    # Statistics, recomputable from the finished matches (`app.store.records`).
    """
    CREATE TABLE results (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        game TEXT NOT NULL,
        deck TEXT NOT NULL,
        name TEXT NOT NULL,
        bot TEXT NOT NULL,
        seats INTEGER NOT NULL,
        rank INTEGER NOT NULL,
        won INTEGER NOT NULL,
        turns INTEGER NOT NULL,
        decisions INTEGER NOT NULL,
        practice INTEGER NOT NULL,
        played INTEGER NOT NULL,
        finished INTEGER NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX results_by_name ON results (name, finished)",
)

# Achievements of people in finished matches, and the dailies that they started. A daily stays
# started when its match is deleted.
_DEEDS = (
    """
    CREATE TABLE deeds (
        match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        deed TEXT NOT NULL,
        value INTEGER NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY (match, seat, deed)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE reckoned (
        match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        revision INTEGER NOT NULL,
        deeds INTEGER NOT NULL,
        crc INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE dailies (
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        match TEXT NOT NULL,
        begun INTEGER NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY (day, game)
    ) STRICT, WITHOUT ROWID
    """,
)

STEPS: tuple[tuple[str, ...], ...] = (_FIRST, _TAKEN_BACK, _STANDING, _DEEDS)
SCHEMA = len(STEPS)
"""The schema version that this program writes (`PRAGMA user_version`)."""
