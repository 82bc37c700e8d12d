"""D6: real clients over lines with all kinds of trouble end with the same match as the table."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from time import perf_counter

from app.match.match import Match
from app.net.hosted_table import HostedTable
from app.net.ports import TableServer
from engines.kernel.events import SPECTATOR
from tests.app.net.tables import begun, heard_by, served
from tests.programs.net.people import Person
from tests.programs.net.proxy import Proxy
from tests.programs.net.report import Report, percentile

SETTINGS = (
    ("irrgarten", "sight"), ("napakalaki", "guion"), ("hammerspace", "full"),
    ("descent", "company"),
)  # fmt: skip
CALM = 40.0
"""Seconds that the end may take at most, once the lines are good: a ping takes its time."""


class TroubledTable:
    """A table, a proxy before it, and its people with a spectator."""

    def __init__(self, number: int) -> None:
        name, setting = SETTINGS[number % len(SETTINGS)]
        self.match: Match = begun(name, setting, seed=f"{number}")
        self.hosted: HostedTable = served(self.match)
        self.server = TableServer(self.hosted, "127.0.0.1", 0)
        self.dice = Random(f"trouble {number}")
        self.people: list[Person] = []

    async def open(self) -> None:
        await self.server.start()
        self._running = self.hosted.runner.start()
        self.proxy = Proxy(self.server.port, self.dice)
        await self.proxy.open()
        url = f"ws://127.0.0.1:{self.proxy.port}/"
        seats = range(len(self.match.seats))
        self.people = [Person(url, str(seat), seat) for seat in seats]
        self.people.append(Person(url, "watch", SPECTATOR))

    async def play(self, until: float) -> None:
        """Let all decide until that moment, or the end of the match."""
        while perf_counter() < until and not self.match.over:
            for person in self.people:
                person.decide()
            await asyncio.sleep(0.02)

    async def calm(self) -> None:
        """Wait on good lines until everybody is there and nothing is on its way."""
        self.proxy.good = True
        ends = perf_counter() + CALM
        while perf_counter() < ends and not all(map(self._there, self.people)):  # noqa: ASYNC110
            await asyncio.sleep(0.05)

    def _there(self, person: Person) -> bool:
        source = person.source
        return source.decisions == self.match.decisions and not source.unwritten

    def differences(self) -> int:
        """Return how many people do not have the table's log, views and decisions."""
        return sum(not self._same(person) for person in self.people)

    def _same(self, person: Person) -> bool:
        if not self._there(person):
            return False
        for viewer in person.source.seen:
            told, shown = person.source.snapshot(viewer), self.match.snapshot(viewer)
            past = [heard_by(event, viewer) for event in shown.past]
            if (told.past, told.view, told.glance) != (past, shown.view, shown.glance):
                return False
        return True

    async def close(self) -> None:
        for person in self.people:
            await person.leave()
        await self.proxy.close()
        self.hosted.close()
        await self.server.stop()
        await self.hosted.runner.stop()


def troubled(report: Report, tables: int, seconds: float) -> None:
    """D6."""
    asyncio.run(_troubled(report, tables, seconds))


async def _troubled(report: Report, count: int, seconds: float) -> None:
    tables = [TroubledTable(number) for number in range(count)]
    for table in tables:
        await table.open()
    until = perf_counter() + seconds
    await asyncio.gather(*(table.play(until) for table in tables))
    await asyncio.gather(*(table.calm() for table in tables))
    people = [person for table in tables for person in table.people]
    unlike = sum(table.differences() for table in tables)
    decisions = sum(table.match.decisions for table in tables)
    accepted = sum(len(person.accepted) for person in people)
    counted = Counter(one for table in tables for person in table.people
                      for one in ((id(table), n) for _, n, _ in person.accepted))  # fmt: skip
    sent = sum(person.states["sent"] for person in people)
    answered = sum(person.states[word] for person in people for word in ("accepted", "refused"))
    refused = sum((person.refused for person in people), Counter[str]())
    troubles = sum((table.proxy.troubles for table in tables), Counter[str]())
    away = [one for person in people for one in person.away]
    for table in tables:
        await table.close()
    report.say("D6", f"{count} tables, {len(people)} clients, {seconds:.0f} s: {decisions} made")
    report.say("D6", f"trouble: {dict(troubles)}; refused: {dict(refused)}")
    report.figure("D6", "clients without the table's log and views", unlike, 0, 0)
    report.figure("D6", "commands without exactly one answer", abs(sent - answered), 0, 0)
    twice = sum(counted.values()) - len(counted) + abs(accepted - decisions)
    report.figure("D6", "commands accepted twice, or carried out unaccepted", twice, 0, 0)
    report.say("D6", f"away: p50 {percentile(away, 50):.0f} ms, {len(away)} times")
    report.figure("D6", "reconnected, p95, ms", round(percentile(away, 95)), 0, 2000)
