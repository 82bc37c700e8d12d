"""A replay: a game's own screen over a finished or saved match, with keys for time.

A step forward is shown like in the match, event by event. Any other position opens another screen
over the same replay, so that nothing of the old position remains.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from textual.binding import Binding
from textual.widget import Widget
from typing_extensions import override

from app.match.seats import DAILY, HANDED, marked
from app.tui.commands import COMMANDS, Command, binding, scope
from app.tui.dialogs.text import TextDialog, TextQuestion
from app.tui.match.game_controls import GameControls
from app.tui.match.host import MatchHost
from app.tui.match.mode import MatchMode
from app.tui.match.screen import PlayScreen
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


class ReplayKeys(NamedTuple):
    """The keys of a game's screen that a replay keeps, and all bindings of the screen."""

    bindings: list[Binding]
    looks: tuple[str, ...]
    """Commands that only look and have a key that the replay does not use."""
    cursor: tuple[str, ...]
    """Commands that only look while a cursor is on the board."""
    points: Mapping[str, str]
    """By command of the replay: the one that its key runs while a cursor is on the board."""


class ReplayMode(MatchMode):
    """The additions of a replay to the screen of a game; `another` makes the same screen for
    another position."""

    EXPLAINED: ClassVar[str] = "help-replay"
    DROPS_REPEATS: ClassVar[bool] = True
    REMARKS: ClassVar[bool] = False

    def __init__(
        self,
        screen: MatchHost,
        game: GameControls,
        session: ReplaySession,
        another: Callable[[], PlayScreen],
    ) -> None:
        super().__init__(screen, game)
        self.session = session
        self._another = another
        self._source = session.source
        self._keys = _replay_keys(type(game))

    # -- lifetime

    @override
    def widgets(self) -> Iterator[Widget]:
        yield ReplayBar(self.screen.scene, self.session)

    @override
    def opened(self) -> None:
        self.screen.add_class("-replay")
        self._source.changed = self.screen.wake

    @override
    def greet(self) -> None:
        """Say how to begin. It is no part of the match, so the log doesn't keep it."""
        if not self._source.decisions:
            keys = {name: self.screen.key(f"replay.{name}") for name in ("next", "play")}
            self.screen.notice(self.screen.app.texts("replay-begins", **keys))

    @override
    def bot_pause(self) -> float:
        return PAUSES[self.screen.app.looks.speed]

    @override
    def show_end(self) -> None:
        """Open the analysis at the end, if the player asked for it; else the last position
        stays."""
        from app.tui.screens.end import EndScreen

        session = self.session
        if session.after:
            session.after = False
            session.known = session.known or self.screen.aftermath
            end = EndScreen(self.game.summary, session.known, replaying=True)
            self.screen.app.push_screen(end, self._look_at)

    def _look_at(self, decision: int | None) -> None:
        if decision is not None:
            self.seek(decision)

    def show_anew(self) -> None:
        """Show the present position on a new screen."""
        self.screen.workers.cancel_group(self.screen, "table")
        self.screen.app.switch_screen(self._another())

    def seek(self, number: int) -> None:
        if self.session.seek(number):
            self.show_anew()
        else:
            self.screen.refresh_keys()

    # -- keys

    @property
    @override
    def acts(self) -> Sequence[str]:
        return ADVANCES

    @override
    def bindings(self) -> list[Binding]:
        return self._keys.bindings

    @override
    def commands(self) -> list[Command]:
        kept = [COMMANDS[name] for name in (*self._keys.looks, *self._keys.cursor)]
        return [*scope(SCOPE), *kept, *scope("app")]

    @override
    def available(self, command: str) -> bool | str | None:
        source = self._source
        if command in NEEDS_BEFORE:
            return bool(source.decisions) or AT_START
        if command in NEEDS_AFTER:
            return not source.at_end or AT_END
        if command == "replay.eyes" and len(self.session.choices) < 2:
            return "replay-own-eyes"
        if command == "replay.fork":
            return self._can_fork()
        if command == "replay.after":
            return source.replay.ended
        if command in self._keys.cursor and not self.game.pointing:
            return False
        return None

    def _can_fork(self) -> bool | str:
        """Whether a fork is allowed. In a running match it would reveal secrets of the other
        players, or the dice and cards to come of a match that counts; and from a match that is
        not on disk it would be lost."""
        source, app = self._source, self.screen.app
        if source.over:
            return "replay-no-fork-over"
        if source.secret and not source.replay.ended and len(people_of(source)) > 1:
            return "replay-no-fork-people"
        title = source.header.title
        if not (source.header.practice or source.replay.ended):
            if DAILY in title:
                return "replay-no-fork-daily"
            if people_of(source) or marked(title, HANDED):
                return "replay-no-fork-counted"
        live = app.session
        if live is None or live.source.over:
            return True
        safe = app.services.store is not None and live.source.unsaved is None
        return safe or "replay-no-fork-unsaved"

    @override
    def command_for(self, command: str) -> str:
        """Return the replay's command of a key, or what moves the cursor that is on the board."""
        return self._keys.points.get(command, command) if self.game.pointing else command

    @override
    def is_own(self, command: str) -> bool:
        return COMMANDS[command].scope == SCOPE

    def do_replay_next(self) -> None:
        self._source.hold()
        self._source.step()
        self.screen.wake()

    def do_replay_before(self) -> None:
        self.seek(self._source.decisions - 1)

    def do_replay_turn_before(self) -> None:
        self.seek(self._source.replay.previous_turn_start)

    def do_replay_turn_after(self) -> None:
        self.seek(self._source.replay.next_turn_start)

    def do_replay_round_before(self) -> None:
        self.seek(self._source.replay.previous_round_start)

    def do_replay_round_after(self) -> None:
        self.seek(self._source.replay.next_round_start)

    def do_replay_first(self) -> None:
        self.seek(0)

    def do_replay_last(self) -> None:
        self.seek(len(self._source.replay))

    def do_replay_play(self) -> None:
        source = self._source
        if source.playing:
            source.hold()
        else:
            source.play()

    def do_replay_turn(self) -> None:
        replay, texts = self._source.replay, self.screen.app.texts
        wanted = replay.turn

        unit = self.screen.scene.UNIT

        def words() -> tuple[str, str]:
            last = len(replay.turns)
            return texts("replay-turn-title", unit=unit), texts("replay-turn-about", last=last)

        def take(written: str) -> str:
            nonlocal wanted
            text = written.strip()
            if not (text.isascii() and text.isdigit() and 1 <= int(text) <= len(replay.turns)):
                return texts("replay-turn-wrong", last=len(replay.turns), unit=unit)
            wanted = int(text)
            return ""

        def go(taken: bool | None) -> None:
            if taken:
                self.go_to_turn(wanted)

        self._source.hold()
        self.screen.app.push_screen(TextDialog(TextQuestion(words, str(replay.turn), take)), go)

    @override
    def go_to_turn(self, turn: int) -> None:
        turns = self._source.replay.turns
        self.seek(turns[max(1, min(turn, len(turns))) - 1])

    def do_replay_eyes(self) -> None:
        self.session.next_viewer()
        self.show_anew()

    def do_replay_fork(self) -> None:
        from app.tui.replay.fork_dialog import ForkDialog

        self._source.hold()
        self.screen.app.push_screen(ForkDialog(self.session))

    def do_replay_after(self) -> None:
        self.session.after = True
        if self.session.seek(len(self._source.replay)):
            self.show_anew()
        else:
            self.show_end()

    def do_replay_leave(self) -> None:
        self._source.hold()
        self.screen.dismiss(None)


def replay_screen(kind: type[PlayScreen], session: ReplaySession) -> PlayScreen:
    """Return the screen of a game, of that `kind`, over a replay."""
    another = partial(replay_screen, kind, session)
    return kind(session, partial(ReplayMode, session=session, another=another))


def _replay_keys(game: type[GameControls]) -> ReplayKeys:
    """Return the keys of a game's replay: the game's looking keys stay if the replay does not use
    them."""
    taken = {key: command.id for command in scope(SCOPE) for key in command.keys}
    bindings = [binding(command) for command in scope(SCOPE)]
    kept: list[str] = []
    points: dict[str, str] = {}
    for name in game.LOOKS:
        command = COMMANDS[name]
        points |= {taken[key]: name for key in command.keys if key in taken}
        free = tuple(key for key in command.keys if key not in taken)
        if free:
            kept.append(name)
            bindings.append(binding(command, free))
    looks = tuple(name for name in kept if name not in game.ACTS)
    cursor = tuple(name for name in kept if name in game.ACTS)
    return ReplayKeys(bindings, looks, cursor, points)
