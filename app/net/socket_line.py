"""One end of a line over a WebSocket, as a table and a client both have it.

The lines that a table has for a client at one moment are one message of the WebSocket. Messages are
not compressed: a compressed length would say something about secrets.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

from websockets.asyncio.connection import Connection
from websockets.exceptions import ConnectionClosed

from app.config.logs import log
from app.net import limits

QUIET: Final = log("net.frames")
"""The library's own reports, which nobody reads: a line that is cut is no news, and nothing may
write on the screen."""
QUIET.addHandler(logging.NullHandler())
QUIET.propagate = False

PING_SECONDS: Final = 10.0
"""How long a silent line may be half open before it counts as cut, twice."""


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
        forget(self._socket.transport)

    def _next(self) -> list[str]:
        """Return the lines that go out together: a WebSocket's message has its price."""
        found, size = list[str](), 0
        while self._queue and (not found or size + len(self._queue[0]) < self._together):
            text = self._queue.popleft()
            self._bytes -= len(text.encode())
            size += len(text)
            found.append(text)
        return found


def forget(transport: asyncio.BaseTransport) -> None:
    """Let a closed transport be freed at once. asyncio leaves it in a cycle: it holds its own way
    to read (`_read_ready_cb`). A server has thousands of connections an hour, and a large heap, in
    which the collector of cycles seldom looks at what is old."""
    if transport.is_closing() and hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None


def as_text(data: str | bytes) -> str:
    """Return a message; bytes are none, and give a line that every table refuses."""
    return data if isinstance(data, str) else ""
