"""The pending decision of a match, as each viewer may know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.match.source import PendingDecision, phase_of


@dataclass(frozen=True, slots=True)
class PendingForAll:
    """What is common to all viewers of a pending decision. The fields are those of
    `PendingDecision`; `legal` returns the legal actions, and `secret` means that the game has
    secrets. Call it with a viewer and its glance."""

    number: int
    seat: int
    last: int
    legal: Callable[[], Sequence[int]]
    secret: bool
    undoable: Mapping[int, int]
    no_undo: Mapping[int, str]

    def __call__(self, viewer: int, glance: Any) -> PendingDecision:
        person = self.seat in self.undoable
        knows_actions = viewer == self.seat or (viewer < 0 and not self.secret)
        return PendingDecision(
            number=self.number,
            seat=self.seat,
            person=person,
            legal=tuple(self.legal()) if person and knows_actions else (),
            phase=phase_of(glance),
            question=getattr(glance, "ask", None),
            last=self.last,
            undoable=self.undoable,
            no_undo=self.no_undo,
        )
