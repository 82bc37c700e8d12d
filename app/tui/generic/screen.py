"""The screen of a game that brings none of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.containers import Container
from textual.widget import Widget
from typing_extensions import override

from app.match.lifecycle import thinking_seed
from app.match.source import BotDecision
from app.match.suggestion import adviser, suggested
from app.text.summary import MatchSummary
from app.tui.commands import Command
from app.tui.generic.commands import ACTS, HINT, MOVES, SCOPE
from app.tui.generic.ending import summary
from app.tui.generic.panels import ChoicePanel, GenericHead, StatePanel
from app.tui.generic.view_model import GenericViewModel
from app.tui.match.game_controls import GameControls
from app.tui.match.log_panel import LogPanel
from app.tui.match.screen import PlayScreen
from app.tui.widgets.keybar import KeyBar


class GenericControls(GameControls):
    """The list of choices and the state. A game may subclass it, and its scene, for a screen that
    differs in a part."""

    ACTS: ClassVar[tuple[str, ...]] = ACTS
    PLANS: ClassVar[tuple[str, ...]] = MOVES
    LOOKS: ClassVar[tuple[str, ...]] = (*GameControls.LOOKS, HINT)
    HINT: ClassVar[str] = HINT
    SCENE = GenericViewModel
    scene: GenericViewModel

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
        message = f"{self.scene.source.header.game}-help"
        return self.screen.app.texts.first_of(message, "help-generic")

    @override
    def summary(self) -> MatchSummary:
        return summary(self.scene, self.screen.app.texts)

    # -- keys

    @override
    def available(self, command: str) -> bool | str | None:
        scene = self.scene
        if command in MOVES:
            return len(scene.choices) > 1
        if command in ACTS and not self.screen.over():
            if not scene.people:
                return False
            return bool(scene.choices) or (scene.my_turn or "generic-not-your-turn")
        return None

    @override
    def can_hint(self) -> bool | str:
        """Whether there is a bot to ask, or one that may have decided."""
        return self.scene.replaying or bool(adviser(self.scene.source.header.game))

    @override
    def label(self, command: Command) -> str | None:
        """After the end, Enter shows the result; what other games explain is the state here."""
        if command.id in ACTS and self.screen.over():
            return self.screen.app.texts("play-back-over")
        if command.id == "play.why":
            return self.screen.app.texts("generic-whole")
        return None

    @override
    def shown(self, commands: list[Command]) -> list[Command]:
        """Show no hint when all is over."""
        return [command for command in commands if command.id != HINT or not self.screen.over()]

    def do_generic_choose(self) -> None:
        """Make the chosen decision; after the end, show the result."""
        scene = self.scene
        if self.screen.over():
            self.screen.show_end()
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
        """Choose by number, if there are so many choices."""
        at = self.screen.pressed_place("generic.number")
        if 0 <= at < len(self.scene.choices):
            self._go(at)

    @property
    def _panel(self) -> ChoicePanel:
        return self.screen.query_one(ChoicePanel)

    def _go(self, at: int) -> None:
        self.scene.choose(at)
        self._panel.renew()

    def do_play_why(self) -> None:
        from app.tui.generic.page import GenericPage

        self.screen.app.push_screen(GenericPage(self.scene))

    # -- a hint

    @override
    def advice(self) -> str:
        """Return a bot's choice; "" if there is no choice."""
        scene = self.scene
        source, choices = scene.source, scene.choices
        if len(choices) < 2:
            return ""
        seed = thinking_seed(source.header.seed, scene.me, scene.pending.number)
        action = suggested(source.header.game, source.public, scene.own_view, seed)
        return next((choice.text for choice in choices if choice.action == action), "")

    @override
    def hint_words(self) -> str:
        words, texts = self.advice(), self.screen.app.texts
        return texts("generic-hint", choice=words) if words else texts("generic-hint-only")

    @override
    def why_the_bot(self, made: BotDecision) -> str:
        """Return the bot's choice, as far as the viewer may know it."""
        scene, texts = self.scene, self.screen.app.texts
        if not scene.sees_into(made.seat, ended=made.ended):
            return texts("generic-hint-secret", name=scene.name(made.seat))
        choice = scene.words.choice(made.action, made.view)
        return texts("generic-hint-bot", name=scene.name(made.seat), choice=choice)


class GenericScreen(PlayScreen):
    """Plays a match of a game that brings no screen of its own."""

    SCOPE: ClassVar[str] = SCOPE
    CSS_PATH = "screen.tcss"
    GAME = GenericControls
    game: GenericControls
    scene: GenericViewModel
