"""A program that plays a scripted match of a thousand decisions, saved, until it is killed.

`python -m tests.app.long.victim FILE`: begins the match, or continues it if it is saved already.
It writes the number of decisions on its output, a line each, after `decide` has returned; that is
the acknowledgement. With `--table` people's seats are bots', driven by a table and its process,
and the program leaves on SIGTERM and SIGHUP as the real one does.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from app.match.botprocess import process_bots
from app.match.games import resume
from app.match.match import Match
from app.match.table import Table
from app.store.matches import Matches
from engines.kernel.events import Event, TurnBegan
from tests.app.match.aids import ID, new_match, play

DECISIONS = 1000
ROWS = ["----------"] * 9 + ["XXXXXXXXXE"]
"""The exit is walled in but for one way, so that two scouts walk for a while."""


def acknowledge(decisions: int) -> None:
    os.write(1, b"%d\n" % decisions)


def begun_or_continued(matches: Matches, bots: tuple[str, ...]) -> Match:
    if matches.unfinished():
        return resume(*matches.load(ID), matches)
    if bots == ("human", "human"):
        return new_match(matches)
    return new_match(matches, rows=ROWS, bots=bots)


def script(matches: Matches) -> None:
    match = begun_or_continued(matches, ("human", "human"))
    acknowledge(match.decisions)
    while match.decisions < DECISIONS:
        play(match, 1)
        acknowledge(match.decisions)


async def table(matches: Matches) -> None:
    match = begun_or_continued(matches, ("scout", "random"))
    bots = process_bots("irrgarten", match.public)
    at_table = Table(match, bots, lambda: 0.02)

    def heard(event: Event) -> None:
        acknowledge(match.decisions)

    match.feed(0).subscribe(TurnBegan, heard)
    loop, left = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, left.set)
    playing = at_table.start()
    playing.add_done_callback(lambda _: left.set())
    await left.wait()
    await at_table.stop()


def main() -> None:
    matches = Matches(Path(sys.argv[1]))
    if "--table" in sys.argv:
        asyncio.run(table(matches))
    else:
        script(matches)
    matches.shut()


if __name__ == "__main__":
    main()
