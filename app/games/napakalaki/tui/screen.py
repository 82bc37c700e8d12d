"""The screen of Napakalaki: the table, and the commands of its keys in each phase of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.containers import Container
from textual.widget import Widget
from typing_extensions import override

from app.games.napakalaki.advice import loses_nothing
from app.games.napakalaki.tui.commands import ACTS, LOOKS, SCOPE
from app.games.napakalaki.tui.deck_panel import DeckPanel
from app.games.napakalaki.tui.ending import summary
from app.games.napakalaki.tui.equip_panel import EquipPanel
from app.games.napakalaki.tui.fight_panel import FightPanel
from app.games.napakalaki.tui.hand_panel import HandPanel
from app.games.napakalaki.tui.head import NapakalakiHead
from app.games.napakalaki.tui.inspect_commands import NapakalakiInspect
from app.games.napakalaki.tui.monster_panel import MonsterPanel
from app.games.napakalaki.tui.rivals import NapakalakiRivals
from app.games.napakalaki.tui.turn_controller import NapakalakiTurns
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.match.source import PlanStep
from app.session.session import Session
from app.text.summary import MatchSummary
from app.tui.commands import Command
from app.tui.dialogs.question import YesNoQuestion
from app.tui.match.dialog_screen import Choice, DialogScreen
from app.tui.match.log_panel import LogPanel
from app.tui.match.screen import PlayScreen
from app.tui.widgets.keybar import KeyBar


class NapakalakiScreen(NapakalakiInspect, DialogScreen):
    """Plays one match from start to end."""

    SCOPE: ClassVar[str] = SCOPE
    ACTS: ClassVar[tuple[str, ...]] = ACTS
    LOOKS: ClassVar[tuple[str, ...]] = (*PlayScreen.LOOKS, *LOOKS)
    CSS_PATH = "screen.tcss"
    scene: NapakalakiViewModel
    turns: NapakalakiTurns

    def __init__(self, session: Session) -> None:
        scene = NapakalakiViewModel(session)
        super().__init__(session, scene, NapakalakiTurns(scene))

    @override
    def compose(self) -> Iterator[Widget]:
        scene = self.scene
        yield NapakalakiHead(scene, "background")
        with Container(id="grid"):
            yield NapakalakiRivals(scene)
            yield MonsterPanel(scene)
            yield EquipPanel(scene)
            yield FightPanel(scene)
            yield HandPanel(scene)
            yield DeckPanel(scene)
            yield LogPanel(scene)
        yield KeyBar()

    # -- turns

    @override
    def draw(self) -> None:
        """Draw the keys and the hand by the shown cards, which change while events are shown."""
        super().draw()
        self.refresh_keys()
        hand = self.query_one(HandPanel)
        if hand.size.height != hand.rows.hand:
            hand.refresh(layout=True)

    @override
    def summary(self) -> MatchSummary:
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
        """Return a command's label; Enter is labelled by the next step."""
        if command.id == "nap.next":
            if self.over():
                return self.app.texts("nap-next-over")
            return self.app.texts(f"nap-next-{self.turns.next_word}")
        return super().label(command)

    def do_nap_next(self) -> None:
        turns = self.turns
        if self.over():
            self.show_end()
            return
        if turns.asks:
            self.open_choice()
            return
        self.scene.plan(*map(PlanStep, turns.next_actions()))

    def do_nap_roll(self) -> None:
        self.scene.decide(self.turns.roll)

    def do_nap_accept(self) -> None:
        """Accept the bad consequence. If it costs something, ask again, because an escape roll
        never costs more."""
        turns, scene = self.turns, self.scene
        if turns.available("nap.accept") is True and loses_nothing(scene.config, scene.view):
            self._accept(True)
        else:
            self.app.ask(YesNoQuestion("accept"), self._accept)

    def _accept(self, yes: bool) -> None:
        if yes and self.turns.available("nap.accept") is True:
            self.scene.decide(self.turns.accept)

    def do_nap_buy(self) -> None:
        self.app.push_screen(self.turns.sale(), self.chosen)

    def do_nap_equip(self) -> None:
        self.open_choice()

    @override
    def shown_commands(self) -> list[Command]:
        """The commands that decide and work now, without the one that Enter has; all that look,
        except the hint after the end."""
        shown = super().shown_commands()
        hidden = {"nap.roll", *(["nap.equip"] if self.turns.asks else ())}
        if self.over():
            hidden.add("nap.hint")
        shown = [command for command in shown if command.id not in hidden]
        return [c for c in shown if c.id not in ACTS or self.available(c.id) is True]
