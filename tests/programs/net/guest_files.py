"""S1: no guest reads or writes a file of the server's user, over SSH or in a browser."""

from __future__ import annotations

import asyncio
import json
import tempfile
from asyncio import StreamReader
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar, Final

from typing_extensions import override
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from app.net.seeds import token_key
from app.net.server_messages import Open
from app.session.browser_page import BrowserPage, PageOptions
from app.session.guest_process import GuestProcess
from app.session.ssh_process import SshOptions, SshProcess
from app.ssh.identity import Identities
from app.web.server import TERMINAL
from tests.app.server.served import Server
from tests.app.ssh.served import OWN_PASS, connected_to, host_key, key_of, served_tables
from tests.programs.net.audited import EVERY, HANDS, NOTES, PRESSED
from tests.programs.net.report import Report

GAMES: Final = (
    ("irrgarten", "seed"), ("descent", "descent"), ("napakalaki", "friends-short"),
    ("hammerspace", "quick"),
)  # fmt: skip
OPTIONS: Final = SshOptions(host_key(), own_pass=OWN_PASS, per_address=40)
PAGE: Final = PageOptions(visitors=40, per_address=40, lists=True, own_pass=OWN_PASS)


class Notes:
    """What a process has noted of itself at its end."""

    def __init__(self) -> None:
        self.wrong, self.screens = Counter[str](), Counter[str]()
        self.faults = Counter[str]()
        self.keys = self.presses = self.opened = 0
        self.so_far = 0
        """Keys that hands have pressed until now, about."""

    def take(self, line: bytes) -> None:
        """Add a line of a process's errors, if it is one with notes."""
        text = line.decode(errors="replace")
        self.so_far += EVERY * (text.strip() == PRESSED)
        if not text.startswith(NOTES):
            return
        data = json.loads(text.removeprefix(NOTES))
        self.wrong.update(data["wrong"])
        self.screens.update(data["screens"])
        self.faults.update(data["faults"])
        for name in ("keys", "presses", "opened"):
            setattr(self, name, getattr(self, name) + data[name])


class Watched(GuestProcess):
    """A process for guests that watches itself."""

    notes: Notes

    @override
    async def _pass_on(self, log_of_process: StreamReader) -> None:
        while line := await log_of_process.readline():
            self.notes.take(line)


class WatchedSsh(Watched, SshProcess):
    words: ClassVar[tuple[str, ...]] = ("tests.programs.net.audited", "ssh", HANDS)


class WatchedPage(Watched, BrowserPage):
    words: ClassVar[tuple[str, ...]] = ("tests.programs.net.audited", "web", HANDS)


@asynccontextmanager
async def opened(process: Watched, notes: Notes) -> AsyncIterator[int]:
    """Run a process; its port."""
    process.notes = notes
    await process.open()
    assert process.port
    try:
        yield process.port
    finally:
        await process.close()
        await asyncio.gather(*process._readers)


def hands(report: Report, presses: int) -> Notes:
    """Let hands press so many keys, every one that there is on every screen, at tables of all
    games."""
    notes = Notes()

    async def measure(folder: Path) -> None:
        async with served_tables(folder) as (server, lines):
            place = f"127.0.0.1:{lines.port}"
            ssh = WatchedSsh(place, "127.0.0.1", 0, OPTIONS)
            page = WatchedPage(place, "127.0.0.1", 0, PAGE)
            async with opened(ssh, notes) as port, opened(page, notes) as page_port:
                guests = [*_by_ssh(server, port), *_by_page(server, page_port)]
                await _while(lambda: notes.so_far < presses, guests)

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))
    report.say(
        "S1", f"{notes.presses} presses of {notes.keys} keys on {len(notes.screens)} screens"
    )
    found_in(report, notes, "hands")
    return notes


def found_in(report: Report, notes: Notes, what: str) -> None:
    for one, count in notes.wrong.most_common(20):
        report.say("S1", f"{what}: {count} times {one}")
    report.figure("S1", f"{what}: files, folders and programs touched", notes.wrong.total(), 0, 0)
    for one, count in notes.faults.items():
        report.say("S1", f"{what}: {count} times {one}")
    failed = notes.faults.total()
    report.figure("S1", f"{what}: programs of guests that failed", failed, 0, 0)


async def _while(true: Callable[[], bool], work: list[Coroutine[Any, Any, None]]) -> None:
    """Do all work for as long as something is true."""
    tasks = [asyncio.create_task(one) for one in work]
    while true() and not any(task.done() for task in tasks):  # noqa: ASYNC110  # no event
        await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    for problem in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(problem, Exception):
            raise problem


def _table(server: Server, token: str, game: str, preset: str) -> str:
    """Open a table for a guest; its code."""
    table, _ = server.tables.open(token_key(token), Open(game, preset, 3, listed=True))
    return table.row("").code


def _by_ssh(server: Server, port: int) -> list[Coroutine[Any, Any, None]]:
    identities = Identities(OPTIONS.host_key.encode())

    async def stay(name: str, code: str) -> None:
        while True:
            async with connected_to(port, name, code) as connection:
                size = (120, 40) if "hammer" in name else (80, 24)
                process = await connection.create_process(
                    term_type="xterm", term_size=size, encoding=None
                )
                while await process.stdout.read(65536):
                    pass

    found = []
    for game, preset in GAMES:
        token = identities.of_key(key_of(game).get_fingerprint())
        found.append(stay(game, _table(server, token, game, preset)))
    return [*found, stay("", "visitor")]


def _by_page(server: Server, port: int) -> list[Coroutine[Any, Any, None]]:
    async def stay(token: str, code: str) -> None:
        greeting = {"invitation": code, "token": token, "language": "es", "cols": 80, "rows": 24}
        own = f"127.0.0.1:{port}"
        async for socket in connect(
            f"ws://{own}{TERMINAL}", origin=Origin(f"http://{own}"), max_size=None, proxy=None
        ):
            await socket.send(json.dumps(greeting))
            with suppress(ConnectionClosed):
                async for _ in socket:
                    pass

    found = []
    for number, (game, preset) in enumerate(GAMES):
        token = f"{number:064x}"
        found.append(stay(token, _table(server, token, game, preset)))
    return [*found, stay("f" * 64, "")]
