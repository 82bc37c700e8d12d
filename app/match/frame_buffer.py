"""The latest frames of one viewer, so that a viewer who missed some continues where it was."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from app.match.bus import call_all, raise_all
from app.match.events import DecisionsUndone
from app.match.source import Frame, FrameListener, FrameSource

BUFFERED_FRAMES = 256
"""Frames of a viewer that are kept: some dozens of decisions."""


class SnapshotNeeded(Exception):
    """The frames after number `seen` are not kept. The viewer must start from a snapshot."""

    def __init__(self, seen: int) -> None:
        self.seen = seen
        super().__init__(f"no frames after {seen}")


class FrameBuffer:
    """Keeps the last `size` frames that a seat, or `SPECTATOR`, is sent, until it is closed.

    It is itself a watcher of its source, so frames are also kept while no viewer is connected. They
    are the viewer's own frames: a buffer holds nothing that its viewer may not see. Numbers count
    the frames of one source, so a match that is resumed from its journal needs new buffers.
    """

    def __init__(self, source: FrameSource, viewer: int, size: int = BUFFERED_FRAMES) -> None:
        self._frames: deque[Frame] = deque(maxlen=size)
        self._listeners: list[FrameListener] = []
        self._last = source.snapshot(viewer).seq
        self.close = source.watch(viewer, self._receive)

    def watch_after(self, seen: int, listener: FrameListener) -> Callable[[], None]:
        """Send the frames after number `seen` to a listener now, then all further ones. Call the
        result to stop. Raise `SnapshotNeeded`, and send nothing, if one of them is not kept."""
        first = self._last - len(self._frames) + 1
        if not first - 1 <= seen <= self._last:
            raise SnapshotNeeded(seen)
        missed = deque(frame for frame in self._frames if frame.seq > seen)
        wait = missed.append
        self._listeners.append(wait)  # what the listener decides meanwhile comes behind
        try:
            while missed:
                listener(missed.popleft())
        finally:
            self._listeners.remove(wait)
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    def _receive(self, frame: Frame) -> None:
        """Keep a frame and send it on. Forget the frames of undone decisions: everyone starts from
        a new snapshot then, and nobody is sent them as new."""
        if isinstance(frame.event, DecisionsUndone) or frame.seq != self._last + 1:
            self._frames.clear()
        self._frames.append(frame)
        self._last = frame.seq
        raise_all(call_all(self._listeners, frame))
