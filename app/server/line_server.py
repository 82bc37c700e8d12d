"""The port for clients: whom it admits, by address, and where a connection really comes from."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
from functools import partial
from typing import Final

from websockets.asyncio.server import ServerConnection

from app.net.guests import Guest
from app.net.lines import Line
from app.net.messages import Bye
from app.net.protocol import write
from app.net.sockets import FORWARDED, PASS, PortServer, attend, serve_lines
from app.server.limits import Addresses, group_of
from app.server.reception import FULL_SECONDS, Reception

OFTEN_SECONDS: Final = 5
"""When somebody shall come back whose address has too many connections, in seconds: after a restart
a whole class may come at once."""


class LineServer(PortServer):
    """Serves the tables of a server on a port. `own_pass` is the secret of its own processes;
    `proxied` says whether a proxy on this machine names the addresses of clients."""

    def __init__(
        self, reception: Reception, addresses: Addresses, *, own_pass: str, proxied: bool
    ) -> None:
        super().__init__()
        self._reception, self._addresses = reception, addresses
        self._pass, self._proxied = own_pass, proxied

    async def start(self, address: str, port: int) -> None:
        """Open the port; 0 is any free one. Raise `OSError` if that fails."""
        self._server = await serve_lines(self._serve, address, port)

    async def _serve(self, socket: ServerConnection) -> None:
        address = self._address(socket)
        refusal = self._addresses.arrive(address)
        if refusal:
            self._reception.count(refusal)
            await _refuse(socket, refusal)
            return
        try:
            await attend(socket, partial(self._connect, address))
        finally:
            self._addresses.leave(address)

    def _connect(self, address: str, line: Line) -> Guest:
        return self._reception.connect(line, address)

    def _address(self, socket: ServerConnection) -> str:
        """Return the address that a connection comes from."""
        peer = str(socket.remote_address[0])
        request = socket.request
        if request is None:
            return group_of(peer)
        said = ",".join(request.headers.get_all(FORWARDED)).rpartition(",")[2].strip()
        own = hmac.compare_digest(request.headers.get(PASS, "").encode(), self._pass.encode())
        trusted = own or (self._proxied and ipaddress.ip_address(peer).is_loopback)
        return group_of(said if trusted and said else peer)


async def _refuse(socket: ServerConnection, code: str) -> None:
    """Say why there is no room, and end the connection."""
    async with asyncio.timeout(1.0):
        seconds = FULL_SECONDS if code == "full" else OFTEN_SECONDS
        await socket.send(write(Bye(code, seconds)))
    await socket.close(1013)
