"""A server of tables on a database, as a process whose clock can be made to jump.

`python -m tests.programs.net.served URL PORT HEALTH` is `mazmorra serve` without a page. SIGUSR1
moves the clock on the wall by an hour there and back.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
import time
from itertools import cycle
from pathlib import Path

from app.net.addresses import ServerLimits
from app.server.postgres.store import PostgresStore
from app.server.serve import PublicServer, ServeOptions, run_until_signalled
from tests.app.server.served import NAMES

MANY = 100_000
LIMITS = ServerLimits(MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY)
"""All clients come from one address here."""
HOUR = 3600.0


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
    asyncio.run(run_until_signalled(PublicServer(options, store, NAMES, store)))


if __name__ == "__main__":
    main()
