"""The screen of Napakalaki: the table, and the commands of its keys in each phase of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from textual.containers import Container
from textual.widget import Widget
from typing_extensions import override

from app.games.napakalaki.advice import loses_nothing
from app.games.napakalaki.tui.commands import ACTS, LOOKS, SCOPE
from app.games.napakalaki.tui.deck_panel import DeckPanel
from app.games.napakalaki.tui.dialogs.card_dialog import CardPickDialog
from app.games.napakalaki.tui.ending import summary
from app.games.napakalaki.tui.equip_panel import EquipPanel
from app.games.napakalaki.tui.fight_panel import FightPanel
from app.games.napakalaki.tui.hand_panel import HandPanel
from app.games.napakalaki.tui.head import NapakalakiHead
from app.games.napakalaki.tui.inspect_commands import NapakalakiLooks
from app.games.napakalaki.tui.monster_panel import MonsterPanel
from app.games.napakalaki.tui.rivals import NapakalakiRivals
from app.games.napakalaki.tui.turn_controller import NapakalakiTurns
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.games.napakalaki.tui.ways.asking import asked_by, ways_of
from app.games.napakalaki.tui.ways.corridor import CorridorPanel
from app.games.napakalaki.tui.ways.dialog import WarningDialog, WaysDialog
from app.games.napakalaki.tui.ways.doors import threats, warnings
from app.games.napakalaki.tui.ways.model import Ways
from app.games.napakalaki.tui.ways.primer import primer
from app.match.source import BotDecision, PlanStep
from app.session.session import Session
from app.text.sentences import TO_YOU
from app.text.summary import MatchSummary
from app.tui.commands import Command
from app.tui.dialogs.ask import AskDialog
from app.tui.dialogs.question import YesNoQuestion
from app.tui.match.command_group import CommandGroup
from app.tui.match.dialog_controls import Choice, DialogControls
from app.tui.match.game_controls import GameControls
from app.tui.match.host import MatchHost
from app.tui.match.log_panel import LogPanel
from app.tui.match.screen import PlayScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.styled_text import Span
from engines.kernel.search import Plan
from engines.napakalaki.actions import DISCARD_ALL, DONE, STEAL

OURS: Final = ("door", "grudge", "ways", "price", "deal", "uncover")
"""The words of `next_word` whose messages are among those of the ways."""


class NapakalakiControls(DialogControls):
    """The table and its deciding commands."""

    ACTS: ClassVar[tuple[str, ...]] = ACTS
    LOOKS: ClassVar[tuple[str, ...]] = (*GameControls.LOOKS, *LOOKS)
    HINT: ClassVar[str] = "nap.hint"
    SCENE = NapakalakiViewModel
    TURNS = NapakalakiTurns
    scene: NapakalakiViewModel
    turns: NapakalakiTurns

    def __init__(self, screen: MatchHost, session: Session) -> None:
        super().__init__(screen, session)
        self._looks = NapakalakiLooks(screen, self.scene)
        self._primed: dict[int, dict[str, int]] = {}
        """The words for newcomers that each seat has read, with the turn."""
        self._warned = -1
        """The last turn whose player was warned of a rival's last fight."""

    @override
    def groups(self) -> tuple[CommandGroup, ...]:
        return (self, self._looks)

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
            yield CorridorPanel(scene)
            yield LogPanel(scene)
        yield KeyBar()

    @override
    def drawn(self) -> None:
        """Draw the keys and the hand by the shown cards, which change while events are shown."""
        self.screen.refresh_keys()
        hand = self.screen.query_one(HandPanel)
        if hand.size.height != hand.rows.hand:
            hand.refresh(layout=True)

    @override
    def explained(self) -> str:
        """What players do to each other, where they do (NAP-34 on)."""
        return "ways-explained" if self.scene.config.friends else ""

    @override
    def summary(self) -> MatchSummary:
        return summary(self.scene, self.screen.app.texts)

    @override
    def choice(self) -> Choice | None:
        if self.turns.asks and (self.turns.among_friends or self.turns.to_own_door):
            return self._ways()
        dialog = self.turns.dialog()
        return None if dialog is None else self._hinting(dialog)

    def _ways(self) -> WaysDialog:
        """The dialog of a choice among friends; its other keys are those of the table."""
        screen = self.screen
        dialog = WaysDialog(
            lambda: ways_of(self.scene, screen.app.glyphs, self.turns.ahead),
            screen.action_command,
            lambda command: screen.available(command) is True,
        )
        dialog.hint, dialog.tip, dialog.short = screen.hint_words, screen.tip_lines, screen.coached
        return dialog

    @override
    def primer(self, seat: int) -> Sequence[str]:
        """One thing about the game, each only once."""
        scene, told = self.scene, self._primed.setdefault(seat, {})
        turn, words = scene.view.turn, primer(scene.config, scene.view, seat)
        known = {one for one, at in told.items() if at != turn}
        found = next((one for one in words if one not in known), "")
        if not found:
            return ()
        told[found] = turn
        return (self.screen.app.texts(f"ways-primer-{found}", **words[found]),)

    @override
    async def take_turn(self) -> None:
        """Warn of a rival's last fight first, once in each turn before it."""
        scene = self.scene
        if self._warned != scene.view.turn and scene.view.turn_seat == scene.me:
            self._warned = scene.view.turn
            if threats(asked_by(scene, self.screen.app.glyphs)):
                warning = self.about_decision(WarningDialog(self._warnings))
                await self.screen.app.push_screen_wait(warning)
        if self.turns.sells and self._looked_at != self.turns.moment:
            self._looked_at = self.turns.moment
            self.do_nap_buy()
            return
        await super().take_turn()

    def _warnings(self) -> list[Ways]:
        return warnings(asked_by(self.scene, self.screen.app.glyphs))

    def _hinting(self, dialog: CardPickDialog) -> CardPickDialog:
        """Return a dialog whose hint is the one of the match, or of the lesson."""
        dialog.hint = self.screen.hint_words
        return dialog

    # -- a hint

    @override
    def why_the_bot(self, made: BotDecision) -> str:
        """The bot's reason; others get a text that does not depend on the seat's hand (NAP-20)."""
        from app.games.napakalaki.text.bot_reasons import public_reason, reason, said
        from engines.napakalaki.bots import explain

        scene, texts = self.scene, self.screen.app.texts
        name = scene.name(made.seat)
        thought = explain(made.bot, scene.config, made.view, made.seed)
        if not made.visible_to(scene.viewer):
            words = public_reason(scene.cards, replace(thought, action=made.action))
            return said(texts, name, words) if words else texts("nap-hint-secret", name=name)
        if thought.action == made.action:
            return said(texts, name, reason(scene.cards, thought))
        return texts("nap-hint-no-bot")

    @override
    def advice(self) -> str:
        return self._advised(TO_YOU)

    def _advised(self, form: str = "") -> str:
        """The adviser's decision with its reason; "" for one without a choice."""
        from app.games.napakalaki.advice import NO_CHOICE, advice
        from app.games.napakalaki.text.bot_reasons import reason

        scene, after = self.scene, self.turns.ahead
        thought = advice(scene.config, scene.deciding_view)
        if after is not None and after.chooses and thought.action == DONE:
            thought = advice(scene.config, after.view)
        return "" if thought.reason == NO_CHOICE else reason(scene.cards, thought, form)

    @override
    def plan_words(self, plan: Plan) -> str:
        from app.games.napakalaki.text.plans import plan_words

        scene = self.scene
        return plan_words(scene.cards, scene.deciding_view, scene.names, plan)

    @override
    def advised_action(self) -> int | None:
        from app.games.napakalaki.advice import advice

        return advice(self.scene.config, self.scene.deciding_view).action

    @override
    def hint_words(self) -> str:
        words, texts = self._advised(), self.screen.app.texts
        return texts("nap-hint", words=words) if words else texts("nap-hint-only")

    @override
    def legend(self) -> Sequence[tuple[Span, str]]:
        from app.games.napakalaki.tui.legend import legend

        grudges = self.scene.config.parameters.grudge > 0
        return legend(self.screen.app.texts, self.screen.app.glyphs, grudges=grudges)

    # -- keys

    @override
    def available(self, command: str) -> bool | str | None:
        if command == "nap.next" and self.screen.over():
            return True
        if self._unknown(command):
            return False
        return self.turns.available(command) if command in ACTS else None

    def _unknown(self, command: str) -> bool:
        """Whether a key does nothing under the rules of the match: the help leaves it out then."""
        rules = self.scene.config.parameters
        needs = {
            "nap.buy": rules.sales, "nap.steal": rules.archenemies,
            "nap.discard-all": rules.discard_all, "nap.corridor": rules.corridor,
        }  # fmt: skip
        return command in needs and not needs[command]

    @override
    def label(self, command: Command) -> str | None:
        """Return the next step as the label of Enter, and the win that can be bought as that of the
        key for it: Enter would draw a monster."""
        warning = self.scene.warnings.get(self.scene.me)
        if command.id == "nap.buy" and warning is not None and warning.buys == 1:
            return self.screen.app.texts("nap-buy-wins")
        if command.id != "nap.next":
            return None
        word = "over" if self.screen.over() else self.turns.next_word
        ours = "ways" if word in OURS else "nap"
        return self.screen.app.texts(f"{ours}-next-{word}")

    @override
    def shown(self, commands: list[Command]) -> list[Command]:
        """Show the commands that decide and work now, without the one that Enter has; and all that
        look, except the hint after the end."""
        hidden = {"nap.roll", *(["nap.equip"] if self.turns.asks else ())}
        if self.screen.over():
            hidden.add("nap.hint")
        shown = [command for command in commands if command.id not in hidden]
        return [c for c in shown if c.id not in ACTS or self.available(c.id) is True]

    def do_nap_next(self) -> None:
        if self.screen.over():
            self.screen.show_end()
        elif self.scene.covered:
            self.scene.open_hand()
            self.screen.wake()
        elif self.turns.asks:
            self.open_choice()
        else:
            self.scene.plan(*map(PlanStep, self.turns.next_actions()))

    def do_nap_roll(self) -> None:
        self.scene.decide(self.turns.roll)

    def do_nap_accept(self) -> None:
        """Accept the bad consequence. If it costs something, ask again, because an escape roll
        never costs more."""
        turns, scene = self.turns, self.scene
        if turns.available("nap.accept") is True and loses_nothing(scene.config, scene.view):
            self._accept(True)
        else:
            question = self.about_decision(AskDialog(YesNoQuestion("accept")))
            self.screen.app.push_screen(question, self._accept)

    def _accept(self, yes: bool | None) -> None:
        if yes and self.turns.available("nap.accept") is True:
            self.scene.decide(self.turns.accept)

    def do_nap_buy(self) -> None:
        sale = self.about_decision(self._hinting(self.turns.sale()))
        self.screen.app.push_screen(sale, self.chosen)

    def do_nap_steal(self) -> None:
        self.scene.decide(STEAL)

    def do_nap_discard_all(self) -> None:
        """Discard all treasures (NAP-33), after a question."""
        question = self.about_decision(AskDialog(YesNoQuestion("discard-all")))
        self.screen.app.push_screen(question, self._discard_all)

    def _discard_all(self, yes: bool | None) -> None:
        if yes and self.turns.available("nap.discard-all") is True:
            self.scene.decide(DISCARD_ALL)

    def do_nap_equip(self) -> None:
        """Equip; before a fight also where nothing would help, after the end of the sales."""
        found = self.turns.equipment()
        if found is None:
            self.open_choice()
            return
        dialog, first = found

        def chosen(actions: tuple[int, ...] | None) -> None:
            self.chosen((*first, *actions) if actions else None)

        self.screen.app.push_screen(self.about_decision(self._hinting(dialog)), chosen)


class NapakalakiScreen(PlayScreen):
    """Plays a match of Napakalaki."""

    SCOPE: ClassVar[str] = SCOPE
    CSS_PATH = "screen.tcss"
    GAME = NapakalakiControls
    game: NapakalakiControls
    scene: NapakalakiViewModel
