"""Acknowledgements of a journal that writes in a thread, and how an event loop waits for them.

A thread acknowledges many writes at a moment. Each loop is woken once for all of them, because to
wake a loop is a call of the system, and the loop takes the interpreter's lock at each.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol
from weakref import WeakKeyDictionary, ref

if TYPE_CHECKING:
    import asyncio


class Ack(Protocol):
    """The acknowledgement of a journal that writes in a thread: done when something is written."""

    def done(self) -> bool:
        """Whether it is written, or can't be."""

    def exception(self) -> BaseException | None:
        """Wait until it is done. Return what went wrong: `JournalFailed` if it can't be written."""

    def add_done_callback(self, call: Callable[[Any], object], /) -> None:
        """Call a function, in any thread, when it is done; at once if it is."""


class Wakes:
    """Wakes the tasks of one event loop whose acknowledgements are there."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = ref(loop)  # else a loop would never be forgotten
        self._waiting: list[tuple[Ack, asyncio.Future[None]]] = []
        self._called = False

    async def done(self, ack: Ack, woken: asyncio.Future[None]) -> None:
        """Return when a thread has written something, by a new future of the loop. Cancelling this
        cancels nothing there."""
        self._waiting.append((ack, woken))
        ack.add_done_callback(lambda _ack: None if woken.done() else self._call())
        await woken

    def _call(self) -> None:
        """Wake the loop, unless it is about to look anyway. Any thread may call this."""
        loop = self._loop()
        if not self._called and loop is not None:
            self._called = True
            with suppress(RuntimeError):  # the loop may be closed by then: nothing waits
                loop.call_soon_threadsafe(self._look)

    def _look(self) -> None:
        self._called = False  # before looking: what is acknowledged from now on calls again
        waiting, self._waiting = self._waiting, []
        for ack, woken in waiting:
            if not ack.done():
                self._waiting.append((ack, woken))
            elif not woken.done():
                woken.set_result(None)


_WAKES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Wakes]] = WeakKeyDictionary()


async def done(ack: Ack) -> None:
    """Return when an acknowledgement is there. Cancelling this cancels nothing."""
    import asyncio  # a match in the process of the bots has no use for it

    loop = asyncio.get_running_loop()
    wakes = _WAKES.get(loop)
    if wakes is None:
        wakes = _WAKES[loop] = Wakes(loop)
    await wakes.done(ack, loop.create_future())
