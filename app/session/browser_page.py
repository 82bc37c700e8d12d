"""The process that serves the page of a table to browsers (`app.web`)."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio import StreamReader
from asyncio.subprocess import PIPE, Process

from app.config.logs import log

START_SECONDS = 20.0
"""How long the process may take to open its port on a busy machine."""
ATTEMPTS, PAUSE = 3, 0.3
"""How often the asked port is tried, and the seconds between: the page of a program that was killed
may still be about to end."""
END_SECONDS = 3.0
FAREWELL = "bye"
"""What the process reads when the table is closed. If this program is killed, it reads nothing, and
the pages look for the table until it is back."""


class BrowserPage:
    """The page of the table at `place`, on an address and, if it is free, a port."""

    def __init__(self, place: str, address: str, port: int) -> None:
        self._place, self._address, self._asked = place, address, port
        self._process: Process | None = None
        self._log: asyncio.Task[None] | None = None
        self.port = 0
        """The port of the page; 0 while it is not open."""

    async def open(self) -> None:
        """Start the process. If it can't open its port, it tries any other one, and if it can't
        start at all, there is no page: `port` stays 0."""
        for port in (*(self._asked,) * ATTEMPTS, 0):
            try:
                async with asyncio.timeout(START_SECONDS):
                    self.port = await self._start(port)
            except (OSError, ValueError, TimeoutError) as problem:
                log("web").warning("page: %r", problem)
            if self.port:
                return
            await self.close()
            await asyncio.sleep(PAUSE)

    async def _start(self, port: int) -> int:
        # A page shows all colours, whatever terminal the host has.
        env = {**os.environ, "COLORTERM": "truecolor", "TERM": "xterm-256color"}
        env.pop("NO_COLOR", None)
        arguments = ("-m", "app.web", self._place, self._address, str(port))
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=env
        )
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._log = asyncio.get_running_loop().create_task(_pass_on(self._process.stderr))
        said = (await self._process.stdout.readline()).strip()
        return int(said) if said.isdigit() else 0

    async def close(self) -> None:
        """End the process: it says goodbye to its visitors, and is killed if it does not end. It
        may be called again if it was cancelled."""
        process, self.port = self._process, 0
        if process is None:
            return
        assert process.stdin is not None
        if not process.stdin.is_closing():
            process.stdin.write(FAREWELL.encode())
            process.stdin.close()
        try:
            async with asyncio.timeout(END_SECONDS):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()
        self._process = None


async def _pass_on(log_of_page: StreamReader) -> None:
    """Write what the process logs into the log of this program, until it ends."""
    while line := await log_of_page.readline():
        log("web").warning("page: %s", line.decode(errors="replace").rstrip())
