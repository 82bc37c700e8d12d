"""Servers on one PostgreSQL, a balancer in front of them, and tables with people."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from app.match.journal import Decision, Header
from app.net.server_messages import Begin
from app.server.postgres.link import Link
from app.server.postgres.rows import fetch_match
from app.store.loading import load
from tests.app.server.processes import Person, free_ports, new_table
from tests.helpers.postgres import Postgres, programs, running_postgres
from tests.helpers.waiting import until
from tests.programs.net.house import SEATS, token

ROOT = Path(__file__).resolve().parents[3]
LONG = (("napakalaki", "friends"), ("descent", "descent"), ("napakalaki", "readme"))
"""Games that take hundreds of random decisions."""
CHECK_SECONDS = 1.0
"""How often the balancer asks a server whether it is well, and how long it waits for that."""


TRY_SECONDS = 5.0
"""How long the balancer looks for a server for a new line (`lb_try_duration` of Caddy)."""
BETWEEN_TRIES = 0.25


class Served:
    """A server as a process, always on the same ports."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.port, self._health = free_ports(2)
        self.frozen = False
        self.process: subprocess.Popen[bytes]

    def begin(self) -> None:
        """Start it; `wait` until it works."""
        words = [self._url, f"{self.port}", f"{self._health}"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.programs.net.served", *words], cwd=ROOT
        )

    async def start(self) -> None:
        """Start it, and wait until it works."""
        self.begin()
        while not await asyncio.to_thread(self.well):
            assert self.process.poll() is None
            await asyncio.sleep(0.02)

    def well(self) -> bool:
        """Whether it answers, and says that all is well."""
        try:
            address = f"http://127.0.0.1:{self._health}/health"
            with urllib.request.urlopen(address, timeout=CHECK_SECONDS) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def signal(self, number: int) -> None:
        self.process.send_signal(number)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def cluster(count: int, **settings: str) -> Iterator[tuple[Postgres, str, list[Served]]]:
    """A database that syncs, its URL and servers that have not been started."""
    if programs() is None:
        raise SystemExit(
            "PostgreSQL is not installed (on Debian or Ubuntu: apt install postgresql)"
        )
    with running_postgres(**{"fsync": "on", **settings}) as postgres:
        url = postgres.new_database()
        servers = [Served(url) for _ in range(count)]
        try:
            yield postgres, url, servers
        finally:
            for one in servers:
                if hasattr(one, "process") and one.process.poll() is None:
                    one.signal(signal.SIGCONT)
                    one.kill()


class Balancer:
    """Takes lines on one port to any server that is well, as a proxy with health checks does: the
    lines to one that is not are cut."""

    def __init__(self, servers: list[Served]) -> None:
        self._servers = servers
        self._well = set(servers)
        self._lines: dict[asyncio.Task[None], Served] = {}
        self._turn = 0
        self._server: asyncio.Server | None = None
        self._watch: list[asyncio.Task[None]] = []

    @property
    def port(self) -> int:
        assert self._server is not None
        number: int = self._server.sockets[0].getsockname()[1]
        return number

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._watch = [asyncio.create_task(self._look(one)) for one in self._servers]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in (*self._watch, *self._lines):
            task.cancel()
        await asyncio.sleep(0.1)  # they end

    async def _look(self, server: Served) -> None:
        while True:
            if await asyncio.to_thread(server.well):
                self._well.add(server)
            else:
                self._well.discard(server)
                for task, there in list(self._lines.items()):
                    if there is server:
                        task.cancel()
            await asyncio.sleep(CHECK_SECONDS)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            end = asyncio.get_running_loop().time() + TRY_SECONDS
            while asyncio.get_running_loop().time() < end:
                if await self._tried(reader, writer):
                    return
                await asyncio.sleep(BETWEEN_TRIES)
        finally:
            writer.close()

    async def _tried(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Carry a line to the next server that is well. Return whether there is one."""
        self._turn += 1
        at = self._turn % len(self._servers)
        for server in [*self._servers[at:], *self._servers[:at]]:
            if server in self._well:
                with suppress(OSError):
                    there, to_there = await asyncio.open_connection("127.0.0.1", server.port)
                    await self._carry(server, (reader, to_there), (there, writer))
                    to_there.close()
                    return True
        return False

    async def _carry(self, server: Served, *ways: tuple[asyncio.StreamReader, asyncio.StreamWriter]
                     ) -> None:  # fmt: skip
        tasks = [asyncio.create_task(_copy(*way)) for way in ways]
        self._lines |= dict.fromkeys(tasks, server)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
            self._lines.pop(task, None)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


async def begun_table(port: int, number: int) -> tuple[str, str]:
    """Open a table for the players of a number, and let its match begin. Return its code and its
    game. They leave, and others come with their tokens."""
    game, preset = LONG[number % len(LONG)]
    code = await new_table(port, token(number, 0), game, preset, SEATS)
    people = [Person(port, code, token(number, seat)) for seat in range(SEATS)]
    for seat, person in enumerate(people):
        await person.sit(seat, f"P{seat}")
    first = people[0]
    await until(lambda: first.leads.yes and first.lobby is not None and all(first.lobby.seals))
    first.client.say(Begin())
    await until(lambda: all(one.beginnings for one in people))
    for person in people:
        await person.stop()
    return code, game


Read = Callable[[str], tuple[Header, list[Decision]]]
"""Returns the header and the decisions of a match. Raises if it has a gap or damage."""


@contextmanager
def reading(url: str) -> Iterator[Read]:
    """Yield what reads matches in a database, each once."""
    link = Link(url)

    @cache
    def read(match: str) -> tuple[Header, list[Decision]]:
        rows: Any = link.read(lambda connection: fetch_match(connection, match))
        found = load(rows, match)
        return found.header, found.decisions

    yield read
    link.close()


async def restarted(postgres: Postgres) -> None:
    """Start a PostgreSQL whose main process was killed, as soon as the others have ended."""
    while True:
        with suppress(subprocess.CalledProcessError):
            await asyncio.to_thread(postgres.start, fsync="on")
            return
        await asyncio.sleep(0.02)
