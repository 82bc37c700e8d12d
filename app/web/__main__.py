"""`python -m app.web TABLE ADDRESS PORT`: serves the page of a table until the input ends.

It writes the port that it has opened, or "-" if it can't open it, and its log to the error output.
`mazmorra host` starts it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys

from app.config import logs
from app.session.browser_page import FAREWELL, OPTIONS, PageOptions
from app.web.server import PageServer


async def serve(place: str, address: str, port: int) -> None:
    """Serve the page until the parent process closes the input or ends."""
    server = PageServer(place, address, port, _options())
    try:
        await server.start()
    except OSError as problem:
        logs.log("web").warning("port: %r", problem)
        _say("-")
        return
    _say(str(server.port))
    said = await asyncio.to_thread(sys.stdin.read)
    await server.stop(over=said == FAREWELL)


def _options() -> PageOptions:
    """Return the options from the environment; nobody else may read them."""
    data = json.loads(os.environ.pop(OPTIONS, "{}"))
    return PageOptions(**{**data, "names": tuple(data.get("names", ()))})


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> None:
    from app.tui import textual_patches

    logger = logs.log()
    logger.propagate = False
    logger.addHandler(logging.StreamHandler(sys.__stderr__))
    textual_patches.install()
    place, address, port = sys.argv[1:4]
    asyncio.run(serve(place, address, int(port)))


if __name__ == "__main__":
    main()
