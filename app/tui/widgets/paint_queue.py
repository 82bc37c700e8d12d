"""The paints that a screen's widgets wait for: done together, and not more often than needed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from textual.screen import Screen

FRAME: Final = 1 / 30
"""Shortest time in seconds between two paints. A turn of several bots brings dozens of events
within it, and each paint of a whole table costs more than the events."""


class PaintQueue:
    """Collects the paints of changed widgets, each once. It does them as soon as the present
    messages are handled, or a frame after the last ones."""

    def __init__(self, screen: Screen[Any]) -> None:
        self._screen = screen
        self._waiting: dict[Callable[[], object], None] = {}
        self._painted_at = -FRAME

    def add(self, paint: Callable[[], object]) -> None:
        if not self._waiting:
            loop = asyncio.get_running_loop()
            wait = self._painted_at + FRAME - loop.time()
            # Textual's own timer forgets its call if its time has passed before it starts.
            loop.call_later(max(0.0, wait), self._screen.call_next, self._paint_all)
        self._waiting[paint] = None

    def _paint_all(self) -> None:
        waiting, self._waiting = self._waiting, {}
        if not self._screen.is_running:  # it is being removed, and has lost its widgets already
            return
        self._painted_at = asyncio.get_running_loop().time()
        for paint in waiting:
            paint()
