"""A process that serves guests: the page for browsers (`app.web`), or SSH (`app.ssh`).

Its arguments are the place of the table or server, an address and a port. It reads a line of JSON,
its options, and then nothing until it shall end. It writes the port that it has opened, or "-", and
then a line whenever the number of its guests changes.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio import StreamReader
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from app.config.logs import log

START_SECONDS: Final = 20.0
"""How long the process may take to open its port on a busy machine."""
ATTEMPTS, PAUSE = 3, 0.3
"""How often the asked port is tried, and the seconds between: the process of a program that was
killed may still be about to end."""
END_SECONDS: Final = 3.0
FAREWELL: Final = "bye"
"""What the process reads when all is over. If this program is killed or restarted, it reads
nothing, and guests look for the table until it is back."""
NO_PORT: Final = "-"


class GuestProcess:
    """A process for the guests of the table or server at `place`, on an address and a port."""

    words: ClassVar[tuple[str, ...]]
    """The module of the process, and arguments of its own."""
    part: ClassVar[str]
    """The part of the program in the log."""
    anywhere = False
    """Whether any other port will do if the asked one is taken."""

    def __init__(self, place: str, address: str, port: int, options: Mapping[str, Any]) -> None:
        self._place, self._address, self._asked = place, address, port
        self._options = options
        self._process: Process | None = None
        self._readers: list[asyncio.Task[None]] = []
        self.port = 0
        """The port of the process; 0 while it is not open."""
        self.guests = 0
        """How many guests it has, if it says so."""

    async def open(self) -> None:
        """Start the process. If it can't open a port, or can't start at all, `port` stays 0."""
        ports = (self._asked,) * ATTEMPTS
        for port in (*ports, 0) if self.anywhere else ports:
            try:
                async with asyncio.timeout(START_SECONDS):
                    self.port = await self._start(port)
            except (OSError, ValueError, TimeoutError) as problem:
                log(self.part).warning("process: %r", problem)
            if self.port:
                return
            await self.close()
            await asyncio.sleep(PAUSE)

    async def _start(self, port: int) -> int:
        # A guest's terminal decides what it shows, not that of this program.
        env = {**os.environ, "COLORTERM": "truecolor", "TERM": "xterm-256color"}
        env.pop("NO_COLOR", None)
        arguments = ("-m", *self.words, self._place, self._address, str(port))
        process = self._process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=env
        )
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._readers = [asyncio.create_task(self._pass_on(process.stderr))]
        # Not in the environment, which other programs of the same user can read: it has secrets.
        process.stdin.write(json.dumps(dict(self._options)).encode() + b"\n")
        said = (await process.stdout.readline()).strip()
        self._readers.append(asyncio.create_task(self._count(process.stdout)))
        return int(said) if said.isdigit() else 0

    @property
    def runs(self) -> bool:
        """Whether the process is there."""
        return self._process is not None and self._process.returncode is None

    async def close(self, *, over: bool = True) -> None:
        """End the process: it says goodbye to its guests, and is killed if it does not end. Unless
        all is `over`, they may come back. It may be called again if it was cancelled."""
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

    async def _count(self, output: StreamReader) -> None:
        """Read how many guests there are, until the process ends."""
        while line := await output.readline():
            self.guests = int(line) if line.strip().isdigit() else self.guests
        self.guests = 0

    async def _pass_on(self, log_of_process: StreamReader) -> None:
        """Write what the process logs into the log of this program, until it ends."""
        while line := await log_of_process.readline():
            log(self.part).warning("process: %s", line.decode(errors="replace").rstrip())
