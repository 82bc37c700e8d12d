"""Bots in a process of their own, asked over a socket without ever blocking the screen.

The child (`app.match.bots.child`) runs `app.match.bots.main` and nothing of the program that
started it.
"""

from __future__ import annotations

import asyncio
import pickle
import socket
import subprocess
import sys
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, TypeVar

from app.match.bots.child import started
from app.match.bots.main import ANSWER, CHOSE, LENGTH, RAISED, READY
from app.match.bots.port import BotFailed, BotGuard, LocalBots
from app.registry import game

DEADLINE = 5.0
"""Seconds that a bot may think."""
STARTING = 20.0
"""Seconds that the process may take to start, on a slow and busy machine."""
T = TypeVar("T")

COMMAND = (sys.executable, "-P", "-m", "app.match.bots.main")


class ProcessBots:
    """All bots of one match in one process, asked one after another.

    The process starts with the first `start` (or question). `start`, `choose` and `restart` raise
    `BotFailed`, which is a `BotGuard`'s to handle. `budgets` are as in `LocalBots`; the deadline
    only ends a bot that hangs, and changes no answer.
    """

    def __init__(
        self,
        game_id: str,
        public: Any,
        deadline: float = DEADLINE,
        command: Sequence[str] = COMMAND,
        budgets: Mapping[str, int] | None = None,
    ) -> None:
        self.deadline = deadline
        self._budgets = budgets or {}
        self._hello = pickle.dumps((game_id, public))
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._line: socket.socket | None = None
        self._ready = False
        self._asked = 0
        self._turn = asyncio.Lock()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The number of the running process, or None."""
        return self._process.pid if self._process else None

    def start(self) -> None:
        """Start the process now, ahead of the first question. Raises `BotFailed`."""
        if self._process is not None or self._closed:
            return
        try:
            self._process, line = started(self._command)
        except OSError as problem:
            raise BotFailed("died", str(problem)) from problem
        line.setblocking(False)
        self._line = line
        self._ready = False

    async def choose(self, seat: int, bot: str, view: Any, seed: int) -> int:
        """See `BotPort.choose`. Cancelling it stops the process: its answer would be stale."""
        async with self._turn:
            try:
                return await self._ask(bot, view, seed)
            except BaseException:
                self._kill()
                raise

    async def _ask(self, bot: str, view: Any, seed: int) -> int:
        self.start()
        if not self._ready:
            await self._within(STARTING, self._greet())
        self._asked += 1
        question = pickle.dumps((self._asked, bot, view, seed, self._budgets.get(bot)))
        number, word, action = await self._within(self.deadline, self._exchange(question))
        if word == RAISED:
            raise BotFailed("raised", bot)
        if word != CHOSE or number != self._asked:
            raise BotFailed("garbage", f"{number} {word} {action}")
        return action

    async def _greet(self) -> None:
        _, word, _ = await self._exchange(self._hello)
        if word != READY:
            raise BotFailed("garbage", str(word))
        self._ready = True

    async def _within(self, seconds: float, work: Coroutine[Any, Any, T]) -> T:
        try:
            return await asyncio.wait_for(work, seconds)
        except TimeoutError:
            raise BotFailed("late", f"{seconds} s") from None
        except OSError as problem:
            raise BotFailed("died", str(problem)) from problem

    async def _exchange(self, message: bytes) -> tuple[int, int, int]:
        loop, line = asyncio.get_running_loop(), self._line
        if line is None:
            raise BotFailed("died", "closed")
        await loop.sock_sendall(line, LENGTH.pack(len(message)) + message)
        data = b""
        while len(data) < ANSWER.size:
            part = await loop.sock_recv(line, ANSWER.size - len(data))
            if not part:
                raise BotFailed("died", "the process has ended")
            data += part
        number, word, action = ANSWER.unpack(data)
        return number, word, action

    async def restart(self) -> None:
        """Kill the process and start another, ahead of the next question. Raises `BotFailed`."""
        async with self._turn:
            self._kill()
            self.start()

    def _kill(self) -> None:
        line, self._line = self._line, None
        process, self._process = self._process, None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.wait()

    def close(self) -> None:
        """See `BotPort.close`. The process has nothing to lose, so it is killed."""
        self._closed = True
        if not self._turn.locked():
            self._kill()
        elif self._process is not None:
            # A loop must not be left with a closed socket: who asks finds its end, and closes it.
            self._process.kill()
            self._process.wait()


def process_bots(game_id: str, public: Any, budgets: Mapping[str, int] | None = None) -> BotGuard:
    """The bots of a match: quick ones in this process, the others in one that starts now.

    `budgets` are as in `LocalBots`. Raises `UnknownGame`. If the process can't be started now, the
    first question tries again.
    """
    spec = game(game_id)
    remote = ProcessBots(game_id, public, budgets=budgets)
    local = LocalBots(spec.bots(), public, budgets)
    guard = BotGuard(remote, local=local, quick=spec.quick_bots)
    if set(spec.bots()) - spec.quick_bots:
        try:
            remote.start()
        except BotFailed:
            return guard
    return guard
