"""The screen of a match: its lifetime, and the sequence of a turn.

Keys become decisions only here. Events come back one at a time through the view model's player. The
panels listen to its bus. When all events are shown, the screen checks whose turn it is. A game's
own screen composes its widgets and handles a person's turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, ClassVar

from textual.geometry import Size
from typing_extensions import override

from app.match.fork import AT
from app.session.session import Session
from app.text.summary import MatchSummary
from app.tui.commands import COMMANDS, Command
from app.tui.match.bell import Bell
from app.tui.match.coach import MatchCoach
from app.tui.match.commands import SCOPE
from app.tui.match.history import HistoryScreen
from app.tui.match.panel import MatchPanel
from app.tui.match.skip_animation import SkipAnimation
from app.tui.match.standing_hint import StandingHint
from app.tui.match.view_model import MatchViewModel
from app.tui.widgets.keybar import key_signs
from app.tui.widgets.styled_text import Line as Shown
from engines.kernel.events import Event

if TYPE_CHECKING:
    from app.tui.end.aftermath import EndData

TALL = 32
BOT_PAUSES = (0.0, 0.1, 0.3, 0.8, 0.3)
"""Seconds of a bot's pause, by the speed of bots."""


class PlayScreen(SkipAnimation, HistoryScreen):
    """Plays one match from beginning to end. The container `#grid` holds everything secret."""

    ALSO: ClassVar[tuple[str, ...]] = (SCOPE,)
    PLANS: ClassVar[tuple[str, ...]] = ()
    """Commands that only prepare a decision. Using one counts as having read the coach's tip."""
    LOOKS: ClassVar[tuple[str, ...]] = ("play.why", "play.log")
    """Commands that only look: a replay keeps them unless it uses their keys itself."""
    HINT: ClassVar[str] = ""
    """The command that asks for a hint; "" if the game has none."""
    PUBLIC_VIEW: ClassVar[bool] = True
    """Whether the public view is worth a screen, in games whose seats see different things."""

    def __init__(self, session: Session, scene: MatchViewModel[Any]) -> None:
        super().__init__(session, scene)
        self._news = asyncio.Event()
        self._bell = Bell(scene.pending.number)
        self.in_front = asyncio.Event()
        self._said_end = self._due = False

    # -- for the game's own screen

    async def take_turn(self) -> None:
        """Handle the turn of a person at the screen, after all events are shown."""

    def halt(self) -> None:
        """Stop automatic play."""

    def stand_again(self) -> None:
        """Handle the rejection of the last decision: it is still due."""
        self._news.set()

    def over(self) -> bool:
        return self.scene.ended

    def summary(self) -> MatchSummary:
        """Return the summary of the match."""
        raise NotImplementedError

    def greet(self) -> None:
        self.scene.welcome()
        if AT in self.session.title:
            self.scene.note("replay-forked", n=self.session.title[AT])
        elif self.session.source.header.practice:
            self.scene.note("play-practice-begins")

    @property
    def pointing(self) -> bool:
        """Whether a cursor is on the board, which the keys of `LOOKS` move."""
        return False

    def draw(self) -> None:
        self._due = False
        for panel in self.query(MatchPanel):
            panel.stale()

    # -- lifetime

    def on_mount(self) -> None:
        self.scene.key = self.key
        self.scene.hints = self.hints
        self.scene.aside = self.aside
        self.coaching.open()
        self.greet()
        self.scene.heard = self._news.set
        self.session.source.pace(self._bot_pause, self._ready)
        self.scene.set_speed(self.app.looks.speed)
        self.run_worker(self.scene.player.run(), group="player")
        self.run_worker(self._attend(), group="attend")
        self.run_worker(self.session.source.run(), group="table")
        self._news.set()

    def key(self, command: str) -> str:
        return key_signs([COMMANDS[command]], self.app.key_sign, self.app.keymap)

    def on_unmount(self) -> None:
        self.coaching.close()
        self.scene.close()

    def on_screen_resume(self) -> None:
        self.in_front.set()
        self._news.set()

    def on_screen_suspend(self) -> None:
        self.in_front.clear()

    def _bot_pause(self) -> float:
        return BOT_PAUSES[self.app.looks.bot_speed]

    async def _ready(self) -> None:
        await self.scene.player.quiet()
        await self.until_in_front()
        await self.app.until_large()

    async def until_in_front(self) -> None:
        """Wait while another screen is in front, also one that was opened a moment ago."""
        if self.app.screen is not self:
            self.in_front.clear()
        await self.in_front.wait()

    @override
    def fit(self, size: Size) -> None:
        super().fit(size)
        self.set_class(size.height >= TALL and not self.has_class("-wide"), "-tall")

    @override
    def retext(self) -> None:
        for perspective in self.scene.perspectives.values():
            perspective.retell()
        self.scene.set_speed(self.app.looks.speed)
        super().retext()
        self.draw()

    # -- the sequence of a turn

    async def _attend(self) -> None:
        stop = self.scene.bus.subscribe(Event, self._shown)
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                await self.scene.player.quiet()
                if not self._news.is_set():
                    await self._settle()
        finally:
            stop()

    async def _settle(self) -> None:
        """Continue after all is shown. Wait for screens in front first: a log or replay that one
        person opened must not be under the screen that passes the keyboard."""
        scene = self.scene
        if scene.waits_for_other() is not None or (self.over() and not self._said_end):
            await self.until_in_front()
        other = scene.waits_for_other()
        if other is not None:
            self.cover(True)
            self._bell.decides(other, scene.latest, self.app)
            news = partial(scene.public_news, other)
            await self.app.pass_keyboard(scene.name(other), news)
            scene.hand_over(other)
            self.cover(False)
        scene.settle()
        if self.over():
            if not self._said_end:
                self._said_end = True
                self.show_end()
        elif scene.my_turn and self.in_front.is_set():
            self._bell.decides(scene.me, scene.pending, self.app)
            await self.take_turn()
        self.draw()
        self.refresh_keys()

    def show_end(self) -> None:
        self.coaching.match_over()
        from app.tui.screens.end import EndScreen  # its charts are slow to import

        self.app.push_screen(EndScreen(self.summary, self.aftermath))

    @cached_property
    def coaching(self) -> MatchCoach:
        return MatchCoach(self)

    @cached_property
    def advising(self) -> StandingHint:
        """Return the unasked hints, which a setting enables."""
        return StandingHint(self)

    def hints(self) -> str:
        return self.app.looks.hints

    def advice(self) -> str:
        """Return advice with its reason for the person at the screen; "" for none."""
        return ""

    def hint_words(self) -> str:
        """Return the answer of the hint key; "" if it is shown elsewhere."""
        return self.advice()

    def aside(self, cells: int) -> Sequence[Shown]:
        return self.coaching.lines(cells) or self.advising.lines(cells)

    @override
    def clauses(self) -> tuple[str, ...]:
        return super().clauses() or self.coaching.clauses

    @cached_property
    def aftermath(self) -> EndData:
        """Return the analysis data of the finished match; it is computed once."""
        from app.tui.end.aftermath import EndData

        return EndData(self.scene)

    def _shown(self, _event: Event) -> None:
        if not self._due:
            self._due = True
            self.call_next(self.draw)

    def cover(self, covered: bool) -> None:
        """Hide the whole board while the keyboard is passed, and the notices of its last owner."""
        self.hush()
        self._said = ""
        self.query_one("#grid").visible = not covered

    # -- keys

    @override
    def action_command(self, command: str) -> None:
        """Handle a key: it completes the present animation, and counts as input."""
        if self.too_small:
            super().action_command(command)
            return
        if self.hurry(command) or self.keep_back(command):
            return
        super().action_command(command)
        if command in self.ACTS or command in self.PLANS:
            self.coaching.pressed()
        self.draw()
        self.refresh_keys()

    def keep_back(self, command: str) -> bool:
        """Prepare for a key's command. Return whether the command must not follow now."""
        return False

    @override
    def available(self, command: str) -> bool | str:
        if command == "play.quiet" and not self.coaching.at_table:
            return False
        return super().available(command)

    def do_play_quiet(self) -> None:
        self.coaching.silence()
        self.notice(self.app.texts("coach-quiet"))

    @override
    def label(self, command: Command) -> str:
        if command.id == "play.back" and self.over():
            return self.app.texts("play-back-over")
        return super().label(command)

    def do_play_back(self) -> None:
        if self.over():
            self.show_end()
        else:
            self.app.open_pause()
