"""What the person in front of a table's screen may do now. No widgets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from app.tui.match.view_model import MatchViewModel


class TurnController(ABC):
    """The present decision, as the keys and the panels of the screen see it."""

    def __init__(self, scene: MatchViewModel[Any]) -> None:
        self.scene = scene
        self._legal: tuple[int, ...] = ()
        self._legal_at = (-1, -1)

    @property
    def legal(self) -> tuple[int, ...]:
        """The open actions of the person in front of the screen; none if it is not its turn."""
        scene = self.scene
        if self._legal_at != (scene.revision, scene.me):
            self._legal = scene.pending.legal if scene.my_turn else ()
            self._legal_at = (scene.revision, scene.me)
        return self._legal

    @property
    def moment(self) -> int:
        """Which decision of the match this is."""
        return self.scene.pending.number

    @property
    @abstractmethod
    def forced(self) -> int | None:
        """The only answer there is, where nothing waits for it to be seen: done for the player.
        None if there is something to choose."""

    @property
    @abstractmethod
    def asks(self) -> bool:
        """Whether a dialog asks for the decision."""

    def why_closed(self) -> bool | str:
        """Why no action is open (a message's id); False where nobody needs to be told: while
        things are shown a key lets them end, and that is all it does."""
        scene = self.scene
        if not scene.people or not scene.up_to_date:
            return False
        return f"{scene.ROOM}-not-over" if scene.pending.over else f"{scene.ROOM}-not-your-turn"
