"""A program that plays a scripted match, saved, until it is killed.

`script` plays it in a process of its own and sends the number of steps done after each: that is
the acknowledgement. With `behind` the file is written in a thread, and the match waits for that
every `AHEAD` steps only. `python -m tests.app.long.victim FILE` drives bots' seats by a table and
its process, begins the match or continues it, writes the number of decisions on its output, a line
each, and leaves on SIGTERM and SIGHUP as the real program does.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from app.match.bots.process import process_bots
from app.match.lifecycle import resume
from app.match.match import Match
from app.match.runner import MatchRunner
from app.store.matches import Matches
from engines.kernel.events import Event, TurnBegan
from tests.app.match.helpers import ID, new_match
from tests.app.store.scripts import begun, step
from tests.helpers.hearing import hear

STEPS = 150
AHEAD = 3
ROWS = ["----------"] * 9 + ["XXXXXXXXXE"]
"""The exit is walled in but for one way, so that two scouts walk for a while."""


def script(path: str, game: str, behind: bool, acknowledge: Connection) -> None:
    """Play all steps of the script (`tests.app.store.scripts`), and wait to be killed."""
    matches = Matches(Path(path), behind=behind)
    match = begun(game, matches)
    acknowledge.send(0)
    for number in range(STEPS):
        step(match, number)
        if not behind or number % AHEAD == AHEAD - 1:
            match.outbox.wait()
            acknowledge.send(number + 1)
    signal.pause()


def acknowledge(decisions: int) -> None:
    os.write(1, b"%d\n" % decisions)


def begun_or_continued(matches: Matches) -> Match:
    if matches.unfinished():
        return resume(*matches.load(ID), matches)
    return new_match(matches, rows=ROWS, bots=("scout", "random"))


async def table(matches: Matches) -> None:
    match = begun_or_continued(matches)
    bots = process_bots("irrgarten", match.public)
    at_table = MatchRunner(match, bots, lambda: 0.02)

    def heard(event: Event) -> None:
        acknowledge(match.decisions)

    hear(match, 0, TurnBegan, heard)
    loop, left = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, left.set)
    playing = at_table.start()
    playing.add_done_callback(lambda _: left.set())
    await left.wait()
    await at_table.stop()


def main() -> None:
    matches = Matches(Path(sys.argv[1]), behind=True)
    asyncio.run(table(matches))
    matches.shut()


if __name__ == "__main__":
    main()
