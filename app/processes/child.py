"""One child process, seen from the program that started it.

`subprocess.Popen` and not `multiprocessing`: the latter can't start a process inside a running
Textual program (it passes on the number of `sys.stderr`, and the object that Textual puts there
has none), and a child that failed is replaced exactly there. `Popen` works if it is given all
three streams.
"""

from __future__ import annotations

import asyncio
import socket
import subprocess
from collections.abc import Sequence
from typing import Any

from app.processes.messages import PIECE, BadMessage, MessageReader, packed


class ChildFailed(Exception):
    """A child gave no answer. `why`: "died", "late", "garbage", or "raised" (it goes on).

    `begun` is False if it died before it can have begun with a question: while it started, or while
    it had nothing to do.
    """

    def __init__(self, why: str, detail: str = "", *, begun: bool = True) -> None:
        self.why, self.detail, self.begun = why, detail, begun
        super().__init__(f"{why}: {detail}")


class Child:
    """A process that runs `serve`. It answers one question at a time.

    Making one raises `OSError` if no process can be started; nothing is left open then.
    """

    def __init__(self, command: Sequence[str]) -> None:
        ours, theirs = socket.socketpair()
        try:
            self.process = subprocess.Popen(
                command,
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        ours.setblocking(False)
        self.line = ours
        self.hello: object = None
        """What the child was last told before its questions."""
        self._reader = MessageReader()
        self._asked = 0

    async def ask(self, kind: str, data: Any, seconds: float | None = None) -> Any:
        """Return the answer to a message: `kind` is "hello" or "question". Raise `ChildFailed`.

        After a failure or a cancellation an old answer may still arrive: end the child then.
        """
        try:
            async with asyncio.timeout(seconds):
                return await self._exchange({kind: data})
        except TimeoutError:
            raise ChildFailed("late", f"{seconds} s") from None
        except BadMessage as problem:
            raise ChildFailed("garbage", str(problem)) from problem
        except OSError as problem:
            raise ChildFailed("died", str(problem), begun=False) from problem

    async def _exchange(self, message: dict[str, Any]) -> Any:
        loop = asyncio.get_running_loop()
        self._asked += 1
        await loop.sock_sendall(self.line, packed({"id": self._asked, **message}))
        answers: list[dict[str, Any]] = []
        while not answers:
            piece = await loop.sock_recv(self.line, PIECE)
            if not piece:
                raise ChildFailed("died", "the process has ended", begun="question" in message)
            answers = self._reader.feed(piece)
        answer = answers[0]
        if answer.get("id") != self._asked:
            raise ChildFailed("garbage", f"no answer to question {self._asked}")
        if "raised" in answer:
            raise ChildFailed("raised", str(answer["raised"]))
        return answer.get("answer")

    def kill(self) -> None:
        """Kill the process, which has nothing to lose. A question that waits fails then."""
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        """Kill the process and close the socket. No question may be waiting."""
        self.line.close()
        self.kill()
