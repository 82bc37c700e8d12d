"""Both stores of a server, as the tests that hold for both use them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

import apsw

from app.match.match import Match
from app.net.seeds import new_number
from app.server.copying import COLUMNS
from app.server.postgres.store import PostgresStore
from app.server.records import TableRecord
from app.server.store import MATCHES, LocalStore, ServerStore
from tests.app.match.helpers import SHORT, new_match
from tests.app.store.scripts import begun, step
from tests.helpers.postgres import Postgres, query

CODE = "0123456789AB"
Rows = dict[str, list[tuple[Any, ...]]]


def record(code: str = CODE, match: str = "") -> TableRecord:
    return TableRecord(code, "irrgarten", "seed", (), True, "ana", new_number(), match=match)


class Still:
    """A clock that goes on by a second at each look, the same in every run."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        self.seconds += 1.0
        return self.seconds


class Case(Protocol):
    """A kind of store, and what the tests do to it."""

    refuses: str
    """The kind of the failure when it is gone."""

    def open(self, clock: Callable[[], float]) -> ServerStore:
        """Open it, as at the start of a server."""

    def reach(self, store: ServerStore, code: str) -> None:
        """Have a table of another run."""

    def query(self, statement: str) -> list[tuple[Any, ...]]:
        """Read or change it behind the program's back."""

    def fill(self, store: ServerStore) -> None:
        """Leave no room for another decision."""

    def lose(self, store: ServerStore) -> None:
        """Take it away from a program that has it open."""

    def crash(self) -> None:
        """Kill what holds the data."""


def dump(case: Case) -> Rows:
    """All rows of matches, in order."""
    found = {}
    for table, columns in COLUMNS.items():
        rows = case.query(f"SELECT {columns} FROM {table}")
        found[table] = sorted(map(tuple, rows), key=repr)
    return found


class Sqlite:
    """The store in a folder."""

    refuses = "gone"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def open(self, clock: Callable[[], float]) -> LocalStore:
        return LocalStore(self.folder, clock)

    def reach(self, store: ServerStore, code: str) -> None: ...

    def query(self, statement: str) -> list[tuple[Any, ...]]:
        connection = apsw.Connection(str(self.folder / MATCHES))
        rows: Sequence[tuple[Any, ...]] = list(connection.execute(statement))
        connection.close()
        return list(rows)

    def fill(self, store: ServerStore) -> None:
        assert isinstance(store, LocalStore)
        base = store._matches._base
        base.settle()
        assert base._connection is not None
        base._connection.pragma("max_page_count", 1)

    def lose(self, store: ServerStore) -> None:
        (self.folder / MATCHES).rename(self.folder / "elsewhere")

    def crash(self) -> None:
        """Go on with what the disk has now: what a killed program leaves."""
        copy = self.folder / "crashed"
        copy.mkdir()
        for path in self.folder.glob(f"{MATCHES}*"):
            if not path.name.endswith(".lock"):
                shutil.copy(path, copy / path.name)
        self.folder = copy


class InPostgres:
    """The store in a database."""

    refuses = "io"

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres
        self.url = postgres.new_database()

    def open(self, clock: Callable[[], float]) -> PostgresStore:
        return PostgresStore(self.url, "127.0.0.1:7373", clock)

    def reach(self, store: ServerStore, code: str) -> None:
        assert isinstance(store, PostgresStore)
        assert store.claim(code) is not None

    def query(self, statement: str) -> list[tuple[Any, ...]]:
        return query(self.url, statement)

    def fill(self, store: ServerStore) -> None:
        self.query(
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
            " RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$"
        )
        self.query(
            "CREATE TRIGGER full_disk BEFORE INSERT ON decisions"
            " FOR EACH ROW EXECUTE FUNCTION full_disk()"
        )

    def lose(self, store: ServerStore) -> None:
        self.query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )

    def crash(self) -> None:
        self.postgres.stop()
        self.postgres.start()


STEPS = 40
"""Of a scripted match."""


def scripted(game: str, store: ServerStore) -> Match:
    match = begun(game, store.journal(CODE))
    for number in range(STEPS):
        step(match, number)
    match.outbox.wait()
    return match


def played_out(store: ServerStore) -> None:
    """Several matches: one is over, one gets other players, one is in the middle."""
    over = new_match(store.journal(CODE), rows=SHORT, match_id="1" * 16)
    while not over.over:
        over.decide(over.actor, over.legal()[0])
    match = scripted("napakalaki", store)
    match.reseat([replace(seat, bot="random") for seat in match.seats])
    scripted_descent = begun("descent", store.journal(CODE), "2" * 16)
    for number in range(STEPS):
        step(scripted_descent, number)
    for one in (over, match, scripted_descent):
        one.outbox.wait()
        store.keep_state(CODE, one.header.match)
