"""The store of a server in PostgreSQL."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from app.config.logs import log
from app.files.errors import NoSuchMatch
from app.match.acks import Ack
from app.match.match import Match
from app.server.claims import Claimed, Elsewhere
from app.server.postgres import leases
from app.server.postgres.changes import Lease
from app.server.postgres.journal import TableJournal
from app.server.postgres.leases import ClaimedRows
from app.server.postgres.link import FAILURES, Link, migrate
from app.server.postgres.records import ForgetTable, NewTable, WriteTable
from app.server.postgres.rows import FetchedRows, fetch_match
from app.server.postgres.writer import Writer
from app.server.records import TableRecord, patience, readable, to_text
from app.store.database import Clock
from app.store.resume import continued

FIRST_EPOCH: Final = 1


@dataclass
class _Opening:
    """This server's opening of a table. `fetched` are the rows of its match until it is
    continued."""

    lease: Lease
    journal: TableJournal
    fetched: FetchedRows | None = None


class PostgresStore:
    """The store of one server of several: `app.server.store.ServerStore` and `app.server.claims`.

    `address` is where the other servers reach this one. Raises `JournalFailed` if the
    database can't be reached, and `NewerStore`.
    """

    def __init__(self, url: str, address: str, clock: Clock = time.time) -> None:
        self.run = secrets.token_hex(8)
        self.lost: Callable[[str], object] = lambda _code: None
        self._address, self._clock = address, clock
        self._asking, self._beating, self._writing = (Link(url) for _ in range(3))
        self._openings: dict[str, _Opening] = {}
        self._closed = False
        self._writer = Writer(self._writing, self._failed)
        try:
            self._asking.read(migrate)
            self.secret = self._asking.read(
                lambda connection: leases.secret(connection, secrets.token_urlsafe(32))
            )
            self._check_disk(
                self._asking.read(lambda connection: connection.fetchval("SHOW fsync"))
            )
            self._asking.read(lambda connection: leases.register(connection, address, self.run))
        except BaseException:
            self.close()
            raise

    @staticmethod
    def _check_disk(fsync: str) -> None:
        if fsync != "on":
            log("server").warning("PostgreSQL does not sync: a power cut loses decisions")

    def _now(self) -> int:
        return int(self._clock() * 1000)

    def _failed(self, lease: Lease) -> None:
        problem = lease.problem
        log("server").warning("store: %s", problem)
        opening = self._openings.get(lease.code)
        if opening is not None and opening.lease is lease:
            self.lost(lease.code)

    def _opened(self, code: str, epoch: int, fetched: FetchedRows | None = None) -> _Opening:
        lease = Lease(code, epoch)
        journal = TableJournal(self._writer, lease, self._now)
        opening = self._openings[code] = _Opening(lease, journal, fetched)
        return opening

    # -- the matches (`ServerStore`)

    def journal(self, code: str) -> TableJournal:
        return self._openings[code].journal

    def continued(self, code: str, match: str) -> Match:
        opening = self._openings[code]
        fetched, opening.fetched = opening.fetched, None
        if fetched is None:
            self._writer.settle()
            fetched = self._asking.read(lambda connection: fetch_match(connection, match))
        if fetched.header is None:
            raise NoSuchMatch(match)
        return continued(fetched, match, opening.journal)

    def keep_state(self, code: str, match: str) -> None:
        if code in self._openings:
            self._openings[code].journal.keep_state(match)

    # -- the tables

    def kept(self) -> Iterable[TableRecord]:
        return ()  # each is claimed when somebody asks for it

    def new_table(self, record: TableRecord) -> Ack:
        lease = self._opened(record.code, FIRST_EPOCH).lease
        text, waits = to_text(record), patience(record)
        return self._writer.put(NewTable(lease, self.run, record.match, text, waits))

    def write_table(self, record: TableRecord) -> None:
        opening = self._openings.get(record.code)
        if opening is not None:
            text, waits = to_text(record), patience(record)
            self._writer.put(WriteTable(opening.lease, record.match, text, waits))

    def forget_table(self, code: str) -> None:
        opening = self._openings.pop(code, None)
        if opening is not None:
            self._writer.put(ForgetTable(opening.lease))

    def let_go(self, code: str) -> None:
        self._openings.pop(code, None)

    def close(self) -> None:
        """See `ServerStore.close`. May be called twice."""
        if self._closed:
            return
        self._closed = True
        self._writer.close()
        try:
            self._asking.run(lambda connection: leases.resign(connection, self.run))
        except FAILURES as problem:  # the lease ends by itself
            log("server").warning("store: %r", problem)
        for link in (self._asking, self._beating, self._writing):
            link.close()

    # -- who serves what (`Claims`)

    def claim(self, code: str) -> Claimed | Elsewhere | None:
        self._writer.settle()
        found = self._asking.read(lambda connection: leases.claim(connection, code, self.run))
        if isinstance(found, ClaimedRows):
            self._opened(code, found.epoch, found.rows)
        return found

    def beat(self) -> tuple[frozenset[str], frozenset[str]]:
        known = {code: opening.lease.epoch for code, opening in list(self._openings.items())}
        found = self._beating.read(
            lambda connection: leases.beat(connection, self._address, self.run, list(known))
        )
        if not found.renewed:
            log("server").error("another server has begun at the address of this one")
            return frozenset(found.living), frozenset(known)
        lost = {code for code, epoch in known.items() if found.epochs.get(code, epoch) != epoch}
        return frozenset(found.living), frozenset(lost)

    def others(self) -> list[TableRecord]:
        return readable(self._asking.read(lambda connection: leases.listed(connection, self.run)))

    def sweep(self) -> None:
        self._asking.read(leases.forget_left)
