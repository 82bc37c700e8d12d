"""What a table's port answers to a browser, and how a client follows an answer to another port.

One line serves everybody: the port of the table sends browsers on to the page, and the page sends
programs on to the table. Neither answer has the code of the table in it, which stands behind the #
of the line: a browser keeps that to itself, and a client sends the code on the line only.
"""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Final

from typing_extensions import override
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection
from websockets.datastructures import Headers
from websockets.exceptions import InvalidHandshake
from websockets.http11 import Request, Response
from websockets.uri import parse_uri

from app.net.hosts import is_own_name, other_port

Answer = Callable[[ServerConnection, Request], Response | None]


class OtherMachine(InvalidHandshake):
    """A table sends its client on to another machine."""

    @override
    def __str__(self) -> str:
        return "sent on to another machine"


class Call(connect):
    """Connects to a table. It follows an answer to another port, but not to another machine."""

    @override
    def process_redirect(self, exc: Exception) -> Exception | str:
        there = super().process_redirect(exc)
        if isinstance(there, str) and parse_uri(there).host != self.ws_uri.host:
            return OtherMachine()
        return there


def asks_for_line(request: Request) -> bool:
    """Whether a request opens a WebSocket; a browser that follows a link opens none."""
    return any("websocket" in one.lower() for one in request.headers.get_all("Upgrade"))


def sent_on(status: HTTPStatus, location: str) -> Response:
    """Return the answer that sends a client on to another address."""
    return _short(status, ("Location", location))


def to_page(page_port: Callable[[], int]) -> Answer:
    """Return what answers a table's port: it sends browsers on to the page at another port of this
    machine, if there is one (0 is none), and lets all others in."""

    def answer(_socket: ServerConnection, request: Request) -> Response | None:
        if asks_for_line(request):
            return None
        hosts, port = request.headers.get_all("Host"), page_port()
        if len(hosts) != 1 or not is_own_name(hosts[0]):
            return _short(HTTPStatus.FORBIDDEN)
        if not port:
            return _short(HTTPStatus.NOT_FOUND)
        return sent_on(HTTPStatus.FOUND, f"http://{other_port(hosts[0], port)}/")

    return answer


NO_STORE: Final = ("Cache-Control", "no-store")
"""The next table on this port may have its page elsewhere."""


def _short(status: HTTPStatus, *headers: tuple[str, str]) -> Response:
    """Return an answer of a few words."""
    body = f"{status.phrase}\n".encode()
    length, kind = ("Content-Length", str(len(body))), ("Content-Type", "text/plain")
    return Response(status, status.phrase, Headers([*headers, NO_STORE, kind, length]), body)
