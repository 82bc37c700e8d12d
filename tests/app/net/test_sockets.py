"""A table over real sockets on this machine."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from socket import AF_INET, SOCK_STREAM
from weakref import ref

import pytest

pytest.importorskip("websockets")

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from app.net import dialer as dialing
from app.net import limits
from app.net.addresses import TABLE_LIMITS
from app.net.dialer import Dialer
from app.net.forwarding import FORWARDED, PASS, forwarding
from app.net.hosted_table import after_seconds
from app.net.messages import Hello, Ping, Ready, Sit
from app.net.open_table import OpenTable
from app.net.ports import TableServer
from app.net.protocol import write
from app.net.remote_match import RemoteMatch
from tests.app.net.tables import CODE, lobby
from tests.app.net.test_forgotten import no_collector
from tests.app.net.test_open_table import start
from tests.app.server.processes import free_ports
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time

OWN_PASS = "the pass of the page's process"
HOME, AWAY, THIRD = "192.0.2.1", "192.0.2.2", "192.0.2.3"


@pytest.fixture
async def server() -> AsyncIterator[tuple[OpenTable, TableServer]]:
    table = lobby("irrgarten", 3, after_seconds)
    served = TableServer(table, "127.0.0.1", 0, own_pass=OWN_PASS)
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


def hello(token: str, code: str = CODE) -> str:
    return write(Hello(limits.PROTOCOL, limits.PROTOCOL, code, token, "", "en", "", ()))


def dialed(server: TableServer, address: str) -> connect:
    """A connection of the page's process, which says from which address its visitor comes."""
    return connect(url(server), proxy=None, additional_headers=forwarding(OWN_PASS, address))


async def first_answer(server: TableServer, address: str, greeting: str) -> str:
    """The kind and the code of what a greeting is answered."""
    async with dialed(server, address) as socket:
        await socket.send(greeting)
        answer = json.loads(await socket.recv())
        return str(answer.get("code", answer["t"]))


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
    await until(lambda: dialer.state == "over")
    await again.stop()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize("by_itself", [True, False])
async def test_a_client_comes_back_to_a_table_that_its_host_opens_again(
    server: tuple[OpenTable, TableServer], monkeypatch: pytest.MonkeyPatch, by_itself: bool
) -> None:
    """In a match it comes by itself, else when its player asks for that."""
    monkeypatch.setattr(dialing, "CLOSED_SECONDS", 0.01)
    table, served = server
    source = RemoteMatch("ben", code=CODE)
    dialer = Dialer(url(served), source.client, lambda: None, returns=lambda: by_itself)
    task = asyncio.create_task(dialer.run())
    await until(lambda: source.lobby is not None)
    port = served.port
    table.close()
    await served.stop()
    await until(lambda: dialer.state == "over")
    assert source.client.farewell is not None
    assert source.client.farewell.code == "closed"
    assert dialer.can_try
    opened = lobby("irrgarten", 3, after_seconds)
    opened.reopened({}, table.lobby.dice.number)
    again = TableServer(opened, "127.0.0.1", port)
    await again.start()
    if not by_itself:
        await asyncio.sleep(0.1)
        assert dialer.state == "over"
        dialer.try_now()
    await until(lambda: dialer.state == "here")
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await again.stop()


async def test_a_table_at_any_free_port_has_the_same_port_at_all_addresses() -> None:
    """Its line names one port, and a friend may come by either kind of address."""
    served = TableServer(lobby("irrgarten", 3, after_seconds), "", 0)
    await served.start()
    assert served._server is not None
    assert {one.getsockname()[1] for one in served._server.sockets} == {served.port}
    await served.stop()


async def test_a_name_with_two_addresses_is_refused_if_one_has_no_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As with localhost, which is 127.0.0.1 and ::1 on most machines."""
    (port,) = free_ports(1)
    found = [(AF_INET, SOCK_STREAM, 6, "", (f"127.0.0.{each}", port)) for each in (1, 2)]

    async def addresses(*_words: object, **_more: object) -> object:
        return found

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", addresses)
    dialer = Dialer(f"ws://two.example:{port}/", RemoteMatch("eva").client, lambda: None)
    task = asyncio.create_task(dialer.run())
    await until(lambda: dialer.tries > 0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert dialer.refused


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


async def test_after_five_wrong_codes_an_address_may_not_try_even_the_right_one(
    server: tuple[OpenTable, TableServer],
) -> None:
    """Whom the table knows comes back: a guess of somebody in the house is none of theirs."""
    served = server[1]
    most = TABLE_LIMITS.guesses
    assert most == 5
    assert await first_answer(served, HOME, hello("ana")) == "waiting"
    async with dialed(served, HOME) as ana:
        await ana.send(hello("ana"))
        await ana.recv()
        wrong = [await first_answer(served, HOME, hello(f"{n}", "WRONG")) for n in range(most)]
        assert wrong == ["token"] * most
        assert await first_answer(served, HOME, hello("eve")) == "guesses"
        assert await first_answer(served, HOME, hello("ana")) == "waiting"
    assert await first_answer(served, AWAY, hello("ben")) == "waiting"


async def test_an_address_and_all_have_only_so_many_connections(
    server: tuple[OpenTable, TableServer],
) -> None:
    served, each = server[1], limits.LINES_OF_ADDRESS
    assert 2 * each == limits.MOST_LINES, "two addresses fill a table"
    async with AsyncExitStack() as lines:
        for _ in range(each):
            await lines.enter_async_context(dialed(served, HOME))
        async with dialed(served, HOME) as one_more:
            assert json.loads(await one_more.recv())["code"] == "often"
        for _ in range(each):
            await lines.enter_async_context(dialed(served, AWAY))
        async with dialed(served, THIRD) as one_more:
            assert json.loads(await one_more.recv())["code"] == "full"


async def test_nobody_without_the_pass_chooses_an_address(
    server: tuple[OpenTable, TableServer],
) -> None:
    said = {FORWARDED: THIRD, PASS: "a guess"}
    wrong = hello("eve", "WRONG")
    for _ in range(TABLE_LIMITS.guesses):
        async with connect(url(server[1]), proxy=None, additional_headers=said) as socket:
            await socket.send(wrong)
            assert '"token"' in str(await socket.recv())
    async with connect(url(server[1]), proxy=None) as socket:
        await socket.send(wrong)
        assert '"guesses"' in str(await socket.recv())


async def test_a_client_without_a_greeting_is_cut_in_time(
    server: tuple[OpenTable, TableServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "GREETING_SECONDS", 0.1)
    async with connect(url(server[1]), proxy=None) as socket:
        assert await all_of(socket) == []
        assert socket.close_code == 1000


@pytest.mark.parametrize("cut", [False, True])
async def test_an_ended_connection_is_freed_at_once(
    server: tuple[OpenTable, TableServer], *, cut: bool
) -> None:
    """Goal D9: each match's end closes three lines, and a server runs for months."""
    with no_collector():
        async with connect(url(server[1]), proxy=None) as socket:
            await socket.send(hello("1"))
            await socket.recv()
            assert server[1]._server is not None
            (ours,) = server[1]._server.connections
            transport = ref(ours.transport)
            del ours
            if cut:
                socket.transport.abort()
        await until(lambda: transport() is None)


async def test_a_port_closes_though_a_spare_connection_of_a_browser_says_nothing(
    server: tuple[OpenTable, TableServer],
) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", server[1].port)
    async with asyncio.timeout(limits.GREETING_SECONDS / 2):
        await server[1].stop()
    writer.close()
