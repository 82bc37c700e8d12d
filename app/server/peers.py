"""A server among others that share its store: its signs of life, and what it learns of them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from app.config.logs import log
from app.match.journal import JournalFailed
from app.server.claims import BEAT_SECONDS, Claims
from app.server.relays import Relays
from app.server.tables import Tables


class Peers:
    """Keeps the lease of a server, and ends lines to servers that have lost theirs."""

    def __init__(self, claims: Claims, tables: Tables) -> None:
        self.relays = Relays(claims.secret)
        self._claims, self._tables = claims, tables
        self._thread = ThreadPoolExecutor(1, "beats")
        self._losing: set[asyncio.Task[None]] = set()
        self.well = True
        """Whether the last sign of life has arrived, and this run counts as living."""

    def listen(self) -> None:
        """From now on, lose the tables that can't be written."""
        loop = asyncio.get_running_loop()

        def lost(code: str) -> None:
            with suppress(RuntimeError):  # the loop may be closed by then
                loop.call_soon_threadsafe(self._lose, code)

        self._claims.lost = lost

    def _lose(self, code: str) -> None:
        task = asyncio.create_task(self._tables.lose(code))
        self._losing.add(task)
        task.add_done_callback(self._losing.discard)

    async def run(self) -> None:
        """Give signs of life until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                living, lost = await loop.run_in_executor(self._thread, self._claims.beat)
                self.well = self._claims.run in living
                self.relays.keep(living)
                for code in lost:
                    self._lose(code)
            except JournalFailed as problem:
                if self.well:
                    log("server").warning("beat: %s", problem)
                self.well = False
            await asyncio.sleep(BEAT_SECONDS)

    async def look_around(self) -> bool:
        """Learn of the tables of the others. Return whether anything of them has changed."""
        before = self._tables.others
        with suppress(JournalFailed):
            self._tables.others = await asyncio.to_thread(self._claims.others)
        return self._tables.others != before

    async def sweep(self) -> None:
        """Forget the tables that nobody has served for long."""
        with suppress(JournalFailed):
            await asyncio.to_thread(self._claims.sweep)

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown()
