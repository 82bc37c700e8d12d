"""Real clients of a table over real lines, who decide at random."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from time import perf_counter

from app.match.source import CommandState
from app.net.dialer import Dialer
from app.net.remote_match import RemoteMatch
from app.registry import game


class Person:
    """A client at one seat. It keeps what became of its commands, and how long it was away."""

    def __init__(self, url: str, token: str, seat: int, code: str = "") -> None:
        self.url, self.token, self.seat, self._code = url, token, seat, code
        self.dice = Random(f"{code or url[-6:]} {token}")
        self.states = Counter[str]()
        self.refused = Counter[str]()
        self.accepted: list[tuple[str, int, str]] = []
        """The decisions that the table has accepted: match, number, notation."""
        self.away: list[float] = []
        """Milliseconds from each loss of the line until it was there again."""
        self._wanted: tuple[str, int, str] | None = None
        self._lost = 0.0
        self._task: asyncio.Task[None] | None = None
        self.come()

    def come(self) -> None:
        """Come with a new program: the former match is over, or there was none."""
        self.source = RemoteMatch(self.token, code=self._code)
        self.source.on_command(self._hear)
        self.dialer = Dialer(self.url, self.source.client, self._changed)
        self._task = asyncio.create_task(self.dialer.run())

    def _hear(self, state: CommandState) -> None:
        self.states[state.word] += 1
        if state.word == "refused":
            self.refused[state.code] += 1
        if state.word == "accepted" and self._wanted is not None:
            self.accepted.append(self._wanted)
        if state.word != "sent":
            self._wanted = None

    def _changed(self) -> None:
        if self.dialer.state == "lost" and not self._lost:
            self._lost = perf_counter()
        elif self.dialer.state == "here" and self._lost:
            self.away.append((perf_counter() - self._lost) * 1000)
            self._lost = 0.0

    def decide(self) -> bool:
        """Decide if it is this person's turn. Return whether it was."""
        source = self.source
        if not source.seen or source.unwritten or source.over:
            return False
        pending = source.snapshot(self.seat).pending
        if pending.seat != self.seat or not pending.legal or source.actor != self.seat:
            return False
        action = self.dice.choice(pending.legal)
        notation = game(source.header.game).rules().notation(action)
        self._wanted = (source.header.match, pending.number, notation)
        source.decide(self.seat, action)
        return True

    async def leave(self) -> None:
        await self.source.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
