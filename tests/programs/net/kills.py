"""D1: a house is killed under load again and again: nothing is lost, and nothing is doubled."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import perf_counter

from app.match.journal import Decision, Header
from app.match.lifecycle import resume
from app.store.matches import Matches
from tests.programs.net.house import SEATS, token
from tests.programs.net.load import cpu_of, ended, started
from tests.programs.net.people import Person
from tests.programs.net.report import Report, percentile

LONGEST = 1.5
"""Seconds of play between a restart and the next kill, at most."""


class Table:
    """The people at one table, who decide as fast as they can."""

    def __init__(self, number: int, port: int, code: str = "") -> None:
        url = f"ws://127.0.0.1:{port}/"
        self.people = [Person(url, token(number, seat), seat, code) for seat in range(SEATS)]
        self.code = code
        self.killed_at = 0.0
        self.back: list[float] = []
        """Milliseconds from each kill until a decision was accepted again."""
        self._task = asyncio.create_task(self._play())

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return any(one.source.seen and one.source.over for one in self.people)

    @property
    def waits(self) -> bool:
        """Whether nobody has decided since the last kill."""
        return not self.over and bool(self.killed_at or not self.accepted)

    @property
    def accepted(self) -> int:
        return sum(len(person.accepted) for person in self.people)

    async def _play(self) -> None:
        before = 0
        while True:
            for person in self.people:
                if person.dialer.state == "over":
                    person.come()
                person.decide()
            if self.accepted > before:
                before = self.accepted
                if self.killed_at:
                    self.back.append((perf_counter() - self.killed_at) * 1000)
                    self.killed_at = 0.0
            await asyncio.sleep(0.005)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for person in self.people:
            await person.leave()


def killed(report: Report, kills: int, tables: int) -> None:
    """D1."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_killed(report, Path(folder), kills, tables))


async def _killed(report: Report, folder: Path, kills: int, tables: int) -> None:
    dice, begun = Random(kills), perf_counter()
    process, ports = await asyncio.to_thread(started, folder, tables)
    starts = list[float]()
    playing = [Table(number, port) for number, port in enumerate(ports)]
    for _ in range(kills):
        while any(table.killed_at or not table.accepted for table in playing):  # noqa: ASYNC110
            await asyncio.sleep(0.01)  # the tables have no common event
        await asyncio.sleep(dice.random() * LONGEST)
        ended(process)
        for table in playing:
            table.killed_at = perf_counter()
        process, _ = await asyncio.to_thread(started, folder, tables)
        starts.append(cpu_of(process.pid) * 1000)
    await asyncio.sleep(LONGEST)
    for table in playing:
        await table.close()
    ended(process)
    _judge(report, folder, playing)
    back = [took for table in playing for took in table.back]
    took = perf_counter() - begun
    report.say("D1", f"{kills} kills of a house of {tables} tables in {took:.0f} s")
    report.say("D1", f"a house that starts takes {percentile(starts, 50):.0f} ms of CPU, p95"
               f" {percentile(starts, 95):.0f}")  # fmt: skip
    report.say("D1", f"playing again: p50 {percentile(back, 50):.0f} ms, {len(back)} times")
    report.figure("D1", "playing again, p95, ms", round(percentile(back, 95)), 0, 2000)


def _judge(report: Report, folder: Path, tables: list[Table]) -> None:
    """Compare what was accepted with what is in the file."""
    matches = Matches(folder / "matches.sqlite3")
    judge(report, "D1", tables, matches.load)
    matches.shut()


def judge(
    report: Report, goal: str, tables: list[Table],
    load: Callable[[str], tuple[Header, Sequence[Decision]]],
) -> None:  # fmt: skip
    """Compare what was accepted with what `load` finds of each match. It raises if that has a gap
    or damage."""
    accepted = [(*one, person.seat) for table in tables for person in table.people
                for one in person.accepted]  # fmt: skip
    there: dict[str, list[Decision]] = {}
    for name in {match for match, _, _, _ in accepted}:
        header, decisions = load(name)
        resume(header, decisions)  # raises if one of them could not be played
        there[name] = list(decisions)
    lost = sum(
        [(one.seat, one.notation) for one in there[match][n : n + 1]] != [(seat, notation)]
        for match, n, notation, seat in accepted
    )
    counted = Counter((match, n) for match, n, _, _ in accepted)
    doubled = sum(count - 1 for count in counted.values())
    refused = sum((person.refused for table in tables for person in table.people), Counter())
    report.say(goal, f"{len(accepted)} decisions acknowledged, {sum(map(len, there.values()))} in"
               f" {len(there)} journals; refused {dict(refused)}")  # fmt: skip
    report.figure(goal, "acknowledged decisions lost or changed", lost, 0, 0)
    report.figure(goal, "decisions acknowledged twice", doubled, 0, 0)
