"""S1: inputs that no friend sends, over SSH and to the page, touch no file of the server's user."""

from __future__ import annotations

import asyncio
import json
import tempfile
from abc import abstractmethod
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import asyncssh
from typing_extensions import override
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from app.session.browser_page import BrowserPage
from app.session.ssh_process import SshProcess
from app.web.server import TERMINAL
from tests.app.ssh.served import connected_to, served_tables
from tests.programs.net.guest_files import OPTIONS, PAGE, Notes, Watched, found_in, opened
from tests.programs.net.report import Report

PIECES: Final = (
    b"\x1b[200~", b"\x1b[201~", b"\x1b[<0;1;1M", b"\x1b[<64;99999999999;1m", b"\x1b[M\xff\xff\xff",
    b"\x1b[1114112;5u", b"\x1b[48;0;0;0;0t", b"\xff\xfe", b"\xf0\x9f", b"\x00", b"\x1b", b"\x1b[",
    b"\r", b"?", b"o", b"c", b"\x1b[A", b"\x1bOP", b"\x1b[15~", b":", b"/", b"../../etc/passwd\r",
    "\u202e\U000e0001".encode(), b"[/x]", b"[@click=app.quit]x", b"9" * 50, b"\x11", b"\x1a",
)  # fmt: skip
PATHS: Final = (
    "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/static/../server.py", "//etc/passwd", "/\0",
    "/page.js", "/terminal", "/?x=../../etc/passwd", "*", "http://example.org/", "/" + "a" * 5000,
)  # fmt: skip
ENEMIES: Final = 4
"""Over SSH, and as many at the page."""
VISIT: Final = 40
"""Inputs of one session at most."""


class HostileSsh(Watched, SshProcess):
    words: ClassVar[tuple[str, ...]] = ("tests.programs.net.audited", "ssh", "open")


class HostilePage(Watched, BrowserPage):
    words: ClassVar[tuple[str, ...]] = ("tests.programs.net.audited", "web", "open")


def hostile(report: Report, inputs: int) -> Notes:
    """Send hostile inputs: garbage before a login, at a keyboard, and as requests."""
    notes, sent = Notes(), Counter[str]()

    async def measure(folder: Path) -> None:
        async with served_tables(folder) as (_, lines):
            place = f"127.0.0.1:{lines.port}"
            ssh = HostileSsh(place, "127.0.0.1", 0, OPTIONS)
            page = HostilePage(place, "127.0.0.1", 0, PAGE)
            async with opened(ssh, notes) as port, opened(page, notes) as page_port:
                enemies = [
                    kind(number, at, sent)
                    for number in range(ENEMIES)
                    for kind, at in ((SshEnemy, port), (PageEnemy, page_port))
                ]
                await asyncio.gather(*(enemy.send(inputs // len(enemies)) for enemy in enemies))
                await _still_serve(port, page_port)

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(sent.items()))
    report.say("S1", f"{sent.total()} hostile inputs: {kinds}")
    found_in(report, notes, "hostile input")
    return notes


async def _still_serve(port: int, page_port: int) -> None:
    """Raise unless both processes still show others something."""
    async with connected_to(port, "", "eva") as connection:
        eva = await connection.create_process(term_type="xterm")
        assert await asyncio.wait_for(eva.stdout.read(1), 60)
    async with terminal(page_port) as socket:
        await socket.send(json.dumps(GREETING))
        assert await asyncio.wait_for(socket.recv(), 60)


GREETING: Final = {
    "invitation": "", "token": "e" * 64, "language": "en", "cols": 80, "rows": 24,
}  # fmt: skip
"""What an honest page sends first."""


def terminal(port: int) -> connect:
    """Return a connection to the terminal of a page, as the page itself makes it."""
    own = f"127.0.0.1:{port}"
    origin = Origin(f"http://{own}")
    return connect(f"ws://{own}{TERMINAL}", origin=origin, max_size=None, proxy=None)


class Enemy:
    """Sends hostile inputs to a port, and counts them by kind."""

    def __init__(self, number: int, port: int, sent: Counter[str]) -> None:
        self.port, self.sent = port, sent
        self.dice = Random(number)

    async def send(self, inputs: int) -> None:
        """Send so many inputs: one of twenty before anybody knows who it is, the others in
        sessions."""
        end = inputs
        while end > 0:
            end -= await self.before()
            end -= await self.in_a_session(min(end, VISIT))

    @abstractmethod
    async def before(self) -> int:
        """Send something before a session; return how many inputs that were."""

    @abstractmethod
    async def in_a_session(self, inputs: int) -> int:
        """Send so many inputs in a session, at most; return how many that were, with its
        beginning."""

    async def raw(self, data: bytes) -> None:
        """Send bytes, say that nothing more follows, and wait for the end of the answer."""
        with suppress(OSError, TimeoutError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            await self._said(reader, writer, data)

    @staticmethod
    async def _said(reader: StreamReader, writer: StreamWriter, data: bytes) -> None:
        try:
            writer.write(data)
            writer.write_eof()
            await asyncio.wait_for(reader.read(), 5)
        finally:
            writer.close()

    def garbage(self) -> bytes:
        dice = self.dice
        pieces = [dice.choice(PIECES) for _ in range(dice.randrange(1, 5))]
        return b"".join([*pieces, dice.randbytes(dice.randrange(20))])

    def text(self, most: int) -> str:
        letters = "abcXYZ019-_./;$`'\"%\\*~é日"
        return "".join(self.dice.choices(letters, k=self.dice.randrange(most)))


class SshEnemy(Enemy):
    """Comes over SSH."""

    @override
    async def before(self) -> int:
        beginning = self.dice.choice([b"", b"SSH-2.0-x\r\n", b"GET / HTTP/1.1\r\n\r\n"])
        await self.raw(beginning + self.dice.randbytes(self.dice.randrange(3000)))
        self.sent["before a login"] += 1
        return 1

    @override
    async def in_a_session(self, inputs: int) -> int:
        dice, count = self.dice, 0
        with suppress(asyncssh.Error, OSError):
            async with connected_to(self.port, "", self.text(30) or "x") as connection:
                process = await connection.create_process(
                    term_type=self.text(20) or "x", encoding=None,
                    term_size=(dice.randrange(2**32), dice.randrange(2**32)),
                )  # fmt: skip
                drain = asyncio.create_task(process.stdout.read())
                for _ in range(inputs):
                    count += 1
                    await self._one(connection, process)
                    if process.channel.is_closing():
                        break
                drain.cancel()
        self.sent["sessions over SSH"] += 1
        return count + 1

    async def _one(
        self, connection: asyncssh.SSHClientConnection, process: asyncssh.SSHClientProcess[bytes]
    ) -> None:
        dice = self.dice
        ways: dict[str, Callable[[], Any]] = {
            "garbage at a keyboard": lambda: process.stdin.write(self.garbage()),
            "sizes": lambda: process.change_terminal_size(
                dice.randrange(2**32), dice.randrange(99)
            ),
            "signals": lambda: process.send_signal(dice.choice(["TERM", "INT", "HUP"])),
            "breaks": lambda: process.send_break(dice.randrange(2**32)),
        }
        kind = dice.choices([*ways, "requests"], [90, 4, 2, 2, 2])[0]
        self.sent[kind] += 1
        if kind != "requests":
            ways[kind]()
            await asyncio.sleep(0.002)
            return
        with suppress(asyncssh.Error):
            if dice.random() < 0.5:
                await connection.open_connection(self.text(20) or "x", dice.randrange(65536))
            else:
                await connection.run(self.text(50) or "x", timeout=10)


class PageEnemy(Enemy):
    """Comes to the page, as a browser or as something else."""

    @override
    async def before(self) -> int:
        dice = self.dice
        verb = dice.choice(["GET", "POST", "PUT", "OPTIONS", self.text(9) or "x"])
        host = dice.choice([f"127.0.0.1:{self.port}", "example.org", self.text(30)])
        lines = [f"{verb} {dice.choice(PATHS)} HTTP/1.1", f"Host: {host}"]
        lines += [f"{self.text(20)}: {self.text(200)}" for _ in range(dice.randrange(5))]
        request = "\r\n".join([*lines, "", ""]).encode()
        await self.raw(dice.choice([request, request + dice.randbytes(99), dice.randbytes(999)]))
        self.sent["HTTP requests"] += 1
        return 1

    @override
    async def in_a_session(self, inputs: int) -> int:
        count = 0
        with suppress(WebSocketException, OSError):
            async with terminal(self.port) as socket:
                await socket.send(self._greeting())
                drain = asyncio.create_task(_drain(socket))
                for _ in range(inputs):
                    await self._one(socket)
                    count += 1
                drain.cancel()
        self.sent["sessions at the page"] += 1
        return count + 1

    def _greeting(self) -> str | bytes:
        """Most greet as a page does, for what follows to arrive anywhere."""
        dice = self.dice
        said: dict[str, Any] = {**GREETING, "token": f"{dice.getrandbits(256):064x}"}
        said |= {"cols": dice.randrange(1, 300), "rows": dice.randrange(1, 120)}
        if dice.random() < 0.8:
            return json.dumps(said)
        said[dice.choice([*said, "more"])] = dice.choice(
            [None, -1, 10**30, self.text(99), [], {}, "[/x]", "../../etc/passwd"]
        )
        return dice.choice([json.dumps(said), json.dumps(said)[:-1], "[" * 9999, self.garbage()])

    async def _one(self, socket: ClientConnection) -> None:
        dice, garbage = self.dice, self.garbage()
        rows = dice.choice(["-1", "²", "9" * 99, "24", "24"])
        ways: dict[str, str | bytes] = {
            "garbage at a page's keyboard": "i" + garbage.decode(errors="replace"),
            "sizes of a page": f"s{dice.choice([dice.randrange(10**9), 80])},{rows}",
            "focus": dice.choice("fb"),
            "messages no page sends": dice.choice([garbage, self.text(9), "fx", ""]),
        }
        kind = dice.choices([*ways], [90, 2, 6, 2])[0]
        self.sent[kind] += 1
        await socket.send(ways[kind])
        await asyncio.sleep(0.002)


async def _drain(socket: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in socket:
            pass
