"""How many decisions a second the stores of a server make durable, without rules and lines.

It is what one database can do for many servers. With each decision goes the state of a match, as
in the games.
"""

from __future__ import annotations

import queue
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from app.match.journal import Checkpoint, Decision, Journal, first_link, link
from app.server.postgres.store import PostgresStore
from app.server.store import LocalStore, ServerStore
from tests.app.match.helpers import new_match
from tests.app.server.stores import record
from tests.app.store.scripts import begun as scripted_match
from tests.helpers.postgres import query
from tests.programs.net.cluster import cluster
from tests.programs.net.report import Report, percentile


class Writing:
    """A match whose next decision is written as soon as the last one is."""

    def __init__(
        self, journal: Journal, number: int, done: queue.SimpleQueue[Writing], state: Checkpoint
    ) -> None:
        self._journal, self._done, self._state = journal, done, state
        self.match = f"{number:016x}"
        header = new_match(journal, match_id=self.match).header
        self._chain, self._index = first_link(header), 0
        self._sent = 0.0

    def write(self) -> None:
        self._chain = link(self._chain, 0, "N")
        self._sent = perf_counter()
        made = Decision(0, "N", self._chain)
        ack: Any = self._journal.append(self.match, self._index, made, lambda: self._state)
        self._index += 1
        ack.add_done_callback(self._written)

    def _written(self, ack: Any) -> None:
        assert ack.exception() is None
        self.took = (perf_counter() - self._sent) * 1000
        self._done.put(self)


def rate_of(stores: list[ServerStore], tables: int, seconds: float) -> tuple[float, list[float]]:
    """Return decisions a second of so many tables at each store, and the milliseconds of each."""
    took: list[float] = []
    lock, state = threading.Lock(), scripted_match("hammerspace").checkpoint()

    def work(store: ServerStore, first: int) -> None:
        done: queue.SimpleQueue[Writing] = queue.SimpleQueue()
        mine: list[float] = []
        for number in range(first, first + tables):
            code = f"{number:012d}"
            store.new_table(record(code))
            Writing(store.journal(code), number, done, state).write()
        end = perf_counter() + seconds
        while perf_counter() < end:
            one = done.get()
            mine.append(one.took)
            one.write()
        with lock:
            took.extend(mine)

    begun = perf_counter()
    threads = [
        threading.Thread(target=work, args=(store, n * tables)) for n, store in enumerate(stores)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return len(took) / (perf_counter() - begun), took


def store_rates(report: Report, seconds: float) -> None:
    """The stores of a server, for 1, 64 and 256 tables."""

    def measured(name: str, make: Callable[[], ServerStore]) -> None:
        for tables in (1, 64, 256):
            store = make()
            rate, took = rate_of([store], tables, seconds)
            store.close()
            p50, p99 = percentile(took, 50), percentile(took, 99)
            report.say("ST", f"{name}, {tables} tables: {rate:.0f} durable decisions a second")
            report.say("ST", f"acknowledged: p50 {p50:.1f}, p99 {p99:.1f} ms")

    folders = iter(range(100))
    with tempfile.TemporaryDirectory() as folder:
        measured("SQLite", lambda: LocalStore(Path(folder) / str(next(folders))))
    with cluster(0) as (postgres, url, _):
        urls = iter([url, *(postgres.new_database() for _ in range(2))])
        last = [url]

        def opened() -> ServerStore:
            last[0] = next(urls)
            return PostgresStore(last[0], "127.0.0.1:1")

        measured("PostgreSQL", opened)
        ((rows, size),) = query(
            last[0], "SELECT count(*), pg_total_relation_size('decisions') FROM decisions"
        )
        report.say("ST", f"PostgreSQL: {size / max(1, rows):.0f} bytes of tables a decision")
