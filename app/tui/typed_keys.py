"""The keys that were pressed and have not been carried out yet."""

from __future__ import annotations

from collections import deque

from textual.events import Key

REPEAT = 0.1
"""The longest time in seconds between two repeats of a held key."""
MOST = 256
"""Keys that are remembered. Those that a text field takes are never carried out."""


class TypedKeys:
    """The pressed keys, oldest first."""

    def __init__(self) -> None:
        self._waiting: deque[Key] = deque(maxlen=MOST)

    def arrived(self, key: Key) -> None:
        self._waiting.append(key)

    def overtaken(self, key: Key) -> bool:
        """Remove a key that is due now. Return whether it is the repeat of a held key, and the
        next repeat waits already: then the program is slower than the keyboard."""
        if key not in self._waiting:
            return False
        while self._waiting.popleft() is not key:
            """Keys that something else took are past."""
        after = self._waiting[0] if self._waiting else None
        return after is not None and after.key == key.key and after.time - key.time < REPEAT
