"""The decision that a match waits for, as one viewer may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.match.source import PendingDecision

if TYPE_CHECKING:
    from app.match.match import Match


def pending_decision(match: Match, viewer: int, shown: Any, last: int) -> PendingDecision:
    """Return the pending decision for a viewer whose view is `shown`.
    `last` is the seat that decided before. Only the deciding seat gets the legal actions;
    spectators get them too if the game has no secrets."""
    seat = match.actor
    person = seat >= 0 and match.seats[seat].human
    knows = viewer == seat or (viewer < 0 and not match.secret)
    return PendingDecision(
        number=match.decisions,
        seat=seat,
        person=person,
        legal=tuple(match.legal()) if person and knows else (),
        phase=getattr(shown, "phase", 0),
        question=getattr(shown, "ask", None),
        last=last,
        undoable={at: match.undoable(at) for at, who in enumerate(match.seats) if who.human},
    )
