"""Clients of many tables in one process, as light as they can be: what is measured is the house."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from app.net import limits
from app.net.messages import Act, Hello
from app.net.protocol import write
from app.registry import game
from tests.programs.net.house import GAMES, SEATS, token

ROOT = Path(__file__).resolve().parents[3]


def started(folder: Path, tables: int) -> tuple[subprocess.Popen[str], list[int]]:
    """Start a house, and return it with the ports of its tables."""
    command = [sys.executable, "-m", "tests.programs.net.house", str(folder), str(tables)]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
    assert process.stdout is not None
    return process, json.loads(process.stdout.readline())


def ended(process: subprocess.Popen[str]) -> None:
    """Kill a house."""
    process.kill()
    process.communicate()


@contextmanager
def house(folder: Path, tables: int) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """A running house, and the ports of its tables; it is killed at the end."""
    process, ports = started(folder, tables)
    try:
        yield process, ports
    finally:
        ended(process)


def memory_of(pid: int) -> float:
    """The memory of a process, in MiB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def cpu_of(pid: int) -> float:
    """The CPU seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def core_of(pid: int) -> tuple[float, float]:
    """The seconds that the first thread of a process had a core so far, and those that it waited
    for one: on a busy machine it waits longer than it works."""
    ran, waited, _ = Path(f"/proc/{pid}/schedstat").read_text().split()
    return int(ran) / 1e9, int(waited) / 1e9


class Times:
    """The milliseconds from each decision until its answer, and until all at the table saw it."""

    def __init__(self) -> None:
        self.answered: list[float] = []
        self.seen: list[float] = []
        self.refused: dict[str, int] = {}


class LoadTable:
    """The clients of a table. They decide at random, every `pace` seconds, or at once for 0. At a
    server the table has a `code`, and each seat may come to another of its `ports`."""

    def __init__(
        self, number: int, port: int, times: Times, name: str = "", code: str = "",
        ports: Sequence[int] = (),
    ) -> None:  # fmt: skip
        self.number, self.times = number, times
        self.dice = Random(number)
        self.rules: Any = game(name or GAMES[number % len(GAMES)]).rules()
        self.ports, self.code = (ports or [port] * SEATS), code
        self.clients = [LoadClient(self, seat) for seat in range(SEATS)]
        self._sent, self._n, self._missing = 0.0, -1, set[int]()
        self.free = asyncio.Event()
        self.free.set()

    async def play(self, pace: float) -> None:
        """Decide again and again. Cancel it to stop."""
        begun = perf_counter() + self.dice.random() * pace
        await asyncio.sleep(begun - perf_counter())
        for turn in range(1, sys.maxsize):
            await self._decide()
            if pace:
                await asyncio.sleep(max(0.0, begun + turn * pace - perf_counter()))

    async def _decide(self) -> None:
        await self.free.wait()
        while not (deciding := self._deciding()):  # noqa: ASYNC110  # has no event
            await asyncio.sleep(0.005)  # somebody is on the way
        self.free.clear()
        n = deciding.now["number"]
        action = self.dice.choice(deciding.now["legal"])
        self._n, self._missing = n, {one.seat for one in self.clients}
        self._sent = perf_counter()
        await deciding.act(n, self.rules.notation(action))

    def _deciding(self) -> LoadClient | None:
        if not all(one.ready for one in self.clients):
            return None
        found = [one for one in self.clients if one.now["legal"] and one.now["seat"] == one.seat]
        return found[0] if found else None

    def answered(self, code: str) -> None:
        """Take the answer to the table's decision."""
        if code:
            self.times.refused[code] = self.times.refused.get(code, 0) + 1
            self.free.set()
        else:
            self.times.answered.append((perf_counter() - self._sent) * 1000)

    def saw(self, seat: int, n: int) -> None:
        """Hear that a client has seen so many decisions."""
        if n <= self._n:
            return
        self._missing.discard(seat)
        if not self._missing and not self.free.is_set():
            self.times.seen.append((perf_counter() - self._sent) * 1000)
            self.free.set()

    def lost(self) -> None:
        """Hear that a client has no line: whatever was under way counts no more."""
        self._n = sys.maxsize
        self.free.set()


class LoadClient:
    """One player's line."""

    def __init__(self, table: LoadTable, seat: int) -> None:
        self.table, self.seat = table, seat
        self.now: dict[str, Any] = {}
        self.ready = False
        self.viewer = seat
        """Whose messages this client gets: where nothing is secret, those of spectators."""
        self.lines = 0
        self._cmd = 0
        self._parts = ""
        self._socket: ClientConnection | None = None

    async def run(self) -> None:
        """Stay connected. Cancel it to leave."""
        while True:
            try:
                url = f"ws://127.0.0.1:{self.table.ports[self.seat]}/"
                async with connect(url, compression=None, proxy=None) as socket:
                    self._socket, self.lines = socket, self.lines + 1
                    low = high = limits.PROTOCOL
                    name = token(self.table.number, self.seat)
                    await socket.send(
                        write(Hello(low, high, self.table.code, name, "", "en", "", ()))
                    )
                    async for data in socket:
                        assert isinstance(data, str)
                        for text in data.split("\n"):
                            self._take(json.loads(text))
            except (OSError, ConnectionClosed):
                pass
            self.ready = False
            self.table.lost()
            await asyncio.sleep(0.05)

    async def act(self, n: int, notation: str) -> None:
        """Send a decision."""
        assert self._socket is not None
        self._cmd += 1
        await self._socket.send(write(Act(self.seat, self._cmd, n, ((notation, -1),))))

    async def cut(self) -> None:
        """Cut the line; the client comes back."""
        if self._socket is not None:
            self._socket.transport.abort()

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "part":
            self._parts += message["text"]
            if message["last"]:
                whole, self._parts = self._parts, ""
                self._take(json.loads(whole))
        elif kind == "welcome":
            self._cmd = message["commands"][0]
            (shown,) = message["snapshots"]
            self.now, self.viewer, self.ready = shown["now"], shown["viewer"], True
        elif kind == "ev" and message["viewer"] == self.viewer and message["now"] is not None:
            self.now = message["now"]
            self.table.saw(self.seat, self.now["number"])
        elif kind in ("ok", "no"):
            self.table.answered(message.get("code", ""))


class Load:
    """All clients of a house."""

    def __init__(self, ports: list[int], tables: Sequence[LoadTable] = ()) -> None:
        self.times = Times()
        made = [LoadTable(number, port, self.times) for number, port in enumerate(ports)]
        self.tables = [*made, *tables]
        self._running: list[asyncio.Task[None]] = []

    async def arrive(self) -> None:
        """Connect all clients, a few at a time."""
        for table in self.tables:
            self._running += [asyncio.create_task(one.run()) for one in table.clients]
            while not all(one.ready for one in table.clients):  # noqa: ASYNC110  # no event
                await asyncio.sleep(0.002)

    async def play(self, pace: float, seconds: float) -> Times:
        """Let all tables play for some seconds, and return the times of that."""
        self.times = Times()
        for table in self.tables:
            table.times = self.times
        playing = [asyncio.create_task(table.play(pace)) for table in self.tables]
        await asyncio.sleep(seconds)
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        return self.times

    async def leave(self) -> None:
        """Cut all lines."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
