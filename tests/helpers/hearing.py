"""The events of a match as one viewer gets them, for tests that need no views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.match.events import Decided
from app.match.source import Frame, FrameSource
from engines.kernel.events import Event


def hear(
    match: FrameSource, viewer: int, kind: type[Event], listener: Callable[[Any], object]
) -> Callable[[], None]:
    """Send a viewer's events of a kind to a listener, without `Decided`, which no log tells.
    Call the result to stop."""

    def take(frame: Frame) -> None:
        if isinstance(frame.event, kind) and not isinstance(frame.event, Decided):
            listener(frame.event)

    return match.watch(viewer, take)
