"""A lesson: a game's own screen with instructions for each step.

A key for another action than the lesson wants decides nothing; the screen shows the hint instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from textual.binding import Binding
from textual.timer import Timer
from textual.widget import Widget
from typing_extensions import override

from app.lessons.lesson_match import LEARNER, LessonRunner, LessonSetup
from app.session.session import Session
from app.tui.base_screen import BaseScreen
from app.tui.commands import COMMANDS, Command, binding, scope
from app.tui.lessons.commands import LESSON
from app.tui.lessons.strip import LessonStrip
from app.tui.match.game_controls import GameControls
from app.tui.match.host import MatchHost
from app.tui.match.mode import MatchMode
from app.tui.match.panel import LESSON as ON_SCREEN
from app.tui.match.screen import PlayScreen
from app.tui.widgets.keybar import KeyBar
from engines.kernel.events import Event

PATIENCE: Final = 15.0
"""Seconds until the key bar names the way out of a step. The text stays: the learner may be
reading it."""
HIDDEN: Final = ("play.undo", "play.replay")
"""Commands of a match that a lesson hides: wrong decisions are impossible, and a lesson records
no match to replay."""


@dataclass
class LessonSession(Session):
    """A lesson on the screen; `finished` is called after its last step."""

    teaches: ClassVar[bool] = True
    source: LessonRunner
    room: LessonSetup
    finished: Callable[[], object]


class LessonMode(MatchMode):
    """The additions of a lesson to the screen of a game."""

    EXPLAINED: ClassVar[str] = "help-lesson"

    def __init__(self, screen: MatchHost, game: GameControls, session: LessonSession) -> None:
        super().__init__(screen, game)
        self.session = session
        self.tutor = session.room.tutor
        self.wrong = False
        """Whether the hint is shown because of a wrong key, not because the learner asked."""
        self._tried = ""
        self._skipping = self._told_end = False
        self._read = asyncio.Event()
        self._patience: Timer | None = None
        self._stop: Callable[[], object] = lambda: None

    # -- lifetime

    @override
    def widgets(self) -> Iterator[Widget]:
        yield LessonStrip(self)

    @override
    def opened(self) -> None:
        """Listen to events and to refused decisions."""
        self.screen.add_class(ON_SCREEN)
        self.session.source.refused = self._refused
        self._stop = self.screen.scene.bus.subscribe(Event, self.tutor.heard)
        self._wait()

    @override
    def closed(self) -> None:
        self._stop()

    @property
    def rivals_play(self) -> bool:
        tutor, actor = self.tutor, self.session.source.actor
        return not (tutor.finished or tutor.due or tutor.reading) and actor not in (-1, LEARNER)

    @override
    def hints(self) -> str:
        """Return the level of hints that the lessons describe, whatever the player's setting is."""
        return "numbers"

    @override
    def hint_words(self) -> str:
        self._hint(wrong=False)
        return ""

    @override
    def drawn(self) -> None:
        for strip in self.screen.query(LessonStrip):
            strip.repaint()  # a followed hint disappears

    @override
    def greet(self) -> None:
        """Write nothing: the lesson introduces itself."""

    @override
    def show_end(self) -> None:
        """Show nothing: the end of a lesson's match is a step as any other."""

    @override
    def suspended(self) -> None:
        self.screen.call_next(self._speak_there)

    def _speak_there(self) -> None:
        screen = self.screen
        top = screen.app.screen
        left = screen not in screen.app.screen_stack
        if isinstance(top, BaseScreen) and top is not screen and not (left or self.tutor.finished):
            strip = LessonStrip(self, docked=True)
            top.mount(strip)
            top.set_focus(strip)
            self._show_own(visible=False)

    def _show_own(self, *, visible: bool) -> None:
        """Show or hide the strip of the match's own screen. Its keys may take another number of
        rows than those of a dialog, whose strip then doesn't cover it."""
        for strip in self.screen.query(LessonStrip):
            strip.visible = visible

    @override
    def resumed(self) -> None:
        self._show_own(visible=True)
        self._looked()

    # -- the sequence of a step

    @override
    async def ready(self) -> None:
        """Make bots wait while the learner reads."""
        self._go_on()
        while self.tutor.reading:
            self._read.clear()
            await self._read.wait()
            self._go_on()

    @override
    def before_turn(self) -> None:
        self._go_on()

    @override
    async def take_turn(self) -> None:
        """Ask for nothing while the learner reads; make the decision of a skipped step."""
        wanted = self.tutor.wanted
        if self._skipping and wanted is not None:
            self.session.source.decide(LEARNER, wanted)
            self.screen.wake()
        elif not self.tutor.reading and not self.tutor.finished:
            await self.game.take_turn()

    def _go_on(self) -> None:
        """Show the next step if this one is done; after the last one end the lesson."""
        if self.tutor.advance():
            self._skipping = False
            self._tried = ""
            self._wait()
            self._say()
        if self.tutor.finished and not self._told_end:
            self._told_end = True
            self.screen.run_worker(self._end(), group="end")

    async def _end(self) -> None:
        """End the lesson once no other screen is in front: the card must not lie on the log."""
        await self.screen.until_in_front()
        self.session.finished()

    def _wait(self) -> None:
        if self._patience is not None:
            self._patience.stop()
        self._patience = self.screen.set_timer(PATIENCE, self._remind)

    def _remind(self) -> None:
        if self.tutor.due and not self.tutor.hinting:
            screen = self.screen
            key = screen.key(f"{LESSON}.skip")
            for bar in screen.app.screen.query(KeyBar):
                bar.notice(screen.app.texts("lessons-stuck", key=key))

    def _hint(self, *, wrong: bool) -> None:
        self.wrong = wrong
        self.tutor.hint()
        self._say()

    def _say(self) -> None:
        for screen in (self.screen, self.screen.app.screen):
            for strip in screen.query(LessonStrip):
                strip.repaint()
        self.screen.refresh_keys()

    def _refused(self) -> None:
        self.game.halt()
        if self.tutor.due:
            self.screen.notice(self.screen.app.texts("lessons-not-this"))
            self._hint(wrong=True)
            self.game.rejected()
            self.screen.wake()

    def _looked(self) -> None:
        if self._tried and self.screen.app.screen is self.screen and not self.game.pointing:
            self.tutor.looked(self._tried)
            self._tried = ""
            self.screen.wake()

    def skip(self) -> None:
        """Do the present step for the learner."""
        screen = self.screen
        while screen.app.screen is not screen:
            screen.app.screen.dismiss(None)  # the match may wait for its answer
        self.tutor.read()
        self._read.set()
        self._skipping = bool(self.tutor.skipped())
        screen.scene.player.skip()
        screen.wake()

    # -- keys

    @override
    def bindings(self) -> list[Binding]:
        """Return the keys of the game's screen and of the lesson."""
        return [binding(command) for command in self._own_commands()]

    @override
    def commands(self) -> list[Command]:
        return [*self._own_commands(), *scope("app")]

    def _own_commands(self) -> list[Command]:
        first, *others = (self.screen.SCOPE, *self.screen.ALSO)
        return [command for name in (first, LESSON, *others) for command in scope(name)]

    @override
    def available(self, command: str) -> bool | str | None:
        if command in HIDDEN:
            return False
        if command in self.game.ACTS and self.tutor.reading:
            return True
        if command == self.game.HINT and not self.tutor.due:
            return "lessons-only-read"
        return None

    @override
    def label(self, command: Command) -> str | None:
        if self.game.pointing:
            return None
        if command.id == "play.back":
            return self.screen.app.texts("lessons-leave")
        if command.id in self.game.ACTS and "enter" in command.keys and self.tutor.reading:
            return self.screen.app.texts("lessons-go-on")
        return None

    @override
    def shown(self, commands: list[Command]) -> list[Command]:
        if self.game.pointing:
            return commands
        if not self.tutor.reading:
            return self._wanted(commands)
        on = [COMMANDS[name] for name in self.game.ACTS if "enter" in COMMANDS[name].keys]
        silent = (*self.game.ACTS, self.game.HINT)
        return [*on, *(command for command in commands if command.id not in silent)]

    def _wanted(self, commands: list[Command]) -> list[Command]:
        """Return the commands of the step first, which its texts name, and without those that
        decide something else."""
        look, named = self.tutor.look, self.tutor.commands
        if not look and not named & {*self.game.ACTS}:
            return commands
        own = [look] if look else [one for one in self.game.ACTS if one in named]
        shown = {one.id for one in commands}
        # What only waits its turn in the footer; a key that would refuse isn't offered.
        works = self.screen.available
        first = [
            COMMANDS[name]
            for name in own
            if name == look or (name not in shown and works(name) is True)
        ]
        return first + [
            one
            for one in commands
            if one.id != look and (one.id in named or one.id not in self.game.ACTS)
        ]

    @override
    def intercepts(self, command: str) -> bool:
        """While the learner reads, make a deciding key only continue; with a cursor it points."""
        if command in self.game.ACTS and self.tutor.reading and not self.game.pointing:
            self.read_on()
            return True
        if command == self.tutor.look:
            self._tried = command
        return False

    @override
    def after_command(self, command: str) -> None:
        if self.screen.noticed and command not in ("lesson.skip", self._tried):
            self._hint(wrong=True)
        self._looked()

    def read_on(self) -> None:
        """Mark the instruction as read."""
        if self.tutor.reading:
            self.screen.hush()
            self.tutor.read()
            self._read.set()
            self.screen.wake()

    def do_lesson_skip(self) -> None:
        self.skip()

    def do_play_back(self) -> None:
        """Leave the lesson, which can be started again at any time; or remove the cursor from
        the board."""
        if not (self.game.pointing and self.game.step_back()):
            self.screen.dismiss(None)


def lesson_screen(kind: type[PlayScreen], session: LessonSession) -> PlayScreen:
    """Return the screen of a game, of that `kind`, with a lesson on it."""
    return kind(session, partial(LessonMode, session=session))
