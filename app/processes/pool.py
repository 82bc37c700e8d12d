"""A few child processes of one kind, which start when they are first needed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from app.processes.child import Child, ChildFailed


class Pool:
    """At most `size` children of one command. A question waits until one of them is free.

    Before its first question a child is told `hello`, and again if another `hello` (another
    object) comes with a question, so users with different ones can share a pool. It has `starting`
    seconds to answer that, or any time for None.
    """

    def __init__(
        self, command: Sequence[str], size: int = 1, starting: float | None = None
    ) -> None:
        self.children: list[Child] = []
        self._command, self._starting = command, starting
        self._idle: list[Child] = []
        self._room = asyncio.Semaphore(size)
        self._closed = False

    async def ask(self, hello: object, question: Any, seconds: float | None = None) -> Any:
        """Return the answer to a question, for which a child has so many seconds.

        Raise `ChildFailed`, and `OSError` if no process can be started. The child of a question
        that failed or was cancelled is killed.
        """
        async with self._room:
            child = self._free_child()
            try:
                if child.hello is not hello:
                    await child.ask("hello", hello, self._starting)
                    child.hello = hello
                answer = await child.ask("question", question, seconds)
            except BaseException:
                self.children.remove(child)
                child.end()
                raise
            self._idle.append(child)
            return answer

    def _free_child(self) -> Child:
        if self._closed:
            raise ChildFailed("died", "closed")
        if self._idle:
            return self._idle.pop()
        child = Child(self._command)
        self.children.append(child)
        return child

    def end_idle(self) -> None:
        """End the children that answer no question now; new ones start when they are needed."""
        while self._idle:
            child = self._idle.pop()
            self.children.remove(child)
            child.end()

    def close(self) -> None:
        """End all children for good. May be called twice."""
        self._closed = True
        self.end_idle()
        for child in self.children:
            # The event loop still watches the sockets of these: `ask` closes them.
            child.kill()
