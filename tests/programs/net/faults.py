"""Servers on PostgreSQL that are killed, frozen and replaced (D1, D5, D13).

Nothing is lost, nothing is doubled, and people play again soon.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import count
from random import Random
from time import perf_counter

from tests.helpers.postgres import Postgres, query
from tests.programs.net.cluster import Balancer, Served, begun_table, cluster, reading, restarted
from tests.programs.net.kills import Table, judge
from tests.programs.net.report import Report, percentile

FROZEN = 9.0
"""Seconds that a server is frozen: longer than its lease."""
BETWEEN = 1.5
"""Seconds of play between two faults, at most."""

ON_THE_WAY = 0.05
"""Seconds in which the answers arrive that were sent before a fault."""
KILL = signal.SIGKILL


class Play:
    """Tables of people, and the faults of their servers; several are behind a balancer."""

    def __init__(self, report: Report, goal: str, postgres: Postgres, url: str,
                 servers: list[Served]) -> None:  # fmt: skip
        self.report, self.goal, self.postgres, self.url = report, goal, postgres, url
        self.servers, self.balancer = servers, Balancer(servers)
        self.tables: list[Table] = []
        self._over: list[Table] = []
        """Tables whose matches are over: each was followed by another one."""
        self._numbers = count()
        self.counts = Counter[str]()
        self.back: dict[str, list[float]] = {}
        """Milliseconds until tables played again, by the kind of fault."""
        self.mended = list[float]()
        """Milliseconds that PostgreSQL took to be back."""

    async def begin(self, tables: int) -> None:
        await asyncio.gather(*(one.start() for one in self.servers))
        await self.balancer.open()
        for _ in range(tables):
            self.tables.append(await self._table())
        await self.until_playing()
        self._collect("", self.tables)

    async def _table(self) -> Table:
        number = next(self._numbers)
        code, _ = await begun_table(self.port, number)
        return Table(number, self.port, code)

    @property
    def port(self) -> int:
        """Where people come."""
        return self.balancer.port if len(self.servers) > 1 else self.servers[0].port

    async def until_playing(self) -> None:
        """Wait until somebody has decided at each table since the last fault. A table whose match
        is over is followed by another one."""
        while any(one.waits for one in self.tables):  # noqa: ASYNC110
            await asyncio.sleep(0.01)  # the tables have no common event
        for at, table in enumerate(self.tables):
            if table.over:
                self._over.append(table)
                await table.close()
                self.tables[at] = await self._table()
        if any(one.waits for one in self.tables):
            await self.until_playing()

    async def hit(
        self, name: str, tables: Sequence[Table], strike: Callable[[], object],
        mend: Callable[[], Awaitable[object]] | None = None,
    ) -> None:  # fmt: skip
        """Let a fault happen, mend it, and wait until each of these tables plays again. The time
        counts from the fault, or with `mend` from its end."""
        self.counts[name] += 1
        strike()
        struck = perf_counter()
        await asyncio.sleep(ON_THE_WAY)
        for table in tables:
            table.killed_at = struck
        if mend is not None:
            await mend()
            self.mended.append((perf_counter() - struck) * 1000)
            for table in tables:
                table.killed_at = table.killed_at and perf_counter()
        await self.until_playing()
        self._collect(name, tables)

    def _collect(self, name: str, tables: Sequence[Table]) -> None:
        for table in tables:
            self.back.setdefault(name, []).extend(table.back)
            table.back.clear()

    async def tables_of(self, server: Served) -> list[Table]:
        """The tables that a server has."""
        address = f"127.0.0.1:{server.port}"
        statement = "SELECT code FROM tables JOIN servers ON run = owner WHERE address = $1"
        codes = {row[0] for row in await asyncio.to_thread(query, self.url, statement, address)}
        return [table for table in self.tables if table.code in codes]

    async def finish(self, most: float) -> None:
        """Print what was found; nobody may have waited longer than so many milliseconds."""
        await asyncio.sleep(BETWEEN)
        for table in self.tables:
            await table.close()
        self._over += self.tables
        await self.balancer.close()
        await asyncio.to_thread(self._judge)
        said = ", ".join(f"{times} {name}" for name, times in self.counts.items())
        self.report.say(self.goal, f"{said}; {len(self.tables)} tables of three")
        for name, back in self.back.items():
            if name:
                self.report.say(self.goal, f"playing again after {name}: p50"
                                f" {percentile(back, 50):.0f} ms, {len(back)} times")  # fmt: skip
                p99 = round(percentile(back, 99))
                self.report.figure(self.goal, "playing again, p99, ms", p99, 0, most)
        if self.mended:
            self.report.say(self.goal, "from PostgreSQL's return; that itself took p50"
                            f" {percentile(self.mended, 50):.0f} ms")  # fmt: skip

    def _judge(self) -> None:
        with reading(self.url) as read:
            judge(self.report, self.goal, self._over, read)


def with_servers(
    report: Report, goal: str, servers: int, tables: int, most: float,
    faults: Callable[[Play], Awaitable[None]],
) -> None:  # fmt: skip
    """Play with so many servers, let faults happen, and judge."""

    async def run() -> None:
        play = Play(report, goal, postgres, url, made)
        await play.begin(tables)
        await faults(play)
        await play.finish(most)

    with cluster(servers) as (postgres, url, made):
        asyncio.run(run())


def killed_on_postgres(report: Report, kills: int, tables: int) -> None:
    """D1 with PostgreSQL: by turns the server is killed, and PostgreSQL itself."""

    async def faults(play: Play) -> None:
        dice, (server,) = Random(kills), play.servers
        for number in range(kills):
            await asyncio.sleep(dice.random() * BETWEEN)
            if number % 2:
                main = play.postgres.main_process
                await play.hit(
                    "kills of PostgreSQL", play.tables, partial(os.kill, main, KILL),
                    partial(restarted, play.postgres),
                )  # fmt: skip
            else:
                await play.hit("kills of the server", play.tables, partial(_again, server))

    with_servers(report, "D1", 1, tables, 2000, faults)


def _again(server: Served) -> None:
    """Kill a server, and start it as what watches it would do."""
    server.kill()
    server.begin()


def taken_over(report: Report, faults_wanted: int, tables: int) -> None:
    """D5: by turns a server of two is killed, frozen, and its clock jumps."""

    async def faults(play: Play) -> None:
        dice = Random(faults_wanted)
        for number in range(faults_wanted):
            await asyncio.sleep(dice.random() * BETWEEN)
            server = dice.choice(play.servers)
            theirs = await play.tables_of(server)
            match number % 3:
                case 0:
                    await play.hit("kills", theirs, server.kill)
                    await server.start()
                case 1:
                    begun = perf_counter()
                    await play.hit("freezes", theirs, partial(server.signal, signal.SIGSTOP))
                    await asyncio.sleep(max(0.0, begun + FROZEN - perf_counter()))
                    server.signal(signal.SIGCONT)
                case _:
                    play.counts["jumps of a clock"] += 1
                    server.signal(signal.SIGUSR1)
            await play.until_playing()

    with_servers(report, "D5", 2, tables, 8000, faults)


def upgraded(report: Report, upgrades: int, tables: int) -> None:
    """D13: by turns each of two servers ends and another one begins in its place."""

    async def faults(play: Play) -> None:
        for number in range(upgrades):
            server = play.servers[number % 2]
            theirs = await play.tables_of(server)
            await play.hit("upgrades of a server", theirs, partial(server.signal, signal.SIGTERM))
            await asyncio.to_thread(server.process.wait)
            await server.start()
            await play.until_playing()
            await asyncio.sleep(BETWEEN)

    with_servers(report, "D13", 2, tables, 5000, faults)
