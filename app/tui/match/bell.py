"""The bell of a match: it rings when a turn comes to a person, who may look elsewhere meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match.clock import CLOCK

if TYPE_CHECKING:
    from app.match.replay_match import ShownMatch
    from app.tui.app_protocol import AppProtocol


class Bell:
    """Rings once for a decision, and only where the one before it was another seat's: who decides
    several times in a row is there."""

    def __init__(self, match: ShownMatch) -> None:
        self._match = match
        self._rung_at = match.decisions

    def decides(self, seat: int, app: AppProtocol) -> None:
        """A person's seat is to decide now."""
        match = self._match
        made = (entry.seat for entry in reversed(match.written) if entry.seat != CLOCK)
        if match.decisions != self._rung_at and next(made, seat) != seat:
            self._rung_at = match.decisions
            app.ring()
