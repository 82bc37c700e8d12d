"""`mazmorra serve` as a process, and people who come to it by sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import urllib.request
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from app.net.dialer import Dialer
from app.net.invitations import Invitation
from app.net.list_client import ListClient
from app.net.messages import Ready, Sit
from app.net.server_messages import Begin
from app.session.online import GuestMatch
from tests.helpers.waiting import until

MAZMORRA = str(Path(sys.executable).with_name("mazmorra"))


def free_ports(count: int) -> list[int]:
    """Ports that nobody had a moment ago."""
    probes = [socket.socket() for _ in range(count)]
    for probe in probes:
        probe.bind(("127.0.0.1", 0))
    found = [int(probe.getsockname()[1]) for probe in probes]
    for probe in probes:
        probe.close()
    return found


@dataclass
class Running:
    """A server as a process, with its ports."""

    process: Process
    port: int
    page: int
    health: int

    def fetch(self, path: str) -> str:
        """Return what the operator's port answers."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.health}{path}", timeout=20) as answer:
            found: bytes = answer.read()
        return found.decode()

    async def figures(self) -> dict[str, float]:
        text = await asyncio.to_thread(self.fetch, "/metrics")
        rows = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
        return {name.removeprefix("mazmorra_"): float(value) for name, _, value in rows}

    async def end(self, number: int = signal.SIGTERM) -> list[dict[str, object]]:
        """End it by a signal, and return what it logged."""
        self.process.send_signal(number)
        return await self._log()

    async def end_by_key(self) -> list[dict[str, object]]:
        """End it as Ctrl+C in its terminal does: all its processes get the signal."""
        os.killpg(self.process.pid, signal.SIGINT)
        return await self._log()

    async def _log(self) -> list[dict[str, object]]:
        _, log = await asyncio.wait_for(self.process.communicate(), 60)
        return [json.loads(line) for line in log.decode().splitlines()]


USUAL = {"late", "visitor", "opened", "joined", "began", "ended", "wrong code", "refused"}
"""What people do, and "late": on a slow machine the event loop pauses."""


def events_of(log: list[dict[str, object]]) -> list[object]:
    """The events of a log in the life of the server itself."""
    return [one["event"] for one in log if one["event"] not in USUAL]


async def started(folder: Path, ports: list[int], **env: str) -> Running:
    """Start a server, and wait until it works."""
    port, page, health = ports
    words = ["--folder", str(folder), "--port", f"{port}", "--page-port", f"{page}"]
    process = await asyncio.create_subprocess_exec(
        MAZMORRA, "serve", *words, "--health-port", f"{health}",
        stdin=asyncio.subprocess.DEVNULL, stdout=PIPE, stderr=PIPE, env={**os.environ, **env},
        process_group=0,
    )  # fmt: skip
    server = Running(process, port, page, health)
    async with asyncio.timeout(60):
        while True:
            try:
                if json.loads(await asyncio.to_thread(server.fetch, "/health"))["status"] == "ok":
                    return server
            except OSError:
                pass
            assert process.returncode is None
            await asyncio.sleep(0.05)


@asynccontextmanager
async def running(folder: Path, ports: list[int], **env: str) -> AsyncIterator[Running]:
    server = await started(folder, ports, **env)
    try:
        yield server
    finally:
        if server.process.returncode is None:
            await server.end(signal.SIGKILL)


class Person(GuestMatch):
    """Somebody who comes to the server by a socket, and comes back by themselves."""

    def __init__(self, port: int, code: str, token: str) -> None:
        super().__init__(Invitation("127.0.0.1", port, code), "en", token)
        self.dial(asyncio.create_task)

    async def sit(self, seat: int, name: str) -> None:
        await until(lambda: self.lobby is not None)
        self.client.say(Sit(seat, name))
        self.client.say(Ready(seat, True))
        await until(lambda: self.lobby is not None and self.lobby.seals[seat])


async def new_table(
    port: int, token: str, game: str = "hammerspace", preset: str = "full", seats: int = 2
) -> str:
    """Open a table as somebody does who looks at the list; its code.

    By default a long game: in a small labyrinth the seed that the server draws may end it in three
    steps."""
    client, codes = ListClient(token, "en"), list[str]()
    client.opened = codes.append
    line = asyncio.create_task(Dialer(f"ws://127.0.0.1:{port}/", client, lambda: None).run())
    await until(lambda: client.tables is not None)
    client.open(game, preset, seats, listed=True)
    await until(lambda: codes)
    client.leave()
    line.cancel()
    return codes[0]


async def step(*people: Person) -> None:
    """Let the one decide whose turn it is, and wait until all have seen it."""
    before = max(one.decisions for one in people)
    await until(lambda: all(one.decisions == before and not one.unwritten for one in people))
    actor = next(one for one in people if one.actor in one.people)
    actor.decide(actor.actor, actor.snapshot(actor.actor).pending.legal[0])
    await until(lambda: all(one.decisions > before for one in people))


async def begun_match(server: Running, *ports: int) -> tuple[str, Person, Person]:
    """A match at a table of a server, of two people who come to these ports. Its code, too."""
    near, far = ports or (server.port, server.port)
    code = await new_table(server.port, "ana-token")
    ana, ben = Person(near, code, "ana-token"), Person(far, code, "ben-token")
    await ana.sit(0, "Ana")
    await ben.sit(1, "Ben")
    await until(lambda: ana.leads.yes and ana.lobby is not None and all(ana.lobby.seals))
    ana.client.say(Begin())
    await until(lambda: ana.beginnings and ben.beginnings)
    return code, ana, ben
