"""The bus: typed events, in order, to any number of listeners.

A match publishes on one bus a seat; a screen's player of events publishes again, paced, on the
screen's own. A listener hears a class and all its subclasses.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from engines.kernel.events import Event

E = TypeVar("E", bound=Event)
Listener = Callable[[Any], object]
OnError = Callable[[Exception, Event], None]


class Bus:
    """Delivers each event to all its listeners before the next one, also if one fails.

    What a listener raises goes to `on_error` once everybody has heard the event; without one it
    is raised again (several as an `ExceptionGroup`), so that no test can miss it. An event that
    is published while another is being delivered waits for its turn.
    """

    def __init__(self, on_error: OnError | None = None) -> None:
        self._listeners: dict[type[Event], list[Listener]] = {}
        self._waiting: deque[Event] = deque()
        self._busy = False
        self._on_error = on_error

    def subscribe(self, kind: type[E], listener: Callable[[E], object]) -> Callable[[], None]:
        """Hear all events of a class and its subclasses. Call the result to stop hearing."""
        listeners = self._listeners.setdefault(kind, [])
        listeners.append(listener)

        def unsubscribe() -> None:
            if listener in listeners:
                listeners.remove(listener)

        return unsubscribe

    def publish(self, event: Event) -> None:
        """Deliver an event. Base classes' listeners hear it after those of the class itself."""
        self._waiting.append(event)
        if self._busy:
            return
        failed: list[Exception] = []
        self._busy = True
        try:
            while self._waiting:
                self._deliver(self._waiting.popleft(), failed)
        finally:
            self._busy = False
        if len(failed) == 1:
            raise failed[0]
        if failed:
            raise ExceptionGroup("several listeners failed", failed)

    def _deliver(self, event: Event, failed: list[Exception]) -> None:
        for kind in type(event).__mro__:
            for listener in tuple(self._listeners.get(kind, ())):
                try:
                    listener(event)
                except Exception as problem:  # a broken listener must not silence the others
                    if self._on_error is None:
                        failed.append(problem)
                    else:
                        self._on_error(problem, event)

    @property
    def listeners(self) -> int:
        """How many listeners are subscribed."""
        return sum(len(listeners) for listeners in self._listeners.values())
