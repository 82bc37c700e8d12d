"""What a client knows of a match as one viewer, from its snapshot and its messages."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from app.match import wire
from app.match.bus import call_all, raise_all
from app.match.events import Decided
from app.match.match import MAX_PAST_EVENTS
from app.match.source import Frame, FrameListener, PendingDecision, Snapshot
from app.net.deltas import DeltaReader
from app.net.messages import Ev, Welcome
from app.net.payloads import Payloads, read_pending
from app.net.protocol import BadMessage
from engines.kernel.events import EVERYONE, SPECTATOR, Event

_SNAPSHOT = ("glance", "view", "past", "now")


class ViewerState:
    """The state of one viewer. `seq` is the number of its last message. Frames get own numbers.

    `mine` are the seats of this client: a pending decision of another person is none that somebody
    at this screen makes.
    """

    def __init__(self, viewer: int, payloads: Payloads, data: Any, mine: Iterable[int]) -> None:
        self.viewer, self._payloads, self._mine = viewer, payloads, frozenset(mine)
        self.seq = 0
        self.listeners: list[FrameListener] = []
        self._frames = 0
        self.restart(data)

    def restart(self, data: Any) -> None:
        """Begin again with a snapshot's data. Raise `BadMessage`."""
        if type(data) is not dict or tuple(data) != _SNAPSHOT:
            raise BadMessage("fields", "snapshot")
        past = data["past"]
        if type(past) is not list or len(past) > MAX_PAST_EVENTS:
            raise BadMessage("type", "snapshot.past")
        self._glance_head, fields = _pair(data["glance"])
        self._glance = DeltaReader(fields)
        self._view: DeltaReader | None = None
        if data["view"] is not None:
            self._view_head, fields = _pair(data["view"])
            self._view = DeltaReader(fields)
        self._past = deque(
            (self._payloads.read_event(event, self.viewer) for event in past),
            maxlen=MAX_PAST_EVENTS,
        )
        self.glance = self._read_glance()
        self.pending = self._read_pending(data["now"])

    def _read_pending(self, data: Any) -> PendingDecision:
        pending = read_pending(data, self.glance)
        return replace(pending, person=pending.person and pending.seat in self._mine)

    def _read_glance(self) -> Any:
        return self._payloads.read_view(self._glance_head, self._glance.fields, self.viewer)

    def view(self) -> Any:
        """Return the view. Raise `BadMessage` if the table has sent a wrong one."""
        if self._view is None:
            return self.glance
        return self._payloads.read_view(self._view_head, self._view.fields, self.viewer)

    def snapshot(self) -> Snapshot:
        return Snapshot(self._frames, self.view(), self.glance, list(self._past), self.pending)

    def watch(self, listener: FrameListener) -> Callable[[], None]:
        self.listeners.append(listener)

        def stop() -> None:
            if listener in self.listeners:
                self.listeners.remove(listener)

        return stop

    def take(self, message: Ev) -> list[Frame]:
        """Take the next message over and return its frames. Raise `BadMessage`."""
        self.seq = message.seq
        if message.fresh is not None:
            self.restart(message.fresh)
        if type(message.frames) is not list:
            raise BadMessage("type", "frames")
        read = [self._read(each) for each in message.frames]
        if self._view is not None:
            self._view.change(message.view)
        if message.now is not None:
            self.pending = self._read_pending(message.now)
            if not read:  # nothing happened, but another player decides: screens look again
                again = Decided(EVERYONE, self.pending.last, self.pending.number)
                read.append((again, self.glance))
        frames = []
        for number, (event, glance) in enumerate(read, 1):
            self._frames += 1
            last = number == len(read) and message.now is not None
            frames.append(Frame(self._frames, event, glance, self.pending if last else None))
        return frames

    def _read(self, data: Any) -> tuple[Event, Any]:
        """Return an event and the glance after it."""
        if type(data) is not list or len(data) != 2:
            raise BadMessage("type", "frame")
        event = self._payloads.read_event(data[0], self.viewer)
        if self._glance.change(data[1]):
            self.glance = self._read_glance()
        if not event.passing and not isinstance(event, wire.EVENTS):
            self._past.append(event)
        return event, self.glance

    def publish(self, frames: list[Frame]) -> None:
        """Pass frames to the listeners. Their errors are raised at the end."""
        failed: list[Exception] = []
        for frame in frames:
            failed += call_all(tuple(self.listeners), frame)
        raise_all(failed)


def _pair(data: Any) -> tuple[Any, Any]:
    if type(data) is not list or len(data) != 2:
        raise BadMessage("type", "view")
    return data[0], data[1]


def viewers_of(
    welcome: Welcome, payloads: Payloads, listeners: dict[int, list[FrameListener]]
) -> dict[int, ViewerState]:
    """Return the states of a client's viewers, with their listeners. Raise `BadMessage`."""
    found: dict[int, ViewerState] = {}
    for data in welcome.snapshots if type(welcome.snapshots) is list else ():
        if type(data) is not dict:
            raise BadMessage("type", "snapshot")
        viewer, seq = data.pop("viewer", None), data.pop("seq", None)
        if type(viewer) is not int or type(seq) is not int:
            raise BadMessage("type", "snapshot")
        state = found[viewer] = ViewerState(viewer, payloads, data, welcome.mine)
        state.seq, state.listeners = seq, listeners.setdefault(viewer, [])
    if not found or not (welcome.secret or SPECTATOR in found):
        raise BadMessage("fields", "snapshots")
    return found
