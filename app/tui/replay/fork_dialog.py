"""The dialog to play on from a moment of a replay: the players, and the bots that stand in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.config.logs import log
from app.i18n.literal import literal
from app.text.errors import UNREADABLE
from app.text.newgame import GameTexts
from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, indented
from app.tui.replay.forking import ForkSeats
from app.tui.replay.replay_session import ReplaySession
from app.tui.widgets.menu import Menu, MenuRow
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span

register(
    (
        Command("fork.begin", "fork", ("f",), footer=11),
        Command("fork.who", "fork", ("w",)),
        Command("fork.bots", "fork", ("b",)),
        Command("fork.close", "fork", ("escape", "q", "backspace"), footer=95, calls="close"),
    )
)


class ForkDialog(Dialog[None]):
    """Asks who plays on; then the fork becomes the match on the screen."""

    SCOPE: ClassVar[str] = "fork"

    def __init__(self, reel: ReplaySession) -> None:
        super().__init__()
        self.reel = reel
        self.players = ForkSeats.first(reel)

    @override
    def inside(self) -> Iterable[Widget]:
        yield ForkDescription(self.reel)
        yield Menu(self._rows, "modal")

    def _rows(self) -> Sequence[MenuRow]:
        texts, players = self.app.texts, self.players
        alone = len(players.persons) == 1
        rows = [MenuRow("fork.begin", texts("replay-fork-begin-about") if alone else "")]
        if len(players.choices) > 1:
            rows.append(MenuRow("fork.who", value=self._who(), gap=True))
        if players.stood_in_for:
            words = GameTexts(texts, self.reel.source.header.game)
            gap = len(rows) == 1
            rows.append(MenuRow("fork.bots", value=words.bot(players.stand_in), gap=gap))
        rows.append(MenuRow("fork.close", texts("replay-fork-close-about"), gap=True))
        return rows

    def _who(self) -> str:
        persons = self.players.persons
        if len(persons) > 1:
            return self.app.texts("replay-fork-all")
        return f"@{persons[0] + 1} {literal(self.reel.seats[persons[0]].name, 20)}"

    @override
    def available(self, command: str) -> bool | str:
        if command == "fork.who":
            return len(self.players.choices) > 1
        if command == "fork.bots":
            return bool(self.players.stood_in_for)
        return super().available(command)

    # -- keys

    @override
    def turn(self, step: int) -> None:
        row = self.menu.chosen
        if row is not None and row.command == "fork.who":
            self.players.turn_persons(step)
        elif row is not None and row.command == "fork.bots":
            self.players.turn_stand_in(step)
        self.menu.retext()

    def do_fork_who(self) -> None:
        self.players.turn_persons(1)
        self.menu.choose("fork.who")
        self.menu.retext()

    def do_fork_bots(self) -> None:
        self.players.turn_stand_in(1)
        self.menu.choose("fork.bots")
        self.menu.retext()

    def do_fork_begin(self) -> None:
        from app.tui.launch import opener, why_not

        try:
            session = opener(self.app).forked(self.reel.source, self.players.seats)
        except UNREADABLE as problem:
            log("shell").warning("fork: %r", problem)
            self.notice(why_not(self.app, problem))
            return
        self.app.open_match(session)


class ForkDescription(Painted):
    """The explanation of a fork, with its starting point."""

    DEFAULT_CSS = "ForkDescription { height: auto; width: 100%; }"

    def __init__(self, reel: ReplaySession) -> None:
        super().__init__("modal")
        self._reel = reel

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        texts, replay = self.mazmorra.texts, self._reel.source.replay
        about = texts("replay-fork-about", n=replay.position)
        return [
            [Span(f"  {texts('replay-fork-title')}", "title")],
            [],
            *indented(about, cells, "muted"),
            *indented(texts("replay-fork-practice"), cells, "muted"),
            [],
        ]
