"""Writes to PostgreSQL in a thread: what comes while it is busy is one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Final

from app.match.journal import JournalFailed, MustReopen
from app.server.postgres.changes import Append, Change, Lease, write_appends
from app.server.postgres.link import FAILURES, Link, failure, lost
from app.server.postgres.records import NewTable
from app.store.queue import Problems, WriteQueue, Written

OLD_LEASE: Final = "beside"
"""The kind of the failure of a write whose lease is too old: another server has the table."""
Problem = BaseException | None


class Writer:
    """Carries out changes in order. `failed` is called, in any thread, with the lease of the first
    change of a table that could not be written: nothing more is written under it."""

    def __init__(self, link: Link, failed: Callable[[Lease], object]) -> None:
        self._link, self._failed = link, failed
        self._queue = WriteQueue[Change](self._together)

    def put(self, change: Change) -> Written:
        """Have a change written. It is acknowledged after the commit."""
        return self._queue.put(change)

    def settle(self) -> None:
        """Return when all is written that was put in."""
        self._queue.settle()

    def close(self) -> None:
        """Write all that was put in, and end the thread."""
        self._queue.close()

    def _together(self, changes: Sequence[Change]) -> Problems:
        """Write several changes. Return what went wrong with each.

        A change that the database refuses undoes all of its transaction; then each is written in
        one of its own. If the connection is lost, nobody knows whether the transaction was carried
        out: all changes count as failed, and their tables are opened again.
        """
        problems: list[Problem] = [self._prepared(change) for change in changes]
        left = [n for n, known in enumerate(problems) if known is None]
        for n, found in zip(left, self._tried([changes[n] for n in left]), strict=True):
            problems[n] = self._final(changes[n].lease, found)
        return problems

    def _tried(self, changes: Sequence[Change]) -> Problems:
        try:
            return self._written(changes)
        except Exception as problem:  # whoever waits for the acknowledgements gets it
            if lost(problem) or len(changes) == 1:
                return [_as_failure(problem)] * len(changes)
            return [self._alone(change) for change in changes]

    def _alone(self, change: Change) -> Problem:
        if change.lease.problem is not None:  # one before it has failed just now
            return change.lease.problem
        return self._final(change.lease, self._tried([change])[0])

    def _final(self, lease: Lease, found: Problem) -> Problem:
        """Return the problem of a change as its match gets it. After a failure of the database
        nothing more is written under a lease."""
        if not isinstance(found, JournalFailed):
            return found
        if lease.problem is None:
            lease.problem = MustReopen(found.kind, found.detail)
            self._failed(lease)
        return lease.problem

    def _prepared(self, change: Change) -> Problem:
        if change.lease.problem is not None:
            return change.lease.problem
        try:
            change.prepare()
        except Exception as problem:  # whoever waits for the acknowledgement gets it
            return problem
        return None

    def _written(self, changes: Sequence[Change]) -> list[Problem]:
        return self._link.run(lambda connection: _write(connection, changes)) if changes else []


def _as_failure(problem: Exception) -> Exception:
    return failure(problem) if isinstance(problem, FAILURES) else problem


async def _write(connection: Any, changes: Sequence[Change]) -> list[Problem]:
    """Write changes in one transaction. Return the problems of those that were refused."""
    appends = [change for change in changes if isinstance(change, Append)]
    if len(appends) == len(changes):  # the usual case takes one round trip
        written = await write_appends(connection, appends)
        return [None if one.match in written else await _refusal(connection, one.lease)
                for one in appends]  # fmt: skip
    problems: list[Problem] = []
    async with connection.transaction():
        held = await _held(connection, [change.lease for change in changes])
        for together, group in groupby(changes, lambda change: isinstance(change, Append)):
            some = list(group)
            written = await _written_of(connection, some, held) if together else set()
            for one in some:
                if isinstance(one, Append):
                    good = one.match in written
                else:
                    held |= {one.lease} if isinstance(one, NewTable) else set()
                    good = one.lease in held
                    if good:
                        await one.write(connection)
                problems.append(None if good else _refused(held, one.lease))
                if not good:  # and nothing after it
                    held.discard(one.lease)
    return problems


async def _written_of(connection: Any, changes: Sequence[Change], held: set[Lease]) -> set[str]:
    made = [one for one in changes if isinstance(one, Append) and one.lease in held]
    return await write_appends(connection, made) if made else set()


async def _held(connection: Any, leases: Sequence[Lease]) -> set[Lease]:
    """Return which leases are in force, and keep them so until the transaction ends."""
    codes = sorted({lease.code for lease in leases})
    rows = await connection.fetch(
        "SELECT code, epoch FROM tables WHERE code = ANY($1::text[]) ORDER BY code FOR SHARE", codes
    )
    found = {row[0]: row[1] for row in rows}
    return {lease for lease in leases if found.get(lease.code) == lease.epoch}


async def _refusal(connection: Any, lease: Lease) -> JournalFailed:
    return _refused(await _held(connection, [lease]), lease)


def _refused(held: set[Lease], lease: Lease) -> JournalFailed:
    if lease in held:
        return JournalFailed("corrupt", "the decision before it is missing")
    return JournalFailed(OLD_LEASE, f"epoch {lease.epoch} is over")
