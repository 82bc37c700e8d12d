"""The part of a match's screen that goes back: undo, the log, the replay."""

from __future__ import annotations

from typing import Any

from typing_extensions import override

from app.match.events import DecisionsUndone
from app.match.source import Frame
from app.session.session import Session
from app.tui.base_screen import BaseScreen
from app.tui.commands import Command
from app.tui.match.view_model import MatchViewModel
from engines.kernel.events import SPECTATOR


class HistoryScreen(BaseScreen[None]):
    """Commands that look back into the match or undo decisions."""

    scene: MatchViewModel[Any]

    def __init__(self, session: Session, scene: MatchViewModel[Any]) -> None:
        super().__init__()
        self.session = session
        self.scene = scene
        self._hears_undo = session.source.watch(SPECTATOR, self._hear_undo)

    def on_unmount(self) -> None:
        self._hears_undo()

    @override
    def shown_commands(self) -> list[Command]:
        """Offer undo only if there is a decision to undo, and the replay only if the key bar has
        two lines."""
        hidden = [] if self.undoable() else ["play.undo"]
        if not self.has_class("-wide"):
            hidden.append("play.replay")
        return [c for c in super().shown_commands() if c.id not in hidden]

    @override
    def available(self, command: str) -> bool | str:
        if command == "play.undo" and not self.undoable():
            return "play-no-undo" if self.scene.people else False
        if command == "play.replay" and not self.scene.pending.number:
            return "play-no-replay"
        return super().available(command)

    # -- undo

    def undoable(self) -> int:
        """Return how many decisions of the person at the screen one key press undoes."""
        return self.scene.latest.undoable.get(self.scene.me, 0)

    def do_play_undo(self) -> None:
        self.session.source.take_back(self.scene.me)

    def _hear_undo(self, frame: Frame) -> None:
        event = frame.event
        if not isinstance(event, DecisionsUndone):
            return
        name = self.session.seats[event.seat].name
        notice = self.app.texts("play-taken-back", name=name, n=event.count)
        self.app.call_later(self.app.show_again, notice)

    # -- looking back

    def do_play_log(self) -> None:
        from app.tui.match.log_screen import LogScreen

        self.app.push_screen(LogScreen(self.scene.perspective), self._turn_chosen)

    def _turn_chosen(self, turn: int | None) -> None:
        if turn is not None:
            self.go_to_turn(turn)

    def go_to_turn(self, turn: int) -> None:
        self._look_back(turn)

    def do_play_replay(self) -> None:
        self._look_back()

    def _look_back(self, turn: int | None = None) -> None:
        self.app.open_replay(self.session.source.look_back(self.scene.viewer, turn))
