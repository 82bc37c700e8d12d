"""Recomputation of missing records at run time, in a thread; writes come between two frames."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.config.logs import log
from app.files.errors import StoreError
from app.match.journal import JournalFailed
from app.store.archive import Archive, opened_beside
from app.store.recount import (
    UNRECKONABLE,
    MissingRecord,
    RecountedRecord,
    lacking,
    put_down,
    recounted,
)

if TYPE_CHECKING:
    from app.store.matches import Matches


async def make_good(store: Matches) -> int:
    """Recompute missing or damaged records.
    Return the number of repaired matches. The thread has its own reader, so that nothing waits
    for it. If the file system allows no reader beside the writer, or a write fails, the work is
    left for another day."""
    try:
        archive = opened_beside(store.path)
    except (StoreError, JournalFailed) as problem:
        log("records").info("not looked at: %r", problem)
        return 0
    done = 0
    try:
        work = iter(await asyncio.to_thread(lacking, archive))
        while (found := await asyncio.to_thread(_next, archive, work)) is not None:
            put_down(store, found)
            done += 1
    except (StoreError, JournalFailed) as problem:
        log("records").warning("not made good: %r", problem)
    finally:
        archive.shut()
    return done


def _next(archive: Archive, work: Iterator[MissingRecord]) -> RecountedRecord | None:
    for lack in work:
        try:
            return recounted(archive, lack)
        except UNRECKONABLE as problem:
            log("records").info("%r can't be computed: %r", lack, problem)
    return None
