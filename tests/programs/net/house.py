"""A process that serves many tables, as one machine would for many friends.

`python -m tests.programs.net.house FOLDER TABLES` keeps all matches in one file there, opens a port
for each table, and writes the ports as a line of JSON. A finished match is followed by another one.
After a kill it continues all matches on the same ports. It ends with its standard input.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from app.match.lifecycle import begin
from app.match.match import Match
from app.match.runner import MatchRunner
from app.match.seats import Seat
from app.net.addresses import Caller
from app.net.guests import Guest, Player
from app.net.hosted_table import HostedTable, after_seconds
from app.net.lines import Line
from app.net.ports import TableServer
from app.net.seeds import new_epoch, token_key
from app.store.matches import Matches
from app.store.resume import continued
from tests.app.match.helpers import local_bots

GAMES = ("irrgarten", "napakalaki", "hammerspace")
NAMES = ("Ana", "Ben", "Cat")
SEATS = len(NAMES)


def token(table: int, seat: int) -> str:
    """The token of a player."""
    return f"{table} {seat}"


@cache
def setup_of(game: str) -> Any:
    """The first match that the program offers, for people only."""
    draft = first_draft(ContentIndex(), game, NAMES, lambda: "x")
    draft.seats = [Seat(name) for name in NAMES]
    return draft.setup()


class Table:
    """One port, and the match that is played there now."""

    def __init__(self, number: int, matches: Matches, port: int) -> None:
        self.number, self._matches = number, matches
        self.server = TableServer(self, "127.0.0.1", port)
        self._round = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self.hosted: HostedTable

    def connect(self, line: Line, _caller: Caller | None = None) -> Guest:
        return self.hosted.connect(line)

    def serve(self, match: Match) -> None:
        """Let the players find this match, until another one follows."""
        self._round = int(match.header.match[8:], 16)
        players = [
            Player(token_key(token(self.number, seat)), frozenset({seat})) for seat in range(SEATS)
        ]
        runner = MatchRunner(match, local_bots(match.header.game, match.public))
        self.hosted = HostedTable(runner, players, epoch=new_epoch(), later=after_seconds)
        task = asyncio.get_running_loop().create_task(self._play(runner))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play(self, runner: MatchRunner) -> None:
        await runner.run()
        await runner.stop()
        await asyncio.sleep(0)
        old = self.hosted
        self.serve(self.begun(self._round + 1))
        old.close()

    def begun(self, number: int = 0) -> Match:
        """Begin a match of the table's game, the same at every run."""
        game = GAMES[self.number % len(GAMES)]
        setup, name = setup_of(game), f"{self.number:08x}{number:08x}"
        return begin(
            game, setup.config(), setup.seats, name, match_id=name, title=setup.title(),
            journal=self._matches,
        )  # fmt: skip


async def serve(folder: Path, count: int) -> None:
    """Open all tables, and serve them until the input ends."""
    matches = Matches(folder / "matches.sqlite3", behind=True, quick=True)
    ports_file = folder / "ports.json"
    ports = json.loads(ports_file.read_text()) if ports_file.exists() else [0] * count
    tables = [Table(number, matches, port) for number, port in enumerate(ports)]
    going = {int(saved.id[:8], 16): saved.id for saved in matches.unfinished()}
    over = Counter[int]()
    if len(going) < count:  # a kill hit a table between two matches; else nobody reads old matches
        over.update(int(saved.id[:8], 16) for saved in matches.finished())
    for table in tables:
        name = going.get(table.number)
        table.serve(continued(matches, name, matches) if name else table.begun(over[table.number]))
        await table.server.start()
    opened = [table.server.port for table in tables]
    ports_file.write_text(json.dumps(opened))
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)  # hundreds of tables are a large heap, and most of it stays
    print(json.dumps(opened), flush=True)
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), sys.stdin
    )
    await reader.read()
    for table in tables:
        table.hosted.close()
        await table.server.stop()
    matches.shut()


def main() -> None:
    logging.disable()
    asyncio.run(serve(Path(sys.argv[1]), int(sys.argv[2])))


if __name__ == "__main__":
    main()
