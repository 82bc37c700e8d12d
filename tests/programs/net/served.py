"""A server of tables on a database, as a process whose clock can be made to jump.

`python -m tests.programs.net.served URL PORT HEALTH` is `mazmorra serve` without a page. SIGUSR1
moves the clock on the wall by an hour there and back.
"""

from __future__ import annotations

import sys

from app.net.early_port import listen_early

EARLY = listen_early("127.0.0.1", int(sys.argv[2])) if __name__ == "__main__" else None
"""As `mazmorra serve` does it, before it imports what follows."""

import asyncio  # noqa: E402
import logging  # noqa: E402
import signal  # noqa: E402
import time  # noqa: E402
from itertools import cycle  # noqa: E402
from pathlib import Path  # noqa: E402

from app.net.addresses import ServerLimits  # noqa: E402
from app.server.options import ServeOptions  # noqa: E402
from app.server.postgres.store import PostgresStore  # noqa: E402
from app.server.serve import PublicServer, run_until_signalled  # noqa: E402

MANY = 100_000
LIMITS = ServerLimits(MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY)
"""All clients come from one address here."""
HOUR = 3600.0
NAMES = ("Ana", "Ben", "Cat", "Dan", "Eva", "Fay", "Gus", "Hal")


def main() -> None:
    logging.disable()
    url, port, health = sys.argv[1:]
    true, jumps, ahead = time.time, cycle((HOUR, -HOUR, 0.0)), [0.0]
    signal.signal(signal.SIGUSR1, lambda _number, _frame: ahead.__setitem__(0, next(jumps)))
    time.time = lambda: true() + ahead[0]  # all that asks for it later gets this one
    options = ServeOptions(
        Path(), port=int(port), health_port=int(health), pages=0, database=url, limits=LIMITS
    )
    store = PostgresStore(url, options.peer_place, time.time)
    asyncio.run(run_until_signalled(PublicServer(options, store, NAMES, store, EARLY)))


if __name__ == "__main__":
    main()
