"""The search for the fairest candidate of a seed, in child processes."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from app.config.logs import log
from app.processes.child import ChildFailed
from app.processes.pool import Pool
from engines.irrgarten.config import Config
from engines.irrgarten.picking import PlayOuts, Tally, candidate_seed, halving

COMMAND: Final = (sys.executable, "-P", "-m", "app.games.irrgarten.seeds.main")
PROCESSES: Final = 2
PATIENCE: Final = 0.5
"""Seconds without another choice after which a search begins, so that cycling through labyrinths
starts none."""


class SeedSearch:
    """Searches the fairest candidate for the present choices; another choice ends the search.

    Nothing waits for it: if a match begins earlier, the program makes a short search instead.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._pool = Pool(COMMAND, PROCESSES, starting=20)
        self._task: asyncio.Task[None] | None = None
        self._for: tuple[str, str] | None = None
        self._found: dict[tuple[str, str], str] = {}

    def found(self, config: Config, seed: str) -> str | None:
        """Return the seed of the fairest candidate, if that is known."""
        return self._found.get((config.digest, seed))

    def begin(self, config: Config, seed: str) -> None:
        """Search in the background, unless that has been done or is being done."""
        key = (config.digest, seed)
        if key == self._for:
            return
        self.stop()
        self._for = key
        if key not in self._found:
            self._task = asyncio.create_task(self._search(config, seed))

    def stop(self) -> None:
        """End the present search."""
        self._for = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def close(self) -> None:
        """End the search and its processes."""
        self.stop()
        self._pool.close()

    async def _search(self, config: Config, seed: str) -> None:
        await asyncio.sleep(self._patience)
        hello = {"config": config.to_data(), "seed": seed}
        search = halving(config.seats)
        try:
            jobs = next(search)
            while True:
                done = await asyncio.gather(*(self._played(hello, job) for job in jobs))
                jobs = search.send(done)
        except StopIteration as end:
            self._found[config.digest, seed] = candidate_seed(seed, end.value)
        except (ChildFailed, OSError) as problem:
            log("newgame").warning("search of a seed: %r", problem)

    async def _played(self, hello: object, job: PlayOuts) -> Tally:
        number, wins, turns = await self._pool.ask(hello, list(job))
        return Tally(number, tuple(wins), turns)
