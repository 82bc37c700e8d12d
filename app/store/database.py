"""The database file: one writing connection, every commit synced to disk, stepwise migrations.

SQLite comes with apsw, so that the same one runs everywhere. One program writes and checkpoints,
behind a lock of the system; others may look (`ReadOnlyDatabase`) as SQLite's WAL lets readers look:
each transaction of theirs sees the file as one commit left it, and never waits for the writer. A
file system without shared memory has an exclusive WAL instead, and no onlookers.

What is written may be written in a thread (`later`). What comes while the thread is busy is written
in one transaction, with one sync, and acknowledged after it. The connection has one user at a time:
all other questions and writes wait until the thread is done with what was given to it.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import apsw
from typing_extensions import override

from app.files.atomic import Lock, LockHeld
from app.files.errors import Busy, NewerStore, NotOurs, OlderStore
from app.files.paths import ensure_folder
from app.match.acks import Ack
from app.match.journal import JournalFailed
from app.store.migrations import SCHEMA, STEPS
from app.store.queue import Problems, Work, WriteQueue, one_by_one

Clock = Callable[[], float]
"""Seconds since 1970, UTC."""
Value = str | int | bytes | None
Execute = Callable[[str, Sequence[Value]], object]
"""A function that executes a statement with its values."""

BUSY_TIMEOUT = 2000
"""Milliseconds to wait for another tool that holds the file."""

SETTINGS = {
    "journal_mode": "WAL",
    "synchronous": "FULL",
    "foreign_keys": "ON",
    "trusted_schema": "OFF",
    "cell_size_check": "ON",
}
if sys.platform == "darwin":  # there, fsync stops at the drive's own cache
    SETTINGS |= {"fullfsync": "ON", "checkpoint_fullfsync": "ON"}

_KINDS: tuple[tuple[type[Exception], str], ...] = (
    (apsw.FullError, "full"),
    (apsw.ReadOnlyError, "readonly"),
    (apsw.CantOpenError, "readonly"),
    (apsw.PermissionsError, "readonly"),
    (apsw.BusyError, "busy"),
    (apsw.LockedError, "busy"),
    (apsw.CorruptError, "corrupt"),
    (apsw.NotADBError, "corrupt"),
)
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_READONLY = {errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.ENOENT}


def failure(problem: Exception) -> JournalFailed:
    """Return the error that a front end gets for a problem with the file."""
    kind = next((kind for known, kind in _KINDS if isinstance(problem, known)), "io")
    if isinstance(problem, OSError):
        kind = "full" if problem.errno in _FULL else kind
        kind = "readonly" if problem.errno in _READONLY else kind
    return JournalFailed(kind, f"{type(problem).__name__}: {problem}")


def _identity(path: Path) -> tuple[int, int] | None:
    """Return the device and inode of a path, or None if there is no file."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino


class _OneFailed(Exception):
    """A work in a group had an error of the program."""


class DatabaseReader:
    """A connection for queries."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection: apsw.Connection | None = None

    def read(self, statement: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        """Return all rows of a query. Raise `JournalFailed` if the file can't be read."""
        try:
            return list(self._live().execute(statement, tuple(values)))
        except UnicodeDecodeError as problem:
            raise JournalFailed("corrupt", str(problem)) from problem
        except apsw.Error as problem:
            raise failure(problem) from problem

    @contextmanager
    def moment(self) -> Iterator[None]:
        """Run several queries on one state of the file, even if another program writes."""
        connection = self._live()
        try:
            connection.execute("BEGIN")
            yield
        except apsw.Error as problem:
            raise failure(problem) from problem
        finally:
            with suppress(apsw.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")

    def _number(self, statement: str) -> int:
        return int(self.read(statement)[0][0])

    def _live(self) -> apsw.Connection:
        if self._connection is None:
            raise JournalFailed("io", "the database is closed")
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(apsw.Error):  # the next opening merges the log into the database
                connection.close()

    def close(self) -> None:
        """Close the file. May be called twice."""
        self._disconnect()


class ReadOnlyDatabase(DatabaseReader):
    """Another running program's file, read-only: it never writes, locks or checkpoints.

    Raises `NewerStore`, `OlderStore`, `NotOurs`, and `JournalFailed` if it can't be read: "busy"
    where the other program must hold the file exclusively.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        flags = apsw.SQLITE_OPEN_READONLY
        try:
            self._connection = connection = apsw.Connection(str(path), flags=flags)
            connection.set_busy_timeout(BUSY_TIMEOUT)
            connection.pragma("query_only", "ON")
            connection.pragma("trusted_schema", "OFF")
            version = self._number("PRAGMA user_version")
        except JournalFailed:
            self.close()
            raise
        except (apsw.Error, UnicodeEncodeError) as problem:  # a path may not be UTF-8
            self.close()
            raise failure(problem) from problem
        if version != SCHEMA:
            self.close()
            kind = NewerStore if version > SCHEMA else OlderStore
            raise kind(str(path), version, SCHEMA)


class Database(DatabaseReader):
    """An open database. After a failed write it is read-only: `problem` gives the reason.

    A file that was deleted, moved or replaced meanwhile is a failure, too ("gone"): SQLite would
    continue to write to a file that has no name any more.

    A failed write is never retried on the same connection, because the system may have dropped the
    unwritten data; `reopen` makes a new connection and checks the whole file.

    With `behind`, what is given to `later` is done in a thread.

    Raises `Busy`, `NewerStore`, `NotOurs`, and `JournalFailed` if it can't be opened for writing.
    """

    def __init__(
        self,
        path: Path,
        clock: Clock = time.time,
        vfs: str | None = None,
        *,
        behind: bool = False,
    ) -> None:
        super().__init__(path)
        self.problem: JournalFailed | None = None
        self._queue = WriteQueue[Work](self._together) if behind else None
        self._group = self._apart = False
        self._clock = clock
        self._vfs = vfs
        self._file: tuple[int, int] | None = None
        self._lock = self._locked()
        try:
            self._open()
        except BaseException:
            self.close()
            raise

    def now(self) -> int:
        """Milliseconds since 1970, UTC."""
        return int(self._clock() * 1000)

    def _locked(self) -> Lock:
        try:
            return Lock(ensure_folder(self.path.parent) / f"{self.path.name}.lock")
        except LockHeld as held:
            raise Busy(self.path, held.holder) from None
        except OSError as problem:
            raise failure(problem) from problem

    def _open(self) -> None:
        try:
            if not self._connected("NORMAL"):
                self._connected("EXCLUSIVE")
            self._migrate()
        except (apsw.CorruptError, apsw.NotADBError) as problem:
            raise NotOurs(self.path, str(problem)) from problem
        except apsw.BusyError as problem:
            raise Busy(self.path) from problem
        except (apsw.Error, OSError, UnicodeEncodeError) as problem:
            raise failure(problem) from problem

    def _connected(self, locking: str) -> bool:
        """Connect in a locking mode. Return whether that worked with a WAL."""
        self._disconnect()
        self._connection = connection = apsw.Connection(str(self.path), vfs=self._vfs)
        connection.set_busy_timeout(BUSY_TIMEOUT)
        connection.pragma("locking_mode", locking)
        try:
            for name, value in SETTINGS.items():
                connection.pragma(name, value)
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
            self._file = _identity(self.path)
            return bool(connection.pragma("journal_mode") == "wal")
        except (apsw.IOError, apsw.CantOpenError, apsw.ReadOnlyError, apsw.ProtocolError):
            if locking == "NORMAL":
                return False  # perhaps for want of shared memory
            raise

    def _migrate(self) -> None:
        version = self._number("PRAGMA user_version")
        if version > SCHEMA:
            raise NewerStore(str(self.path), version, SCHEMA)
        if version < 0:
            raise NotOurs(self.path, f"schema {version}")
        if version == 0 and self._number("SELECT count(*) FROM sqlite_schema"):
            raise NotOurs(self.path, "it has tables, but not ours")
        for number in range(version + 1, SCHEMA + 1):
            with self.write() as execute:
                for statement in STEPS[number - 1]:
                    execute(statement, ())
                execute("INSERT INTO migrations VALUES (?, ?)", (number, self.now()))
                execute(f"PRAGMA user_version = {number}", ())

    def later(self, work: Callable[[], None]) -> Ack | None:
        """Do something that writes: at once, or in the thread behind all that it was given before.
        Return what acknowledges it then."""
        if self._queue is None:
            work()
            return None
        return self._queue.put(work)

    def _together(self, works: Sequence[Work]) -> Problems:
        """Do several things that write, in one transaction. Return what went wrong with each.

        An error of the program undoes only its own work: all is undone then, and done again with a
        savepoint each, which costs as much as most of the writing. If the file fails, nothing is
        written.
        """
        if len(works) == 1:
            return one_by_one(works)
        try:
            return self._in_group(works)
        except JournalFailed as problem:
            return [problem] * len(works)

    def _in_group(self, works: Sequence[Work]) -> Problems:
        """Do several things in one transaction. Raise `JournalFailed`."""
        for self._apart in (False, True):
            with suppress(_OneFailed), self.write():
                self._group = True
                try:
                    problems = one_by_one(works)
                    failed = any(one is not None for one in problems)
                    if failed and self.problem is None and not self._apart:
                        raise _OneFailed
                    return problems
                finally:
                    self._group = False
        raise AssertionError("the second time nothing is done again")

    def settle(self) -> None:
        """Return when the thread is done with all that it was given."""
        if self._queue is not None:
            self._queue.settle()

    @override
    def _live(self) -> apsw.Connection:
        self.settle()
        return super()._live()

    @contextmanager
    def write(self) -> Iterator[Execute]:
        """Run a transaction: yield a function that takes a statement and its values.

        After the block everything is on the disk. Raise `JournalFailed`, then and on every later
        call. Nothing of the block is written then; but after a failure of the last sync it may be,
        which the next opening finds out.
        """
        self.settle()
        if self.problem is not None:
            raise self.problem
        connection = self._live()
        if self._group:
            try:
                with connection if self._apart else nullcontext():  # a savepoint
                    yield connection.execute
            except apsw.Error as problem:  # then the whole group fails
                self.problem = failure(problem)
                raise self.problem from problem
            return
        if _identity(self.path) != self._file:
            self.problem = JournalFailed("gone", str(self.path))
            raise self.problem
        try:
            connection.execute("BEGIN IMMEDIATE")
            yield connection.execute
            if self.problem is not None:  # a part of a group failed
                raise self.problem
            connection.execute("COMMIT")
        except apsw.Error as problem:
            self._roll_back(connection)
            self.problem = failure(problem)
            raise self.problem from problem
        except BaseException:
            self._roll_back(connection)
            raise

    def _roll_back(self, connection: apsw.Connection) -> None:
        with suppress(apsw.Error):  # the earlier failure is the relevant one
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def reopen(self) -> None:
        """Try again after a failed write: a new connection, and a check of the whole file.

        Raises what opening raises, and `NotOurs` if the check finds damage; the file is then not
        open at all, and may be tried again.
        """
        self.settle()
        self._disconnect()
        before, self.problem = self.problem, None
        try:
            if before is not None and before.kind == "gone":  # and perhaps the lock file with it
                self._lock.free()
                self._lock = self._locked()
            self._open()
            found = str(self.read("PRAGMA integrity_check(1)")[0][0])
            if found != "ok":
                raise NotOurs(self.path, found)
        except BaseException:
            self._disconnect()
            self.problem = before or JournalFailed("io", "the database is closed")
            raise

    def close(self) -> None:
        """Let go of the file. May be called twice."""
        if self._queue is not None:
            self._queue.close()
            self._queue = None
        super().close()
        self._lock.free()
