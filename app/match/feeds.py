"""The feeds of a match: every event goes to each viewer that may see it, with its view after it.

A viewer is a seat or `SPECTATOR`. A viewer without watchers costs no view.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from app.match.bus import call_all, raise_all
from app.match.source import Frame, FrameListener, PendingDecision
from engines.kernel.events import SPECTATOR, Emit, Event, audience

NOTHING_PENDING: Mapping[int, PendingDecision] = {}


class Delivery(NamedTuple):
    """An event to deliver, with each watching viewer's glance right after it."""

    event: Event
    glances: Mapping[int, Any]
    pending: Mapping[int, PendingDecision] = NOTHING_PENDING


class Feeds:
    """Numbers, orders and delivers the events of one match.
    `glances` returns the cheap part of the current views of some viewers."""

    def __init__(self, seats: int, glances: Callable[[list[int]], Mapping[int, Any]]) -> None:
        self._glances = glances
        self._watchers: dict[int, list[FrameListener]] = {}
        self._seq = dict.fromkeys((SPECTATOR, *range(seats)), 0)
        """The number of each viewer's last frame."""
        self._outbox: deque[Delivery] = deque()
        self._publishing = False

    def seq(self, viewer: int) -> int:
        """Return the number of a viewer's last frame, 0 before the first."""
        return self._seq[viewer]

    def watch(self, viewer: int, listener: FrameListener) -> Callable[[], None]:
        self._watchers.setdefault(viewer, []).append(listener)

        def stop() -> None:
            listeners = self._watchers.get(viewer, [])
            if listener in listeners:
                listeners.remove(listener)
            if not listeners:
                self._watchers.pop(viewer, None)

        return stop

    @property
    def watchers(self) -> int:
        return sum(map(len, self._watchers.values()))

    def delivery(
        self, event: Event, pending: Callable[[int, Any], PendingDecision] | None = None
    ) -> Delivery:
        """Return an event with the current glances of watching viewers.
        `pending` makes the pending decision from a viewer and its glance."""
        glances = self._glances(audience(event, self._watchers))
        if pending is None:
            return Delivery(event, glances)
        return Delivery(
            event, glances, {one: pending(one, shown) for one, shown in glances.items()}
        )

    def collector(self, deliveries: list[Delivery]) -> Emit:
        """Return a callback for an engine's `emit` that collects events in order."""
        if not self._watchers:
            return lambda event: deliveries.append(Delivery(event, {}))
        return lambda event: deliveries.append(self.delivery(event))

    def publish(self, deliveries: Iterable[Delivery]) -> None:
        """Deliver events in order to all listeners.
        Errors of listeners are raised at the end. If a listener makes a decision, its events
        come after these."""
        self._outbox.extend(deliveries)
        if self._publishing:
            return
        failed: list[Exception] = []
        self._publishing = True
        try:
            while self._outbox:
                self._deliver(self._outbox.popleft(), failed)
        finally:
            self._publishing = False
        raise_all(failed)

    def _deliver(self, delivery: Delivery, failed: list[Exception]) -> None:
        event = delivery.event
        for viewer in audience(event, self._seq):
            self._seq[viewer] += 1
            if viewer not in delivery.glances:  # who watches since then started from a snapshot
                continue
            pending, glance = delivery.pending.get(viewer), delivery.glances[viewer]
            frame = Frame(self._seq[viewer], event, glance, pending)
            failed += call_all(self._watchers.get(viewer, ()), frame)
