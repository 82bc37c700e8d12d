"""The present decision of the person at a card table's screen. No widgets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from app.tui.match.view_model import MatchViewModel


class TurnController(ABC):
    """The present decision, as the keys and the panels of the screen see it."""

    def __init__(self, scene: MatchViewModel[Any]) -> None:
        self.scene = scene
        self.entered = -1
        """The number of the last decision that the screen made by itself."""

    @property
    def legal(self) -> tuple[int, ...]:
        """Return the open actions of the person at the screen; none if it is not their turn."""
        return self.scene.pending.legal if self.scene.my_turn else ()

    @property
    def moment(self) -> int:
        """Return the number of the decision in the match."""
        return self.scene.pending.number

    @property
    @abstractmethod
    def forced(self) -> int | None:
        """Return the only possible action if it needs no confirmation, for the screen to take
        it. Return None if there is a choice."""

    @property
    @abstractmethod
    def asks(self) -> bool:
        """Whether a dialog asks for the decision."""

    def why_closed(self) -> bool | str:
        """Return the id of the message that says why no action is open. Return False while
        events are shown: a key then only ends them, and needs no explanation."""
        scene = self.scene
        if not scene.people or not scene.up_to_date:
            return False
        return f"{scene.PREFIX}-not-over" if scene.pending.over else f"{scene.PREFIX}-not-your-turn"
