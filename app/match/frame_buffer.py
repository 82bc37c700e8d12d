"""Keeps the latest frames of one viewer. A viewer who missed some gets them from here."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from app.match.bus import call_all, raise_all
from app.match.events import DecisionsUndone
from app.match.source import Frame, FrameListener, FrameSource

BUFFERED_FRAMES = 256
"""The number of frames kept for a viewer: those of some dozens of decisions."""


class SnapshotNeeded(Exception):
    """A frame after number `seen` is not kept any more. The viewer must start from a snapshot."""

    def __init__(self, seen: int) -> None:
        self.seen = seen
        super().__init__(f"no frames after {seen}")


class FrameBuffer:
    """Keeps the last `size` frames that are sent to a seat, or `SPECTATOR`, until it is closed.

    The buffer watches its source, so frames are kept even while no viewer is connected. It holds
    only what its viewer may see. Frame numbers belong to one source, so a match that is resumed
    from its journal needs new buffers.
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
        self._listeners.append(wait)  # frames of decisions that the listener makes are queued
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
        """Keep a frame and pass it on. After an undo, forget all older frames: viewers then start
        from a new snapshot, and must not receive undone decisions as new ones."""
        if isinstance(frame.event, DecisionsUndone) or frame.seq != self._last + 1:
            self._frames.clear()
        self._frames.append(frame)
        self._last = frame.seq
        raise_all(call_all(self._listeners, frame))
