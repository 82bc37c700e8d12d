"""The player of frames. It shows a viewer's frames in order, with waits that can be skipped.

Skipping only removes the waits; every frame is still shown. So the last state always arrives, and
the front end needs no other method to catch up.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from app.match.source import Frame
from engines.kernel.events import Event

Pace = Callable[[Event], float]
"""Returns the seconds that an event is shown before the next one, at normal speed."""


class EventPlayer:
    """A queue of frames, which are passed to `show` one after the other.

    `speed` multiplies the waits: 0 shows everything at once, 1 is normal, 2 twice as slow. After an
    event for which `holds` returns True, the player waits for `skip()` instead; each skip releases
    one event. Run `run()` as one task; `feed()` may be called at any time on the same loop.
    """

    def __init__(self, show: Callable[[Frame], object], pace: Pace) -> None:
        self._show = show
        self.speed = 1.0
        self.holds: Callable[[Event], bool] = lambda _event: False
        self.holding = False
        self._pace = pace
        self._queue: deque[Frame] = deque()
        self._fed = asyncio.Event()
        self._skip = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()

    def feed(self, frame: Frame) -> None:
        self._queue.append(frame)
        self._idle.clear()
        self._fed.set()

    def skip(self) -> None:
        """Show the queued frames without waits. Later frames have their waits again."""
        if not self.idle:
            self._skip.set()

    @property
    def idle(self) -> bool:
        return self._idle.is_set()

    async def wait_until_idle(self) -> None:
        await self._idle.wait()

    async def run(self) -> None:
        """Show frames until cancelled. Cancelling releases the callers of `wait_until_idle`."""
        try:
            while True:
                await self._fed.wait()
                while self._queue:
                    frame = self._queue.popleft()
                    event = frame.event
                    self._show(frame)
                    if self.holds(event):
                        await self._hold()
                    else:
                        await self._wait(self._pace(event) * self.speed)
                self._fed.clear()
                self._skip.clear()
                self._idle.set()
        finally:
            self._idle.set()

    async def _hold(self) -> None:
        """Wait for one skip, which releases only this event."""
        self._skip.clear()
        self.holding = True
        try:
            await self._skip.wait()
        finally:
            self.holding = False
            self._skip.clear()

    async def _wait(self, seconds: float) -> None:
        if seconds <= 0 or self._skip.is_set():
            return
        try:
            await asyncio.wait_for(self._skip.wait(), seconds)
        except TimeoutError:
            return
