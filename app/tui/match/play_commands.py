"""The commands of all matches: undo, the log, the replay, and the way out."""

from __future__ import annotations

from collections.abc import Callable

from typing_extensions import override

from app.match.events import DecisionsUndone, TimeUp
from app.match.source import CommandState, Frame
from app.tui.commands import Command
from app.tui.dialogs.dialog import Dialog
from app.tui.match.command_group import CommandGroup
from app.tui.match.mode import MatchMode

TRAVEL = 0.5
"""Seconds after which a decision on its way is worth a notice."""


class PlayCommands(CommandGroup):
    """Commands that look back into the match, undo decisions, or leave."""

    def __init__(self, mode: MatchMode) -> None:
        self._mode = mode
        self._screen = mode.screen
        self._scene = mode.screen.scene
        # Everybody hears of an undo. A viewer whose frames are made anyway costs nothing.
        viewer = next(iter(self._scene.perspectives))
        self._stop: Callable[[], None] = self._scene.source.watch(viewer, self._hear)
        self._scene.source.on_command(self._command_changed)

    def close(self) -> None:
        self._stop()

    @override
    def shown(self, commands: list[Command]) -> list[Command]:
        """Offer undo only if there is a decision to undo, and not while a bot is about to end
        that; the replay only if the key bar has two lines."""
        latest = self._scene.latest
        lasts = latest.person or latest.over or self._scene.source.header.practice
        hidden = [] if self._undoable() and lasts else ["play.undo"]
        if not self._screen.has_class("-wide"):
            hidden.append("play.replay")
        return [command for command in commands if command.id not in hidden]

    @override
    def available(self, command: str) -> bool | str | None:
        if command == "play.finish":
            return self._mode.game.out and not self._screen.over()
        if command == "play.undo" and not self._undoable():
            why = self._scene.latest.no_undo.get(self._scene.me, "none")
            return f"play-no-undo-{why}" if self._scene.people else False
        if command == "play.replay" and not self._scene.pending.number:
            return "play-no-replay"
        if command == "play.replay" and not self._scene.source.looks_back:
            return "play-no-replay-yet"
        return None

    @override
    def label(self, command: Command) -> str | None:
        if command.id == "play.back" and self._screen.over():
            return self._screen.app.texts("play-back-over")
        return None

    # -- undo

    def _undoable(self) -> int:
        """Return how many decisions of the person at the screen one key press undoes."""
        return self._scene.latest.undoable.get(self._scene.me, 0)

    def do_play_undo(self) -> None:
        self._screen.session.source.take_back(self._scene.me)

    def _hear(self, frame: Frame) -> None:
        event, app = frame.event, self._screen.app
        if frame.pending is not None:
            self._mode.game.pending_changed(frame.pending)
        if isinstance(event, TimeUp) and event.seat in self._scene.people:
            app.call_later(self._close_dialogs)
        if not isinstance(event, DecisionsUndone):
            return
        name = self._screen.session.seats[event.seat].name
        app.call_later(app.show_again, app.texts("play-taken-back", name=name, n=event.count))

    def _close_dialogs(self) -> None:
        """Close what asks for a decision that a bot makes now."""
        app = self._screen.app
        while isinstance(dialog := app.screen, Dialog):
            dialog.dismiss(None)

    # -- commands that travel

    def _command_changed(self, state: CommandState) -> None:
        """Say what becomes of a decision at a table elsewhere, unless it is there in a moment."""
        if state.word == "sent":
            self._screen.set_timer(TRAVEL, self._still_under_way)
        elif state.word == "refused":
            self._screen.app.notice(self._screen.app.texts("play-refused", why=state.code))
            self._mode.game.rejected()
            self._screen.wake()
        elif state.word == "accepted":
            self._screen.wake()

    def _still_under_way(self) -> None:
        if self._scene.source.command.word == "sent":
            self._screen.app.notice(self._screen.app.texts("play-on-its-way"))

    # -- looking back

    def do_play_log(self) -> None:
        self._mode.read_log()

    def do_play_replay(self) -> None:
        self._mode.look_back()

    # -- the way out

    def do_play_finish(self) -> None:
        self._mode.finish()

    def do_play_back(self) -> None:
        if not self._mode.game.step_back():
            self._mode.leave()
