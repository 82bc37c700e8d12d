"""What a replay's screen is handed; it stays while screens come and go."""

from __future__ import annotations

from dataclasses import dataclass

from app.match.playback import Playback, Projector
from app.tui.session import Session
from engines.kernel.events import SPECTATOR


@dataclass
class Reel(Session):
    """A replay on the screen. `choices` are the eyes that may be looked through."""

    match: Playback
    table: Projector
    choices: tuple[int, ...] = (SPECTATOR,)

    def next_eyes(self) -> None:
        """Look through the next eyes that are open, round and round."""
        at = self.choices.index(self.table.eyes)
        self.table.eyes = self.choices[(at + 1) % len(self.choices)]

    def seek(self, number: int) -> bool:
        """Hold, and go to a place; False if it is there already, or if there is nothing further."""
        self.table.hold()
        before = self.match.replay.at
        self.match.replay.seek(number)
        return self.match.replay.at != before
