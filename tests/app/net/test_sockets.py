"""A table over real sockets on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

pytest.importorskip("websockets")

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from app.net import limits
from app.net.hosted_table import after_seconds
from app.net.messages import Hello, Ping, Ready, Sit
from app.net.open_table import OpenTable
from app.net.protocol import write
from app.net.remote_match import RemoteMatch
from app.net.sockets import Dialer, TableServer
from tests.app.net.tables import CODE, lobby
from tests.app.net.test_open_table import start
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time


@pytest.fixture
async def server() -> AsyncIterator[tuple[OpenTable, TableServer]]:
    table = lobby("irrgarten", 3, after_seconds)
    served = TableServer(table, "127.0.0.1", 0)
    await served.start()
    yield table, served
    table.close()
    await served.stop()


async def all_of(socket: ClientConnection) -> list[str | bytes]:
    """What a line carries until the server ends it."""
    heard: list[str | bytes] = []
    async with asyncio.timeout(20):
        with suppress(ConnectionClosed):
            while True:
                heard.append(await socket.recv())
    return heard


def url(server: TableServer) -> str:
    return f"ws://127.0.0.1:{server.port}/"


async def test_a_client_plays_is_cut_off_and_comes_back(
    server: tuple[OpenTable, TableServer],
) -> None:
    table, served = server
    source = RemoteMatch("ben", code=CODE)
    states: list[str] = []
    dialer = Dialer(url(served), source.client, lambda: states.append(dialer.state))
    task = asyncio.create_task(dialer.run())
    await until(lambda: source.lobby is not None)
    source.client.say(Sit(1, "Ben"))
    source.client.say(Ready(1, True))
    await until(lambda: table.lobby.seats[1].ready)
    hosted = start(table)
    await until(lambda: source.people == (1,))
    port = served.port
    await served.stop()  # all lines are cut
    await until(lambda: dialer.state == "lost")
    hosted.match.decide(hosted.match.actor, hosted.match.legal()[0])
    again = TableServer(table, "127.0.0.1", port)
    await again.start()
    await until(lambda: source.decisions == 1)
    assert dialer.state == "here"
    assert source.beginnings == 1
    assert "lost" in states
    table.close()
    await task
    assert dialer.state == "over"
    await again.stop()


async def test_a_foreign_page_is_refused(server: tuple[OpenTable, TableServer]) -> None:
    with pytest.raises(InvalidStatus):
        await connect(url(server[1]), origin="http://evil.example", proxy=None)  # type: ignore[arg-type]  # a plain text is an origin, too


async def test_long_and_many_messages_end_the_line(
    server: tuple[OpenTable, TableServer],
) -> None:
    greeting = write(Hello(limits.PROTOCOL, limits.PROTOCOL, CODE, "eve", "", "en", "", ()))
    async with connect(url(server[1]), proxy=None) as socket:
        await socket.send(greeting)
        await socket.send("x" * (limits.MOST_IN + 1))
        await all_of(socket)
    async with connect(url(server[1]), proxy=None) as socket:
        await socket.send(greeting)
        for number in range(limits.BURST + 40):
            await socket.send(write(Ping(number)))
        assert any('"rate"' in str(line) for line in await all_of(socket))


async def test_a_slow_reader_is_cut_off(
    server: tuple[OpenTable, TableServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "QUEUED_LINES", 50)
    table, served = server
    async with connect(url(served), proxy=None, max_queue=1) as socket:
        await socket.send(
            write(Hello(limits.PROTOCOL, limits.PROTOCOL, CODE, "eve", "", "en", "", ()))
        )
        await until(lambda: table.people == 1)
        for _ in range(60):  # in one breath: nothing can be sent in between
            table.new_code(CODE)
            table.lobby.tell()
        await until(lambda: table.people == 0)
