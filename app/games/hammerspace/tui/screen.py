"""The screen of Hammerspace: the table, and the commands of its keys in each phase of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from app.games.hammerspace.tui.ending import summary
from app.games.hammerspace.tui.head import HammerspaceHead
from app.games.hammerspace.tui.inspect_commands import HammerspaceInspect
from app.games.hammerspace.tui.monster_panel import MiddlePanel
from app.games.hammerspace.tui.panel import HammerspacePanel
from app.games.hammerspace.tui.player_panel import PlayerPanel
from app.games.hammerspace.tui.preview import PreviewPanel
from app.games.hammerspace.tui.questions import QuestionWords
from app.games.hammerspace.tui.rivals import HammerspaceRivals
from app.games.hammerspace.tui.turn_controller import HammerspaceTurns
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.session.session import Session
from app.text.summary import MatchSummary
from app.tui.commands import Command
from app.tui.match.dialog_screen import Choice, DialogScreen
from app.tui.match.log_panel import LogPanel
from app.tui.match.screen import PlayScreen
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.styled_text import Span
from engines.hammerspace.actions import DONE, MONSTER
from engines.hammerspace.state import DEFENDING, FLIPPING, HIDING

TICK = 1.0
"""Seconds between two readings of the clocks."""


class HammerspaceScreen(HammerspaceInspect, DialogScreen):
    """Plays one match from start to end."""

    SCOPE: ClassVar[str] = SCOPE
    ACTS: ClassVar[tuple[str, ...]] = ACTS
    LOOKS: ClassVar[tuple[str, ...]] = (*PlayScreen.LOOKS, *LOOKS)
    CSS_PATH = "screen.tcss"
    scene: HammerspaceViewModel
    turns: HammerspaceTurns

    def __init__(self, session: Session) -> None:
        scene = HammerspaceViewModel(session)
        super().__init__(session, scene, HammerspaceTurns(scene))
        self._had_monster = scene.in_play

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
    def draw(self) -> None:
        """Draw; the panels move when a monster comes or goes, because its table takes rows."""
        if self.scene.in_play is not self._had_monster:
            self._had_monster = self.scene.in_play
            for panel in self.query(HammerspacePanel):
                panel.refresh(layout=True)
        super().draw()

    # -- time

    def on_mount(self) -> None:
        """Start the clock. Textual calls the base class's handlers itself."""
        if self.scene.timed and self.session.source.live:
            self.session.source.clock(self._elapsed)
            self.set_interval(TICK, self._tick)

    def on_screen_resume(self) -> None:
        self._let_time_run()

    def on_screen_suspend(self) -> None:
        """Stop the table's clock; a dialog that asks for a decision runs its own."""
        self.scene.watch.run(False)

    @override
    def fit(self, size: Size) -> None:
        super().fit(size)
        if self.too_small:
            self.scene.watch.run(False)
        elif self.is_attached and self.app.screen is self:
            self._let_time_run()

    def _let_time_run(self) -> None:
        """Run the clock while the table is in front and the match continues (HAM-21)."""
        goes_on = not self.session.source.over and not self.scene.replaying
        self.scene.watch.run(goes_on and not self.too_small)

    def _elapsed(self) -> int:
        """The time since the last decision; time before the first turn does not count, and is not
        written down (HAM-21)."""
        passed = self.scene.watch.take()
        if not self.scene.view.turn:
            return 0
        self.scene.written += passed
        return passed

    def _tick(self) -> None:
        for widget in (self.query_one(HammerspaceHead), self.query_one(MiddlePanel)):
            widget.stale()

    # -- turns

    @override
    def summary(self) -> MatchSummary:
        return summary(self.scene, self.app.texts)

    @override
    def choice(self) -> Choice:
        if self.turns.phase == DEFENDING:
            return DefendDialog(self.scene, self)
        return ChoiceDialog(self.scene, self, QuestionWords(self.scene, self.app.texts).asked)

    # -- keys

    @override
    def available(self, command: str) -> bool | str:
        if command in ACTS:
            return self.turns.available(command)
        if command in AIMS:
            return self._can_aim(command)
        return super().available(command)

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
        if not turns.reach.parties:
            return "ham-no-target"
        if turns.reach.everyone or (command == "ham.mark" and turns.reach.most < 2):
            return "ham-no-mark"
        if command == MONSTER_KEY or command in TARGET_KEYS:
            at = MONSTER if command == MONSTER_KEY else self._rival_of(command)
            return True if at in turns.reach.parties else "ham-not-a-target"
        return True

    def _rival_of(self, command: str) -> int:
        return self.scene.rivals[TARGET_KEYS.index(command)].seat

    @override
    def label(self, command: Command) -> str:
        """Return a command's label; Enter, `f` and the space bar are labelled by their present
        effect."""
        texts, turns = self.app.texts, self.turns
        if command.id == "ham.do":
            return texts(f"ham-next-{turns.next_word}")
        if command.id == "ham.flip" and turns.slot >= 0:
            down = self.scene.mine.down >> turns.slot & 1
            return texts("ham-flip-up" if down else "ham-flip-down")
        if command.id == "ham.mark" and turns.cursor in turns.marks:
            return texts("ham-unmark")
        return super().label(command)

    @override
    def legend(self) -> Sequence[tuple[Span, str]]:
        from app.games.hammerspace.tui.legend import legend

        return legend(self.app.texts, self.app.glyphs)

    @override
    def shown_commands(self) -> list[Command]:
        """The commands that decide or aim and work now; all that look."""
        shown = super().shown_commands()
        only = (*ACTS, *AIMS, "ham.secret")
        return [c for c in shown if c.id not in only or self.available(c.id) is True]

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
            self.notice(self.app.texts("ham-marks-full" if full else "ham-not-a-target"))

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
            self.notice(self.app.texts("ham-marks-full"))

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
            self.scene.decide(action)

    def do_ham_redraw(self) -> None:
        """Draw four new cards if none can be played, and lose the turn (HAM-9)."""
        self.scene.decide(DONE)

    def do_ham_done(self) -> None:
        if self.turns.phase in (FLIPPING, HIDING) or DONE in self.turns.legal:
            self.scene.decide(DONE)
