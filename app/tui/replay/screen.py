"""The screen of a replay: a game's own screen over a finished or saved match, with keys for time.

A step forward is shown like in the match, event by event. Any other position opens another screen
over the same replay, so that nothing of the old position remains.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import ClassVar, cast

from textual.widget import Widget
from typing_extensions import override

from app.tui.base_screen import BaseScreen
from app.tui.commands import COMMANDS, Command, binding, scope
from app.tui.dialogs.text import TextDialog, TextQuestion
from app.tui.match.screen import PlayScreen
from app.tui.match.screen_factory import layered
from app.tui.replay.bar import ReplayBar
from app.tui.replay.commands import ADVANCES, SCOPE
from app.tui.replay.replay_session import ReplaySession
from app.tui.replay.viewpoint import people_of

PAUSES = (0.05, 0.2, 0.6, 1.2, 0.6)
"""Seconds between two decisions in automatic play, by speed. Their events are shown in between,
as long as in the match."""

AT_START, AT_END = "replay-at-start", "replay-at-end"
NEEDS_BEFORE = ("replay.before", "replay.turn-before", "replay.round-before", "replay.first")
NEEDS_AFTER = (
    *("replay.next", "replay.turn-after", "replay.round-after", "replay.last"),
    "replay.play",
)


class ReplayScreen(PlayScreen):
    """The additions of a replay to the screen of a game; `replay_screen` combines the two."""

    SCOPE: ClassVar[str] = SCOPE
    ALSO: ClassVar[tuple[str, ...]] = ()
    ACTS: ClassVar[tuple[str, ...]] = ADVANCES
    EXPLAINED: ClassVar[str] = "help-replay"
    GAME: ClassVar[type[PlayScreen]] = PlayScreen
    KEPT: ClassVar[tuple[str, ...]] = ()
    """Commands of the game's screen that only look and have a key here."""
    POINTS: ClassVar[Mapping[str, str]] = {}
    """Commands that a key of the replay runs instead while a cursor is on the board."""
    CURSOR: ClassVar[tuple[str, ...]] = ()
    """Commands of the game that only look while a cursor is on the board."""
    session: ReplaySession

    @override
    def compose(self) -> Iterator[Widget]:
        yield from super().compose()
        yield ReplayBar(self.scene, self.session)

    # -- lifetime

    def on_mount(self) -> None:
        self.add_class("-replay")
        self.session.source.changed = self._news.set

    @override
    def greet(self) -> None:
        if not self.session.source.decisions:
            keys = (self.scene.key_of(f"replay.{name}") for name in ("next", "play"))
            self.scene.note("replay-begins", **dict(zip(("next", "play"), keys, strict=True)))

    @override
    def _bot_pause(self) -> float:
        return PAUSES[self.app.looks.speed]

    @override
    def show_end(self) -> None:
        """Open the analysis at the end, if the player asked for it; else the last position
        stays."""
        from app.tui.screens.end import EndScreen

        reel = self.session
        if reel.after:
            reel.after = False
            reel.known = reel.known or self.aftermath
            end = EndScreen(self.summary, reel.known, replaying=True)
            self.app.push_screen(end, self._look_at)

    def _look_at(self, decision: int | None) -> None:
        if decision is not None:
            self.seek(decision)

    def show_anew(self) -> None:
        self.workers.cancel_group(self, "table")
        self.app.switch_screen(replay_screen(self.GAME, self.session))

    def seek(self, number: int) -> None:
        if self.session.seek(number):
            self.show_anew()
        else:
            self.refresh_keys()

    # -- keys

    @override
    def commands(self) -> list[Command]:
        kept = [COMMANDS[name] for name in (*self.KEPT, *self.CURSOR)]
        return [*scope(SCOPE), *kept, *scope("app")]

    @override
    def available(self, command: str) -> bool | str:
        match = self.session.source
        if command in NEEDS_BEFORE:
            return bool(match.decisions) or AT_START
        if command in NEEDS_AFTER:
            return not match.at_end or AT_END
        if command == "replay.eyes" and len(self.session.choices) < 2:
            return "replay-own-eyes"
        if command == "replay.fork":
            return self._can_fork()
        if command == "replay.after":
            return match.replay.ended
        if command in self.CURSOR and not self.pointing:
            return False
        return super().available(command)

    def _can_fork(self) -> bool | str:
        """Whether a fork is allowed. In a running match it would reveal secrets of the other
        players, and from a match that is not on disk it would be lost."""
        match = self.session.source
        if match.over:
            return "replay-no-fork-over"
        if match.secret and not match.replay.ended and len(people_of(match)) > 1:
            return "replay-no-fork-people"
        live = self.app.session
        if live is None or live.source.over:
            return True
        safe = self.app.services.store is not None and live.source.unsaved is None
        return safe or "replay-no-fork-unsaved"

    @override
    def action_command(self, command: str) -> None:
        """Run the command of a key. The replay's commands come before the game's, but while a
        cursor is on the board its keys move that."""
        if self.pointing:
            command = self.POINTS.get(command, command)
        if COMMANDS[command].scope != SCOPE:
            super().action_command(command)
        elif self.too_small or not self.hurry(command):
            BaseScreen.action_command(self, command)

    def do_replay_next(self) -> None:
        self.session.source.hold()
        self.session.source.step()
        self._news.set()

    def do_replay_before(self) -> None:
        self.seek(self.session.source.decisions - 1)

    def do_replay_turn_before(self) -> None:
        self.seek(self.session.source.replay.turn_before)

    def do_replay_turn_after(self) -> None:
        self.seek(self.session.source.replay.turn_after)

    def do_replay_round_before(self) -> None:
        self.seek(self.session.source.replay.round_before)

    def do_replay_round_after(self) -> None:
        self.seek(self.session.source.replay.round_after)

    def do_replay_first(self) -> None:
        self.seek(0)

    def do_replay_last(self) -> None:
        self.seek(len(self.session.source.replay))

    def do_replay_play(self) -> None:
        source = self.session.source
        if source.playing:
            source.hold()
        else:
            source.play()

    def do_replay_turn(self) -> None:
        replay, texts = self.session.source.replay, self.app.texts
        wanted = replay.turn

        def words() -> tuple[str, str]:
            last = len(replay.turns)
            return texts("replay-turn-title"), texts("replay-turn-about", last=last)

        def take(written: str) -> str:
            nonlocal wanted
            text = written.strip()
            if not (text.isascii() and text.isdigit() and 1 <= int(text) <= len(replay.turns)):
                return texts("replay-turn-wrong", last=len(replay.turns))
            wanted = int(text)
            return ""

        def go(taken: bool | None) -> None:
            if taken:
                self.go_to_turn(wanted)

        self.session.source.hold()
        self.app.push_screen(TextDialog(TextQuestion(words, str(replay.turn), take)), go)

    @override
    def go_to_turn(self, turn: int) -> None:
        turns = self.session.source.replay.turns
        self.seek(turns[max(1, min(turn, len(turns))) - 1])

    def do_replay_eyes(self) -> None:
        self.session.next_viewer()
        self.show_anew()

    def do_replay_fork(self) -> None:
        from app.tui.replay.fork_dialog import ForkDialog

        self.session.source.hold()
        self.app.push_screen(ForkDialog(self.session))

    def do_replay_after(self) -> None:
        self.session.after = True
        if self.session.seek(len(self.session.source.replay)):
            self.show_anew()
        else:
            self.show_end()

    def do_replay_leave(self) -> None:
        self.session.source.hold()
        self.dismiss(None)


def replay_screen(kind: type[PlayScreen], reel: ReplaySession) -> ReplayScreen:
    """Return the screen of a game, of that `kind`, over a replay."""
    return cast("Callable[[ReplaySession], ReplayScreen]", _replaying(kind))(reel)


@cache
def _replaying(kind: type[PlayScreen]) -> type[ReplayScreen]:
    """Return a game's screen class as a replay: its looking keys stay if the replay does not use
    them."""
    taken = {key: command.id for command in scope(SCOPE) for key in command.keys}
    bindings = [binding(command) for command in scope(SCOPE)]
    kept: list[str] = []
    points: dict[str, str] = {}
    for name in kind.LOOKS:
        command = COMMANDS[name]
        points |= {taken[key]: name for key in command.keys if key in taken}
        free = tuple(key for key in command.keys if key not in taken)
        if free:
            kept.append(name)
            bindings.append(binding(command, free))
    body = {
        "BINDINGS": bindings,
        "GAME": kind,
        "KEPT": tuple(name for name in kept if name not in kind.ACTS),
        "CURSOR": tuple(name for name in kept if name in kind.ACTS),
        "POINTS": points,
    }
    return layered(ReplayScreen, kind, "Replay", body)
