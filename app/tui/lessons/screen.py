"""The screen of a lesson: a game's own screen with instructions for each step.

A key for another action than the lesson wants decides nothing; the screen shows the hint instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final, cast

from textual.timer import Timer
from textual.widget import Widget
from typing_extensions import override

from app.lessons.lesson_match import LEARNER, LessonRunner, LessonSetup
from app.session.session import Session
from app.tui.base_screen import BaseScreen
from app.tui.commands import COMMANDS, Command, bindings
from app.tui.lessons.commands import LESSON
from app.tui.lessons.strip import LessonStrip
from app.tui.match.screen import PlayScreen
from app.tui.match.screen_factory import layered
from engines.kernel.events import Event

PATIENCE: Final = 15.0
"""Seconds until a step shows its hint."""
HIDDEN: Final = ("play.undo", "play.replay")
"""Commands of a match that a lesson hides: wrong decisions are impossible, and a lesson records
no match to replay."""


@dataclass
class LessonSession(Session):
    """A lesson on the screen; `finished` is called after its last step."""

    source: LessonRunner
    room: LessonSetup
    finished: Callable[[], object]


class LessonScreen(PlayScreen):
    """The additions of a lesson to the screen of a game; `lesson_screen` combines the two."""

    SCOPE: ClassVar[str] = LESSON
    ALSO: ClassVar[tuple[str, ...]] = ()
    EXPLAINED: ClassVar[str] = "help-lesson"
    session: LessonSession

    def __init__(self, session: LessonSession) -> None:
        super().__init__(session)  # type: ignore[call-arg]  # a game's screen makes its own scene
        self.tutor = session.room.tutor
        self._tried = ""
        self._skipping = self._told_end = False
        self._read = asyncio.Event()
        self._patience: Timer | None = None
        self._stop: Callable[[], object] = lambda: None

    @override
    def compose(self) -> Iterator[Widget]:
        yield from super().compose()
        yield LessonStrip(self)

    # -- lifetime

    def on_mount(self) -> None:
        """Listen to events and to refused decisions. Textual itself calls the handlers of the
        bases."""
        self.add_class("-lesson")
        self.session.source.refused = self._refused
        self._stop = self.scene.bus.subscribe(Event, self.tutor.heard)
        self._wait()

    def on_unmount(self) -> None:
        self._stop()

    @override
    def hints(self) -> str:
        """Return the level of hints that the lessons describe, whatever the player's setting is."""
        return "numbers"

    @override
    def hint_words(self) -> str:
        self._hint()
        return ""

    @override
    def draw(self) -> None:
        super().draw()
        for strip in self.query(LessonStrip):
            strip.repaint()  # a followed hint disappears

    @override
    def greet(self) -> None:
        """Write nothing: the lesson introduces itself."""

    @override
    def show_end(self) -> None:
        """Show nothing: the end of a lesson's match is a step as any other."""

    def on_screen_suspend(self) -> None:
        self.call_next(self._speak_there)

    def _speak_there(self) -> None:
        top = self.app.screen
        left = self not in self.app.screen_stack
        if isinstance(top, BaseScreen) and top is not self and not (left or self.tutor.finished):
            strip = LessonStrip(self, docked=True)
            top.mount(strip)
            top.set_focus(strip)

    def on_screen_resume(self) -> None:
        self._looked()

    # -- the sequence of a step

    @override
    async def _ready(self) -> None:
        """Make bots wait while the learner reads."""
        await super()._ready()
        self.go_on()
        while self.tutor.reading:
            self._read.clear()
            await self._read.wait()
            self.go_on()

    @override
    async def _settle(self) -> None:
        self.go_on()
        await super()._settle()

    @override
    async def take_turn(self) -> None:
        """Ask for nothing while the learner reads; make the decision of a skipped step."""
        wanted = self.tutor.wanted
        if self._skipping and wanted is not None:
            self.session.source.decide(LEARNER, wanted)
            self._news.set()
        elif not self.tutor.reading and not self.tutor.finished:
            await super().take_turn()

    def go_on(self) -> None:
        """Show the next step if this one is done; after the last one end the lesson."""
        if self.tutor.advance():
            self._skipping = False
            self._tried = ""
            self._wait()
            self._say()
        if self.tutor.finished and not self._told_end:
            self._told_end = True
            self.call_next(self.session.finished)

    def _wait(self) -> None:
        if self._patience is not None:
            self._patience.stop()
        self._patience = self.set_timer(PATIENCE, self._hint)

    def _hint(self) -> None:
        self.tutor.hint()
        self._say()

    def _say(self) -> None:
        for screen in (self, self.app.screen):
            for strip in screen.query(LessonStrip):
                strip.repaint()
        self.refresh_keys()

    def _refused(self) -> None:
        self.halt()
        if self.tutor.due:
            self.notice(self.app.texts("lessons-not-this"))
            self._hint()
            self.stand_again()

    def _looked(self) -> None:
        if self._tried and self.app.screen is self and not self.pointing:
            self.tutor.looked(self._tried)
            self._tried = ""
            self._news.set()

    def skip(self) -> None:
        while self.app.screen is not self:
            self.app.pop_screen()
        self.tutor.read()
        self._read.set()
        self._skipping = bool(self.tutor.skipped())
        self.scene.player.skip()
        self._news.set()

    # -- keys

    @override
    def available(self, command: str) -> bool | str:
        if command in HIDDEN:
            return False
        if command in self.ACTS and self.tutor.reading:
            return True
        if command == self.HINT and not self.tutor.due:
            return "lessons-only-read"
        return super().available(command)

    @override
    def label(self, command: Command) -> str:
        if command.id == "play.back":
            return self.app.texts("lessons-leave")
        if command.id in self.ACTS and "enter" in command.keys and self.tutor.reading:
            return self.app.texts("lessons-go-on")
        return super().label(command)

    @override
    def shown_commands(self) -> list[Command]:
        shown = super().shown_commands()
        if not self.tutor.reading:
            return shown
        on = [COMMANDS[name] for name in self.ACTS if "enter" in COMMANDS[name].keys]
        silent = (*self.ACTS, self.HINT)
        return [*on, *(command for command in shown if command.id not in silent)]

    @override
    def action_command(self, command: str) -> None:
        """Run the command of a key; while the learner reads, a deciding key only continues."""
        if not self.too_small and command in self.ACTS and self.tutor.reading:
            self.read_on()
            return
        if command == self.tutor.look:
            self._tried = command
        super().action_command(command)
        if self._said and command != "lesson.skip":
            self._hint()
        self._looked()

    def read_on(self) -> None:
        if self.tutor.reading:
            self.hush()
            self.tutor.read()
            self._read.set()
            self._news.set()

    def do_lesson_skip(self) -> None:
        self.skip()

    @override
    def do_play_back(self) -> None:
        """Leave the lesson, which can be started again at any time; or remove the cursor from
        the board."""
        if self.pointing:
            super().do_play_back()
        else:
            self.dismiss(None)


def lesson_screen(kind: type[PlayScreen], session: LessonSession) -> LessonScreen:
    """Return the screen of a game, of that `kind`, with a lesson on it."""
    return cast("Callable[[LessonSession], LessonScreen]", _teaching(kind))(session)


@cache
def _teaching(kind: type[PlayScreen]) -> type[LessonScreen]:
    body = {
        "BINDINGS": [key for name in (kind.SCOPE, LESSON, *kind.ALSO) for key in bindings(name)],
        "SCOPE": kind.SCOPE,
        "ALSO": (LESSON, *kind.ALSO),
    }
    return layered(LessonScreen, kind, "Lesson", body)
