"""The bell of a match: it rings when a person's turn begins, since they may look elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.match.source import PendingDecision
    from app.tui.app_protocol import AppProtocol


class Bell:
    """Ring once per decision, and only if another seat made the decision before it."""

    def __init__(self, decisions: int) -> None:
        self._rung_at = decisions

    def decides(self, seat: int, pending: PendingDecision, app: AppProtocol) -> None:
        """Ring for a person's decision, unless the same seat made the decision before it."""
        if pending.number != self._rung_at and pending.last not in (-1, seat):
            self._rung_at = pending.number
            app.ring()
