"""The servers of ports: each admits connections by their addresses, and brings them to a table.

They need the library `websockets`. A foreign web page can't reach a table: browsers always say
where a page comes from (`Origin`), and the server refuses every connection that does. A browser
that opens the address of a table's port is sent on to the table's page.
"""

from __future__ import annotations

import asyncio
import socket
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final, Protocol

from typing_extensions import override
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from app.net import limits
from app.net.addresses import TABLE_LIMITS, Addresses, Caller, ServerLimits
from app.net.allowance import Allowance
from app.net.forwarding import client_address
from app.net.guests import Guest
from app.net.lines import Line
from app.net.messages import Bye
from app.net.protocol import write
from app.net.socket_line import PING_SECONDS, QUIET, SocketLine, as_text
from app.net.web_answers import to_page

STOP_SECONDS: Final = 1.5
"""How long a port waits for its connections to end."""
FREE_PORTS: Final = 8
"""Attempts to find a port that is free on all addresses."""
GOING_AWAY: Final = 1001
"""The code of a server that ends and may come back."""
TOGETHER: Final = limits.MOST_OUT // 8
"""Characters of a table's lines in one message of a WebSocket. No line has a newline in it."""


class Connects(Protocol):
    """A table, as a server sees it."""

    def connect(self, line: Line, caller: Caller) -> Guest:
        """Return the table's side of a new line of somebody."""


class PortServer:
    """A server on one port. A subclass opens it and keeps it in `_server`."""

    def __init__(self) -> None:
        self._server: Server | None = None

    @property
    def port(self) -> int:
        """The port, once it is open."""
        assert self._server is not None
        number: int = next(iter(self._server.sockets)).getsockname()[1]
        return number

    async def stop(self) -> None:
        """Close the port and all connections."""
        await self._close(GOING_AWAY)

    async def _close(self, code: int, reason: str = "") -> None:
        """Close the port and end all connections with a code of WebSockets and a reason. Browsers
        keep spare connections that stay silent: don't wait long for those."""
        server, self._server = self._server, None
        if server is not None:
            server.close(code=code, reason=reason)
            with suppress(TimeoutError):
                async with asyncio.timeout(STOP_SECONDS):
                    await server.wait_closed()


class ClientPort(PortServer):
    """A port for clients of tables. The process with `own_pass` says where its clients come from,
    and with `proxied` a proxy on this machine. A subclass attends those who are admitted."""

    def __init__(self, addresses: Addresses, *, own_pass: str, proxied: bool = False) -> None:
        super().__init__()
        self._addresses = addresses
        self._pass, self._proxied = own_pass, proxied

    async def _open(
        self, address: str, port: int, page_port: Callable[[], int],
        early: socket.socket | None = None,
    ) -> None:  # fmt: skip
        """Open the port; 0 is any free one, and `early` is one that listens already. Browsers are
        sent on to the page at another port; 0 is none. Raise `OSError` if that fails."""
        if early is not None:
            self._server = await serve_lines(self._serve, page_port, sock=early)
            return
        self._server = await one_port(
            lambda number: serve_lines(self._serve, page_port, host=address, port=number), port
        )

    async def _serve(self, socket: ServerConnection) -> None:
        address = client_address(socket, self._pass, proxied=self._proxied)
        refusal = self._addresses.arrive(address)
        if refusal:
            self._turned_away(refusal)
            await send_away(socket, refusal)
            return
        try:
            await self._admitted(socket, address)
        finally:
            self._addresses.leave(address)

    def _turned_away(self, refusal: str) -> None:
        """Hear why a connection was refused."""

    @abstractmethod
    async def _admitted(self, socket: ServerConnection, address: str) -> None:
        """Attend a client at an address until its connection ends."""


class TableServer(ClientPort):
    """Serves a table on an address and port; port 0 is any free one."""

    def __init__(
        self, table: Connects, address: str, port: int,
        *, own_pass: str = "", most: ServerLimits = TABLE_LIMITS,
    ) -> None:  # fmt: skip
        super().__init__(Addresses(most, monotonic), own_pass=own_pass)
        self._table, self._address, self._asked = table, address, port
        self.page_port = 0
        """Where browsers find the table's page; 0 while there is none."""

    async def start(self) -> None:
        """Open the port. Raise `OSError` if that fails."""
        await self._open(self._address, self._asked, lambda: self.page_port)

    @override
    async def _serve(self, socket: ServerConnection) -> None:
        self._addresses.sweep()
        await super()._serve(socket)

    @override
    async def _admitted(self, socket: ServerConnection, address: str) -> None:
        caller = Caller(self._addresses, address)
        most = self._addresses.messages
        await attend(socket, lambda line: self._table.connect(line, caller), messages=most)


async def one_port(start: Callable[[int], Awaitable[Server]], port: int) -> Server:
    """Start a server on the same port of all its addresses. For any free port (0) the system gives
    each address its own, so that the first one's is asked of all of them. Raise `OSError`."""
    server = await start(port)
    for _ in range(FREE_PORTS):
        found = {socket.getsockname()[1] for socket in server.sockets}
        if len(found) <= 1:
            break
        server.close()
        await server.wait_closed()
        with suppress(OSError):
            server = await start(min(found))
            continue
        server = await start(port)
    return server


async def send_away(socket: ServerConnection, code: str, seconds: int = 0) -> None:
    """Say why there is no room now, and in how many `seconds` to come back, and end the
    connection. The codes "full" and "often" have their own seconds."""
    usual = limits.FULL_SECONDS if code == "full" else limits.OFTEN_SECONDS
    try:
        async with asyncio.timeout(1.0):
            await socket.send(write(Bye(code, seconds or usual)))
    except (ConnectionClosed, TimeoutError):
        return
    await socket.close(1013)


async def serve_lines(
    handle: Callable[[ServerConnection], Awaitable[None]],
    page_port: Callable[[], int],
    **where: Any,
) -> Server:
    """Open a port for lines of clients, but not of web pages, `where` asyncio is told: a host and
    port, or a socket. Browsers are sent on to the page at another port; 0 is none. Raise `OSError`
    if that fails."""
    return await serve(
        handle,
        **where,
        process_request=to_page(page_port),
        origins=[None],
        compression=None,
        max_size=limits.MOST_IN,
        max_queue=16,
        open_timeout=limits.GREETING_SECONDS,
        ping_interval=PING_SECONDS,
        ping_timeout=PING_SECONDS,
        close_timeout=1.0,
        server_header=None,
        logger=QUIET,
    )


async def greeting(socket: ServerConnection) -> str:
    """Return the first message of a client. Raise `TimeoutError` without one, and
    `ConnectionClosed`."""
    async with asyncio.timeout(limits.GREETING_SECONDS):
        return as_text(await socket.recv())


async def attend(
    socket: ServerConnection, connect: Callable[[Line], Guest], first: str | None = None,
    *, messages: int,
) -> None:  # fmt: skip
    """Let the guest that `connect` makes of a line talk with its client until the line ends.
    `first` is its greeting, if that was read already. The client may send `messages` a second."""
    line = SocketLine(socket, TOGETHER)
    guest = connect(line)
    writer = asyncio.create_task(line.write())
    try:
        guest.receive(await greeting(socket) if first is None else first)
        await _listen(socket, guest, messages)
    except (ConnectionClosed, TimeoutError):
        pass
    finally:
        guest.lost()
        line.close()
        await writer


async def _listen(socket: ServerConnection, guest: Guest, messages: int) -> None:
    """Pass messages on until the line ends, or the client sends more than `messages` a second."""
    clock = asyncio.get_running_loop().time
    allowance = Allowance(limits.BURST_SECONDS * messages, messages, clock)
    async for data in socket:
        if allowance.take():
            guest.bye("rate")
            return
        guest.receive(as_text(data))
        if guest.player is None:
            return
