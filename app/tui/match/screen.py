"""The screen of a match: its lifetime, and the sequence of a turn.

Every key of a match passes through this screen to the group of commands that handles it. Events
come back one at a time through the view model's player. The panels listen to its bus. When all
events are shown, the screen checks whose turn it is.

The screen is composed: `GameControls` is the game's part; `MatchMode` says whether the match is
played, replayed or a lesson; other groups of commands are the same for all games.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from textual import events
from textual.geometry import Size
from textual.widget import Widget
from typing_extensions import override

from app.match.source import Frame, PlanStep
from app.perspective.remarks import add_remark
from app.session.session import Session
from app.tui.commands import Command, keys_of
from app.tui.match.bell import Bell
from app.tui.match.coach import MatchCoach
from app.tui.match.command_group import CommandGroup
from app.tui.match.commands import SCOPE
from app.tui.match.drawing import Drawing
from app.tui.match.game_controls import GameControls
from app.tui.match.hint_commands import HintCommands
from app.tui.match.host import MatchHost
from app.tui.match.measured_hint import MeasuredHint
from app.tui.match.mode import MatchMode
from app.tui.match.play_commands import PlayCommands
from app.tui.match.second_thoughts import SecondThoughts
from app.tui.match.standing_hint import StandingHint
from app.tui.textual_patches import replace_bindings
from app.tui.widgets.styled_text import Line, Span
from engines.kernel.events import Event

TALL = 32
"""Height in rows from which the layout is tall."""
APPEARANCE_COMMANDS = (
    "app.language",
    "app.speed",
    "app.theme",
    "app.glyphs",
    "app.bell",
    "app.mouse",
)
"""Commands that change how things look or sound: they do not end the animation."""


class PlayScreen(MatchHost):
    """The screen of one match. A game's own screen names its controls in `GAME`."""

    ALSO: ClassVar[tuple[str, ...]] = (SCOPE,)
    GAME: ClassVar[type[GameControls]]
    game: GameControls

    def __init__(
        self,
        session: Session,
        mode: Callable[[MatchHost, GameControls], MatchMode] = MatchMode,
    ) -> None:
        super().__init__()
        self.session = session
        self.game = self.GAME(self, session)
        self.scene = self.game.scene
        self.mode = mode(self, self.game)
        self.coaching = MatchCoach(self)
        self.advising = StandingHint(self, self.game.advice)
        self.measured = MeasuredHint(self.game)
        self.second_thoughts = SecondThoughts(self.game)
        self._play = PlayCommands(self.mode)
        self._groups: tuple[CommandGroup, ...] = (
            self.mode,
            *self.game.groups(),
            HintCommands(self.game),
            self.coaching,
            self._play,
        )
        if (own := self.mode.bindings()) is not None:
            replace_bindings(self, own)
        self._news = asyncio.Event()
        self._in_front = asyncio.Event()
        self._bell = Bell(self.scene.pending.number)
        self._showed_end = False
        self.drawing = Drawing(self.game, self.mode)

    @override
    def compose(self) -> Iterator[Widget]:
        yield from self.game.compose()
        yield from self.mode.widgets()

    # -- lifetime

    def on_mount(self) -> None:
        self.mode.opened()
        self.game.opened()
        scene, source = self.scene, self.session.source
        scene.key, scene.hints, scene.aside = self.key, self.mode.hints, self._advice_lines
        scene.before, scene.remarked = self._before, self._remark
        self.coaching.open()
        self.mode.greet()
        scene.heard = self.wake
        source.pace(self.mode.bot_pause, self._ready)
        scene.set_speed(self.app.looks.speed)
        self.run_worker(self._attend(), group="attend")  # first: it hears what the player shows
        self.run_worker(scene.player.run(), group="player")
        self.run_worker(source.run(), group="table")
        self.wake()

    def on_unmount(self) -> None:
        self.drawing.close()
        self.mode.closed()
        self.coaching.close()
        self.second_thoughts.close()
        self.scene.close()
        self._play.close()

    def on_screen_resume(self) -> None:
        self.mode.resumed()
        self.game.resumed()
        self._in_front.set()
        self.wake()

    def on_screen_suspend(self) -> None:
        self.mode.suspended()
        self.game.suspended()
        self._in_front.clear()

    async def _ready(self) -> None:
        await self.scene.player.wait_until_idle()
        await self.until_in_front()
        await self.app.until_large()
        await self.mode.ready()

    @override
    async def until_in_front(self) -> None:
        if self.app.screen is not self:
            self._in_front.clear()
        await self._in_front.wait()

    @override
    def show_end(self) -> None:
        self.mode.show_end()

    @override
    def hint_words(self) -> str:
        return self.mode.hint_words()

    @override
    def wake(self) -> None:
        self._news.set()

    @override
    def size_classes(self, size: Size) -> dict[str, bool]:
        classes = super().size_classes(size)
        return {**classes, "-tall": size.height >= TALL and not classes["-wide"]}

    @override
    def fit(self, size: Size) -> None:
        super().fit(size)
        self.game.fitted(size)
        self.drawing.stale()

    @override
    def retext(self) -> None:
        for perspective in self.scene.perspectives.values():
            perspective.retell()
        self.scene.set_speed(self.app.looks.speed)
        super().retext()
        self.draw()

    @override
    def draw(self) -> None:
        self.drawing.draw()

    def _before(self, steps: Sequence[PlanStep], make: Callable[[], object]) -> None:
        self.second_thoughts.before(steps, self.drawing.deciding(make))

    def _remark(self, frame: Frame) -> None:
        wanted = self.mode.REMARKS and self.app.looks.remarks
        add_remark(self.scene.perspective, frame, self.scene.source, wanted)

    def _advice_lines(self, cells: int) -> Sequence[Line]:
        return self.coaching.lines(cells) or self.advising.lines(cells)

    @property
    @override
    def coached(self) -> bool:
        return self.coaching.at_table

    @override
    def tip_lines(self, cells: int) -> Sequence[Line]:
        return self.coaching.tip_lines(cells)

    @override
    def tip_read(self) -> None:
        self.coaching.pressed()

    @override
    def primer(self, seat: int) -> Sequence[str]:
        return self.game.primer(seat) if self.coached else ()

    # -- the sequence of a turn

    async def _attend(self) -> None:
        stop = self.scene.bus.subscribe(Event, self.drawing.event_shown)
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                await self.scene.player.wait_until_idle()
                if not self._news.is_set():
                    await self._settle()
        finally:
            stop()

    async def _settle(self) -> None:
        """Continue once everything is shown. First wait until no other screen is in front: a log
        that one person opened must not lie under the screen that passes the keyboard."""
        scene = self.scene
        self.mode.before_turn()
        if scene.waits_for_other() is not None or (self.over() and not self._showed_end):
            await self.until_in_front()
        other = scene.waits_for_other()
        if other is not None:
            self.cover(True)
            self._bell.decides(other, scene.latest, self.app)
            news = partial(scene.public_news, other)
            first = other not in scene.had_turn
            primer = partial(self.primer, other)
            await self.app.pass_keyboard(scene.name(other), news, primer, first=first)
            scene.hand_over(other)
            self.cover(False)
        scene.settle()
        self.session.shown(scene.pending.number)
        if self.over():
            if not self._showed_end:
                self._showed_end = True
                self.coaching.match_over()
                self.show_end()
        elif scene.my_turn:
            self.session.source.shows(scene.me)
            self.second_thoughts.turn_came()
            if self._in_front.is_set():
                self._bell.decides(scene.me, scene.pending, self.app)
                await self.mode.take_turn()
        else:
            self.game.others_turn()
        self.drawing.draw_all()

    # -- keys

    def on_key(self, event: events.Key) -> None:
        """Complete the animation and stop automatic play if the key has no command. A key with a
        command reaches `action_command` a moment later, and an event that waits for it must still
        be there."""
        keymap = self.app.keymap
        if not any(event.key in keys_of(command, keymap) for command in self.commands()):
            self.scene.player.skip()
            self.game.halt()

    @override
    def drops(self, key: events.Key, overtaken: bool) -> bool:
        return overtaken and self.mode.DROPS_REPEATS

    @override
    def commands(self) -> list[Command]:
        own = self.mode.commands()
        return super().commands() if own is None else own

    @override
    def handlers(self) -> tuple[object, ...]:
        return (*self._groups, *super().handlers())

    @override
    def action_command(self, command: str) -> None:
        """Handle a key: complete the present animation, then run its command."""
        command = self.mode.command_for(command)
        if self.too_small:
            super().action_command(command)
        elif self.mode.intercepts(command):
            return
        elif not self._hurry(command):
            if self.mode.is_own(command):
                super().action_command(command)
            elif not self.game.keep_back(command):
                super().action_command(command)
                if command in self.game.ACTS or command in self.game.PLANS:
                    self.tip_read()
                self.drawing.key_handled()
        self.mode.after_command(command)

    def _hurry(self, command: str) -> bool:
        """Complete the present animation. Return whether the key did only that."""
        if command in APPEARANCE_COMMANDS:
            return False
        holding = self.scene.player.holding
        self.scene.player.skip()
        return holding and command in self.mode.acts

    @override
    def available(self, command: str) -> bool | str:
        groups = () if command in self.app.withheld else self._groups
        for group in groups:
            answer = group.available(command)
            if answer is not None:
                return answer
        return super().available(command)

    @override
    def label(self, command: Command) -> str:
        for group in self._groups:
            label = group.label(command)
            if label is not None:
                return label
        return super().label(command)

    @override
    def shown_commands(self) -> list[Command]:
        shown = super().shown_commands()
        for group in reversed(self._groups):
            shown = group.shown(shown)
        return shown

    # -- help

    @override
    def clauses(self) -> tuple[str, ...]:
        return super().clauses() or self.coaching.clauses

    @override
    def explained(self) -> str:
        return self.mode.EXPLAINED or self.game.explained()

    @override
    def legend(self) -> Sequence[tuple[Span, str]]:
        return self.game.legend()
