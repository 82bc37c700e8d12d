"""Where the chunks of a run are played: processes of this machine, or a cluster
(`app.lab.cluster`)."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

from app.processes.pool import Pool


class Players(Protocol):
    """What answers the questions of a run; it takes `size` of them at once."""

    @property
    def size(self) -> int: ...

    async def ask(self, hello: dict[str, Any], question: int) -> Any:
        """Return the answer to a question. Raise `ChildFailed`, and `OSError` if no process can be
        started."""


Workers = Callable[[str, int], AbstractAsyncContextManager[Players]]
"""Starts the players of a run, from the module of a worker, which has a function `begin`
(`app.processes.serving.Begin`), and the number of chunks. They end with the context."""


class LocalPlayers:
    """Processes of this machine."""

    def __init__(self, pool: Pool, size: int) -> None:
        self._pool, self.size = pool, size

    async def ask(self, hello: dict[str, Any], question: int) -> Any:
        return await self._pool.ask(hello, question)


def local(count: int, command: Sequence[str] = ()) -> Workers:
    """Return `count` processes of this machine, started with the command in place of the worker's
    module if there is one."""

    @asynccontextmanager
    async def start(module: str, chunks: int) -> AsyncIterator[Players]:
        size = min(count, chunks)
        pool = Pool(command or (sys.executable, "-P", "-m", module), size)
        try:
            yield LocalPlayers(pool, size)
        finally:
            pool.close()

    return start
