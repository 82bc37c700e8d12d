"""What a process for guests does itself: it reads its options, says its port and serves guests.

`app.session.guest_process.GuestProcess` starts it, and is at the other end of its input and output.
"""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sys
from typing import Any, Protocol

from app.config import logs
from app.guest.garbage import GARBAGE
from app.session.guest_process import FAREWELL, NO_PORT


class GuestServer(Protocol):
    """A server of guests on one port."""

    @property
    def port(self) -> int: ...

    async def start(self) -> None:
        """Open the port. Raise `OSError` if that fails."""

    async def stop(self, *, over: bool) -> None:
        """Say goodbye to all guests, for good or until later, and close the port."""


def read_options() -> dict[str, Any]:
    """Return the options of this process: the first line of its input."""
    found: dict[str, Any] = json.loads(sys.stdin.readline() or "{}")
    return found


def say(text: object) -> None:
    """Write a line to the program that has started this one. While an app runs, Textual has
    replaced `sys.stdout`."""
    output = sys.__stdout__
    assert output is not None
    output.write(f"{text}\n")
    output.flush()


def set_up() -> None:
    """Set up the garbage collector, the log on the error output, and the patches of Textual. Ignore
    the signals that a terminal sends to all its programs. The program that has started this one
    gets them, too, and then closes this one's input, so guests still learn when to come back."""
    from app.tui import textual_patches

    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    GARBAGE.take_over()

    logger = logs.log()
    logger.propagate = False
    logger.addHandler(logging.StreamHandler(sys.__stderr__))
    textual_patches.install()


async def serve(server: GuestServer, part: str) -> None:
    """Say the port, or `NO_PORT` if it can't be opened, and serve guests until the input ends: the
    program that has started this one closes it, or has ended."""
    try:
        await server.start()
    except OSError as problem:
        logs.log(part).warning("port: %r", problem)
        say(NO_PORT)
        return
    say(server.port)
    said = await asyncio.to_thread(sys.stdin.read)
    await server.stop(over=said == FAREWELL)
