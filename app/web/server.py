"""The server of the page: files over HTTP, and a WebSocket for each visitor's terminal."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from http import HTTPStatus
from ipaddress import ip_address
from typing import Final

from typing_extensions import override
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from app.config.logs import log
from app.net import limits
from app.net.allowance import Allowance
from app.net.forwarding import forwarded_address, forwarding
from app.net.hosts import is_own_name, other_port
from app.net.invitations import LINES
from app.net.ports import GOING_AWAY, PortServer
from app.net.web_answers import asks_for_line, sent_on
from app.session.browser_page import OF_ONE_TABLE, PageOptions
from app.web.assets import answer, plain
from app.web.greeting import read_greeting
from app.web.visitor import PageVisitor

_QUIET: Final = log("web.frames")
_QUIET.addHandler(logging.NullHandler())
_QUIET.propagate = False

TERMINAL: Final = "/terminal"
"""The path of the WebSocket."""
OVER: Final = 4001
"""The code that ends a visit for good: the page shall not come back by itself."""
FULL: Final = 4002
"""The code for a visitor too many. The reason of this code and of `GOING_AWAY` is in how many
seconds the page shall come back."""
NO_INVITATION: Final = 4003
"""The code for a visitor without an invitation, where there is no list of tables."""

MOST_IN: Final = 16 * 1024
"""Bytes of a message from a page: a long paste."""
MOST_QUEUED: Final = 2 * 1024 * 1024
"""Characters that wait for a slow page before its line is cut; it then comes back by itself."""
GREETING_SECONDS: Final = 10.0
PING_SECONDS: Final = 15.0
BURST, PER_SECOND = 400, 200
"""Messages that a page may send at once, and a second in the long run: the mouse sends many."""


class Output:
    """What waits to be sent to a page."""

    def __init__(self) -> None:
        self._parts: deque[str] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self.slow = False

    def send(self, text: str) -> None:
        """Take what the terminal shall show."""
        self._size += len(text)
        self.slow = self.slow or self._size > MOST_QUEUED
        self._parts.append(text)
        self._news.set()

    async def next(self) -> str:
        """Return all that waits, as soon as there is something."""
        await self._news.wait()
        self._news.clear()
        text = "".join(self._parts)
        self._parts.clear()
        self._size = 0
        return text


class PageServer(PortServer):
    """Serves the page of the table, or of the server of tables, at `place` (an address and
    port)."""

    def __init__(
        self, place: str, address: str, port: int, options: PageOptions = OF_ONE_TABLE
    ) -> None:
        super().__init__()
        self._place, self._address, self._asked = place, address, port
        self._options = options
        self._visitors: list[str] = []
        """The address of each visitor."""

    async def start(self) -> None:
        """Open the port. Raise `OSError` if that fails."""
        self._server = await serve(
            self._serve,
            self._address,
            self._asked,
            process_request=self._request,
            compression="deflate",
            max_size=MOST_IN,
            max_queue=64,
            open_timeout=GREETING_SECONDS,
            ping_interval=PING_SECONDS,
            ping_timeout=PING_SECONDS,
            close_timeout=1.0,
            server_header=None,
            logger=_QUIET,
            reuse_port=self._options.shared or None,
        )

    @override
    async def stop(self, *, over: bool = True) -> None:
        """Close the port and end all visits: for good if the table is `over`."""
        if over:
            await self._close(OVER)
        else:
            await self._close(GOING_AWAY, str(limits.RESTART_SECONDS))

    def _request(self, _socket: ServerConnection, request: Request) -> Response | None:
        """Answer a request for a file. Return None to open the WebSocket, for our own page only. A
        program that was given the page's address is sent on to the table."""
        hosts = request.headers.get_all("Host")
        if len(hosts) != 1:
            return plain(HTTPStatus.FORBIDDEN)
        host = hosts[0]
        named = host.lower() in self._options.names
        if not (named or is_own_name(host)):
            return plain(HTTPStatus.FORBIDDEN)
        if request.path == "/" and asks_for_line(request):
            table = f"ws://{other_port(host, int(self._place.rpartition(':')[2]))}/"
            return sent_on(HTTPStatus.TEMPORARY_REDIRECT, f"/{LINES}" if named else table)
        if request.path != TERMINAL:
            return answer(request)
        if request.headers.get("Origin") != f"{'https' if named else 'http'}://{host}":
            return plain(HTTPStatus.FORBIDDEN)
        return None

    def _address_of(self, socket: ServerConnection) -> str:
        """Return the address of a visitor, as the proxy says it."""
        peer = str(socket.remote_address[0])
        request = socket.request
        if not self._options.proxied or request is None or not ip_address(peer).is_loopback:
            return peer
        return forwarded_address(request) or peer

    async def _serve(self, socket: ServerConnection) -> None:
        address, options = self._address_of(socket), self._options
        full = len(self._visitors) >= options.visitors
        if full or self._visitors.count(address) >= options.per_address:
            seconds = limits.FULL_SECONDS if full else limits.OFTEN_SECONDS
            await socket.close(FULL, str(seconds))
            return
        self._visitors.append(address)
        try:
            await self._visit(socket, address)
        except (ConnectionClosed, TimeoutError):
            pass
        finally:
            self._visitors.remove(address)

    async def _visit(self, socket: ServerConnection, address: str) -> None:
        async with asyncio.timeout(GREETING_SECONDS):
            first = await socket.recv()
        greeting = read_greeting(first) if isinstance(first, str) else None
        if greeting is None:
            await socket.close(OVER)
            return
        if not (greeting.code or self._options.lists):
            await socket.close(NO_INVITATION)
            return
        output = Output()
        says = forwarding(self._options.own_pass, address)
        visitor = PageVisitor(greeting, self._place, output.send, says)
        parts = [visitor.run(), _write(socket, output), _listen(socket, visitor)]
        tasks = [asyncio.create_task(part) for part in parts]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for problem in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(problem, Exception) and not isinstance(problem, ConnectionClosed):
                    log("web").error("visitor: %r", problem)
        await socket.close(1013 if output.slow else 1000)


async def _write(socket: ServerConnection, output: Output) -> None:
    """Send what the app shows, until the page is too slow or gone."""
    while not output.slow:
        await socket.send(await output.next())
    socket.transport.abort()


async def _listen(socket: ServerConnection, visitor: PageVisitor) -> None:
    """Pass on what the page sends, until it ends or sends what no page does."""
    clock = asyncio.get_running_loop().time
    allowance = Allowance(BURST, PER_SECOND, clock)
    async for data in socket:
        if allowance.take() or not isinstance(data, str) or not visitor.receive(data):
            return
        await asyncio.sleep(visitor.pause)
