"""The screen of Irrgarten: the board, the panels round it, and the way of a turn.

Keys become decisions only here. What happens comes back as events, one after the other, through
the scene's player; the panels hear its bus, and when all was shown the screen looks whose turn
it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import ClassVar

from textual import events
from textual.containers import Container
from textual.geometry import Size
from textual.widget import Widget
from typing_extensions import override

from app.tui.commands import COMMANDS, Command
from app.tui.irrgarten import looking
from app.tui.irrgarten.commands import ACTS, MOVES, SCOPE, WAYS
from app.tui.irrgarten.ending import summary
from app.tui.irrgarten.head import HeadLine
from app.tui.irrgarten.logview import LogPanel
from app.tui.irrgarten.maze import MazeGrid
from app.tui.irrgarten.mazebox import MazeBox
from app.tui.irrgarten.minimap import MiniMap
from app.tui.irrgarten.next_line import NextLine
from app.tui.irrgarten.panel import Panel
from app.tui.irrgarten.scene import Scene
from app.tui.irrgarten.side import SidePanel
from app.tui.irrgarten.walking import Walking
from app.tui.place import Place
from app.tui.session import Session
from app.tui.widgets.keybar import KeyBar, key_signs
from engines.kernel.events import Event

ODDS_PAUSE = 0.02
"""Seconds between two portions of odds for the digits on the board."""
RUN_PAUSE = 0.06
"""Seconds between two steps that are made without a key, at normal speed."""
TALL = 32


class IrrgartenScreen(looking.Looking, Place[None]):
    """Plays one match from beginning to end."""

    SCOPE: ClassVar[str] = SCOPE
    CSS_PATH = "irrgarten.tcss"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.scene = Scene(session)
        self.walking = Walking(self.scene)
        self._news = asyncio.Event()
        self._in_front = asyncio.Event()
        self._said_end = self._due = self._odds_due = False

    # -- life

    @override
    def compose(self) -> Iterator[Widget]:
        scene = self.scene
        yield HeadLine(scene, "background")
        with Container(id="grid"):
            yield MazeBox(scene)
            yield SidePanel(scene)
            yield MiniMap(scene)
            yield LogPanel(scene)
            yield NextLine(scene, "background")
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin to show and to take turns."""
        self.scene.key = self.key
        self.scene.welcome()
        self.scene.heard = self._news.set
        self.session.table.pace(self._bot_pause, self._ready)
        self.scene.set_speed(self.app.looks.speed)
        self.run_worker(self.scene.player.run(), group="player")
        self.run_worker(self._attend(), group="attend")
        self.run_worker(self.session.table.run(), group="table")
        self._news.set()

    def key(self, command: str) -> str:
        """The key of a command, as it is called on the keyboard now."""
        return key_signs([COMMANDS[command]], self.app.key_sign, self.app.keymap)

    def on_unmount(self) -> None:
        """Stop listening to the match."""
        self.scene.close()

    def on_screen_resume(self) -> None:
        """Nothing is before this screen any more: bots may go on."""
        self._in_front.set()
        self._news.set()

    def on_screen_suspend(self) -> None:
        """Another screen is before this one: the bots wait."""
        self._in_front.clear()

    def _bot_pause(self) -> float:
        return (0.0, 0.1, 0.3, 0.8, 0.3)[self.app.looks.speed]

    async def _ready(self) -> None:
        """Bots decide when all was shown, this screen is in front, and there is room for it."""
        await self.scene.player.quiet()
        await self._in_front.wait()
        await self.app.until_large()

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
        """All was shown."""
        scene = self.scene
        other = scene.waits_for_other()
        if other is not None:
            self.cover(True)
            await self.app.pass_keyboard(scene.name(other), scene.public_news(other))
            scene.hand_over(other)
            self.cover(False)
        scene.settle()
        if scene.fold.ended:
            self._end()
        elif scene.my_turn and self._in_front.is_set():
            await self._take_turn()
        self.draw()

    async def _take_turn(self) -> None:
        goes_on = self.walking.turn_came()
        self.say_stop()
        waiting = self.walking.next_waiting()
        if waiting is not None:
            self.action_command(waiting)
        elif goes_on:
            self.draw()
            await asyncio.sleep(RUN_PAUSE * self.scene.player.speed)
            route = self.scene.route
            if route is not None and route.auto and self.scene.my_turn:
                self.walking.step()
                self.say_stop()

    def _end(self) -> None:
        if not self._said_end:
            self._said_end = True
            self.show_end()

    def show_end(self) -> None:
        """How the match ended."""
        self.app.show_end(lambda: summary(self.scene, self.app.texts))

    def say_stop(self) -> None:
        """Tell why a route stopped."""
        if self.walking.said:
            self.notice(self.walking.said)
            self.walking.said = ""

    # -- drawing

    def _shown(self, _event: Event) -> None:
        """An event was folded in: draw once for all that come at once."""
        if not self._due:
            self._due = True
            self.call_next(self.draw)

    def draw(self) -> None:
        """Draw what changed, on the board and in the panels."""
        self._due = False
        scene = self.scene
        scene.plan_drawn()
        changed = set(scene.changed)
        box = self.query_one(MazeBox)
        box.draw()
        mini = self.query_one(MiniMap)
        mini.terrain_changed(changed)
        mini.look_through(*box.grid.view())
        for panel in self.query(Panel):
            panel.stale()
        if scene.marks.shown and not self._odds_due:
            self._odds_due = True
            self.set_timer(ODDS_PAUSE, self._odds)

    def _odds(self) -> None:
        """Work out a few of the digits on the board."""
        self._odds_due = False
        scene, grid = self.scene, self.query_one(MazeGrid)
        changed, more = scene.marks.work(scene.fold, scene.mate, grid.squares_in_view())
        grid.show(changed)
        if more:
            self._odds_due = True
            self.set_timer(ODDS_PAUSE, self._odds)

    def cover(self, covered: bool) -> None:
        """Hide everything while the keyboard is passed."""
        self.query_one("#grid").visible = not covered

    # -- keys

    def on_key(self, event: events.Key) -> None:
        """Any key completes what is being shown."""
        self.scene.player.skip()

    @override
    def action_command(self, command: str) -> None:
        """A key: it completes what is being shown, stops what goes on by itself, and counts."""
        if self.too_small:
            super().action_command(command)
            return
        holding = self.scene.player.holding
        self.scene.player.skip()
        if holding and command in ACTS:
            return
        if self.walking.interrupt():
            self.say_stop()
            self.draw()
            if command == "maze.run":
                return
        if self.looking is None and self.walking.early(command):
            return
        super().action_command(command)
        self.draw()

    @override
    def shown_commands(self) -> list[Command]:
        """Keys for a route only where there is one."""
        route = self.scene.route
        idle = self.looking is None and (route is None or not route.planned)
        hidden = ["maze.next", "maze.run"] if idle else []
        if not self.scene.secret:
            hidden.append("maze.explore")  # nothing to explore: the key says so
        return [command for command in super().shown_commands() if command.id not in hidden]

    def available(self, command: str) -> bool | str:
        scene = self.scene
        if command == "maze.eyes":
            return bool(scene.secret and not scene.people)
        if command in ("maze.travel", "maze.explore", "maze.next", "maze.run", *MOVES):
            if not scene.people:
                return False
            if scene.fold.ended and self.looking is None:
                return "maze-not-over"
        if command in ("maze.next", "maze.run") and self.looking is None:
            route = scene.route
            if route is None or not route.planned:
                return "maze-not-route"
        return super().available(command)

    def _walk(self, command: str) -> None:
        if self.looking is not None:
            self.move_cursor(WAYS[command])
        else:
            self.walking.move(command)
            self.say_stop()

    def do_move_up(self) -> None:
        """A step, or the cursor, up."""
        self._walk("move.up")

    def do_move_down(self) -> None:
        """A step, or the cursor, down."""
        self._walk("move.down")

    def do_move_left(self) -> None:
        """A step, or the cursor, to the left."""
        self._walk("move.left")

    def do_move_right(self) -> None:
        """A step, or the cursor, to the right."""
        self._walk("move.right")
