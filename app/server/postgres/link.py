"""A connection to PostgreSQL that any thread may use, and what its errors mean."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

import asyncpg

from app.files.errors import NewerStore
from app.match.journal import JournalFailed
from app.server.postgres.schema import LOCK, SCHEMA, STEPS

Answer = TypeVar("Answer")
Ask = Callable[[Any], Awaitable[Answer]]
"""What is asked of a connection of asyncpg."""

CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 15.0
IDLE_MS: Final = 2000
"""How long PostgreSQL keeps the locks of a program that stands still in a transaction: shorter than
a lease, so that whoever takes over finds none."""
SESSION: Final = {
    "application_name": "mazmorra",
    "synchronous_commit": "on",
    "idle_in_transaction_session_timeout": str(IDLE_MS),
}

_KINDS: Final[tuple[tuple[type[Exception], str], ...]] = (
    (asyncpg.DiskFullError, "full"),
    (asyncpg.ReadOnlySQLTransactionError, "readonly"),
    (asyncpg.InsufficientPrivilegeError, "readonly"),
    (asyncpg.DataCorruptedError, "corrupt"),
    (asyncpg.IndexCorruptedError, "corrupt"),
    (asyncpg.TooManyConnectionsError, "busy"),
    (asyncpg.CannotConnectNowError, "busy"),
)
_LOST: Final = (
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    OSError,
    TimeoutError,
    asyncio.IncompleteReadError,
)
"""The errors after which a connection is of no use."""
FAILURES: Final = (asyncpg.PostgresError, *_LOST)
"""All errors of the database, as opposed to those of the program."""


def lost(problem: BaseException) -> bool:
    """Whether a connection is of no use after an error."""
    return isinstance(problem, _LOST)


def failure(problem: BaseException) -> JournalFailed:
    """Return the error that a front end gets for a problem with the database."""
    kind = next((kind for known, kind in _KINDS if isinstance(problem, known)), "io")
    return JournalFailed(kind, f"{type(problem).__name__}: {problem}")


class BadAddress(ValueError):
    """The address of a database can't be read. It isn't repeated: there may be a password in it."""


class Link:
    """One connection, which one thread at a time uses. It connects when it is needed, and raises
    `BadAddress` then."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._runner = asyncio.Runner()
        self._lock = threading.Lock()
        self._apart = ThreadPoolExecutor(1, "postgres")
        self._connection: Any = None

    def run(self, ask: Ask[Answer]) -> Answer:
        """Return what the database answers; the thread waits for it.
        Raise one of `FAILURES`; if the connection was lost, the next call makes a new one."""
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return self._run(ask)
        return self._apart.submit(self._run, ask).result()

    def read(self, ask: Ask[Answer]) -> Answer:
        """Return what the database answers to a question that may be asked twice, if the
        connection was lost meanwhile. Raise `JournalFailed`."""
        try:
            try:
                return self.run(ask)
            except _LOST:
                return self.run(ask)
        except FAILURES as problem:
            raise failure(problem) from problem

    def _run(self, ask: Ask[Answer]) -> Answer:
        with self._lock:
            return self._runner.run(self._ask(ask))

    async def _ask(self, ask: Ask[Answer]) -> Answer:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        try:
            return await ask(self._connection)
        except _LOST:
            connection, self._connection = self._connection, None
            connection.terminate()
            raise

    async def _connect(self) -> Any:
        try:
            return await asyncpg.connect(
                self._url,
                timeout=CONNECT_SECONDS,
                command_timeout=ANSWER_SECONDS,
                server_settings=SESSION,
            )
        except asyncpg.ClientConfigurationError:
            raise  # it says what is wrong
        except ValueError:
            raise BadAddress from None

    def close(self) -> None:
        """Close the connection. May be called twice."""
        self._apart.shutdown()
        with self._lock:
            connection, self._connection = self._connection, None
            if connection is not None and not connection.is_closed():
                with suppress(*FAILURES):
                    self._runner.run(connection.close(timeout=CONNECT_SECONDS))
            self._runner.close()


async def migrate(connection: Any) -> None:
    """Bring the schema up to date, behind a lock. Raise `NewerStore`."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS migrations (version bigint PRIMARY KEY,"
            " applied timestamptz NOT NULL DEFAULT now())"
        )
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM migrations")
        if version > SCHEMA:
            raise NewerStore("PostgreSQL", version, SCHEMA)
        for number in range(version + 1, SCHEMA + 1):
            for statement in STEPS[number - 1]:
                await connection.execute(statement)
            await connection.execute("INSERT INTO migrations (version) VALUES ($1)", number)
