"""Lines over WebSockets: the server of a table, and a client that comes back after a cut.

The lines that a table has for a client at one moment are one message of the WebSocket.

Only `mazmorra host` and `mazmorra join` import this module; it needs the library `websockets`. A
foreign web page can't reach a table: browsers always say where a page comes from (`Origin`), and
the server refuses every connection that does. Messages are not compressed: a compressed length
would say something about secrets. A browser that opens the address of a table's port is sent on to
the table's page.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Final, Protocol

from websockets.asyncio.connection import Connection
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from app.config.logs import log
from app.net import limits
from app.net.addresses import TABLE_LIMITS, Addresses, Caller, ServerLimits
from app.net.allowance import Allowance
from app.net.forwarding import client_address
from app.net.guests import Guest
from app.net.lines import Line
from app.net.messages import Bye
from app.net.protocol import BadMessage, write
from app.net.web_answers import Call, to_page

_LOG: Final = log("net")
_QUIET: Final = log("net.frames")
"""The library's own reports: a line that is cut is no news, and nothing may write on the screen."""
_QUIET.addHandler(logging.NullHandler())
_QUIET.propagate = False

STOP_SECONDS: Final = 1.5
"""How long a port waits for its connections to end."""
PING_SECONDS: Final = 10.0
"""How long a silent line may be half open before it counts as cut, twice."""
TOGETHER: Final = limits.MOST_OUT // 8
"""Characters of a table's lines in one message of a WebSocket. No line has a newline in it."""
PAUSES: Final = (0.2, 0.3, 0.3, 0.4, 0.5, 1.0, 2.0, 4.0)
"""Seconds before each attempt to come back; the last one repeats. A program that was killed is back
after a second or two, so most attempts are early."""
FINAL: Final = frozenset(
    {"message", "token", "proto", "replaced", "closed", "kicked", "rate", "idle"}
)
"""The farewells of a table after which coming back is of no use."""
MOST_PROBLEMS: Final = 3
"""Lines in a row on which the table sent nonsense, before the client gives up."""


class SocketLine:
    """One end of a line. What is sent waits in a queue; a reader that is too slow is cut off.
    Lines of so many characters go out `together`; 0 sends each alone."""

    def __init__(self, socket: Connection, together: int = 0) -> None:
        self._socket, self._together = socket, together
        self._queue: deque[str] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._closing = False
        self._slow = False

    def send(self, text: str) -> None:
        if self._closing:
            return
        self._queue.append(text)
        self._bytes += len(text.encode())
        if self._bytes > limits.MOST_QUEUED or len(self._queue) > limits.QUEUED_LINES:
            self._slow = True
            self._queue.clear()
            self.close()
        self._news.set()

    def close(self) -> None:
        self._closing = True
        self._news.set()

    async def write(self) -> None:
        """Send what waits, until the line is closed; then close the socket."""
        try:
            while self._queue or not self._closing:
                if not self._queue:
                    self._news.clear()
                    await self._news.wait()
                    continue
                await self._socket.send("\n".join(self._next()))
        except ConnectionClosed:
            pass
        self._closing = True
        if self._slow:
            # the peer reads nothing, so it would not answer a polite end either
            self._socket.transport.abort()
        await self._socket.close(1013 if self._slow else 1000)

    def _next(self) -> list[str]:
        """Return the lines that go out together: a WebSocket's message has its price."""
        found, size = list[str](), 0
        while self._queue and (not found or size + len(self._queue[0]) < self._together):
            text = self._queue.popleft()
            self._bytes -= len(text.encode())
            size += len(text)
            found.append(text)
        return found


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
        """Close the port and all connections. Browsers keep spare connections that stay silent:
        don't wait long for those."""
        server, self._server = self._server, None
        if server is not None:
            server.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(STOP_SECONDS):
                    await server.wait_closed()


class TableServer(PortServer):
    """Serves a table on an address and port; port 0 is any free one. The process with `own_pass`
    says where its clients come from."""

    def __init__(
        self, table: Connects, address: str, port: int,
        *, own_pass: str = "", most: ServerLimits = TABLE_LIMITS,
    ) -> None:  # fmt: skip
        super().__init__()
        self._table, self._address, self._asked = table, address, port
        self._pass = own_pass
        self._addresses = Addresses(most, monotonic)
        self.page_port = 0
        """Where browsers find the table's page; 0 while there is none."""

    async def start(self) -> None:
        """Open the port. Raise `OSError` if that fails."""
        self._server = await serve_lines(
            self._serve, self._address, self._asked, lambda: self.page_port
        )

    async def _serve(self, socket: ServerConnection) -> None:
        address = client_address(socket, self._pass)
        self._addresses.sweep()
        refusal = self._addresses.arrive(address)
        if refusal:
            await send_away(socket, refusal)
            return
        caller = Caller(self._addresses, address)
        try:
            most = self._addresses.messages
            await attend(socket, lambda line: self._table.connect(line, caller), messages=most)
        finally:
            self._addresses.leave(address)


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
    address: str,
    port: int,
    page_port: Callable[[], int],
) -> Server:
    """Open a port for lines of clients, but not of web pages. Browsers are sent on to the page at
    another port; 0 is none. Raise `OSError` if that fails."""
    return await serve(
        handle,
        address,
        port,
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
        logger=_QUIET,
    )


def quiet() -> logging.Logger:
    """Return where the library's own reports go, which nobody reads."""
    return _QUIET


async def greeting(socket: ServerConnection) -> str:
    """Return the first message of a client. Raise `TimeoutError` without one, and
    `ConnectionClosed`."""
    async with asyncio.timeout(limits.GREETING_SECONDS):
        return _as_text(await socket.recv())


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
        guest.receive(_as_text(data))
        if guest.player is None:
            return


def _as_text(data: str | bytes) -> str:
    """Return a message; bytes are none, and give a line that every table refuses."""
    return data if isinstance(data, str) else ""


class DialedClient(Protocol):
    """A client, as a `Dialer` sees it: of a table, or of a server's list."""

    farewell: Bye | None
    problem: BadMessage | None

    @property
    def connected(self) -> bool:
        """Whether the other side has greeted it on the present line."""

    def attach(self, line: Line) -> None:
        """Greet on a new line."""

    def receive(self, text: str) -> None:
        """Take a line."""

    def lost(self) -> None:
        """Handle that the line was cut."""


class Dialer:
    """Keeps a client connected to a table, until it leaves or the table sends it away.

    `state` is "dialing" (not there yet), "here", "lost" or "over". `changed` is called when it
    changes, and before each attempt. `tries` counts the attempts since the line was there.
    """

    def __init__(
        self,
        url: str,
        client: DialedClient,
        changed: Callable[[], object],
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self._url, self._client, self._changed = url, client, changed
        self._headers = headers or {}
        self.state = "dialing"
        self.tries = 0
        self.since = 0.0
        """When the line was lost, on the clock of the event loop."""
        self.refused = False
        """Whether the last attempt reached the machine, but no table on it: the program that served
        it has ended, or uses another port."""
        self._problems = 0
        self._again = asyncio.Event()

    def try_now(self) -> None:
        """Do not wait for the next attempt."""
        self._again.set()

    async def run(self) -> None:
        """Connect, and connect again after each cut. Cancel it to leave."""
        loop = asyncio.get_running_loop()
        self.since = loop.time()
        while not self._finished():
            await self._visit()
            if self.state == "here":
                self.since, self.tries = loop.time(), 0
                self._turn("lost")
            if self._finished():
                break
            self._again.clear()
            self._changed()
            try:
                async with asyncio.timeout(self._pause()):
                    await self._again.wait()
            except TimeoutError:
                pass
            self.tries += 1
        self._turn("over")

    def _finished(self) -> bool:
        farewell = self._client.farewell
        return (farewell is not None and farewell.code in FINAL) or self._problems >= MOST_PROBLEMS

    def _pause(self) -> float:
        """Return the seconds before the next attempt: at least as many as the table has asked for,
        and then not the same for everybody who was at it."""
        pause, farewell = PAUSES[min(self.tries, len(PAUSES) - 1)], self._client.farewell
        if farewell is None or not farewell.seconds:
            return pause
        return max(pause, farewell.seconds * random.uniform(0.5, 1.0))

    def _turn(self, state: str) -> None:
        self.state = state
        self._changed()

    async def _visit(self) -> None:
        """Connect once, and listen until the line ends."""
        try:
            async with Call(
                self._url,
                compression=None,
                max_size=limits.MOST_OUT,
                open_timeout=5.0,
                ping_interval=PING_SECONDS,
                ping_timeout=PING_SECONDS,
                close_timeout=1.0,
                proxy=None,
                user_agent_header=None,
                additional_headers=self._headers,
                logger=_QUIET,
            ) as socket:
                await self._talk(socket)
        except (OSError, TimeoutError, InvalidHandshake, InvalidURI, ConnectionClosed) as problem:
            self.refused = isinstance(problem, ConnectionRefusedError | InvalidHandshake)
            _LOG.info("line: %r", problem)

    async def _talk(self, socket: Connection) -> None:
        line, client = SocketLine(socket), self._client
        writer = asyncio.create_task(line.write())
        try:
            client.attach(line)
            async for data in socket:
                for text in _as_text(data).split("\n"):
                    client.receive(text)
                if client.connected and self.state != "here":
                    self._problems = 0
                    self._turn("here")
        except ConnectionClosed:
            pass
        finally:
            self._problems = self._problems + 1 if client.problem is not None else 0
            client.lost()
            line.close()
            try:
                await writer
            except asyncio.CancelledError:
                writer.cancel()
                raise
