"""The bell of a match: it rings when a turn comes to a person, who may look elsewhere meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.match.source import PendingDecision
    from app.tui.app_protocol import AppProtocol


class Bell:
    """Rings once for a decision, and only where the one before it was another seat's: who decides
    several times in a row is there."""

    def __init__(self, decisions: int) -> None:
        self._rung_at = decisions

    def decides(self, seat: int, pending: PendingDecision, app: AppProtocol) -> None:
        """A person's seat is to decide now."""
        if pending.number != self._rung_at and pending.last not in (-1, seat):
            self._rung_at = pending.number
            app.ring()
