"""The server of the page, without a browser: whom it serves, and what ends a visit."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from app.net import limits
from app.net.dialer import Dialer
from app.net.hosted_table import after_seconds
from app.net.invitations import read_invitation
from app.net.open_table import OpenTable
from app.net.ports import GOING_AWAY, TableServer
from app.net.remote_match import RemoteMatch
from app.session.browser_page import OF_ONE_TABLE, PageOptions
from app.web import server as page_server
from app.web.server import FULL, NO_INVITATION, OVER, Output, PageServer
from tests.app.net.tables import CODE, lobby
from tests.app.net.test_web_answers import asked
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time

TOKEN = "0f" * 32


def greeting(language: str = "en") -> str:
    return json.dumps(
        {"invitation": CODE, "token": TOKEN, "language": language, "cols": 80, "rows": 24}
    )


def new_table() -> OpenTable:
    return lobby("irrgarten", 3, after_seconds)


@asynccontextmanager
async def served(
    table: OpenTable, options: PageOptions = OF_ONE_TABLE
) -> AsyncIterator[PageServer]:
    tables = TableServer(table, "127.0.0.1", 0)
    await tables.start()
    page = PageServer(f"127.0.0.1:{tables.port}", "127.0.0.1", 0, options)
    await page.start()
    try:
        yield page
    finally:
        await page.stop()
        await tables.stop()


def visit(page: PageServer, origin: str = "", host: str = "", path: str = "/terminal") -> connect:
    """A connection as a browser makes it from a page of `origin`, to a server it calls `host`."""
    own = f"127.0.0.1:{page.port}"
    return connect(
        f"ws://{host or own}{path}",
        origin=Origin(origin or f"http://{own}"),
        host="127.0.0.1",
        port=page.port,
        proxy=None,
        max_size=None,
    )


async def read_until(socket: ClientConnection, words: str) -> str:
    """Read the terminal's bytes until these words are among them."""
    shown = ""
    async with asyncio.timeout(30):
        while words not in shown:
            shown += str(await socket.recv())
    return shown


async def end_of(socket: ClientConnection) -> int:
    """Return the code with which the server ends a visit."""
    return (await end_and_reason(socket))[0]


async def end_and_reason(socket: ClientConnection) -> tuple[int, str]:
    """Return the code with which the server ends a visit, and its reason."""
    async with asyncio.timeout(30):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            got = closed.rcvd
            return (got.code, got.reason) if got is not None else (1006, "")


async def test_a_guest_sits_down_with_two_keys_and_closes_the_page() -> None:
    table = new_table()
    async with served(table) as page:
        async with visit(page) as socket:
            await socket.send(greeting())
            await read_until(socket, "Ana")
            assert table.people == 1
            await socket.send("i\r")
            await read_until(socket, "name")
            await socket.send("i\r")
            await until(lambda: table.lobby.seats[1].ready)
            await socket.send("s120,40")
            await read_until(socket, "\x1b[40;")
        await until(lambda: not table.people)
        assert table.lobby.seats[1].key, "the seat stays theirs"


async def test_a_page_of_another_site_gets_no_terminal() -> None:
    async with served(new_table()) as page:
        refused: list[Callable[[], connect]] = [
            lambda: visit(page, origin="http://example.org"),
            lambda: visit(page, origin=f"https://127.0.0.1:{page.port}"),
            lambda: visit(page, origin="null"),
            lambda: visit(page, origin="http://example.org", host="example.org"),
            lambda: visit(page, path="/other"),
        ]
        for attempt in refused:
            with pytest.raises(InvalidStatus):
                async with attempt():
                    pass


async def test_without_an_invitation_a_page_of_one_table_shows_nothing() -> None:
    async with served(new_table()) as page, visit(page) as socket:
        await socket.send(greeting().replace(CODE, ""))
        assert await end_of(socket) == NO_INVITATION


async def test_behind_a_proxy_the_page_answers_to_the_name_of_the_server() -> None:
    options = PageOptions(names=("play.example.org",))
    async with served(new_table(), options) as page:
        name, right = "play.example.org", "https://play.example.org"
        async with visit(page, origin=right, host=name) as socket:
            await socket.send(greeting())
            await read_until(socket, "Ana")
        for origin in ("http://play.example.org", "https://example.org"):
            with pytest.raises(InvalidStatus):
                async with visit(page, origin=origin, host=name):
                    pass


@pytest.mark.parametrize("first", ["", "i\r", "{}", b"\x00"])
async def test_without_a_greeting_the_visit_is_over(first: str | bytes) -> None:
    async with served(new_table()) as page, visit(page) as socket:
        await socket.send(first)
        assert await end_of(socket) == OVER


@pytest.mark.parametrize("wrong", ["", "x", "s80", "s0,24", "s-1,24", "s999999999,24", "fx", b"i"])
async def test_what_no_page_sends_ends_the_visit(wrong: str | bytes) -> None:
    async with served(new_table()) as page, visit(page) as socket:
        await socket.send(greeting())
        await read_until(socket, "Ana")
        await socket.send(wrong)
        assert await end_of(socket) == 1000


async def test_too_much_at_a_time_ends_the_visit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_server, "BURST", 5)
    monkeypatch.setattr(page_server, "PER_SECOND", 0.001)
    async with served(new_table()) as page:
        async with visit(page) as socket:
            await socket.send(greeting())
            for _ in range(7):
                await socket.send("f")
            assert await end_of(socket) == 1000
        async with visit(page) as socket:
            await socket.send("x" * (page_server.MOST_IN + 1))
            assert await end_of(socket) == 1009


@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        (PageOptions(visitors=1), limits.FULL_SECONDS),
        (PageOptions(per_address=1), limits.OFTEN_SECONDS),
    ],
)
async def test_a_visitor_too_many_is_told_so_and_when_to_come(
    options: PageOptions, seconds: int
) -> None:
    async with served(new_table(), options) as page, visit(page) as first:
        await first.send(greeting())
        await read_until(first, "Ana")
        async with visit(page) as second:
            assert await end_and_reason(second) == (FULL, str(seconds))


@pytest.mark.parametrize("over", [True, False])
async def test_a_page_that_closes_says_whether_and_when_it_is_back(over: bool) -> None:
    """It does not wait for a spare connection of a browser, which stays silent."""
    async with served(new_table()) as page, visit(page) as socket:
        _, spare = await asyncio.open_connection("127.0.0.1", page.port)
        await socket.send(greeting())
        await read_until(socket, "Ana")
        async with asyncio.timeout(page_server.GREETING_SECONDS / 2):
            await page.stop(over=over)
        seconds = "" if over else str(limits.RESTART_SECONDS)
        assert await end_and_reason(socket) == (OVER if over else GOING_AWAY, seconds)
        spare.close()


async def test_output_for_a_page_that_does_not_read_has_a_limit() -> None:
    output = Output()
    slow = []
    for size in (page_server.MOST_QUEUED, 1):
        output.send("x" * size)
        slow.append(output.slow)
    assert slow == [False, True]
    assert len(await output.next()) == page_server.MOST_QUEUED + 1


async def test_a_program_with_the_address_of_the_page_is_sent_on_to_the_table() -> None:
    """A friend copies the address out of a browser's bar."""
    table = new_table()
    async with served(table) as page:
        invitation = read_invitation(f"http://127.0.0.1:{page.port}/#{CODE}")
        assert invitation is not None
        source = RemoteMatch("ben", code=invitation.code)
        dialer = Dialer(invitation.url, source.client, lambda: None)
        task = asyncio.create_task(dialer.run())
        await until(lambda: source.lobby is not None)
        assert table.people == 1
        table.close()
        await until(lambda: dialer.state == "over")
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_behind_a_proxy_a_program_is_sent_on_to_the_path_of_the_lines() -> None:
    options = PageOptions(names=("play.example.org",))
    async with served(new_table(), options) as page:
        answer = await asked(page.port, "play.example.org", "Upgrade: websocket")
        assert answer[0].startswith("HTTP/1.1 307 ")
        assert "location: /table" in answer
