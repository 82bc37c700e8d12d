"""A client's connection to a table: it comes back by itself after a cut.

Only programs that join a table or a server's list import this module; it needs the library
`websockets`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from errno import ECONNREFUSED
from typing import Final, Protocol

from websockets.asyncio.connection import Connection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from app.config.logs import log
from app.net import limits
from app.net.lines import Line
from app.net.messages import Bye
from app.net.pauses import pause_before
from app.net.protocol import BadMessage
from app.net.socket_line import PING_SECONDS, QUIET, SocketLine, as_text
from app.net.web_answers import Call

_LOG: Final = log("net")

FINAL: Final = frozenset(
    {"message", "token", "proto", "replaced", "closed", "kicked", "rate", "idle"}
)
"""The farewells of a table after which coming back is of no use."""
MOST_PROBLEMS: Final = 3
"""Lines in a row on which the table sent nonsense, before the client gives up."""


def was_refused(problem: Exception) -> bool:
    """Whether an attempt to connect reached a machine that has no table at this port."""
    if isinstance(problem, ConnectionRefusedError | InvalidHandshake):
        return True
    # Of a name with several addresses asyncio makes one error, whose text alone has the numbers.
    return isinstance(problem, OSError) and f"[Errno {ECONNREFUSED}]" in str(problem)


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
            farewell = self._client.farewell
            pause = pause_before(self.tries, farewell.seconds if farewell is not None else 0)
            try:
                async with asyncio.timeout(pause):
                    await self._again.wait()
            except TimeoutError:
                pass
            self.tries += 1
        self._turn("over")

    def _finished(self) -> bool:
        farewell = self._client.farewell
        return (farewell is not None and farewell.code in FINAL) or self._problems >= MOST_PROBLEMS

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
                logger=QUIET,
            ) as socket:
                await self._talk(socket)
        except (OSError, TimeoutError, InvalidHandshake, InvalidURI, ConnectionClosed) as problem:
            self.refused = was_refused(problem)
            _LOG.info("line: %r", problem)

    async def _talk(self, socket: Connection) -> None:
        line, client = SocketLine(socket), self._client
        writer = asyncio.create_task(line.write())
        try:
            client.attach(line)
            async for data in socket:
                for text in as_text(data).split("\n"):
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
