"""Writes a match to its journal, and sends events when what they tell is written.

A journal that writes at once is done when it returns. One that writes in a thread returns an
acknowledgement, and the events wait for that, in order. Nothing else waits.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from app.match import acks
from app.match.acks import Ack
from app.match.events import NotSaved
from app.match.feeds import Delivery, Feeds
from app.match.journal import JournalFailed, MustReopen
from engines.kernel.events import EVERYONE

Write = Callable[[], "Ack | None"]


class Outbox:
    """Writes the decisions of a match, and then sends their events, in order.
    `unsaved` is the reason why saving has stopped, or None. If it is `MustReopen`, no event is sent
    any more."""

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
        """Whether everything is written, as far as the journal has answered."""
        acks = [ack for ack, _ in self._unsafe if ack is not None and ack.done()]
        return self.unsaved is None and all(ack.exception() is None for ack in acks)

    def write(self, write: Write, deliveries: list[Delivery]) -> None:
        """Write something, and keep the events that wait for it until `send`. After a failure
        nothing is written."""
        ack: Ack | None = None
        if self.safe:
            try:
                ack = write()
            except JournalFailed as problem:
                deliveries = [*self._lost(problem), *deliveries]
        self._unsafe.append((ack, deliveries))

    def write_and_send(self, deliveries: list[Delivery], write: Write = lambda: None) -> None:
        """Send events behind those that wait already, and after what is written here."""
        self.write(write, deliveries)
        self.send()

    def send(self) -> None:
        """Send all events whose decisions are written by now.
        Raise the errors of listeners, and any error of a journal but `JournalFailed`."""
        safe: list[Delivery] = []
        try:
            while self._unsafe and self._acknowledged:
                ack, deliveries = self._unsafe.popleft()
                news = self._problem(ack)
                if self._silent:
                    break
                safe += [*news, *deliveries]
        finally:
            if self._silent:
                self._unsafe.clear()
            self._feeds.publish(safe)

    @property
    def _silent(self) -> bool:
        """Whether nobody is shown any more of the match."""
        return isinstance(self.unsaved, MustReopen)

    @property
    def _acknowledged(self) -> bool:
        """Whether the journal has written the first entry that waits."""
        ack = self._unsafe[0][0]
        return ack is None or ack.done()

    def _problem(self, ack: Ack | None) -> list[Delivery]:
        """Return the event of a failed write. Raise any error but `JournalFailed`: it is a bug."""
        problem = ack.exception() if ack is not None else None
        if isinstance(problem, JournalFailed):
            return self._lost(problem)
        if problem is not None:
            raise problem
        return []

    def _lost(self, problem: JournalFailed) -> list[Delivery]:
        """Return the event of the first failure, nothing for a later one."""
        if self.unsaved is not None:
            return []
        self.stop(problem)
        return [self._feeds.delivery(NotSaved(EVERYONE, problem.kind))]

    async def sent(self) -> None:
        """Send everything as soon as it is written; return when nothing waits any more."""
        while self._unsafe:
            ack = self._unsafe[0][0]
            if ack is not None and not ack.done():
                await acks.done(ack)
            self.send()

    def wait(self) -> None:
        """Do the same as `sent`, but block the thread."""
        while self._unsafe:
            ack = self._unsafe[0][0]
            if ack is not None:
                ack.exception()  # returns when there is an acknowledgement
            self.send()
