"""A server with SSH in one process, and clients that come to it over real sockets."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

import asyncssh
from typing_extensions import override

from app.server.line_server import LineServer
from app.server.store import LocalStore
from app.session.ssh_process import SshOptions
from app.ssh.server import SshServer
from tests.app.server.served import GENEROUS, Server

OWN_PASS = "the pass of the server's own processes"
UTF8 = {"LANG": "en_US.UTF-8"}


@cache
def key_of(name: str) -> asyncssh.SSHKey:
    """The key of a person, or of the server."""
    return asyncssh.generate_private_key("ssh-ed25519", comment=name)


def host_key() -> str:
    made: bytes = key_of("the server").export_private_key()
    return made.decode()


@dataclass
class Served:
    """A server: its tables, its port for programs, and its port for SSH."""

    tables: Server
    lines: LineServer
    ssh: SshServer


@asynccontextmanager
async def served_tables(folder: Path) -> AsyncIterator[tuple[Server, LineServer]]:
    """Run a server of tables, and its port for programs."""
    tables = Server(LocalStore(folder), replace(GENEROUS, new_lines_per_second=1000))
    lines = LineServer(tables.reception, tables.addresses, own_pass=OWN_PASS, proxied=False)
    await lines.start("127.0.0.1", 0)
    try:
        yield tables, lines
    finally:
        await lines.stop()
        await tables.stop()


@asynccontextmanager
async def served(
    folder: Path, *, options: Mapping[str, Any] = MappingProxyType({})
) -> AsyncIterator[Served]:
    """Run a server with `options` of `SshOptions`."""
    async with served_tables(folder) as (tables, lines):
        chosen = SshOptions(**{"host_key": host_key(), "own_pass": OWN_PASS, **options})
        ssh = SshServer(f"127.0.0.1:{lines.port}", "127.0.0.1", 0, chosen)
        await ssh.start()
        try:
            yield Served(tables, lines, ssh)
        finally:
            await ssh.stop(over=False)


class Keyless(asyncssh.SSHClient):
    """A client that may come without a key, as nobody asks it anything."""

    lost: ClassVar[list[Exception | None]] = []
    """Why connections ended."""

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.append(exc)

    @override
    def kbdint_auth_requested(self) -> str:
        return ""

    @override
    def kbdint_challenge_received(self, *challenge: Any) -> list[str]:
        raise AssertionError("nobody is asked anything")


def connected(
    ssh: SshServer, key: str = "", user: str = "guest"
) -> AbstractAsyncContextManager[asyncssh.SSHClientConnection]:
    """Connect with the key of somebody, or without one."""
    return connected_to(ssh.port, key, user)


@asynccontextmanager
async def connected_to(
    port: int, key: str = "", user: str = "guest"
) -> AsyncIterator[asyncssh.SSHClientConnection]:
    """Connect to a port of this machine."""
    keys = [key_of(key)] if key else None
    async with asyncssh.connect(
        "127.0.0.1", port, username=user, client_keys=keys, config=None, known_hosts=None,
        agent_path=None, client_factory=Keyless,
    ) as connection:  # fmt: skip
        yield connection


class Window:
    """A client's terminal: what it has been sent, and what it types."""

    def __init__(self, process: asyncssh.SSHClientProcess[str]) -> None:
        self.process, self.shown = process, ""
        self._errors = asyncio.create_task(self._read_errors())
        self.said = ""

    async def _read_errors(self) -> None:
        while text := await self.process.stderr.read(4096):
            self.said += text

    async def until(self, *words: str) -> str:
        """Read until these words have come, in any order; what came."""
        while not all(word in self.shown for word in words):
            try:
                async with asyncio.timeout(30):
                    text = await self.process.stdout.read(65536)
            except TimeoutError:
                text = ""
            seen = re.sub("\x1b[^a-zA-Z]*[a-zA-Z]", " ", self.shown)[-3000:]
            assert text, f"{words} did not come: {seen} {self.said}"
            self.shown += text
        shown, self.shown = self.shown, ""
        return shown

    def type(self, text: str) -> None:
        self.process.stdin.write(text)

    async def press(self, key: str, *words: str) -> str:
        """Press a key until words come: right after a new screen a key may not count."""
        pressing = asyncio.create_task(self._again(key))
        try:
            return await self.until(*words)
        finally:
            pressing.cancel()

    async def _again(self, key: str) -> None:
        while True:
            self.type(key)
            await asyncio.sleep(1.0)

    async def end(self) -> tuple[int, str]:
        """Read to the end; the status, and what was said."""
        async with asyncio.timeout(60):
            while text := await self.process.stdout.read(65536):
                self.shown += text
            await self._errors
            await self.process.wait_closed()
        return self.process.exit_status or 0, self.said.replace("\r\n", " ").strip()


async def window(
    connection: asyncssh.SSHClientConnection,
    env: Mapping[str, str] = UTF8,
    term: str | None = "xterm-256color",
    size: tuple[int, int] = (80, 24),
    command: str | None = None,
) -> Window:
    """Open a session with a terminal; without a `term`, one without."""
    terminal: dict[str, Any] = {"term_type": term, "term_size": size} if term is not None else {}
    process = await connection.create_process(
        command, env=dict(env), encoding="utf-8", errors="replace", **terminal
    )
    return Window(process)
