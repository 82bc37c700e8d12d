"""Workers of a Dask cluster (`dask.distributed`), behind the same port as processes of this
machine.

An answer depends on the job and the number of its chunk alone, so it doesn't matter which worker
gives it, or how often one dies. A worker plays only if its program is this one
(`app.lab.fingerprint`). Dask sends pickles: a cluster is a place that its user trusts.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import warnings
from collections.abc import AsyncIterator
from concurrent.futures import CancelledError
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.util import find_spec
from typing import Any, Final

from app.lab.cluster_task import play
from app.lab.fingerprint import fingerprint
from app.lab.run import ClusterFailed
from app.lab.workers import Players
from app.processes.child import ChildFailed

LOCAL: Final = re.compile(r"local:([1-9][0-9]{0,2})")
REMOTE: Final = re.compile(r"(tcp|tls|ws|wss)://\S+")
CONNECTING: Final = 10
"""Seconds for a scheduler to answer."""
STARTING: Final = 30
"""Seconds in which the first worker must join."""
AHEAD: Final = 2
"""Chunks that wait at a thread while it plays one, so that it never waits for the line."""
LOOK: Final = 1.0
"""Seconds between two looks at which workers are there."""


def installed() -> bool:
    """Whether the extra `cluster` is there. Nothing is imported."""
    return find_spec("distributed") is not None


def is_address(text: str) -> bool:
    """Whether `Cluster` can be made of a text."""
    return bool(LOCAL.fullmatch(text) or REMOTE.fullmatch(text))


class Cluster:
    """The workers at an address: a scheduler's (`tcp://host:8786`), or `local:4` for a scheduler
    and four workers of this machine, which end with the run.

    A `app.lab.workers.Workers`. `threads` is how many played at the start, and `refused` are the
    workers that have another version, with it.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self.threads = 0
        self.refused: dict[str, str] = {}

    @asynccontextmanager
    async def __call__(self, module: str, chunks: int) -> AsyncIterator[Players]:
        """See `app.lab.workers.Workers`. Raise `ClusterFailed`."""
        from distributed import Client, LocalCluster  # slow to import
        from distributed.versions import VersionMismatchWarning

        new_cluster: Any = LocalCluster  # neither has types
        new_client: Any = Client

        warnings.simplefilter("ignore", VersionMismatchWarning)  # of libraries we don't share
        _silence()
        found = LOCAL.fullmatch(self.address)
        async with AsyncExitStack() as stack:
            scheduler: Any = self.address
            if found:
                scheduler = await stack.enter_async_context(
                    new_cluster(
                        n_workers=int(found[1]),
                        threads_per_worker=1,
                        processes=True,
                        dashboard_address=None,
                        silence_logs=logging.CRITICAL,
                        asynchronous=True,
                    )
                )
            try:
                client = await stack.enter_async_context(
                    new_client(scheduler, asynchronous=True, timeout=CONNECTING)
                )
            except (OSError, TimeoutError) as problem:
                raise ClusterFailed("absent", self.address, str(problem)) from problem
            try:
                await client.wait_for_workers(1, timeout=STARTING)
            except TimeoutError as problem:
                raise ClusterFailed("empty", self.address) from problem
            players = _ClusterPlayers(self, client, module, chunks)
            await players.look()
            self.threads = players.threads
            yield players


def _silence() -> None:
    """Keep the library's messages, with tracebacks, off the screen: our words are enough."""
    for name in [*logging.root.manager.loggerDict]:
        if name.partition(".")[0] in ("distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


class _ClusterPlayers:
    """Asks a cluster's workers, of those that have this version."""

    def __init__(self, cluster: Cluster, client: Any, module: str, chunks: int) -> None:
        self._cluster, self._client, self._module = cluster, client, module
        self._chunks = chunks
        self._expected = fingerprint()
        self._known: set[str] = set()
        self._good: dict[str, int] = {}

    @property
    def threads(self) -> int:
        return sum(self._good.values())

    @property
    def size(self) -> int:
        return min(self._chunks, self.threads * (1 + AHEAD))

    async def look(self) -> None:
        """Ask the workers that are new for their version. Raise `ClusterFailed` if none has this
        one."""
        threads: dict[str, int] = await self._client.nthreads()
        new = sorted(threads.keys() - self._known)
        answers = await self._client.run(fingerprint, workers=new, on_error="return") if new else {}
        self._known.update(answers)
        others = {
            worker: found if isinstance(found, str) else "-"
            for worker, found in answers.items()
            if found != self._expected
        }
        self._cluster.refused.update(others)
        self._good = {
            worker: count
            for worker, count in threads.items()
            if worker in self._known and worker not in self._cluster.refused
        }
        if not self._good and self._cluster.refused:
            version = next(iter(self._cluster.refused.values()))
            raise ClusterFailed("others", self._cluster.address, version)

    async def ask(self, hello: dict[str, Any], question: int) -> Any:
        """See `app.lab.workers.Players`. Raise `ClusterFailed`, too."""
        from distributed import KilledWorker

        text = json.dumps(hello)
        while True:
            chosen = sorted(self._good) if self._cluster.refused else None
            future = self._client.submit(
                play, self._module, text, question, self._expected, workers=chosen, pure=False
            )
            try:
                found = await self._answer(future)
            except KilledWorker as problem:
                raise ChildFailed("died", str(problem)) from problem
            except (CancelledError, OSError) as problem:
                raise ClusterFailed("lost", self._cluster.address, str(problem)) from problem
            finally:
                future.release()
            if found is None or "other" in found:
                await self.look()
                continue
            if "raised" in found:
                raise ChildFailed("raised", found["raised"])
            return found["answer"]

    async def _answer(self, future: Any) -> Any:
        """Return a task's answer, or None once no worker is left that may play it: those that came
        in their place are unknown."""
        waiting = asyncio.ensure_future(future.result())
        try:
            while not waiting.done():
                await asyncio.wait([waiting], timeout=LOOK)
                if waiting.done() or not self._cluster.refused:
                    continue
                if not self._good.keys() & (await self._client.nthreads()).keys():
                    return None
            return waiting.result()
        finally:
            waiting.cancel()
