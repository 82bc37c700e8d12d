"""The port for clients: whom it admits, by address, and where a connection really comes from."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from socket import socket
from typing import Final

from typing_extensions import override
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from app.config.logs import log
from app.match.journal import JournalFailed
from app.net import limits
from app.net.addresses import Addresses
from app.net.messages import Hello
from app.net.ports import ClientPort, attend, greeting, send_away
from app.net.protocol import BadMessage, read_to_table
from app.server.claims import LEASE_SECONDS
from app.server.reception import Reception
from app.server.relays import Relays

PATIENCE: Final = 8.0
"""How long a client waits for a server that has its table, in seconds: longer than a lease."""
AGAIN_SECONDS: Final = 0.5
"""Seconds between two questions to a database that does not answer."""


class LineServer(ClientPort):
    """Serves the tables of a server on a port. `own_pass` is the secret of its own processes;
    `proxied` says whether a proxy on this machine names the addresses of clients. With `relays` the
    tables may be at other servers. Browsers are sent on to `page_port`."""

    def __init__(
        self, reception: Reception, addresses: Addresses, *, own_pass: str, proxied: bool,
        relays: Relays | None = None, page_port: Callable[[], int] = lambda: 0,
    ) -> None:  # fmt: skip
        super().__init__(addresses, own_pass=own_pass, proxied=proxied)
        self._reception, self._relays = reception, relays
        self._page_port = page_port

    async def start(self, address: str, port: int, early: socket | None = None) -> None:
        """Open the port; 0 is any free one, and `early` is one that listens already. Raise
        `OSError` if that fails."""
        await self._open(address, port, self._page_port, early)

    @override
    def _turned_away(self, refusal: str) -> None:
        self._reception.count(refusal)

    @override
    async def _admitted(self, socket: ServerConnection, address: str) -> None:
        if self._relays is None:
            await self._attend(socket, address)
        else:
            await self._lead(socket, address, self._relays)

    async def _lead(self, socket: ServerConnection, address: str, relays: Relays) -> None:
        """Bring a client to its table, wherever that is. It waits while nobody serves the table:
        its own pauses between attempts would be longer."""
        try:
            first = await greeting(socket)
        except (ConnectionClosed, TimeoutError):
            return
        code = table_of(first) if self._addresses.may_guess(address) else ""
        end = asyncio.get_running_loop().time() + PATIENCE
        while socket.close_code is None and asyncio.get_running_loop().time() < end:
            try:
                place = await self._reception.tables.reach(code) if code else None
            except JournalFailed as problem:
                log("server").info("reach: %s", problem.kind)
                if self._reception.tables.closing:
                    break
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            if place is None:
                await self._attend(socket, address, first)
                return
            if await relays.pass_on(socket, first, place, address):
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(LEASE_SECONDS):
                    await relays.until_gone(place.run)
        await send_away(socket, "restart", limits.RESTART_SECONDS)

    async def _attend(
        self, socket: ServerConnection, address: str, first: str | None = None
    ) -> None:
        connect = partial(self._reception.connect, address=address)
        await attend(socket, connect, first, messages=self._addresses.messages)


def table_of(greeting: str) -> str:
    """Return the code of the table that a client greets; "" if it greets none."""
    try:
        message = read_to_table(greeting)
    except BadMessage:
        return ""
    return message.table if isinstance(message, Hello) else ""
