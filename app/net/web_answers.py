"""What a table's port answers to a browser, and how a client follows an answer to another port.

One address serves everybody: the table's port sends browsers on to the page, and the page sends
programs on to the table. Neither answer has the table's code in it. The code is behind the # of the
address: a browser never sends that part, and a client sends it over its WebSocket only.
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
    return short_answer(status, ("Location", location), NO_STORE)


def to_page(page_port: Callable[[], int]) -> Answer:
    """Return what answers a table's port: it sends browsers on to the page at another port of this
    machine, if there is one (0 is none), and lets all others in."""

    def answer(_socket: ServerConnection, request: Request) -> Response | None:
        if asks_for_line(request):
            return None
        hosts, port = request.headers.get_all("Host"), page_port()
        if len(hosts) != 1 or not is_own_name(hosts[0]):
            return short_answer(HTTPStatus.FORBIDDEN, NO_STORE)
        if not port:
            return short_answer(HTTPStatus.NOT_FOUND, NO_STORE)
        return sent_on(HTTPStatus.FOUND, f"http://{other_port(hosts[0], port)}/")

    return answer


PLAIN: Final = "text/plain; charset=utf-8"
NO_STORE: Final = ("Cache-Control", "no-store")
"""The next answer may be another one: a new table on this port may have its page elsewhere."""


def short_answer(status: HTTPStatus, *headers: tuple[str, str]) -> Response:
    """Return an answer with these headers that says its status in words, and nothing else."""
    return text_answer(status, f"{status.phrase}\n", PLAIN, *headers)


def text_answer(status: HTTPStatus, text: str, kind: str, *headers: tuple[str, str]) -> Response:
    """Return an answer with a text of a kind, and with these headers."""
    body = text.encode()
    own = ("Content-Type", kind), ("Content-Length", str(len(body)))
    return Response(status, status.phrase, Headers([*headers, *own]), body)
