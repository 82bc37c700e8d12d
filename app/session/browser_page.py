"""The process that serves the page of a table to browsers (`app.web`)."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio import StreamReader
from asyncio.subprocess import PIPE, Process
from dataclasses import asdict, dataclass, field
from typing import Final

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
OPTIONS = "MAZMORRA_PAGE"
"""The environment variable with the options of the page, as JSON: they may have a secret."""


@dataclass(frozen=True, slots=True)
class PageOptions:
    """What the page of a public server has beside that of one table.

    With `lists`, people without an invitation find the list of tables. `names` are those by which
    a proxy reaches the page, over TLS; `proxied` says that it names the addresses of visitors.
    `own_pass` tells the server whose connection it is. Processes that share a port have `shared`.
    """

    visitors: int = 16
    per_address: int = 16
    lists: bool = False
    names: tuple[str, ...] = ()
    proxied: bool = False
    own_pass: str = field(default="", repr=False)
    shared: bool = False


OF_ONE_TABLE: Final = PageOptions()


class BrowserPage:
    """The page of the table at `place`, on an address and, if it is free, a port."""

    def __init__(
        self, place: str, address: str, port: int, options: PageOptions = OF_ONE_TABLE
    ) -> None:
        self._place, self._address, self._asked = place, address, port
        self._options = options
        self._process: Process | None = None
        self._log: asyncio.Task[None] | None = None
        self.port = 0
        """The port of the page; 0 while it is not open."""

    async def open(self) -> None:
        """Start the process. If it can't open its port, it tries any other one, but not that of a
        public server; and if it can't start at all, there is no page: `port` stays 0."""
        ports = (self._asked,) * ATTEMPTS
        for port in ports if self._options.lists else (*ports, 0):
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
        env[OPTIONS] = json.dumps(asdict(self._options))
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

    @property
    def runs(self) -> bool:
        """Whether the process is there."""
        return self._process is not None and self._process.returncode is None

    async def close(self, *, over: bool = True) -> None:
        """End the process: it says goodbye to its visitors, and is killed if it does not end.
        Unless all is `over`, their pages come back. It may be called again if it was
        cancelled."""
        process, self.port = self._process, 0
        if process is None:
            return
        assert process.stdin is not None
        if not process.stdin.is_closing():
            if over:
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
