"""The screen of a game that brings none of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual import events
from textual.containers import Container
from textual.widget import Widget
from typing_extensions import override

from app.match.lifecycle import thinking_seed
from app.match.source import BotDecision
from app.match.suggestion import adviser, suggested
from app.session.session import Session
from app.text.summary import MatchSummary
from app.tui.commands import COMMANDS, Command, keys_of
from app.tui.generic.commands import ACTS, HINT, MOVES, SCOPE
from app.tui.generic.ending import summary
from app.tui.generic.panels import ChoicePanel, GenericHead, StatePanel
from app.tui.generic.view_model import GenericViewModel
from app.tui.match.hint_screen import HintScreen
from app.tui.match.log_panel import LogPanel
from app.tui.match.screen import PlayScreen
from app.tui.widgets.keybar import KeyBar


class GenericScreen(HintScreen):
    """Plays one match from beginning to end. A game may subclass it, and its scene, for a screen
    that differs in a part."""

    SCOPE: ClassVar[str] = SCOPE
    EXPLAINED: ClassVar[str] = "help-generic"
    ACTS: ClassVar[tuple[str, ...]] = ACTS
    PLANS: ClassVar[tuple[str, ...]] = MOVES
    LOOKS: ClassVar[tuple[str, ...]] = (*PlayScreen.LOOKS, HINT)
    HINT: ClassVar[str] = HINT
    CSS_PATH = "screen.tcss"
    scene: GenericViewModel

    def __init__(self, session: Session) -> None:
        super().__init__(session, GenericViewModel(session))
        self._key = ""

    @override
    def compose(self) -> Iterator[Widget]:
        scene = self.scene
        yield GenericHead(scene, "background")
        with Container(id="grid"):
            yield ChoicePanel(scene)
            yield StatePanel(scene)
            yield LogPanel(scene)
        yield KeyBar()

    @override
    def explained(self) -> str:
        own = f"{self.scene.source.header.game}-help"
        return own if self.app.texts.has(own) else super().explained()

    @override
    def summary(self) -> MatchSummary:
        return summary(self.scene, self.app.texts)

    # -- keys

    @override
    def available(self, command: str) -> bool | str:
        scene = self.scene
        if command in MOVES:
            return len(scene.choices) > 1
        if command in ACTS and not self.over():
            if not scene.people:
                return False
            return bool(scene.choices) or (scene.my_turn or "generic-not-your-turn")
        return super().available(command)

    @override
    def can_hint(self) -> bool | str:
        """Only where there is a bot to ask, or one that decided."""
        scene = self.scene
        return (scene.replaying or bool(adviser(scene.source.header.game))) and super().can_hint()

    @override
    def label(self, command: Command) -> str:
        """After the end, Enter shows the result; what other games explain is the state here."""
        if command.id in ACTS and self.over():
            return self.app.texts("play-back-over")
        if command.id == "play.why":
            return self.app.texts("generic-whole")
        return super().label(command)

    @override
    def shown_commands(self) -> list[Command]:
        return [c for c in super().shown_commands() if c.id != HINT or not self.over()]

    def on_key(self, event: events.Key) -> None:
        self._key = event.key

    def do_generic_choose(self) -> None:
        scene = self.scene
        if self.over():
            self.show_end()
        elif scene.my_turn and scene.chosen is not None:
            scene.decide(scene.chosen.action)

    def do_generic_up(self) -> None:
        self._go((self.scene.at - 1) % len(self.scene.choices))

    def do_generic_down(self) -> None:
        self._go((self.scene.at + 1) % len(self.scene.choices))

    def do_generic_back(self) -> None:
        self._go(self.scene.at - self._panel.page)

    def do_generic_on(self) -> None:
        self._go(self.scene.at + self._panel.page)

    def do_generic_first(self) -> None:
        self._go(0)

    def do_generic_last(self) -> None:
        self._go(len(self.scene.choices) - 1)

    def do_generic_number(self) -> None:
        """The choice of that number, if there is one."""
        keys = keys_of(COMMANDS["generic.number"], self.app.keymap)
        at = keys.index(self._key) if self._key in keys else -1
        if 0 <= at < len(self.scene.choices):
            self._go(at)

    @property
    def _panel(self) -> ChoicePanel:
        return self.query_one(ChoicePanel)

    def _go(self, at: int) -> None:
        self.scene.choose(at)
        self._panel.renew()

    def do_play_why(self) -> None:
        from app.tui.generic.page import GenericPage

        self.app.push_screen(GenericPage(self.scene))

    # -- a hint

    def do_generic_hint(self) -> None:
        self.tell_hint()

    @override
    def advice(self) -> str:
        """What a bot would choose; nothing where there is no choice."""
        scene = self.scene
        source, choices = scene.source, scene.choices
        if len(choices) < 2:
            return ""
        seed = thinking_seed(source.header.seed, scene.me, scene.pending.number)
        action = suggested(source.header.game, source.public, scene.own_view, seed)
        return next((choice.text for choice in choices if choice.action == action), "")

    @override
    def hint_words(self) -> str:
        words, texts = self.advice(), self.app.texts
        return texts("generic-hint", choice=words) if words else texts("generic-hint-only")

    @override
    def why_the_bot(self, made: BotDecision) -> str:
        """What it chose, as far as the viewer may know."""
        scene, texts = self.scene, self.app.texts
        if not scene.sees_into(made.seat, ended=made.ended):
            return texts("generic-hint-secret", name=scene.name(made.seat))
        choice = scene.words.choice(made.action, made.view)
        return texts("generic-hint-bot", name=scene.name(made.seat), choice=choice)
