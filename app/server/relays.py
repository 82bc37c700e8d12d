"""Passes a client's line on to the server that has its table.

A client may come to any server, because players know one address, with one certificate, and no
server's own. So lines are passed on instead of clients sent elsewhere: clients, pages and links
need not know that there are several servers. It costs a second hop, on the operator's own network.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from app.config.logs import log
from app.net import limits
from app.net.forwarding import forwarding
from app.net.socket_line import PING_SECONDS, QUIET
from app.server.claims import Elsewhere

OPEN_SECONDS: Final = 2.0
"""How long another server may take to answer."""


class Relays:
    """The lines that this server passes on. `secret` is what the servers know each other by."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._runs: dict[ServerConnection, str] = {}
        self._living: Collection[str] = ()
        self._news = asyncio.Event()

    def __len__(self) -> int:
        return len(self._runs)

    async def pass_on(
        self, client: ServerConnection, first: str, place: Elsewhere, address: str
    ) -> bool:
        """Pass on what a client at an address sends, beginning with its greeting, and what comes
        back, until either side ends. Return whether the other server has answered."""
        self._runs[client] = place.run
        try:
            async with connect(
                f"ws://{place.address}/",
                compression=None,
                max_size=limits.MOST_OUT,
                open_timeout=OPEN_SECONDS,
                ping_interval=PING_SECONDS,
                ping_timeout=PING_SECONDS,
                close_timeout=1.0,
                proxy=None,
                user_agent_header=None,
                additional_headers=forwarding(self._secret, address),
                logger=QUIET,
            ) as owner:
                await owner.send(first)
                await _both_ways(client, owner)
        except (OSError, TimeoutError, InvalidHandshake, InvalidURI) as problem:
            log("server").info("relay: %r", problem)
            return False
        except ConnectionClosed:
            pass
        finally:
            self._runs.pop(client, None)
        return True

    async def until_gone(self, run: str) -> None:
        """Return when a run of a server is not among the living."""
        while run in self._living:
            await self._news.wait()

    def keep(self, living: Collection[str]) -> None:
        """End the lines to servers that are not among the living: their tables are to be had."""
        self._living = living
        self._news.set()
        self._news = asyncio.Event()
        for client, run in list(self._runs.items()):
            if run not in living:
                client.transport.abort()


async def _both_ways(client: Connection, owner: Connection) -> None:
    """Pass messages on until either side ends. What was sent before that still arrives."""
    there = asyncio.create_task(_pass(client, owner))
    back = asyncio.create_task(_pass(owner, client))
    try:
        await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
    finally:
        there.cancel()
        back.cancel()
        await asyncio.gather(there, back, return_exceptions=True)


async def _pass(source: Connection, target: Connection) -> None:
    async for data in source:
        await target.send(data)
