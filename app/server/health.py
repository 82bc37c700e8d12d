"""The operator's port: whether the server works (`/health`), and its figures (`/metrics`).

The figures are text in the format of Prometheus. The port is for the operator's own machine: it
says nothing of people, codes or addresses, but how much goes on is nobody else's business.
"""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from http import HTTPStatus
from pathlib import Path
from typing import Final

from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from app.config.logs import log
from app.net.ports import PortServer
from app.net.web_answers import NO_STORE, PLAIN, text_answer

_QUIET: Final = log("server.frames")
_QUIET.addHandler(logging.NullHandler())
_QUIET.propagate = False

BEAT_SECONDS: Final = 0.5
LATE_SECONDS: Final = 0.25
"""From how long a pause of the event loop is logged: everybody at all tables waited for it."""


class Heartbeat:
    """Measures how long the event loop is held up."""

    def __init__(self) -> None:
        self.worst = 0.0
        """The longest pause since it was read last, in seconds."""

    async def run(self) -> None:
        """Beat until it is cancelled."""
        clock = asyncio.get_running_loop().time
        while True:
            before = clock()
            await asyncio.sleep(BEAT_SECONDS)
            late = clock() - before - BEAT_SECONDS
            self.worst = max(self.worst, late)
            if late > LATE_SECONDS:
                log("server").warning("late", extra={"seconds": round(late, 3)})

    def read(self) -> float:
        """Return the longest pause, and begin again."""
        worst, self.worst = self.worst, 0.0
        return worst


def memory() -> int:
    """Return the bytes of memory that this process has."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
    return pages * resource.getpagesize()


def figures_text(figures: Mapping[str, tuple[str, str, float]], refused: Counter[str]) -> str:
    """Return figures in the format of Prometheus: by name, the kind, the meaning and the value."""
    lines: list[str] = []
    for name, (kind, meaning, value) in figures.items():
        full = f"mazmorra_{name}"
        lines += [f"# HELP {full} {meaning}", f"# TYPE {full} {kind}", f"{full} {value:g}"]
    name = "mazmorra_refused_total"
    lines += [f"# HELP {name} What was refused, by reason.", f"# TYPE {name} counter"]
    lines += [f'{name}{{reason="{reason}"}} {count}' for reason, count in sorted(refused.items())]
    return "\n".join(lines) + "\n"


class HealthServer(PortServer):
    """Serves `/health` and `/metrics`. `health` returns words by name, among them `status`, which
    is "ok" or not; `metrics` returns the text."""

    def __init__(
        self, health: Callable[[], Mapping[str, object]], metrics: Callable[[], str]
    ) -> None:
        super().__init__()
        self._health, self._metrics = health, metrics

    async def start(self, address: str, port: int) -> None:
        """Open the port; 0 is any free one. Raise `OSError` if that fails."""
        self._server = await serve(
            self._no_socket, address, port,
            process_request=self._answer, open_timeout=5.0, server_header=None, logger=_QUIET,
        )  # fmt: skip

    def _answer(self, _socket: ServerConnection, request: Request) -> Response:
        path = request.path.partition("?")[0]
        if path == "/health":
            found = self._health()
            ok = found.get("status") == "ok"
            status = HTTPStatus.OK if ok else HTTPStatus.SERVICE_UNAVAILABLE
            text = json.dumps(found) + "\n"
            return text_answer(status, text, "application/json", NO_STORE)
        if path == "/metrics":
            kind = "text/plain; version=0.0.4; charset=utf-8"
            return text_answer(HTTPStatus.OK, self._metrics(), kind, NO_STORE)
        return text_answer(HTTPStatus.NOT_FOUND, "not found\n", PLAIN, NO_STORE)

    @staticmethod
    async def _no_socket(socket: ServerConnection) -> None:
        await socket.close()
