"""The bus of a screen: its typed events, paced, in order, to any number of listeners.

A listener hears a class and all its subclasses.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from engines.kernel.events import Event

E = TypeVar("E", bound=Event)
T = TypeVar("T")
Listener = Callable[[Any], object]


class _Subscription:
    """One listener; subscribing the same function twice makes two."""

    __slots__ = ("listener", "live")

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.live = True


class Bus:
    """Delivers each event to all its listeners before the next one, even if one fails.

    A listener's error is raised after all published events are delivered (several as an
    `ExceptionGroup`). An event published during a delivery waits for its turn.
    """

    def __init__(self) -> None:
        self._listeners: dict[type[Event], list[_Subscription]] = {}
        self._waiting: deque[Event] = deque()
        self._busy = False

    def subscribe(self, kind: type[E], listener: Callable[[E], object]) -> Callable[[], None]:
        """Hear all events of a class and its subclasses. Call the result to stop hearing.

        Unsubscribing takes effect at once, even for the event in delivery. A listener that
        subscribes during a delivery hears that event if the listeners of its class were not served
        yet.
        """
        listeners = self._listeners.setdefault(kind, [])
        subscription = _Subscription(listener)
        listeners.append(subscription)

        def unsubscribe() -> None:
            if subscription.live:
                subscription.live = False
                listeners.remove(subscription)

        return unsubscribe

    def publish(self, event: Event) -> None:
        """Deliver an event. Listeners to base classes hear it after those to the class itself."""
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
        raise_all(failed)

    def _deliver(self, event: Event, failed: list[Exception]) -> None:
        for kind in type(event).__mro__:
            for subscription in tuple(self._listeners.get(kind, ())):
                if not subscription.live:
                    continue
                try:
                    subscription.listener(event)
                except Exception as problem:  # a broken listener must not silence the others
                    failed.append(problem)

    @property
    def listeners(self) -> int:
        return sum(len(listeners) for listeners in self._listeners.values())


def call_all(listeners: Iterable[Callable[[T], object]], value: T) -> list[Exception]:
    """Call each listener with a value, even if one fails. Return their errors."""
    failed: list[Exception] = []
    for listener in tuple(listeners):
        try:
            listener(value)
        except Exception as problem:  # a broken listener must not silence the others
            failed.append(problem)
    return failed


def raise_all(failed: list[Exception]) -> None:
    """Raise the collected errors: nothing, the one error, or an `ExceptionGroup`."""
    if len(failed) == 1:
        raise failed[0]
    if failed:
        raise ExceptionGroup("several listeners failed", failed)
