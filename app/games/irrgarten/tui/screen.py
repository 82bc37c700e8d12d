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
from app.games.irrgarten.tui.look_mode import LookMode
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
from app.tui.match.log_panel import LogPanel
from app.tui.match.screen import PlayScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.styled_text import Span

ODDS_PAUSE = 0.02
"""Seconds between two portions of odds for the digits on the board."""
RUN_PAUSE = 0.06
"""Seconds between two automatic steps, at normal speed."""


class IrrgartenScreen(LookMode):
    """Plays one match from start to end."""

    SCOPE: ClassVar[str] = SCOPE
    ACTS: ClassVar[tuple[str, ...]] = ACTS
    PLANS: ClassVar[tuple[str, ...]] = STOPS
    LOOKS: ClassVar[tuple[str, ...]] = (*PlayScreen.LOOKS, *LOOKS)
    PUBLIC_VIEW: ClassVar[bool] = False
    CSS_PATH = "screen.tcss"
    scene: IrrgartenViewModel

    def __init__(self, session: Session) -> None:
        scene = IrrgartenViewModel(session)
        super().__init__(session, scene)
        self.walking = Walking(scene)
        self._odds_due = False

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

    # -- turns

    @override
    async def take_turn(self) -> None:
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

    @override
    def summary(self) -> MatchSummary:
        return summary(self.scene, self.app.texts)

    @override
    def halt(self) -> None:
        self.walking.interrupt()

    @override
    def advice(self) -> str:
        from app.games.irrgarten.tui.advice import advice

        return advice(self.scene, self.app.texts)

    @override
    def legend(self) -> Sequence[tuple[Span, str]]:
        from app.games.irrgarten.tui.legend import legend

        return legend(self.app.texts, self.app.glyphs, fog=self.scene.secret)

    @property
    @override
    def pointing(self) -> bool:
        return self.looking is not None

    # -- drawing

    @override
    def draw(self) -> None:
        super().draw()
        scene = self.scene
        scene.plan_drawn()
        if not scene.shows_odds:
            scene.changed |= scene.marks.clear(scene.fold)
        changed = set(scene.changed)
        box = self.query_one(MazeFrame)
        box.draw()
        mini = self.query_one(MiniMap)
        mini.terrain_changed(changed)
        mini.look_through(*box.grid.view())
        if scene.marks.shown and scene.shows_odds and not self._odds_due:
            self._odds_due = True
            self.set_timer(ODDS_PAUSE, self._odds)

    def _odds(self) -> None:
        self._odds_due = False
        scene, grid = self.scene, self.query_one(MazeGrid)
        changed, more = scene.marks.work(scene.fold, scene.mate, grid.squares_in_view())
        grid.show(changed)
        if more:
            self._odds_due = True
            self.set_timer(ODDS_PAUSE, self._odds)

    # -- keys

    @override
    def keep_back(self, command: str) -> bool:
        """Stop automatic steps at a key press, and queue a step pressed too early."""
        if self.walking.interrupt():
            self.say_stop()
            self.draw()
            if command in STOPS:
                return True
        return self.looking is None and self.walking.early(command)

    @override
    def shown_commands(self) -> list[Command]:
        """With a cursor, its commands; else those for a route only with a route, and no walking
        after the end."""
        scene, shown = self.scene, super().shown_commands()
        if self.looking is not None:
            known = [*POINTING, *(["maze.exit"] if scene.fold.exit is not None else [])]
            bar = {c.id: c for c in (*shown, *(COMMANDS[name] for name in known))}
            return [bar[name] for name in (*known, *BESIDE) if self._points(bar.get(name))]
        route = scene.route
        hidden = ["maze.next", "maze.run"] if route is None or not route.planned else []
        if not scene.secret:
            hidden.append("maze.explore")  # nothing to explore: the key itself says so
        if scene.fold.ended:
            hidden += [*ACTS, "maze.travel", "maze.explore"]
        return [command for command in shown if command.id not in hidden]

    def _points(self, command: Command | None) -> bool:
        return command is not None and self.available(command.id) is not False

    @override
    def label(self, command: Command) -> str:
        if self.looking is not None and command.id in POINTED:
            return self.app.texts(POINTED[command.id])
        return super().label(command)

    def available(self, command: str) -> bool | str:
        scene = self.scene
        if command in MOVES and self.looking is not None:
            return True
        if command == "maze.eyes":
            return bool(scene.secret and not scene.people)
        if command in ("maze.travel", "maze.explore", "maze.next", "maze.run", "maze.wait", *MOVES):
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
        self._walk("move.up")

    def do_move_down(self) -> None:
        self._walk("move.down")

    def do_move_left(self) -> None:
        self._walk("move.left")

    def do_move_right(self) -> None:
        self._walk("move.right")
