"""The widgets of a screen that have changed: painted together, and not more often than needed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from textual.screen import Screen

FRAME: Final = 1 / 30
"""Shortest time in seconds between two paints. A turn of several bots brings dozens of events
within it, and each paint of a whole table costs more than the events."""


class QueuedWidget(Protocol):
    """A widget as the queue needs it."""

    @property
    def is_attached(self) -> bool:
        """Whether the widget is on the screen."""

    def waits(self) -> bool:
        """Whether the widget must not change for now."""

    def renew(self) -> None:
        """Paint again, and send the cells that changed."""


class PaintQueue:
    """Collects changed widgets. It paints them as soon as the present messages are handled, or a
    frame after the last paint."""

    def __init__(self, screen: Screen[Any]) -> None:
        self._screen = screen
        self._waiting: dict[QueuedWidget, None] = {}
        self._painted_at = -FRAME

    def add(self, widget: QueuedWidget) -> None:
        if not self._waiting:
            wait = self._painted_at + FRAME - asyncio.get_running_loop().time()
            if wait > 0:
                self._screen.set_timer(wait, self._paint)
            else:
                self._screen.call_next(self._paint)
        self._waiting[widget] = None

    @property
    def empty(self) -> bool:
        return not self._waiting

    def _paint(self) -> None:
        waiting, self._waiting = self._waiting, {}
        self._painted_at = asyncio.get_running_loop().time()
        for widget in waiting:
            if widget.is_attached and not widget.waits():
                widget.renew()
