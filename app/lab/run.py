"""A run from its job to the counts of all games, played by a few workers."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.lab.counts import Counts, add
from app.lab.game_loop import GameFailed
from app.lab.jobs import Job
from app.lab.journal import Journal
from app.lab.workers import Players, Workers
from app.processes.child import ChildFailed

Progress = Callable[[int, int], object]
"""Called with the number of games that are done, and how many of them the journal had."""
Take = Callable[[int, Any], bool]
"""Takes the number and the answer of a chunk, in their order. Returns whether that is enough."""

WORKER: Final = "app.lab.worker"
MOST_DEATHS: Final = 3
"""So many workers may die of one chunk; then the run ends, because it would kill all others."""
MOST_STARTS: Final = 10
"""So many workers may die before they begin with a chunk, which then isn't to blame."""


class WorkersDied(Exception):
    """Worker after worker died of the same games, from the `first` to the `last`."""

    def __init__(self, first: int, last: int, deaths: int) -> None:
        self.first, self.last, self.deaths = first, last, deaths
        super().__init__(f"games {first} to {last} ended {deaths} workers")


class ClusterFailed(Exception):
    """A cluster can't play a run. `why`: "absent" (nothing answers at its
    address), "empty" (it has no worker), "others" (none of its workers has this version), "lost"
    (it went away). `detail` is the worker's version, or the library's message."""

    def __init__(self, why: str, address: str, detail: str = "") -> None:
        self.why, self.address, self.detail = why, address, detail
        super().__init__(f"{address}: {why} {detail}")


FAILURES: Final = (GameFailed, WorkersDied, ClusterFailed, OSError)
"""What ends a run without a result."""


@dataclass(frozen=True, slots=True)
class Work:
    """What workers play: the `module` of a worker, its `hello`, the games of each chunk, and the
    seed of a game."""

    module: str
    hello: dict[str, Any]
    chunks: Sequence[range]
    seed_of: Callable[[int], str]


def play(
    job: Job,
    workers: Workers,
    progress: Progress | None = None,
    *,
    journal: Journal | None = None,
    enough: Callable[[int, Counts], bool] | None = None,
) -> Counts:
    """Return the counts of all games of a job, the same wherever they are played.

    With `enough`, the run ends as soon as that returns True for the number of chunks and their
    counts. Raise as `play_chunks` does.
    """
    total: Counts = {}

    def take(number: int, answer: Any) -> bool:
        add(total, answer["counts"])
        return enough is not None and enough(number + 1, total)

    work = Work(WORKER, job.to_data(), job.chunks(), job.seed_of)
    play_chunks(work, workers, take, progress, journal)
    return total


def play_chunks(
    work: Work,
    workers: Workers,
    take: Take,
    progress: Progress | None = None,
    journal: Journal | None = None,
) -> None:
    """Play chunk after chunk, until all are done or `take` has enough.

    Answers that are in the journal aren't asked for again. Raise `GameFailed`, `WorkersDied`,
    `ClusterFailed`, and `OSError` if no process can be started. No process is left then, nor after
    Ctrl-C.
    """
    asyncio.run(_play(work, workers, take, progress, journal))


async def _play(
    work: Work, workers: Workers, take: Take, progress: Progress | None, journal: Journal | None
) -> None:
    async with workers(work.module, len(work.chunks)) as players:
        await _Run(work, players, take, progress, journal).play()


class _Run:
    """The chunks of some work, each asked of a worker. A chunk whose worker died is played
    again."""

    def __init__(
        self,
        work: Work,
        players: Players,
        take: Take,
        progress: Progress | None,
        journal: Journal | None,
    ) -> None:
        self._chunks, self._hello, self._seed_of = work.chunks, work.hello, work.seed_of
        self._give, self._progress, self._journal = take, progress, journal
        self._left = iter(enumerate(work.chunks))
        self._players = players
        self._early: dict[int, Any] = {}
        self._given = self._done = self._kept = 0
        self._enough = False

    async def play(self) -> None:
        tasks = [asyncio.create_task(self._work()) for _ in range(self._players.size)]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self) -> None:
        kept = self._journal.answers if self._journal is not None else {}
        for number, games in self._left:
            if self._enough:
                return
            if number in kept:
                answer = kept[number]
                self._kept += len(games)
            else:
                answer = await self._chunk(number, games)
                if self._journal is not None:
                    self._journal.keep(number, answer)
            self._take(number, answer)
            self._done += len(games)
            if self._progress is not None:
                self._progress(self._done, self._kept)

    async def _chunk(self, number: int, games: Sequence[int]) -> Any:
        deaths = starts = 0
        while deaths < MOST_DEATHS and starts < MOST_STARTS:
            try:
                answer = await self._players.ask(self._hello, number)
            except ChildFailed as problem:
                if problem.why == "raised":
                    first = games[0]
                    raise GameFailed(first, self._seed_of(first), problem.detail) from problem
                deaths += problem.begun
                starts += not problem.begun
                continue
            if "broke" in answer:
                raise GameFailed(*answer["broke"])
            return answer
        raise WorkersDied(games[0], games[-1], deaths + starts)

    def _take(self, number: int, answer: Any) -> None:
        """Give chunks on in their order, as soon as all before them are done."""
        self._early[number] = answer
        while self._given in self._early and not self._enough:
            self._enough = self._give(self._given, self._early.pop(self._given))
            self._given += 1


def cores() -> int:
    """Return how many cores this process may use; more workers than that are no faster."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
