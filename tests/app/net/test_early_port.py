"""A port that listens before its server is there."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection

from app.net.early_port import listen_early
from app.net.ports import serve_lines
from tests.app.server.processes import free_ports

pytestmark = pytest.mark.real_time


async def test_who_comes_before_the_server_waits_for_it() -> None:
    (port,) = free_ports(1)
    early = listen_early("127.0.0.1", port)
    assert early is not None

    async def visit() -> str:
        async with connect(f"ws://127.0.0.1:{port}/", proxy=None) as socket:
            return str(await socket.recv())

    async def greet(socket: ServerConnection) -> None:
        await socket.send("welcome")

    visitor = asyncio.create_task(visit())
    await asyncio.sleep(0.1)
    assert not visitor.done()  # neither refused nor served
    server = await serve_lines(greet, lambda: 0, sock=early)
    async with asyncio.timeout(20):
        assert await visitor == "welcome"
    server.close()
    await server.wait_closed()
    again = listen_early("127.0.0.1", port)
    assert again is not None, "the port is free again, at once"
    again.close()


def test_a_port_that_cannot_be_had_early_is_left_to_later() -> None:
    (port,) = free_ports(1)
    taken = listen_early("127.0.0.1", port)
    assert taken is not None
    assert listen_early("127.0.0.1", port) is None, "taken"
    taken.close()
    assert listen_early("127.0.0.1", 0) is None, "any free port"
    assert listen_early("no.such.name.invalid", port) is None
    assert listen_early("x" * 70, port) is None, "no name at all"
