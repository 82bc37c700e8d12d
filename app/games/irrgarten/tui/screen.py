"""The screen of Irrgarten: the board, the panels around it, and the commands of its keys."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.containers import Container
from textual.widget import Widget
from typing_extensions import override

from app.games.irrgarten.tui.commands import (
    ACTS,
    BESIDE,
    LOOKS,
    MOVES,
    POINTED,
    POINTING,
    SCOPE,
    STOPS,
    WAYS,
)
from app.games.irrgarten.tui.ending import summary
from app.games.irrgarten.tui.head import IrrgartenHead
from app.games.irrgarten.tui.look_commands import LookCommands
from app.games.irrgarten.tui.maze_frame import MazeFrame
from app.games.irrgarten.tui.maze_grid import MazeGrid
from app.games.irrgarten.tui.minimap import MiniMap
from app.games.irrgarten.tui.next_line import NextLine
from app.games.irrgarten.tui.side_panel import SidePanel
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.games.irrgarten.tui.walking import Walking
from app.session.session import Session
from app.text.summary import MatchSummary
from app.tui.commands import COMMANDS, Command
from app.tui.match.command_group import CommandGroup
from app.tui.match.game_controls import GameControls
from app.tui.match.host import MatchHost
from app.tui.match.log_panel import LogPanel
from app.tui.match.screen import PlayScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.styled_text import Span
from engines.kernel.search import Plan

ODDS_PAUSE = 0.02
"""Seconds between two portions of odds for the digits on the board."""
RUN_PAUSE = 0.06
"""Seconds between two automatic steps, at normal speed."""


class IrrgartenControls(GameControls):
    """The board, the walking keys, and the chances on the board."""

    ACTS: ClassVar[tuple[str, ...]] = ACTS
    PLANS: ClassVar[tuple[str, ...]] = STOPS
    LOOKS: ClassVar[tuple[str, ...]] = (*GameControls.LOOKS, *LOOKS)
    PUBLIC_VIEW: ClassVar[bool] = False
    HINT: ClassVar[str] = "maze.hint"
    HINT_WAITS: ClassVar[bool] = True
    SCENE = IrrgartenViewModel
    scene: IrrgartenViewModel

    def __init__(self, screen: MatchHost, session: Session) -> None:
        super().__init__(screen, session)
        self.walking = Walking(self.scene)
        self.waiting = self.walking.waiting
        self.looks = LookCommands(screen, self.walking)
        self._odds_due = False
        self._par_task: asyncio.Task[None] | None = None

    @override
    def groups(self) -> tuple[CommandGroup, ...]:
        return (self, self.looks)

    @override
    def compose(self) -> Iterator[Widget]:
        scene = self.scene
        yield IrrgartenHead(scene, "background")
        with Container(id="grid"):
            yield MazeFrame(scene)
            yield SidePanel(scene)
            yield MiniMap(scene)
            yield LogPanel(scene)
            yield NextLine(scene, "background")
        yield KeyBar()

    # -- lifetime

    @override
    def opened(self) -> None:
        if self.scene.against_par and self.scene.source.header.seed:
            self._par_task = asyncio.create_task(self._find_par())

    async def _find_par(self) -> None:
        from app.games.irrgarten.seeds.par import par_of

        self.scene.par = await par_of(self.scene.source.public, self.scene.source.header.seed)
        if self.screen.is_attached:  # not left meanwhile
            self.screen.draw()

    # -- turns

    @override
    async def take_turn(self) -> None:
        goes_on = self.walking.turn_came()
        self.looks.say_stop()
        waiting = self.walking.next_waiting()
        if waiting is not None:
            self.screen.action_command(waiting)
        elif goes_on:
            self.screen.draw()
            await asyncio.sleep(RUN_PAUSE * self.scene.player.speed)
            route = self.scene.route
            if route is not None and route.auto and self.scene.my_turn:
                self.walking.step()
                self.looks.say_stop()

    @override
    def summary(self) -> MatchSummary:
        return summary(self.scene, self.screen.app.texts)

    @override
    def halt(self) -> None:
        self._interrupted()

    def _interrupted(self) -> bool:
        """Stop automatic steps and say so. Return whether there were any."""
        if not self.walking.interrupt():
            return False
        self.looks.say_stop()
        self.screen.draw()
        return True

    @override
    def rejected(self) -> None:
        if self.scene.route is not None:
            self.scene.route.unmade()

    @override
    def advice(self) -> str:
        from app.games.irrgarten.tui.advice import advice

        return advice(self.scene, self.screen.app.texts)

    @override
    def hint_words(self) -> str:
        from app.games.irrgarten.text.narrator import towards
        from engines.irrgarten.heuristics import scout_bot

        if self.screen.measured.words():
            return ""  # it compares whole ways, and the bot's step may begin another one
        if (
            self.screen.app.services.comparer is not None
            and not self.scene.fold.config.parameters.fog
            and not self.screen.measured.has_none
        ):
            return self.screen.app.texts("play-hint-wait")
        source, texts = self.scene.source, self.screen.app.texts
        view = source.snapshot(self.scene.me).view
        if view.seat != self.scene.me or not view.previews:
            return ""  # at a table the turn may be over before the screen shows it
        way = scout_bot(source.public, view, 0)
        return texts("maze-hint", way=towards(texts, way))

    @override
    def can_hint(self) -> bool | str:
        return not self.scene.replaying and not self.scene.ended

    @override
    def plan_words(self, plan: Plan) -> str:
        from app.games.irrgarten.text.plans import told

        scene = self.scene
        return told(scene.session, scene.source.snapshot(scene.me).view, plan)

    @override
    def legend(self) -> Sequence[tuple[Span, str]]:
        from app.games.irrgarten.tui.legend import legend

        app, public = self.screen.app, self.scene.source.public
        return legend(app.texts, app.glyphs, public, fog=self.scene.secret)

    @property
    @override
    def pointing(self) -> bool:
        return self.looks.looking is not None

    @override
    def step_back(self) -> bool:
        return self.looks.step_back()

    # -- drawing

    @override
    def drawn(self) -> None:
        scene, screen = self.scene, self.screen
        scene.plan_drawn()
        if not scene.shows_odds:
            scene.changed |= scene.marks.clear(scene.fold)
        changed = set(scene.changed)
        box = screen.query_one(MazeFrame)
        box.draw()
        mini = screen.query_one(MiniMap)
        mini.terrain_changed(changed)
        mini.look_through(*box.grid.view())
        scene.in_view = set(box.grid.squares_in_view())
        if scene.marks.shown and scene.shows_odds and not self._odds_due:
            self._odds_due = True
            self.screen.set_timer(ODDS_PAUSE, self._odds)

    def _odds(self) -> None:
        self._odds_due = False
        scene, grid = self.scene, self.screen.query_one(MazeGrid)
        changed, more = scene.marks.work(scene.fold, scene.mate, grid.squares_in_view())
        grid.show(changed)
        if more:
            self._odds_due = True
            self.screen.set_timer(ODDS_PAUSE, self._odds)

    # -- keys

    @override
    def keep_back(self, command: str) -> bool:
        """Stop automatic steps at a key press, and queue a step pressed too early."""
        if self._interrupted() and command in STOPS:
            return True
        if self.pointing or not self.walking.too_early(command):
            return False
        if not self.turn_told():
            self.walking.wait(command)
        return True

    @override
    def shown(self, commands: list[Command]) -> list[Command]:
        """With a cursor, show its commands; else those for a route only with a route, and no
        walking after the end."""
        scene = self.scene
        if self.pointing:
            known = [*POINTING, *(["maze.exit"] if scene.fold.exit is not None else [])]
            bar = {c.id: c for c in (*commands, *(COMMANDS[name] for name in known))}
            return [bar[name] for name in (*known, *BESIDE) if self._points(bar.get(name))]
        route = scene.route
        hidden = ["maze.next", "maze.run"] if route is None or not route.planned else []
        if not scene.secret:
            hidden.append("maze.explore")  # nothing to explore: the key itself says so
        if scene.fold.ended:
            hidden += [*ACTS, "maze.travel", "maze.explore"]
        return [command for command in commands if command.id not in hidden]

    def _points(self, command: Command | None) -> bool:
        return command is not None and self.screen.available(command.id) is not False

    @override
    def label(self, command: Command) -> str | None:
        if self.pointing and command.id in POINTED:
            return self.screen.app.texts(POINTED[command.id])
        return None

    @override
    def available(self, command: str) -> bool | str | None:
        scene = self.scene
        if command in MOVES and self.pointing:
            return True
        if command == "maze.next" and scene.replaying:
            return False
        if command == "maze.eyes":
            return not scene.people and len(scene.perspectives) > 1
        if command in ("maze.travel", "maze.explore", "maze.next", "maze.run", "maze.wait", *MOVES):
            if not scene.people:
                return False
            if scene.fold.ended and not self.pointing:
                return "maze-not-over"
        if command in ("maze.next", "maze.run") and not self.pointing:
            route = scene.route
            if route is None or not route.planned:
                return "maze-not-route"
        return None

    def _walk(self, command: str) -> None:
        if self.pointing:
            self.looks.move_cursor(WAYS[command])
        else:
            self.walking.move(command)
            self.looks.say_stop()

    def clicked(self, square: int) -> None:
        """Go to a clicked square, or point at it."""
        self.looks.clicked(square)

    def do_move_up(self) -> None:
        self._walk("move.up")

    def do_move_down(self) -> None:
        self._walk("move.down")

    def do_move_left(self) -> None:
        self._walk("move.left")

    def do_move_right(self) -> None:
        self._walk("move.right")


class IrrgartenScreen(PlayScreen):
    """Plays a match of Irrgarten."""

    SCOPE: ClassVar[str] = SCOPE
    CSS_PATH = "screen.tcss"
    GAME = IrrgartenControls
    game: IrrgartenControls
    scene: IrrgartenViewModel

    def on_maze_grid_clicked(self, message: MazeGrid.Clicked) -> None:
        """Go to a clicked square."""
        self.game.clicked(message.square)
