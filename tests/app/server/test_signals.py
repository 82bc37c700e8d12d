"""The signals that end a public server."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any, cast

import pytest

from app.server.serve import run_until_signalled

pytestmark = pytest.mark.real_time


class Server:
    """Gets these signals as soon as it runs, one after the other."""

    def __init__(self, *numbers: int) -> None:
        self._numbers = list(numbers)
        self.stopped_after = 0

    async def start(self) -> None:
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        if self._numbers:
            os.kill(os.getpid(), self._numbers.pop(0))
            asyncio.get_running_loop().call_later(0.05, self._next)

    async def stop(self) -> None:
        self.stopped_after = len(self._numbers)
        self._numbers.clear()


async def ended(server: Server) -> None:
    async with asyncio.timeout(20):
        await run_until_signalled(cast(Any, server))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
async def test_each_of_them_says_goodbye_first(number: int) -> None:
    server = Server(number, signal.SIGTERM)
    await ended(server)
    assert server.stopped_after == 1, "at the first signal"


async def test_under_nohup_a_server_outlives_its_terminal() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        server = Server(signal.SIGHUP, signal.SIGTERM)
        await ended(server)
        assert server.stopped_after == 0
    finally:
        signal.signal(signal.SIGHUP, before)
