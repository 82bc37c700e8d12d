"""One line for browsers and programs: what the port of a table answers to a browser."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus

import pytest
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from app.net.dialer import Dialer
from app.net.hosted_table import after_seconds
from app.net.invitations import Invitation
from app.net.ports import TableServer
from app.net.remote_match import RemoteMatch
from app.net.web_answers import sent_on
from tests.app.net.tables import CODE, lobby
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time

PAGE = 7374


@pytest.fixture
async def server() -> AsyncIterator[TableServer]:
    table = lobby("irrgarten", 3, after_seconds)
    served = TableServer(table, "127.0.0.1", 0)
    await served.start()
    yield served
    table.close()
    await served.stop()


async def asked(port: int, host: str, *headers: str) -> list[str]:
    """Return the lines that a port answers to a request for its page, the status first."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = ("GET / HTTP/1.1", f"Host: {host}", *headers, "", "")
    writer.write("\r\n".join(lines).encode())
    async with asyncio.timeout(20):
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
    writer.close()
    parts = [line.partition(":") for line in head.splitlines()]
    return [f"{name.lower() if colon else name}{colon}{rest}" for name, colon, rest in parts]


@pytest.mark.parametrize("host", ["192.168.1.23:7373", "localhost:7373", "[::1]:7373"])
async def test_a_browser_is_sent_on_to_the_page(server: TableServer, host: str) -> None:
    """The fragment with the code stays with the browser: no answer has it."""
    server.page_port = PAGE
    answer = await asked(server.port, host)
    assert answer[0] == "HTTP/1.1 302 Found"
    assert f"location: http://{host.replace('7373', '7374')}/" in answer


async def test_without_a_page_a_browser_finds_nothing(server: TableServer) -> None:
    assert (await asked(server.port, "127.0.0.1"))[0] == "HTTP/1.1 404 Not Found"


@pytest.mark.parametrize("host", ["example.org", "example.org:7373", f"{socket.gethostname()}.org"])
async def test_a_foreign_domain_that_points_here_is_sent_nowhere(
    server: TableServer, host: str
) -> None:
    server.page_port = PAGE
    assert (await asked(server.port, host))[0] == "HTTP/1.1 403 Forbidden"


@asynccontextmanager
async def answering(location: Callable[[], str]) -> AsyncIterator[int]:
    """A server that sends everybody on. Its port is the value."""

    def answer(_socket: ServerConnection, _request: Request) -> Response:
        return sent_on(HTTPStatus.TEMPORARY_REDIRECT, location())

    async def nobody(_socket: ServerConnection) -> None:
        raise AssertionError

    other: Server = await serve(nobody, "127.0.0.1", 0, process_request=answer)
    try:
        yield next(iter(other.sockets)).getsockname()[1]
    finally:
        other.close()
        await other.wait_closed()


@pytest.mark.parametrize(("host", "comes"), [("127.0.0.1", True), ("localhost", False)])
async def test_a_client_is_sent_on_to_another_port_but_to_no_other_machine(
    server: TableServer, host: str, comes: bool
) -> None:
    """Whoever serves the address of a line can't make programs call any other machine."""
    async with answering(lambda: f"ws://{host}:{server.port}/") as port:
        source = RemoteMatch("ben", code=CODE)
        dialer = Dialer(Invitation("127.0.0.1", port, CODE).url, source.client, lambda: None)
        task = asyncio.create_task(dialer.run())
        await until(lambda: source.lobby is not None or dialer.tries >= 2)
        assert (source.lobby is not None) == comes
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
