"""The files of the page: what each address answers, with the headers that keep a page harmless."""

from __future__ import annotations

import gzip
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Final

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from app.net.pauses import PAUSES, SOONEST
from app.net.web_answers import short_answer

STATIC: Final = Path(__file__).resolve().parent / "static"
PAGES: Final = {
    "/": ("index.html", "text/html; charset=utf-8"),
    "/page.css": ("page.css", "text/css; charset=utf-8"),
    "/page.js": ("page.js", "text/javascript; charset=utf-8"),
    "/xterm.css": ("xterm.css", "text/css; charset=utf-8"),
    "/xterm.js": ("xterm.js", "text/javascript; charset=utf-8"),
    "/addon-fit.js": ("addon-fit.js", "text/javascript; charset=utf-8"),
}
"""The file and its type by the path of the address."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing comes from elsewhere, and nothing goes elsewhere. The terminal needs styles that its
script writes into the page."""
SAFE: Final = (
    ("Content-Security-Policy", POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-cache"),
)


FILLED: Final = {
    "PAUSES": " ".join(map(str, PAUSES)),
    "SOONEST": str(SOONEST),
}
"""The words of the page that are filled in: how long its script waits before it comes back."""


@cache
def content(name: str) -> bytes:
    """Return what a file of the page is sent as."""
    found = (STATIC / name).read_bytes()
    if name == "index.html":
        for word, value in FILLED.items():
            found = found.replace(f'"{word}"'.encode(), f'"{value}"'.encode())
    return found


@cache
def _packed(name: str) -> bytes:
    """Return a file compressed; it is the same at each start, as its time is left out."""
    return gzip.compress(content(name), mtime=0)


def answer(request: Request) -> Response:
    """Return the answer to a request for the page or one of its files."""
    found = PAGES.get(request.path.partition("?")[0])
    if found is None:
        return plain(HTTPStatus.NOT_FOUND)
    name, kind = found
    headers = Headers([*SAFE, ("Content-Type", kind), ("Vary", "Accept-Encoding")])
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"], body = "gzip", _packed(name)
    else:
        body = content(name)
    headers["Content-Length"] = str(len(body))
    return Response(HTTPStatus.OK, "OK", headers, body)


def plain(status: HTTPStatus) -> Response:
    """Return a short answer: what went wrong, and nothing else."""
    return short_answer(status, *SAFE)
