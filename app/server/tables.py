"""All tables of a server, by their codes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from app.config.logs import log
from app.files.errors import NoSuchMatch
from app.match.acks import Ack
from app.match.journal import JournalFailed
from app.net.invitations import new_code
from app.net.seeds import new_number
from app.net.server_messages import MOST_ROWS, Open, TableRow
from app.server.claims import Claimed, Claims, Elsewhere
from app.server.offers import NotOffered
from app.server.records import BadRecord, TableRecord, row_of, shown
from app.server.table import ServedTable, TableTools
from app.text.errors import UNREADABLE
from engines.kernel.errors import BadSetup


@dataclass
class Counts:
    """What a server has done since its start."""

    opened: int = 0
    """Tables."""
    began: int = 0
    """Matches."""
    ended: int = 0
    restored: int = 0
    """Tables of another run."""
    broken: int = 0
    """Tables of another run that could not be opened again."""
    idle: int = 0
    """Tables that were closed because nobody came."""
    lost: int = 0
    """Tables that had to be opened again, here or elsewhere, because they could not be written."""


class Tables:
    """The tables. `changed` of the tools is called for each change of the list. With `claims` other
    servers share the store."""

    def __init__(self, tools: TableTools, most: int, claims: Claims | None = None) -> None:
        self.counts = Counts()
        self._tools = replace(tools, began=self._count_begun, ended=self._count_ended)
        self._most = most
        self._served: dict[str, ServedTable] = {}
        self._kept = {record.code: record for record in tools.store.kept()}
        """Tables of another run that nobody has asked for yet."""
        self.closing = False
        self._claims = claims
        self._reached: dict[str, asyncio.Task[Elsewhere | None]] = {}
        self.others: Sequence[TableRecord] = ()
        """Tables that this server doesn't serve."""

    def __len__(self) -> int:
        return len(self._served) + len(self._kept)

    def __iter__(self) -> Iterator[ServedTable]:
        return iter(self._served.values())

    def _count_begun(self) -> None:
        self.counts.began += 1
        log("server").info("began")

    def _count_ended(self) -> None:
        self.counts.ended += 1
        log("server").info("ended")

    @property
    def full(self) -> bool:
        """Whether there is no room for another table."""
        return len(self) >= self._most

    def find(self, code: str) -> ServedTable | None:
        """Return the table of a code; one of another run opens again."""
        found = self._served.get(code)
        if found is None and (record := self._kept.pop(code, None)) is not None:
            found = self._restore(record)
        return found

    async def reach(self, code: str) -> Elsewhere | None:
        """Have the table of a code served here, if no other server serves it; else return where it
        is. Raise `JournalFailed` if nobody can know at the moment."""
        if self._claims is None or code in self._served:
            return None
        if self.closing:
            raise JournalFailed("busy", "the server ends")
        task = self._reached.get(code)
        if task is None:
            task = self._reached[code] = asyncio.create_task(self._claim(code, self._claims))
            task.add_done_callback(lambda _task: self._reached.pop(code, None))
        return await asyncio.shield(task)

    async def _claim(self, code: str, claims: Claims) -> Elsewhere | None:
        try:
            found = await asyncio.to_thread(claims.claim, code)
        except BadRecord as problem:
            log("server").error("table: %r", problem)
            self.counts.broken += 1
            return None
        if isinstance(found, Claimed) and code not in self._served and not self.closing:
            self._restore(found.record)
            self._tools.changed()
        return found if isinstance(found, Elsewhere) else None

    async def lose(self, code: str) -> None:
        """Send everybody away from a table that can't be written, so that they come back to it
        where it is opened again."""
        table = self._served.pop(code, None)
        if table is not None:
            self.counts.lost += 1
            self._tools.store.let_go(code)
            await table.close("restart", 1, lost=True)
            self._tools.changed()

    def _restore(self, record: TableRecord) -> ServedTable | None:
        try:
            table = ServedTable(record, self._tools)
        except NoSuchMatch:  # the server ended before its match was written
            table = ServedTable(replace(record, match="", players={}, kept={}), self._tools)
        except UNREADABLE as problem:
            log("server").error("table: %r", problem)
            self._tools.store.let_go(record.code)
            self.counts.broken += 1
            return None
        self.counts.restored += 1
        self._served[record.code] = table
        return table

    async def restore_all(self) -> None:
        """Open all tables of another run again, one after the other."""
        while self._kept and not self.closing:
            self.find(next(iter(self._kept)))
            await asyncio.sleep(0)
        self._tools.changed()

    def open(self, key: str, wanted: Open) -> tuple[ServedTable, Ack | None]:
        """Open a table for a player. Return it, and what acknowledges that it is kept. Raise
        `NotOffered`."""
        try:
            offered = self._tools.offers.prepare(wanted.game, wanted.preset, wanted.seats)
        except BadSetup as problem:
            raise NotOffered(str(problem)) from problem
        record = TableRecord(
            new_code(), wanted.game, wanted.preset, offered.standby, wanted.listed, key,
            new_number(),
        )  # fmt: skip
        written = self._tools.store.new_table(record)
        table = self._served[record.code] = ServedTable(record, self._tools)
        self.counts.opened += 1
        log("server").info("opened", extra={"game": wanted.game, "tables": len(self)})
        self._tools.changed()
        return table, written

    def rows(self, key: str) -> tuple[TableRow, ...]:
        """Return the list as a player finds it: their own tables first, then free ones."""
        found = [table.row(key) for table in self if table.shown_to(key)]
        found += [
            row_of(record, key)
            for record in self.others
            if record.code not in self._served and shown(record, key)
        ]
        found.sort(key=lambda row: (not row.mine, row.begun, not row.free))
        return tuple(found[:MOST_ROWS])

    async def sweep(self, now: Callable[[], float]) -> None:
        """Close the tables to which nobody came for long."""
        for code, table in list(self._served.items()):
            if table.is_idle(now()):
                del self._served[code]
                await table.close("idle")
                self._tools.store.forget_table(code)
                self.counts.idle += 1
                self._tools.changed()

    async def close(self, code: str, seconds: int) -> None:
        """Say goodbye at all tables, and write all matches. The tables stay kept."""
        self.closing = True
        await asyncio.gather(*(table.close(code, seconds) for table in self._served.values()))
