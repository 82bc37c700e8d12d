"""The screen of a match: its life, and the way of a turn.

Keys become decisions only here. What happens comes back as events, one after the other, through
the scene's player; the panels hear its bus, and when all was shown the screen looks whose turn
it is. A game's own screen composes its widgets and says what is done on a turn.
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
"""Seconds that a bot seems to think, by the speed that is set for them."""


class PlayScreen(SkipAnimation, HistoryScreen):
    """Plays one match from beginning to end. The container `#grid` holds all that is secret."""

    ALSO: ClassVar[tuple[str, ...]] = (SCOPE,)
    PLANS: ClassVar[tuple[str, ...]] = ()
    """Commands that only prepare a decision: whoever uses them has read a tip of the coach."""
    LOOKS: ClassVar[tuple[str, ...]] = ("play.why", "play.log")
    """Commands that only look: a replay keeps them where it doesn't use their keys itself."""
    HINT: ClassVar[str] = ""
    """The command that asks for a hint; "" where there is none."""
    PUBLIC_EYES: ClassVar[bool] = True
    """Whether what everybody may see makes a screen, where seats see different things."""

    def __init__(self, session: Session, scene: MatchViewModel[Any]) -> None:
        super().__init__(session, scene)
        self._news = asyncio.Event()
        self._bell = Bell(scene.pending.number)
        self.in_front = asyncio.Event()
        self._said_end = self._due = False

    # -- what a game says itself

    async def take_turn(self) -> None:
        """All was shown, and a person in front of the screen decides."""

    def halt(self) -> None:
        """Stop what goes on by itself."""

    def stand_again(self) -> None:
        """The decision that was just made was not taken: it is still due."""
        self._news.set()

    def over(self) -> bool:
        """Whether the end of the match was shown."""
        return self.scene.ended

    def summary(self) -> MatchSummary:
        """How the match ended."""
        raise NotImplementedError

    def greet(self) -> None:
        """The first lines of the log."""
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
        """Draw what changed."""
        self._due = False
        for panel in self.query(MatchPanel):
            panel.stale()

    # -- life

    def on_mount(self) -> None:
        """Begin to show and to take turns."""
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
        """The key of a command, as it is called on the keyboard now."""
        return key_signs([COMMANDS[command]], self.app.key_sign, self.app.keymap)

    def on_unmount(self) -> None:
        """Stop listening to the match."""
        self.coaching.close()
        self.scene.close()

    def on_screen_resume(self) -> None:
        """Nothing is before this screen any more: bots may go on."""
        self.in_front.set()
        self._news.set()

    def on_screen_suspend(self) -> None:
        """Another screen is before this one: the bots wait."""
        self.in_front.clear()

    def _bot_pause(self) -> float:
        return BOT_PAUSES[self.app.looks.bot_speed]

    async def _ready(self) -> None:
        """Bots decide when all was shown, this screen is in front, and there is room for it."""
        await self.scene.player.quiet()
        await self.until_in_front()
        await self.app.until_large()

    async def until_in_front(self) -> None:
        """Wait while another screen is before this one, also one that was opened just now."""
        if self.app.screen is not self:
            self.in_front.clear()
        await self.in_front.wait()

    @override
    def fit(self, size: Size) -> None:
        super().fit(size)
        self.set_class(size.height >= TALL and not self.has_class("-wide"), "-tall")

    @override
    def retext(self) -> None:
        for eyes in self.scene.eyes.values():
            eyes.retell()
        self.scene.set_speed(self.app.looks.speed)
        super().retext()
        self.draw()

    # -- the way of a turn

    async def _attend(self) -> None:
        """Whenever something came: draw as it is shown; when all was, see whose turn it is."""
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
        """All was shown. What comes over the board waits for what is before it: a log or a replay
        that one person opened must not lie under the screen that passes the keyboard."""
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
        """How the match ended."""
        self.coaching.match_over()
        from app.tui.screens.end import EndScreen  # its charts are slow to import

        self.app.push_screen(EndScreen(self.summary, self.aftermath))

    @cached_property
    def coaching(self) -> MatchCoach:
        """Who explains what comes for the first time."""
        return MatchCoach(self)

    @cached_property
    def advising(self) -> StandingHint:
        """What shows advice unasked, where the player wants it."""
        return StandingHint(self)

    def hints(self) -> str:
        """How much is reckoned for the player."""
        return self.app.looks.hints

    def advice(self) -> str:
        """What the person in front of the screen might do now, and why; "" for nothing."""
        return ""

    def hint_words(self) -> str:
        """What the key for a hint tells; "" if it is told elsewhere."""
        return self.advice()

    def aside(self, cells: int) -> Sequence[Shown]:
        """What stands under the log: a tip of the coach, else advice."""
        return self.coaching.lines(cells) or self.advising.lines(cells)

    @override
    def clauses(self) -> tuple[str, ...]:
        """Those of a notice, else those of what the coach just said."""
        return super().clauses() or self.coaching.clauses

    @cached_property
    def aftermath(self) -> EndData:
        """What is known of the match once it is over; worked out once."""
        from app.tui.end.aftermath import EndData

        return EndData(self.scene)

    def _shown(self, _event: Event) -> None:
        """An event was folded in: draw once for all that come at once."""
        if not self._due:
            self._due = True
            self.call_next(self.draw)

    def cover(self, covered: bool) -> None:
        """Hide everything while the keyboard is passed, and what was said to who had it."""
        self.hush()
        self._said = ""
        self.query_one("#grid").visible = not covered

    # -- keys

    @override
    def action_command(self, command: str) -> None:
        """A key: it completes what is being shown, and counts."""
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
        """Do what a key does before its command; whether the command is not to follow now."""
        return False

    @override
    def available(self, command: str) -> bool | str:
        if command == "play.quiet" and not self.coaching.at_table:
            return False
        return super().available(command)

    def do_play_quiet(self) -> None:
        """No more tips from the coach."""
        self.coaching.silence()
        self.notice(self.app.texts("coach-quiet"))

    @override
    def label(self, command: Command) -> str:
        if command.id == "play.back" and self.over():
            return self.app.texts("play-back-over")
        return super().label(command)

    def do_play_back(self) -> None:
        """The end again, or the menu of the match."""
        if self.over():
            self.show_end()
        else:
            self.app.open_pause()
