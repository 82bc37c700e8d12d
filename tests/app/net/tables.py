"""A served table with clients on lines that are slow, cut and repeat what they carry."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from app.match.lifecycle import begin
from app.match.match import Match
from app.match.runner import MatchRunner
from app.match.seats import HUMAN, Seat
from app.match.source import CommandState, PlanStep
from app.net.consent import Later
from app.net.guests import Player
from app.net.hosted_table import HostedTable, after_seconds
from app.net.lines import MemoryLine, memory_line
from app.net.open_table import OpenTable
from app.net.remote_match import RemoteMatch
from app.net.seeds import token_key
from engines.kernel.events import EVERYONE, SPECTATOR, Event
from tests.app.match.helpers import ID, MemoryJournal, local_bots
from tests.engines.rules_contract import GAMES

CODE = "K7QM2XRT9HDB"
"""The code of an invitation."""


def begun(name: str, setting: str, bots: tuple[int, ...] = (), seed: str = "7") -> Match:
    """A match of people, with the weakest bots on some seats."""
    config = GAMES[name].config(setting)
    seats = [
        Seat(f"player {seat}", "random" if seat in bots else HUMAN) for seat in range(config.seats)
    ]
    title = {"en": "A little one"}
    return begin(name, config, seats, seed, match_id=ID, title=title, journal=MemoryJournal())


def lobby(game: str, seats: int, later: Later) -> OpenTable:
    """A table before its match, with bots on all seats but the host's, Ana."""
    standby = [Seat(f"bot {seat}", "random") for seat in range(seats)]
    host = Player(token_key("host"), host=True)
    table = OpenTable(game, standby, host, CODE, later, stand_in="random")
    assert table.lobby.sit_host("Ana") == ""
    return table


def served(match: Match, **more: Any) -> HostedTable:
    """A table with a player for each seat, named by its number, and a spectator "watch"."""
    players = [Player(token_key(str(seat)), frozenset({seat})) for seat in range(len(match.seats))]
    runner = MatchRunner(match, local_bots(match.header.game, match.public))
    everybody = [*players, Player(token_key("watch"))]
    return HostedTable(runner, everybody, **{"epoch": "1", "later": after_seconds, **more})


def heard_by(event: Event, viewer: int) -> Event:
    """An event as a viewer has it: whether others learn of it stays untold."""
    return event if event.seats == EVERYONE else replace(event, seats=1 << viewer)


class BadLine:
    """A client's line. `dice` decide how long a message takes, whether it comes twice, and when the
    line is cut; before a cut it may swallow messages for a while, as a half-open one does."""

    def __init__(self, table: HostedTable, source: RemoteMatch, dice: Random) -> None:
        self.table, self.source, self.dice = table, source, dice
        self.good = False
        self.cuts = 0
        self.swallows = self._cutting = False
        self._arrival = 0.0
        self._ends: tuple[MemoryLine, MemoryLine] | None = None
        self.connect()

    def connect(self) -> None:
        near, far = self._ends = memory_line(self._carry)
        self.swallows = self._cutting = False
        guest = self.table.connect(far)
        far.on_text, far.on_close = guest.receive, guest.lost
        near.on_text = self.source.client.receive
        near.on_close = self._closed
        self.source.client.attach(near)

    def _carry(self, deliver: Callable[[], None]) -> None:
        """Deliver after what was sent before."""
        loop = asyncio.get_running_loop()
        if self.swallows:
            return
        delay = 0.0 if self.good else self.dice.choice((0.0, 0.01, 0.3, 2.0))
        self._arrival = max(self._arrival, loop.time() + delay)
        for _ in range(1 if self.good or self.dice.random() < 0.9 else 2):
            self._arrival += 1e-6  # timers of the same moment come in any order
            loop.call_at(self._arrival, deliver)
        if not self.good and self.dice.random() < 0.03:
            self.cut()

    def cut(self) -> None:
        """Cut the line, or let it be half open for five seconds before."""
        if self._cutting:
            return
        self._cutting, self.swallows = True, self.dice.random() < 0.3
        asyncio.get_running_loop().call_later(5.0 if self.swallows else 0.0, self._end)

    def _end(self) -> None:
        if self._ends is not None:
            self._ends[0].close()

    def _closed(self) -> None:
        self.cuts += 1
        self._ends = None
        self.source.client.lost()
        asyncio.get_running_loop().call_later(self.dice.choice((0.1, 1.0, 4.0)), self.connect)


class Person:
    """Plays a seat by dice through a bad line, and keeps what became of each command."""

    def __init__(self, table: HostedTable, token: str, dice: Random) -> None:
        self.source, self.dice = RemoteMatch(token), dice
        self.states: list[CommandState] = []
        self.source.on_command(self.states.append)
        self.line = BadLine(table, self.source, dice)

    @property
    def viewer(self) -> int:
        return next(iter(self.source.people), SPECTATOR)

    def play(self) -> None:
        """Decide if it is this person's turn, undo something, or answer who wants to."""
        source = self.source
        if not source.seen:
            return
        if source.asked is not None:
            source.agree(yes=self.dice.random() < 0.7)
        seat = self.viewer
        if seat < 0 or source.unwritten:
            return
        pending = source.snapshot(seat).pending
        if pending.undoable.get(seat) and self.dice.random() < 0.2:
            source.take_back(seat)
        elif pending.seat == seat and not source.over:
            steps = [PlanStep(self.dice.choice(pending.legal)) for _ in range(2)]
            if self.dice.random() < 0.3:
                source.plan(seat, steps)
            else:
                source.decide(seat, steps[0].action)
