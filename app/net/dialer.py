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
    {"message", "token", "proto", "replaced", "closed", "kicked", "rate", "idle", "abandoned"}
)
"""The farewells of a table after which the client does not come back by itself."""
REOPENED: Final = frozenset({"token", "closed", "idle"})
"""Those of them after which the same table may open again: its host can continue the match. Then
`try_now` makes one more attempt."""
CLOSED_SECONDS: Final = 4.0
"""The pause between attempts to come back to a table that its host has closed in a match."""
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
    `returns` says whether the client comes back by itself to a table that was closed.
    """

    def __init__(
        self,
        url: str,
        client: DialedClient,
        changed: Callable[[], object],
        headers: Mapping[str, str] | None = None,
        returns: Callable[[], bool] = lambda: False,
    ) -> None:
        self._returns = returns
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
        """Do not wait for the next attempt. Once all is over, make one more if that may help."""
        self._again.set()

    @property
    def can_try(self) -> bool:
        """Whether an attempt may help."""
        farewell = self._client.farewell
        return self.state != "over" or (farewell is not None and farewell.code in REOPENED)

    async def run(self) -> None:
        """Connect, and connect again after each cut. Cancel it to leave."""
        self.since = asyncio.get_running_loop().time()
        while True:
            while not self._finished():
                await self._visit()
                if self._finished():
                    break
                self._changed()
                farewell = self._client.farewell
                asked = farewell.seconds if farewell is not None else 0
                await self._wait(pause_before(self.tries, asked))
                self.tries += 1
            self._turn("over")
            if not self.can_try:
                return
            closed = self._client.farewell is not None and self._client.farewell.code == "closed"
            await self._wait(CLOSED_SECONDS if closed and self._returns() else None)
            await self._visit()

    async def _wait(self, seconds: float | None) -> None:
        """Wait so long, or until `try_now`."""
        self._again.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._again.wait()
        except TimeoutError:
            pass

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
        if self.state == "here":
            self.since, self.tries = asyncio.get_running_loop().time(), 0
            self._turn("lost")

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
