"""The state of a replay, which outlives its screens."""

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
    """A replay on the screen. `choices` are the open perspectives.

    `after` asks for the analysis once the end is shown; `known` caches its data.
    """

    source: ReplayMatch
    choices: tuple[int, ...] = (SPECTATOR,)
    after: bool = False
    known: EndData | None = None

    def next_viewer(self) -> None:
        """Select the next open perspective; the last leads to the first."""
        at = self.choices.index(self.source.viewer)
        self.source.viewer = self.choices[(at + 1) % len(self.choices)]

    def seek(self, number: int) -> bool:
        """Pause, and go to a position. Return False if the replay is there already or the
        position does not exist."""
        self.source.hold()
        before = self.source.replay.position
        self.source.replay.seek(number)
        return self.source.replay.position != before
