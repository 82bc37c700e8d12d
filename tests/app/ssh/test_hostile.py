"""Hostile and broken clients: nothing that they send harms the server or its other guests."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.app.ssh.served import UTF8, Served, connected, served, window
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time


async def works(server: Served) -> None:
    """Check that somebody else still gets in and plays."""
    async with connected(server.ssh, "eva") as connection:
        player = await window(connection)
        await player.until("Nobody has a table")
        player.type("o")
        await player.until("A new table")


async def test_garbage_before_a_login_ends_the_connection(tmp_path: Path) -> None:
    dice = random.Random(25)
    beginnings = [b"", b"GET / HTTP/1.1\r\n\r\n", b"SSH-2.0-x\r\n", b"SSH-2.0-" + b"x" * 100_000]
    async with served(tmp_path, options={"per_address": 100}) as server:
        for beginning in beginnings * 3:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.ssh.port)
            writer.write(beginning + dice.randbytes(5000))
            writer.write_eof()
            async with asyncio.timeout(20):
                with suppress(ConnectionError):
                    await reader.read()
            writer.close()
            await asyncio.sleep(0.1)  # 10 new connections a second are allowed
        await until(lambda: not server.ssh.connections)
        await works(server)


@pytest.mark.parametrize(
    ("term", "size"),
    [
        ("", (80, 24)),
        ("x" * 10_000, (80, 24)),
        ("../../etc/passwd", (80, 24)),
        ("xterm", (0, 0)),
        ("xterm", (1, 1)),
        ("xterm", (2**32 - 1, 2**32 - 1)),
    ],
)
async def test_odd_terminals_are_served_or_refused(
    tmp_path: Path, term: str, size: tuple[int, int]
) -> None:
    async with served(tmp_path) as server, connected(server.ssh, "eve") as connection:
        odd = await window(connection, term=term or "unknown", size=size)
        if term:
            await odd.until("\x1b[?1049h")
            await until(lambda: server.ssh.sessions)
            for cols, rows in ((0, 0), (2**32 - 1, 1), (1, 2**32 - 1), (80, 24)):
                odd.process.change_terminal_size(cols, rows)
                await asyncio.sleep(0.05)
            if size != (80, 24):
                await odd.until("Nobody has a table")
        else:
            assert (await odd.end())[0] == 1
        await works(server)


async def test_thousands_of_variables_are_not_kept(tmp_path: Path) -> None:
    async with served(tmp_path) as server, connected(server.ssh, "eve") as connection:
        many = {f"X{number}": "x" * 1000 for number in range(3000)}
        odd = await window(connection, {**many, **UTF8})
        await odd.until("Nobody has a table")
        (session,) = server.ssh._sessions
        channel: Any = session._channel
        assert channel._env == {b"LANG": b"en_US.UTF-8"}


async def test_garbage_on_the_keyboard_is_read_slowly_and_does_no_harm(tmp_path: Path) -> None:
    """Bytes that are no text, pieces of sequences, endless pastes: the guest may end up anywhere,
    and the program goes on."""
    dice = random.Random(26)
    pieces = [
        b"\x1b[200~", b"\x1b[201~", b"\x1b[<0;1;1M", b"\x1b[<64;99999999999;1m",
        b"\x1b[M\xff\xff\xff", b"\x1b[1114112;5u", b"\x1b[48;0;0;0;0t", b"\xff\xfe", b"\xf0\x9f",
        b"\x00", b"\x1b", b"\x1b[", b"\r",
        b"?", b"o", b"\x1b[A", b"\x1bOP", "\u202e\U000e0001".encode(), b"[/x]", b"9" * 50,
    ]  # fmt: skip
    async with served(tmp_path) as server, connected(server.ssh, "eve") as connection:
        process = await connection.create_process(term_type="xterm", encoding=None, env=UTF8)
        await process.stdout.read(1)
        await until(lambda: server.ssh.sessions)
        (session,) = server.ssh._sessions
        reading = asyncio.create_task(process.stdout.read())
        for _ in range(60):
            garbage = [dice.choice(pieces) for _ in range(20)] + [dice.randbytes(20)]
            try:
                process.stdin.write(b"".join(garbage))
            except BrokenPipeError:
                break  # a "q" among the keys has ended the session
            await asyncio.sleep(0.01)
        await works(server)
        assert session._visitor is not None
        assert session._visitor.app.fault is None
        reading.cancel()


async def test_a_flood_of_keys_waits_at_the_client(tmp_path: Path) -> None:
    async with served(tmp_path) as server, connected(server.ssh, "eve") as connection:
        odd = await window(connection)
        await odd.until("Nobody has a table")
        (session,) = server.ssh._sessions
        channel: Any = session._channel
        odd.type("x" * 100)
        await asyncio.sleep(0.1)
        assert not channel._recv_paused
        odd.type("x" * 2000)
        await until(lambda: channel._recv_paused)


async def test_a_connection_that_is_cut_leaves_nothing_behind(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        for at in range(4):
            async with connected(server.ssh, "eve") as one:
                await one.create_process(term_type="xterm")
                await asyncio.sleep(0.05 * at)
                one.abort()
        await until(lambda: not server.ssh.sessions and not server.ssh.connections)
        await until(lambda: server.tables.addresses.lines == 0)
