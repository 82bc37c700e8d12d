"""The screen of Napakalaki: the table, and what its keys do in each phase of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.containers import Container
from textual.widget import Widget
from typing_extensions import override

from app.games.napakalaki.advice import loses_nothing
from app.session import Session
from app.text.summary import Summary
from app.tui.commands import Command
from app.tui.dialogs.question import Question
from app.tui.napakalaki.commands import ACTS, LOOKS, SCOPE
from app.tui.napakalaki.deckpanel import DeckPanel
from app.tui.napakalaki.ending import summary
from app.tui.napakalaki.fightbar import FightBar
from app.tui.napakalaki.hand import HandPanel
from app.tui.napakalaki.head import HeadLine
from app.tui.napakalaki.looking import Looking
from app.tui.napakalaki.monstercard import MonsterCard
from app.tui.napakalaki.own import EquipPanel
from app.tui.napakalaki.rivals import RivalsPanel
from app.tui.napakalaki.scene import Scene
from app.tui.napakalaki.turns import Turns
from app.tui.play.asking import AskingScreen, Choice
from app.tui.play.logview import LogPanel
from app.tui.play.screen import PlayScreen
from app.tui.widgets.keybar import KeyBar


class NapakalakiScreen(Looking, AskingScreen):
    """Plays one match from beginning to end."""

    SCOPE: ClassVar[str] = SCOPE
    ACTS: ClassVar[tuple[str, ...]] = ACTS
    LOOKS: ClassVar[tuple[str, ...]] = (*PlayScreen.LOOKS, *LOOKS)
    CSS_PATH = "napakalaki.tcss"
    scene: Scene
    turns: Turns

    def __init__(self, session: Session) -> None:
        scene = Scene(session)
        super().__init__(session, scene, Turns(scene))

    @override
    def compose(self) -> Iterator[Widget]:
        scene = self.scene
        yield HeadLine(scene, "background")
        with Container(id="grid"):
            yield RivalsPanel(scene)
            yield MonsterCard(scene)
            yield EquipPanel(scene)
            yield FightBar(scene)
            yield HandPanel(scene)
            yield DeckPanel(scene)
            yield LogPanel(scene)
        yield KeyBar()

    # -- the way of a turn

    @override
    def draw(self) -> None:
        """The keys and the lines of the hand follow its cards, which come and go while events are
        shown."""
        super().draw()
        self.refresh_keys()
        hand = self.query_one(HandPanel)
        if hand.size.height != hand.rows.hand:
            hand.refresh(layout=True)

    @override
    def summary(self) -> Summary:
        return summary(self.scene, self.app.texts)

    @override
    def choice(self) -> Choice | None:
        return self.turns.dialog()

    # -- keys

    @override
    def available(self, command: str) -> bool | str:
        if command == "nap.next" and self.over():
            return True
        if command in ACTS:
            return self.turns.available(command)
        return super().available(command)

    @override
    def label(self, command: Command) -> str:
        """Enter does what comes next: it is called by what that is."""
        if command.id == "nap.next":
            if self.over():
                return self.app.texts("nap-next-over")
            return self.app.texts(f"nap-next-{self.turns.next_word}")
        return super().label(command)

    def do_nap_next(self) -> None:
        """What comes next: the die, the monster, the choice that is due; at last the result."""
        turns = self.turns
        if self.over():
            self.show_end()
            return
        if turns.asks:
            self.open_choice()
            return
        for action in turns.next_actions():
            self.scene.decide(action)

    def do_nap_roll(self) -> None:
        """The die: for starting treasures, or to escape."""
        self.scene.decide(self.turns.roll)

    def do_nap_accept(self) -> None:
        """Take the bad consequence. Whoever loses something by it is asked again, for trying to
        escape never costs more."""
        turns, scene = self.turns, self.scene
        if turns.available("nap.accept") is True and loses_nothing(scene.config, scene.view):
            self._accept(True)
        else:
            self.app.ask(Question("accept"), self._accept)

    def _accept(self, yes: bool) -> None:
        if yes and self.turns.available("nap.accept") is True:
            self.scene.decide(self.turns.accept)

    def do_nap_buy(self) -> None:
        """Buy levels."""
        self.app.push_screen(self.turns.sale(), self.chosen)

    def do_nap_equip(self) -> None:
        """Equip hidden treasures."""
        self.open_choice()

    @override
    def shown_commands(self) -> list[Command]:
        """Of what decides only what works now, and not what Enter does too: its name says so; of
        looking, all but a hint when all is over."""
        shown = super().shown_commands()
        hidden = {"nap.roll", *(["nap.equip"] if self.turns.asks else ())}
        if self.over():
            hidden.add("nap.hint")
        shown = [command for command in shown if command.id not in hidden]
        return [c for c in shown if c.id not in ACTS or self.available(c.id) is True]
