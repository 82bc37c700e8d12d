"""The way of a match to its journal, and of its events to the feeds: each waits until it is safe.

A journal that writes at once is done when it returns. One that writes in a thread gives an
acknowledgement instead, and the events wait for that, in their order. Nothing else waits: the
match goes on, and so does the loop of whoever shows it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress

from app.match.events import NotSaved
from app.match.feeds import Delivery, Feeds
from app.match.journal import Ack, JournalFailed
from engines.kernel.events import EVERYONE

Write = Callable[[], "Ack | None"]


class Outbox:
    """Has the decisions of a match written, and publishes their events, in order, once they are
    safe. `unsaved` is why nothing is written any more, or None."""

    def __init__(self, feeds: Feeds) -> None:
        self._feeds = feeds
        self._unsafe: deque[tuple[Ack | None, list[Delivery]]] = deque()
        self.unsaved: JournalFailed | None = None

    def stop(self, problem: JournalFailed) -> None:
        """Write nothing from now on. The first reason stays."""
        self.unsaved = self.unsaved or problem

    @property
    def waiting(self) -> bool:
        """Whether events wait for the journal."""
        return bool(self._unsafe)

    @property
    def safe(self) -> bool:
        """Whether all that was decided is written, as far as the journal has told."""
        acks = [ack for ack, _ in self._unsafe if ack is not None and ack.done()]
        return self.unsaved is None and all(ack.exception() is None for ack in acks)

    def write(self, write: Write, deliveries: list[Delivery]) -> None:
        """Have something written, and keep the events that wait for it until `send`. Nothing is
        written after a failure."""
        ack: Ack | None = None
        if self.safe:
            try:
                ack = write()
            except JournalFailed as problem:
                deliveries = [*self._lost(problem), *deliveries]
        self._unsafe.append((ack, deliveries))

    def tell(self, deliveries: list[Delivery], write: Write = lambda: None) -> None:
        """Publish events behind all that wait already; if something is to be written, after it."""
        self.write(write, deliveries)
        self.send()

    def send(self) -> None:
        """Publish all that is safe by now. Raises what listeners raise, and what a journal raises
        that is no `JournalFailed`."""
        safe: list[Delivery] = []
        try:
            while self._unsafe and self._acknowledged:
                ack, deliveries = self._unsafe.popleft()
                safe += [*self._problem(ack), *deliveries]
        finally:
            self._feeds.publish(safe)

    @property
    def _acknowledged(self) -> bool:
        """Whether the journal is done with the first that waits."""
        ack = self._unsafe[0][0]
        return ack is None or ack.done()

    def _problem(self, ack: Ack | None) -> list[Delivery]:
        """What is told of a write that failed. Raises what is no `JournalFailed`: a bug."""
        problem = ack.exception() if ack is not None else None
        if isinstance(problem, JournalFailed):
            return self._lost(problem)
        if problem is not None:
            raise problem
        return []

    def _lost(self, problem: JournalFailed) -> list[Delivery]:
        """The first failure is told, once."""
        if self.unsaved is not None:
            return []
        self.stop(problem)
        return [self._feeds.delivery(NotSaved(EVERYONE, problem.kind))]

    async def sent(self) -> None:
        """Return when nothing waits any more, and publish meanwhile what becomes safe."""
        while self._unsafe:
            ack = self._unsafe[0][0]
            if ack is not None and not ack.done():
                await _done(ack)
            self.send()

    def wait(self) -> None:
        """The same while everything stands still."""
        while self._unsafe:
            ack = self._unsafe[0][0]
            if ack is not None:
                ack.exception()  # returns when there is an acknowledgement
            self.send()


async def _done(ack: Ack) -> None:
    """Return when a thread is done with something. To cancel this cancels nothing there."""
    import asyncio  # a match in the process of the bots has no use for it

    loop, done = asyncio.get_running_loop(), asyncio.Event()

    def tell(_ack: Ack) -> None:
        with suppress(RuntimeError):  # the loop may be closed by then: nobody waits
            loop.call_soon_threadsafe(done.set)

    ack.add_done_callback(tell)
    await done.wait()
