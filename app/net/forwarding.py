"""Where a client really comes from: a process of our own, or a proxy, may speak for it."""

from __future__ import annotations

import hmac
import ipaddress
from typing import Final

from websockets.asyncio.server import ServerConnection
from websockets.http11 import Request

from app.net.addresses import group_of

FORWARDED: Final = "X-Forwarded-For"
"""The header in which a proxy says the address of a client."""
PASS: Final = "X-Mazmorra-Pass"
"""The header by which a server knows its own processes: they say the addresses of their clients."""


def forwarded_address(request: Request) -> str:
    """Return the address of a client as the proxy nearest to us says it; "" if none does."""
    return ",".join(request.headers.get_all(FORWARDED)).rpartition(",")[2].strip()


def forwarding(own_pass: str, address: str) -> dict[str, str]:
    """Return the headers by which an own process says the address of its client; none without a
    pass."""
    return {PASS: own_pass, FORWARDED: address} if own_pass else {}


def client_address(socket: ServerConnection, own_pass: str, *, proxied: bool = False) -> str:
    """Return what counts as the address of a connection. Processes that know `own_pass` are
    believed, and with `proxied` a proxy on this machine."""
    peer = str(socket.remote_address[0])
    request = socket.request
    if request is None:
        return group_of(peer)
    said = forwarded_address(request)
    shown = request.headers.get(PASS, "").encode()
    own = bool(own_pass) and hmac.compare_digest(shown, own_pass.encode())
    trusted = own or (proxied and ipaddress.ip_address(peer).is_loopback)
    return group_of(said if trusted and said else peer)
