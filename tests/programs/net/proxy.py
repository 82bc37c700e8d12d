"""A proxy between real clients and a real table: it delays, trickles, repeats, cuts and holds.

It knows the frames of a WebSocket, so it can deliver one twice. The greeting of a line passes well:
trouble comes after some frames, as its dice decide.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random

TROUBLES = ("cut", "half-open", "delay", "trickle", "twice")
GREETING = 3
"""Frames of a direction that pass well on each line."""
HELD = 30.0
"""Seconds after which a half-open line is at last cut by the proxy itself."""
DELAY = 2.0
TEXT = 1
"""The kind of frame that carries messages."""


class Proxy:
    """Listens on a port, and passes lines on to the port of a table. `good` ends all trouble."""

    def __init__(self, port: int, dice: Random) -> None:
        self._port, self._dice = port, dice
        self.good = False
        self.troubles = Counter[str]()
        self._server: asyncio.Server | None = None
        self._carrying: set[asyncio.Future[None]] = set()

    @property
    def port(self) -> int:
        assert self._server is not None
        number: int = self._server.sockets[0].getsockname()[1]
        return number

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for line in self._carrying:
            line.cancel()
        await asyncio.sleep(0.1)  # they end

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, to_there = await asyncio.open_connection("127.0.0.1", self._port)
            line = Line(self, self._dice, (writer, to_there))
            both = [line.carry(reader, to_there), line.carry(there, writer)]
            tasks = {asyncio.ensure_future(one) for one in both}
            self._carrying |= tasks
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for one in tasks:
                one.cancel()
            self._carrying -= tasks
            line.cut()
        except OSError:
            writer.close()


class Line:
    """One connection through the proxy."""

    def __init__(
        self, proxy: Proxy, dice: Random, writers: tuple[asyncio.StreamWriter, ...]
    ) -> None:
        self._proxy, self._dice, self._writers = proxy, dice, writers
        self._held = False

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one direction until the line ends."""
        try:
            writer.write(await reader.readuntil(b"\r\n\r\n"))
            number = 0
            while True:
                frame, kind = await read_frame(reader)
                number += 1
                if number <= GREETING or self._proxy.good:
                    writer.write(frame)
                else:
                    await self._troubled(frame, kind, writer.write)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass

    async def _troubled(self, frame: bytes, kind: int, write: Callable[[bytes], None]) -> None:
        """Deliver a frame, or not, with whatever happens to it. Raise `ConnectionError` to cut."""
        trouble = self._dice.choice(TROUBLES) if self._dice.random() < 0.04 else ""
        self._proxy.troubles.update([trouble] if trouble else ())
        if self._held or trouble == "half-open":
            self._held = True
            await asyncio.sleep(HELD)
            raise ConnectionError
        if trouble == "cut":
            write(frame[: self._dice.randrange(len(frame))])
            raise ConnectionError
        if trouble == "delay":
            await asyncio.sleep(DELAY)
        if trouble == "trickle":
            for at in range(min(len(frame), 4)):
                write(frame[at : at + 1])
                await asyncio.sleep(1.0)
            frame = frame[4:]
        write(frame)
        if trouble == "twice" and kind == TEXT:
            write(frame)


async def read_frame(reader: asyncio.StreamReader) -> tuple[bytes, int]:
    """Return the next frame of a WebSocket whole, and its kind."""
    head = await reader.readexactly(2)
    length = head[1] & 0x7F
    if length >= 126:
        more = await reader.readexactly(2 if length == 126 else 8)
        head, length = head + more, int.from_bytes(more, "big")
    masked = 4 if head[1] & 0x80 else 0
    return head + await reader.readexactly(masked + length), head[0] & 0x0F
