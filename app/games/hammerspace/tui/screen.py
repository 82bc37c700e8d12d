"""The screen of Hammerspace: the table, and the commands of its keys in each phase of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partialmethod
from typing import ClassVar

from textual.containers import Container
from textual.geometry import Size
from textual.widget import Widget
from typing_extensions import override

from app.games.hammerspace.tui.commands import (
    ACTS,
    AIMS,
    LOOKS,
    MONSTER_KEY,
    SCOPE,
    SLOT_KEYS,
    TARGET_KEYS,
)
from app.games.hammerspace.tui.dialogs.choice import ChoiceDialog
from app.games.hammerspace.tui.dialogs.defend import DefendDialog
from app.games.hammerspace.tui.early_keys import EarlyKeys
from app.games.hammerspace.tui.ending import summary
from app.games.hammerspace.tui.head import HammerspaceHead
from app.games.hammerspace.tui.inspect_commands import HammerspaceLooks
from app.games.hammerspace.tui.monster_panel import MiddlePanel
from app.games.hammerspace.tui.panel import HammerspacePanel
from app.games.hammerspace.tui.player_panel import PlayerPanel
from app.games.hammerspace.tui.preview import PreviewPanel
from app.games.hammerspace.tui.questions import QuestionWords
from app.games.hammerspace.tui.rivals import HammerspaceRivals
from app.games.hammerspace.tui.table_clock import TableClock
from app.games.hammerspace.tui.turn_controller import HammerspaceTurns
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.match.source import BotDecision
from app.session.session import Session
from app.text.sentences import TO_YOU
from app.text.summary import MatchSummary
from app.tui.commands import Command
from app.tui.match.command_group import CommandGroup
from app.tui.match.dialog_controls import Choice, DialogControls
from app.tui.match.game_controls import GameControls
from app.tui.match.host import MatchHost
from app.tui.match.log_panel import LogPanel
from app.tui.match.screen import PlayScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.styled_text import Span
from engines.hammerspace.actions import DONE, MONSTER
from engines.hammerspace.state import DEFENDING, FEEDING, FLIPPING, HIDING, LAYING, PLAYING
from engines.kernel.search import Comparison

FLIP_WORDS = {LAYING: "lay", FEEDING: "feed"}
"""The label of the turning key in the phases in which it turns nothing over."""


class HammerspaceControls(DialogControls):
    """The table, its clock, and the commands that aim and decide."""

    ACTS: ClassVar[tuple[str, ...]] = ACTS
    LOOKS: ClassVar[tuple[str, ...]] = (*GameControls.LOOKS, *LOOKS)
    HINT: ClassVar[str] = "ham.hint"
    SCENE = HammerspaceViewModel
    TURNS = HammerspaceTurns
    scene: HammerspaceViewModel
    turns: HammerspaceTurns

    def __init__(self, screen: MatchHost, session: Session) -> None:
        super().__init__(screen, session)
        self._looks = HammerspaceLooks(screen, self.turns)
        self._early = EarlyKeys(self.turns)
        self.waiting = self._early.waiting
        self._clock = TableClock(screen, self.scene)
        self._had_monster = self.scene.in_play

    @override
    def groups(self) -> tuple[CommandGroup, ...]:
        return (self, self._looks)

    @override
    def compose(self) -> Iterator[Widget]:
        scene, turns = self.scene, self.turns
        yield HammerspaceHead(scene, turns, "background")
        with Container(id="grid"):
            yield HammerspaceRivals(scene, turns, "background")
            yield MiddlePanel(scene, turns)
            yield PlayerPanel(scene, turns)
            yield PreviewPanel(scene, turns)
            yield LogPanel(scene)
        yield KeyBar()

    @override
    def drawn(self) -> None:
        """Move the panels when a monster comes or goes, because its table takes rows. Let the clock
        run or stand, and say it when the last turn begins."""
        self._clock.run_in_front()
        self._clock.announce_last_turn()
        if self.scene.in_play is not self._had_monster:
            self._had_monster = self.scene.in_play
            for panel in self.screen.query(HammerspacePanel):
                panel.refresh(layout=True)

    # -- time

    @override
    def opened(self) -> None:
        self._clock.start()

    @override
    def resumed(self) -> None:
        self._clock.run()

    @override
    def suspended(self) -> None:
        self._clock.stand()

    @override
    def fitted(self, size: Size) -> None:
        if self.screen.too_small:
            self._clock.stand()
        else:
            self._clock.run_in_front()

    # -- turns

    @override
    async def take_turn(self) -> None:
        moment = self.turns.moment
        for command in self._early.due():
            self.screen.action_command(command)
        if self.turns.moment == moment and self.turns.legal:
            await super().take_turn()

    @override
    def keep_back(self, command: str) -> bool:
        return self._early.early(command)

    @property
    @override
    def out(self) -> bool:
        return self.scene.all_out

    @override
    def summary(self) -> MatchSummary:
        return summary(self.scene, self.screen.app.texts)

    @override
    def choice(self) -> Choice:
        if self.turns.phase == DEFENDING:
            return DefendDialog(self.scene, self._looks)
        questions = QuestionWords(self.scene, self.screen.app.texts)
        return ChoiceDialog(self.scene, self._looks, questions.asked)

    # -- a hint

    @override
    def advice(self) -> str:
        return self._advised(TO_YOU)

    def _advised(self, form: str = "") -> str:
        from app.games.hammerspace.hinting import hinted

        scene = self.scene
        return hinted(scene.cards, scene.names, scene.view, form)

    @override
    def compared(self, found: Comparison) -> str:
        from app.games.hammerspace.tui.hints import gain_words

        return gain_words(self.scene.cards, self.scene.names, self.scene.view, found)

    @override
    def hint_words(self) -> str:
        return self.screen.app.texts("ham-hint", words=self._advised())

    @override
    def why_the_bot(self, made: BotDecision) -> str:
        """The bot's reason; others get a text that does not depend on face-down cards (HAM-25)."""
        from app.games.hammerspace.advice import detailed
        from app.games.hammerspace.text.bot_reasons import public_reason, reason, said
        from engines.hammerspace.bots import explain

        scene, texts, view = self.scene, self.screen.app.texts, made.view
        name = scene.name(made.seat)
        thought = explain(made.bot, scene.config, view, made.seed)
        if not made.visible_to(scene.viewer):
            return said(texts, name, public_reason(texts, replace(thought, action=made.action)))
        if thought.action == made.action:
            thought = detailed(scene.config, view, thought)
            return said(texts, name, reason(scene.cards, thought, scene.names, view.monster))
        return texts("ham-hint-no-bot")

    # -- keys

    @override
    def available(self, command: str) -> bool | str | None:
        if command in ACTS:
            return self.turns.available(command)
        return self._can_aim(command) if command in AIMS else None

    def _can_aim(self, command: str) -> bool | str:
        scene, turns = self.scene, self.turns
        if not scene.people:
            return False
        if command in TARGET_KEYS and TARGET_KEYS.index(command) >= scene.config.seats - 1:
            return False
        if command == MONSTER_KEY and not scene.in_play:
            return "ham-no-monster" if scene.config.parameters.monsters else False
        if command in SLOT_KEYS:
            return turns.available(command)
        reach = turns.reach
        if not reach.parties:
            mine = bool(turns.legal) and turns.phase in (FLIPPING, PLAYING)
            return "ham-attack-first" if mine else "ham-no-target"
        if reach.everyone or (command == "ham.mark" and reach.most < 2):
            return "ham-no-mark"
        if command == MONSTER_KEY or command in TARGET_KEYS:
            at = MONSTER if command == MONSTER_KEY else self._rival_of(command)
            return True if at in reach.parties else "ham-not-a-target"
        return True

    def _rival_of(self, command: str) -> int:
        return self.scene.rivals[TARGET_KEYS.index(command)].seat

    @override
    def label(self, command: Command) -> str | None:
        """Label Enter, `f` and the space bar by their present effect."""
        texts, turns = self.screen.app.texts, self.turns
        if command.id == "ham.do":
            return texts(f"ham-next-{turns.next_word}")
        if command.id == "ham.flip" and turns.phase in FLIP_WORDS:
            return texts(f"ham-flip-{FLIP_WORDS[turns.phase]}")
        if command.id == "ham.flip" and turns.slot >= 0:
            down = self.scene.mine.down >> turns.slot & 1
            return texts("ham-flip-up" if down else "ham-flip-down")
        if command.id == "ham.redraw" and turns.decision.folds is not None:
            return texts("ham-fold")
        if command.id == "ham.mark" and turns.cursor in turns.marks:
            return texts("ham-unmark")
        return None

    @override
    def legend(self) -> Sequence[tuple[Span, str]]:
        from app.games.hammerspace.tui.legend import legend

        return legend(self.screen.app.texts, self.screen.app.glyphs, self.scene.config)

    @override
    def shown(self, commands: list[Command]) -> list[Command]:
        """Show the commands that decide or aim and work now; all that look. Where no card can be
        played Enter changes them, so the key for it is not shown twice."""
        only = (*ACTS, *AIMS, "ham.secret")
        folds = self.turns.decision.folds is not None
        waits = SLOT_KEYS if not self.turns.legal else ()
        return [
            c
            for c in commands
            if (c.id not in only or self.screen.available(c.id) is True)
            and (c.id != "ham.redraw" or folds)
            and c.id not in waits
        ]

    # -- choosing

    def _slot(self, slot: int) -> None:
        self.turns.choose(slot)

    do_ham_slot_1 = partialmethod(_slot, 0)
    do_ham_slot_2 = partialmethod(_slot, 1)
    do_ham_slot_3 = partialmethod(_slot, 2)
    do_ham_slot_4 = partialmethod(_slot, 3)

    def _target(self, party: int) -> None:
        if not self.turns.point(party):
            full = party in self.turns.reach.parties
            self.screen.notice(
                self.screen.app.texts("ham-marks-full" if full else "ham-not-a-target")
            )

    def _rival(self, at: int) -> None:
        self._target(self.scene.rivals[at].seat)

    do_ham_target_a = partialmethod(_rival, 0)
    do_ham_target_b = partialmethod(_rival, 1)
    do_ham_target_c = partialmethod(_rival, 2)
    do_ham_target_d = partialmethod(_rival, 3)
    do_ham_target_e = partialmethod(_rival, 4)
    do_ham_target_m = partialmethod(_target, MONSTER)

    def do_ham_next(self) -> None:
        self.turns.step(1)

    def do_ham_before(self) -> None:
        self.turns.step(-1)

    def do_ham_mark(self) -> None:
        if not self.turns.mark():
            self.screen.notice(self.screen.app.texts("ham-marks-full"))

    # -- deciding

    def do_ham_do(self) -> None:
        if self.turns.asks:
            self.open_choice()
        else:
            self.turns.act()

    def do_ham_flip(self) -> None:
        """Turn the chosen card over (HAM-2, HAM-6)."""
        action = self.turns.flip
        if action is not None:
            self._early.turned()
            self.scene.decide(action)

    def do_ham_redraw(self) -> None:
        """Draw four new cards and lose the turn, if at most one card can be played (HAM-9)."""
        self.turns.redraw()

    def do_ham_done(self) -> None:
        if self.turns.phase in (FLIPPING, HIDING) or DONE in self.turns.legal:
            self.scene.decide(DONE)


class HammerspaceScreen(PlayScreen):
    """Plays a match of Hammerspace."""

    SCOPE: ClassVar[str] = SCOPE
    CSS_PATH = "screen.tcss"
    GAME = HammerspaceControls
    game: HammerspaceControls
    scene: HammerspaceViewModel
