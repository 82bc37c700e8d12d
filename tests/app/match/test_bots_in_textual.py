"""Bots' processes start and restart inside a running Textual program.

There `sys.stderr` is an object without a file, on which `multiprocessing` stumbles; the port does
not. This is the place where a restart has to work, because a bot fails in the middle of a match.
"""

from __future__ import annotations

import os
import signal
import sys

import pytest
from textual.app import App

from app.match.bots.port import BotGuard
from app.match.bots.process import ProcessBots
from tests.app.match.helpers import new_match


class Program(App[None]):
    """Asks a bot, kills it, and asks again, while it runs."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[int] = []
        self.pids: list[int | None] = []
        self.told: list[str] = []
        self.stderr_number = 0

    async def on_mount(self) -> None:
        self.stderr_number = sys.stderr.fileno()
        match = new_match()
        remote = ProcessBots("irrgarten", match.public, 20.0)
        guard = BotGuard(remote, lambda _seat, _bot, what: self.told.append(what))
        for _ in range(2):
            self.answers.append(await guard.choose(0, "scout", match.view(0), 1))
            self.pids.append(remote.pid)
            if remote.pid is not None:
                os.kill(remote.pid, signal.SIGKILL)
        guard.close()
        self.exit()


@pytest.mark.real_time
async def test_a_bot_that_is_killed_comes_back_while_the_program_runs() -> None:
    program = Program()
    await program.run_async(headless=True)
    assert program.stderr_number == -1, "Textual took the place of the standard error"
    assert program.answers[0] == program.answers[1]
    assert program.pids[0] != program.pids[1]
    assert program.told == ["restarted"]
