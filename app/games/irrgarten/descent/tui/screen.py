"""The screen of the Descent: the floor, the panels around it, and the commands of its keys."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.containers import Container
from textual.widget import Widget
from typing_extensions import override

from app.games.irrgarten.descent.tui.after_fights import AfterFights
from app.games.irrgarten.descent.tui.asking import RARE, AskCommands
from app.games.irrgarten.descent.tui.card_panel import CardPanel
from app.games.irrgarten.descent.tui.commands import (
    ACTS,
    BESIDE,
    CARD,
    LOOKS,
    MOVES,
    POINTING,
    SCOPE,
    STOPS,
    WAYS,
)
from app.games.irrgarten.descent.tui.ending import last_moment, summary
from app.games.irrgarten.descent.tui.floor_frame import FloorFrame
from app.games.irrgarten.descent.tui.floor_grid import FloorGrid
from app.games.irrgarten.descent.tui.goals import Goals
from app.games.irrgarten.descent.tui.head import DescentHead
from app.games.irrgarten.descent.tui.looking import LookCommands
from app.games.irrgarten.descent.tui.next_line import DescentNextLine
from app.games.irrgarten.descent.tui.side_panel import DescentSidePanel
from app.games.irrgarten.descent.tui.travel import Travel, onward
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.session.session import Session
from app.text.summary import MatchSummary
from app.tui.commands import COMMANDS, Command
from app.tui.match.command_group import CommandGroup
from app.tui.match.game_controls import GameControls
from app.tui.match.host import MatchHost
from app.tui.match.log_panel import LogPanel
from app.tui.match.panel import LESSON, MatchPanel
from app.tui.match.screen import PlayScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.styled_text import Span
from engines.kernel.search import Comparison

RUN_PAUSE = 0.06
"""Seconds between two steps of a travel, at normal speed."""
ODDS_PAUSE = 0.02
"""Seconds between two portions of the guardian's odds after the next fight."""
BRIEF = {
    "descent.target": "descentscreen-brief-target",
    "descent.gate": "descentscreen-brief-gate",
}
"""Labels for the bar, where the commands' own would leave no room for the next key."""
MOST_WAITING = 3
"""The most early key presses that wait; more are dropped."""


class DescentControls(GameControls):
    """The floor, the walking keys, the cards at the stairs."""

    ACTS: ClassVar[tuple[str, ...]] = ACTS
    PLANS: ClassVar[tuple[str, ...]] = ("descent.gate",)
    LOOKS: ClassVar[tuple[str, ...]] = (*GameControls.LOOKS, *LOOKS)
    PUBLIC_VIEW: ClassVar[bool] = False
    HINT: ClassVar[str] = "descent.hint"
    SCENE = DescentViewModel
    scene: DescentViewModel

    def __init__(self, screen: MatchHost, session: Session) -> None:
        super().__init__(screen, session)
        self.travel = Travel(self.scene)
        self.looks = LookCommands(screen, self.scene)
        self.asks = AskCommands(screen, self.scene, self.looks)
        self.waiting = deque(maxlen=MOST_WAITING)
        self._odds_due = False
        self.after = AfterFights(screen, self.scene)
        self.goals = Goals(self.scene)
        self._par_task: asyncio.Task[None] | None = None

    @override
    def groups(self) -> tuple[CommandGroup, ...]:
        return (self, self.looks, self.asks)

    @override
    def compose(self) -> Iterator[Widget]:
        scene = self.scene
        yield DescentHead(scene, "background")
        with Container(id="grid"):
            yield FloorFrame(scene)
            yield CardPanel(scene, "board")
            yield DescentSidePanel(scene)
            yield LogPanel(scene)
            yield DescentNextLine(scene, "background")
        yield KeyBar()

    # -- lifetime

    @override
    def opened(self) -> None:
        from app.games.irrgarten.descent.best import earlier_coins

        header = self.scene.source.header
        self.scene.earlier = earlier_coins(self.screen.app.services.archive, header.match)
        if self.scene.config.alone and header.seed and not self.screen.has_class(LESSON):
            self._par_task = asyncio.create_task(self._find_par())

    async def _find_par(self) -> None:
        """Work out par in a process of its own: the head shows it once it is known."""
        from app.games.irrgarten.descent.par.par_of import par_of
        from engines.irrgarten.descent.par import has_par

        self.scene.par_pending = has_par(self.scene.config)
        self.scene.par = await par_of(self.scene.config, self.scene.source.header.seed)
        self.scene.par_pending = False
        self.goals.look()
        if self.screen.is_attached:  # not left meanwhile
            self.screen.draw()

    # -- turns

    @override
    async def take_turn(self) -> None:
        goes_on = self.travel.turn_came()
        self.goals.look()
        self._say_stop()
        self.after.comment()
        if self.waiting and self.scene.deciding:
            self.screen.action_command(self.waiting.popleft())
        elif goes_on:
            self.screen.draw()
            await asyncio.sleep(RUN_PAUSE * self.scene.player.speed)
            if self.travel.runs:
                self.travel.step()
                self._say_stop()

    @override
    def summary(self) -> MatchSummary:
        return summary(self.scene, self.screen.app.texts)

    @override
    def halt(self) -> None:
        self.travel.interrupt()
        self.waiting.clear()

    @override
    def rejected(self) -> None:
        self.travel.drop()

    @override
    def advice(self) -> str:
        from app.games.irrgarten.descent.tui.advice import advice

        return advice(self.scene, self.screen.app.texts)

    @override
    def can_hint(self) -> bool | str:
        return not (self.scene.replaying or self.scene.ended or self.scene.card)

    @override
    def compared(self, found: Comparison) -> str:
        from app.games.irrgarten.descent.tui.advice import worth_of

        return worth_of(self.scene, self.screen.app.texts, found)

    @override
    def legend(self) -> Sequence[tuple[Span, str]]:
        from app.games.irrgarten.descent.tui.legend import legend

        return legend(self.screen.app.texts, self.screen.app.glyphs, self.scene.config)

    @override
    def explained(self) -> str:
        return "descent-help"

    @property
    @override
    def pointing(self) -> bool:
        return self.looks.looking

    @override
    def step_back(self) -> bool:
        """Remove the cursor, or forget the trip. Return False if there is neither."""
        if self.looks.looking:
            self.looks.end()
            return True
        return self.travel.drop()

    def _say_stop(self) -> None:
        if self.travel.said:
            self.screen.notice(self.travel.said)
            self.travel.said = ""

    # -- drawing

    @override
    def drawn(self) -> None:
        scene, screen = self.scene, self.screen
        asks = bool(scene.card)
        if last_moment(scene):
            screen.refresh_keys()
        screen.query_one("#grid").set_class(asks, "-card")
        if not asks:
            screen.query_one(FloorFrame).draw(self.travel.route)
        if scene.walking and scene.shows_odds and not self._odds_due:
            self._odds_due = True
            screen.set_timer(ODDS_PAUSE, self._odds)

    def _odds(self) -> None:
        """Work out a portion of the guardian's odds after the target's fight."""
        self._odds_due = False
        before = self.scene.after
        if self.scene.work():
            self._odds_due = True
            self.screen.set_timer(ODDS_PAUSE, self._odds)
        elif self.scene.after != before:
            for panel in self.screen.query(MatchPanel):
                panel.stale()

    # -- keys

    @override
    def keep_back(self, command: str) -> bool:
        """Stop a travel at a key press, and queue a step pressed too early."""
        if self.travel.interrupt() and command in STOPS:
            self.screen.draw()
            return True
        scene = self.scene
        early = command in MOVES and not self.pointing and not scene.card
        if early and scene.people and not scene.my_turn and not scene.ended and scene.walking:
            if not self.turn_told():
                self.waiting.append(command)
            return True
        return False

    @override
    def shown(self, commands: list[Command]) -> list[Command]:
        """Show the keys of the card or of the cursor, where there is one."""
        scene = self.scene
        bar = {command.id: command for command in commands}
        if last_moment(scene):
            return []
        if scene.card:
            keys = [*CARD, *(["descent.climb"] if scene.card == "gift" else []), *BESIDE]
            return [bar.get(name) or COMMANDS[name] for name in keys]
        if self.pointing:
            found = (bar.get(name) or COMMANDS[name] for name in (*POINTING, *BESIDE))
            return [one for one in found if self.screen.available(one.id) is not False]
        hidden = ["descent.number", "descent.climb"]
        hidden += [name for name in RARE if not self.asks.offered(name)]
        if scene.ended:
            hidden += [*ACTS, "descent.target"]
        return [command for command in commands if command.id not in hidden]

    @override
    def label(self, command: Command) -> str | None:
        texts = self.screen.app.texts
        if command.id == "descent.go" and self.scene.card:
            return texts("descentscreen-choose")
        if command.id == "descent.go" and self.scene.faces_target:
            return texts("descentscreen-fight")
        if command.id in BRIEF and not self.pointing:
            return texts(BRIEF[command.id])
        return None

    @override
    def available(self, command: str) -> bool | str | None:
        scene = self.scene
        if command in ("descent.number", "descent.climb"):
            picks = command == "descent.number"  # on a card a line, else a monster
            return (picks and not scene.card) or bool(
                scene.my_turn and (picks or scene.card == "gift")
            )
        if command in MOVES and self.pointing:
            return True
        if scene.replaying if command == "descent.go" else command == "descent.gate" and scene.card:
            return False
        if command in RARE and not self.asks.offered(command):
            return "descentscreen-no-hook" if command == "descent.hook" else "descentscreen-no-slip"
        if command in (*ACTS, *RARE, "descent.wait", "descent.explore"):
            if not scene.people:
                return False
            if scene.ended:
                return "descentscreen-not-over"
        return None

    def _walk(self, command: str) -> None:
        scene, way = self.scene, WAYS[command]
        if self.pointing:
            self.looks.move(way)
        elif scene.card:
            if way < 2 and scene.choices:
                step = 1 if way else -1
                scene.at = max(scene.at + step, 0) if scene.at < 0 else scene.at + step
                scene.at %= scene.choices
        elif scene.deciding:
            self.travel.drop()
            if any(one.way == way for one in scene.previews):
                scene.decide(way)
            else:
                self.screen.notice(scene.session.texts("descentscreen-blocked"))

    def do_move_up(self) -> None:
        self._walk("descent.up")

    def do_move_down(self) -> None:
        self._walk("descent.down")

    def do_move_left(self) -> None:
        self._walk("descent.left")

    def do_move_right(self) -> None:
        self._walk("descent.right")

    def do_descent_go(self) -> None:
        """Choose on a card; with the cursor, travel there; else go to the target. Once it has said
        that the player is beside the monster, it fights."""
        scene = self.scene
        if self.looks.looking:
            square = scene.cursor
            self.looks.end()
            if square is not None:
                self.go_to(square)
        elif scene.card:
            if scene.at < 0:
                self.asks.mark()
            else:
                self.asks.choose(scene.at)
        elif (goal := onward(scene)) is not None:
            self.go_to(goal)
        elif scene.deciding and scene.target is None:
            self.go_to(scene.gate)
        elif scene.deciding and scene.target is not None:
            target = scene.target
            beside = next((p for p in scene.previews if p.target == target.square), None)
            if beside is not None and beside.rival < 0:
                self.travel.drop()
                if self.after.sure(target):
                    scene.decide(beside.way)
            else:
                scene.chosen = target.number
                self.go_to(target.square)

    def do_descent_gate(self) -> None:
        """Travel to the guardian, or to an open exit."""
        if self.looks.looking:
            self.looks.end()
        self.go_to(self.scene.gate, "descent.gate")

    def go_to(self, square: int, key: str = "descent.go") -> None:
        """Travel to a square at a command, if the person decides now."""
        self.travel.to(square, key)
        self._say_stop()

    def do_play_why(self) -> None:
        from app.games.irrgarten.descent.tui.why_page import DescentWhyPage

        self.screen.app.push_screen(DescentWhyPage(self.scene))


class DescentScreen(PlayScreen):
    """Plays a Descent."""

    SCOPE: ClassVar[str] = SCOPE
    CSS_PATH = "screen.tcss"
    GAME = DescentControls
    game: DescentControls
    scene: DescentViewModel

    def on_maze_grid_clicked(self, message: FloorGrid.Clicked) -> None:
        """Go to a clicked square, or choose the monster there; with the cursor, point at it."""
        scene, square = self.scene, message.square
        if self.game.looks.looking:
            scene.cursor = square
        else:
            foe = scene.foe_on(square)
            beside = any(one.target == square for one in scene.previews)
            if foe is not None:
                scene.chosen = foe.number
            if foe is None or beside:
                self.game.go_to(square)
        self.draw()
