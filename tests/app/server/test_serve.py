"""`mazmorra serve` as a process: its ports, its log, and matches that outlive it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import urllib.request
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from app.cli.parser import Parser
from app.cli.serve import serve_options
from app.i18n.fluent import Texts
from app.net import limits
from app.net.invitations import Invitation
from app.net.list_client import ListClient
from app.net.messages import Hello, Ready, Sit
from app.net.protocol import write
from app.net.server_messages import Begin
from app.net.sockets import FORWARDED, PASS, Dialer
from app.session.online import GuestMatch
from app.validation.errors import WrongUse

pytestmark = pytest.mark.real_time

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
        _, log = await asyncio.wait_for(self.process.communicate(), 60)
        return [json.loads(line) for line in log.decode().splitlines()]


async def started(folder: Path, ports: list[int], **env: str) -> Running:
    """Start a server, and wait until it works."""
    port, page, health = ports
    words = ["--folder", str(folder), "--port", f"{port}", "--page-port", f"{page}"]
    process = await asyncio.create_subprocess_exec(
        MAZMORRA, "serve", *words, "--health-port", f"{health}",
        stdin=asyncio.subprocess.DEVNULL, stdout=PIPE, stderr=PIPE, env={**os.environ, **env},
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


async def until(true: Callable[[], object]) -> None:
    """Wait for something that takes a moment."""
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110  # what it waits for has no event
            await asyncio.sleep(0.01)


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


async def new_table(port: int, token: str) -> str:
    """Open a table as somebody does who looks at the list; its code."""
    client, codes = ListClient(token, "en"), list[str]()
    client.opened = codes.append
    line = asyncio.create_task(Dialer(f"ws://127.0.0.1:{port}/", client, lambda: None).run())
    await until(lambda: client.tables is not None)
    # A long game: in a small labyrinth the seed that the server draws may end it in three steps.
    client.open("hammerspace", "full", 2, listed=True)
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


async def test_two_people_go_on_after_their_server_was_killed_and_after_it_was_restarted(
    tmp_path: Path,
) -> None:
    ports = free_ports(3)
    async with running(tmp_path, ports) as first:
        code = await new_table(first.port, "ana-token")
        ana, ben = Person(first.port, code, "ana-token"), Person(first.port, code, "ben-token")
        await ana.sit(0, "Ana")
        await ben.sit(1, "Ben")
        await until(lambda: ana.leads.yes and ana.lobby is not None and all(ana.lobby.seals))
        ana.client.say(Begin())
        await until(lambda: ana.beginnings and ben.beginnings)
        for _ in range(3):
            await step(ana, ben)
        figures = await first.figures()
        assert (figures["tables"], figures["matches"], figures["people"]) == (1, 1, 2)
        await first.end(signal.SIGKILL)
    await until(lambda: "lost" in (ana.dialer.state, ben.dialer.state))
    async with running(tmp_path, ports) as second:
        await until(lambda: ana.beginnings == ben.beginnings == 2)
        assert (ana.decisions, ben.decisions) == (3, 3)
        await step(ana, ben)
        log = await second.end()
        assert second.process.returncode == 0
        said = {one.client.farewell.code for one in (ana, ben) if one.client.farewell is not None}
        assert said == {"restart"}
    async with running(tmp_path, ports) as third:
        await until(lambda: ana.beginnings == ben.beginnings == 3)
        await step(ana, ben)
        assert ana.decisions == 5
        assert (await third.figures())["tables_restored_total"] == 1
        for one in (ana, ben):
            await one.stop()
    assert [one["event"] for one in log] == ["started", "stopped"]
    for secret in (code, "Ana", "ana-token", "127.0.0.1"):
        assert secret not in json.dumps(log)


async def test_a_full_server_and_an_eager_address_are_refused_in_words(tmp_path: Path) -> None:
    few = {"MAZMORRA_SERVE_MOST_LINES": "2", "MAZMORRA_SERVE_MOST_PER_ADDRESS": "1"}
    async with running(tmp_path, free_ports(3), **few) as server:
        url = f"ws://127.0.0.1:{server.port}/"
        greeting = write(Hello(limits.PROTOCOL, limits.PROTOCOL, "", "eve", "", "en", "", ()))
        async with connect(url, proxy=None) as first:
            await first.send(greeting)
            assert '"tables"' in str(await first.recv())
            for headers in ({}, {FORWARDED: "192.0.2.9"}, {FORWARDED: "192.0.2.9", PASS: "guess"}):
                async with connect(url, proxy=None, additional_headers=headers) as second:
                    assert '"often"' in str(await second.recv()), "nobody chooses their address"
                    with pytest.raises(ConnectionClosed):
                        await second.recv()
        assert (await server.figures())['refused_total{reason="often"}'] == 3


async def test_a_taken_port_is_said(tmp_path: Path) -> None:
    ports = free_ports(3)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", ports[0]))
        taken.listen()
        process = await asyncio.create_subprocess_exec(
            MAZMORRA, "serve", "--folder", str(tmp_path), "--port", f"{ports[0]}",
            "--page-port", f"{ports[1]}", "--health-port", f"{ports[2]}", stderr=PIPE,
        )  # fmt: skip
        _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 2
    assert b"A port can't be opened" in said
    assert b"Traceback" not in said


def test_options_come_from_the_command_line_or_else_from_the_environment() -> None:
    env = {"MAZMORRA_SERVE_PORT": "7000", "MAZMORRA_SERVE_PROXIED": "yes"}
    options = serve_options(Parser(Texts("en")).parse(("serve", "--port", "8000")), env)
    assert (options.port, options.page_port, options.proxied) == (8000, 7374, True)
    assert serve_options(Parser(Texts("en")).parse(("serve",)), env).port == 7000
    off = {"MAZMORRA_SERVE_PROXIED": "0", "MAZMORRA_SERVE_MOST_TABLES": "7"}
    options = serve_options(Parser(Texts("en")).parse(("serve",)), off)
    assert not options.proxied
    assert options.limits.tables == 7
    assert options.limits.new_lines_per_second == 10
    options = serve_options(Parser(Texts("en")).parse(("serve", "--most-per-address", "60")), {})
    assert (options.limits.lines_per_address, options.limits.new_lines_per_second) == (60, 60)
    for wrong in (
        {"MAZMORRA_SERVE_PORT": "0"}, {"MAZMORRA_SERVE_URL": "http://play.example.org"},
        {"MAZMORRA_SERVE_URL": "play.example.org"},
        {"MAZMORRA_SERVE_URL": "https://play.example.org/games"},
    ):  # fmt: skip
        with pytest.raises(WrongUse):
            serve_options(Parser(Texts("en")).parse(("serve",)), wrong)
