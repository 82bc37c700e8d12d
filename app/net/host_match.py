"""The host's own screen: a client like all others, which also drives the table.

What it shows comes over a line in memory, so nothing secret is on it. Only the pace, the clock and
the life of the table are its own business.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from typing_extensions import override

from app.match.source import Elapsed, Pause, Ready, ReplayRequest
from app.net import limits
from app.net.hosted_table import HostedTable
from app.net.lines import Deliver, memory_line
from app.net.remote_match import RemoteMatch


class HostMatch(RemoteMatch):
    """The match of the program that serves it. `table` serves it."""

    def __init__(self, table: HostedTable, token: str) -> None:
        super().__init__(token)
        self.table = table

    @property
    @override
    def unwritten(self) -> bool:
        """Whether a decision of anybody waits for the journal of this program."""
        return super().unwritten or self.table.match.outbox.waiting

    @property
    @override
    def safe(self) -> bool:
        return self.table.match.outbox.safe

    @override
    def pace(self, pause: Pause, ready: Ready) -> None:
        """Let the host's screen show everything before a bot decides; others don't wait for long
        if the host reads something else."""

        async def soon() -> None:
            if self.table.alone(self.mine):
                await ready()
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(ready(), limits.HOLD_SECONDS)

        self.table.runner.pace(pause, soon)

    @override
    def clock(self, elapsed: Elapsed | None) -> None:
        self.table.runner.clock(elapsed)

    @property
    @override
    def looks_back(self) -> bool:
        """Whether the match may be replayed while it runs: if nobody else plays in it."""
        return super().looks_back or self.table.alone(self.mine)

    @override
    def look_back(self, viewer: int | None, turn: int | None = None) -> ReplayRequest:
        if self.table.alone(self.mine):
            return self.table.runner.look_back(viewer, turn)
        return super().look_back(viewer, turn)

    @override
    async def run(self) -> None:
        await self.table.runner.run()

    @override
    async def stop(self) -> None:
        await self.table.runner.stop()
        self.table.close()
        await super().stop()


def attach(source: RemoteMatch, table: HostedTable, deliver: Deliver) -> None:
    """Connect a client to a table of this program by a line in memory."""
    near, far = memory_line(deliver)
    guest = table.connect(far)
    far.on_text, far.on_close = guest.receive, guest.lost
    near.on_text, near.on_close = source.client.receive, source.client.lost
    source.client.attach(near)
