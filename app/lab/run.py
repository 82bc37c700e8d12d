"""A run from its job to the counts of all games, played by a few worker processes."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final

from app.lab.counts import Counts, add
from app.lab.game_loop import GameFailed
from app.lab.jobs import Job
from app.processes.child import ChildFailed
from app.processes.pool import Pool

Progress = Callable[[int], object]
"""Called with the number of games that are done."""

COMMAND: Final = (sys.executable, "-P", "-m", "app.lab.worker")
MOST_DEATHS: Final = 3
"""So many workers may die of one chunk; then the run ends, because it would kill all others."""


class WorkersDied(Exception):
    """Worker after worker died of the same games, from the `first` to the `last`."""

    def __init__(self, first: int, last: int, deaths: int) -> None:
        self.first, self.last, self.deaths = first, last, deaths
        super().__init__(f"games {first} to {last} ended {deaths} workers")


def play(
    job: Job, workers: int, progress: Progress | None = None, command: Sequence[str] = COMMAND
) -> Counts:
    """Return the counts of all games of a job, the same for any number of workers.

    Raise `GameFailed`, `WorkersDied`, and `OSError` if no process can be started. No process is
    left then, nor after Ctrl-C.
    """
    return asyncio.run(_Run(job, workers, progress, command).counts())


class _Run:
    """The chunks of a job, each asked of a worker. A chunk whose worker died is played again."""

    def __init__(
        self, job: Job, workers: int, progress: Progress | None, command: Sequence[str]
    ) -> None:
        self._job, self._hello, self._progress = job, job.to_data(), progress
        chunks = job.chunks()
        self._size = min(workers, len(chunks))
        self._left = iter(enumerate(chunks))
        self._pool = Pool(command, self._size)
        self._total: Counts = {}
        self._early: dict[int, Counts] = {}
        self._added = self._done = 0

    async def counts(self) -> Counts:
        tasks = [asyncio.create_task(self._work()) for _ in range(self._size)]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._pool.close()
        return self._total

    async def _work(self) -> None:
        for number, games in self._left:
            counts = await self._chunk(number, games)
            self._take(number, counts)
            self._done += len(games)
            if self._progress is not None:
                self._progress(self._done)

    async def _chunk(self, number: int, games: Sequence[int]) -> Counts:
        for _ in range(MOST_DEATHS):
            try:
                answer = await self._pool.ask(self._hello, number)
            except ChildFailed as problem:
                if problem.why == "raised":
                    first = games[0]
                    raise GameFailed(first, self._job.seed_of(first), problem.detail) from problem
                continue
            if "broke" in answer:
                raise GameFailed(*answer["broke"])
            counts: Counts = answer["counts"]
            return counts
        raise WorkersDied(games[0], games[-1], MOST_DEATHS)

    def _take(self, number: int, counts: Counts) -> None:
        """Add chunks up in their order, as soon as all before them are done."""
        self._early[number] = counts
        while self._added in self._early:
            add(self._total, self._early.pop(self._added))
            self._added += 1


def cores() -> int:
    """Return how many cores this process may use; more workers than that are no faster."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
