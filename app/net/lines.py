"""A line between a table and a client: text in both directions, in order, until it is closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Deliver = Callable[[Callable[[], None]], object]
"""Calls a function at once or later, in order."""


class Line(Protocol):
    """One end of a line. `send` and `close` do nothing once it is closed."""

    def send(self, text: str) -> None:
        """Send a text to the other end."""

    def close(self) -> None:
        """Close both ends."""


def at_once(deliver: Callable[[], None]) -> None:
    """Deliver at once."""
    deliver()


class MemoryLine:
    """One end of a line in memory. `on_text` and `on_close` hear the other end."""

    def __init__(self, deliver: Deliver) -> None:
        self.on_text: Callable[[str], object] = lambda _text: None
        self.on_close: Callable[[], object] = lambda: None
        self.deliver = deliver
        self.open = True
        self.other: MemoryLine = self

    def send(self, text: str) -> None:
        if self.open:
            self.deliver(lambda: self.other.receive(text))

    def receive(self, text: str) -> None:
        if self.open:
            self.on_text(text)

    def close(self) -> None:
        for end in (self, self.other):
            if end.open:
                end.open = False
                end.on_close()


def memory_line(deliver: Deliver = at_once) -> tuple[MemoryLine, MemoryLine]:
    """Return both ends of a new line in memory."""
    near, far = MemoryLine(deliver), MemoryLine(deliver)
    near.other, far.other = far, near
    return near, far
