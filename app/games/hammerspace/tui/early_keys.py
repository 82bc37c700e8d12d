"""Keys that turn cards, pressed while the card turned before is still shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final

from app.games.hammerspace.tui.commands import SLOT_KEYS
from app.games.hammerspace.tui.turn_controller import HammerspaceTurns
from engines.hammerspace.state import FLIPPING

FLIP: Final = "ham.flip"
MOST_WAITING: Final = 6
"""The most early key presses that wait; more are dropped."""


class EarlyKeys:
    """Early presses of the keys that choose a card and turn it. It holds no widget."""

    def __init__(self, turns: HammerspaceTurns) -> None:
        self._turns = turns
        self._turning: tuple[int, int, int] | None = None
        """The turn in which a card was turned, whose it is, and that seat's life."""
        self.waiting: deque[str] = deque(maxlen=MOST_WAITING)

    def turned(self) -> None:
        """Note that a card is being turned over now."""
        self._turning = self._now() if self._turns.phase == FLIPPING else None

    def early(self, command: str) -> bool:
        """Queue a key if the seat is turning cards (HAM-6). Return whether it was queued."""
        turns = self._turns
        if turns.legal or self._turning is None or self._turning != self._now():
            return False
        if command != FLIP and command not in SLOT_KEYS:
            return False
        self.waiting.append(command)
        return True

    def due(self) -> Iterator[str]:
        """Yield the queued commands up to the next card to turn. They are dropped if it is another
        turn or phase by now, or if the card turned before took life."""
        if self._turns.phase != FLIPPING or self._turning != self._now():
            self.waiting.clear()
        while self.waiting:
            command = self.waiting.popleft()
            yield command
            if command == FLIP:
                return

    def _now(self) -> tuple[int, int, int]:
        scene = self._turns.scene
        return scene.view.turn, scene.me, scene.mine.life
