"""What a replay's screen is handed; it stays while screens come and go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.match.replay_match import ReplayMatch
from app.session.session import Session
from engines.kernel.events import SPECTATOR

if TYPE_CHECKING:
    from app.tui.end.aftermath import EndData


@dataclass
class ReplaySession(Session):
    """A replay on the screen. `choices` are the eyes that may be looked through.

    `after` says that somebody wants to know how the match went, once its end is shown; `known` is
    what was worked out about that.
    """

    source: ReplayMatch
    choices: tuple[int, ...] = (SPECTATOR,)
    after: bool = False
    known: EndData | None = None

    def next_eyes(self) -> None:
        """Look through the next eyes that are open, round and round."""
        at = self.choices.index(self.source.eyes)
        self.source.eyes = self.choices[(at + 1) % len(self.choices)]

    def seek(self, number: int) -> bool:
        """Hold, and go to a place; False if it is there already, or if there is nothing further."""
        self.source.hold()
        before = self.source.replay.at
        self.source.replay.seek(number)
        return self.source.replay.at != before
