"""A run from its job to the counts of all games."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from app.lab.counts import Counts, add
from app.lab.jobs import Job
from app.lab.worker_pool import COMMAND, WorkerPool

Progress = Callable[[int], object]
"""Told how many games are done."""


def play(
    job: Job, workers: int, progress: Progress | None = None, command: Sequence[str] = COMMAND
) -> Counts:
    """The counts of all games of a job, the same for any number of workers.

    Chunks are added up in their order, as soon as all before them are done. Raise what
    `WorkerPool` raises; no process is left then, nor after Ctrl-C.
    """
    total: Counts = {}
    early: dict[int, Counts] = {}
    chunks, after, done = job.chunks(), 0, 0
    with WorkerPool(job, workers, command) as crew:
        for chunk, counts in crew:
            early[chunk] = counts
            while after in early:
                add(total, early.pop(after))
                after += 1
            done += len(chunks[chunk])
            if progress is not None:
                progress(done)
    return total


def cores() -> int:
    """The cores that this process may use: so many workers are as fast as any number of them."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
