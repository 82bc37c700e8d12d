"""A question with two answers. The harmless one is chosen initially."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import ClassVar, Final

from textual import events
from textual.message import Message
from textual.widget import Widget
from typing_extensions import override

from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords
from app.tui.dialogs.question import YesNoQuestion
from app.tui.widgets.menu import Menu, MenuRow

register(
    (
        Command("ask.yes", "ask", ("y",), footer=20),
        Command("ask.no", "ask", ("escape", "n", "backspace"), footer=95),
    )
)


UNASKED: Final = 1.0
"""Seconds in which no key answers a question that came by itself: the press was meant for what was
there before."""


class AskDialog(Dialog[bool]):
    """Asks; the result is True for yes."""

    SCOPE: ClassVar[str] = "ask"

    def __init__(self, question: YesNoQuestion) -> None:
        super().__init__()
        self.question = question

    @override
    def inside(self) -> Iterable[Widget]:
        room = self.question.room
        yield DialogWords(f"{room}-title", f"{room}-about", values=self.question.values)
        yield Menu(self._rows, "modal")

    def _rows(self) -> Sequence[MenuRow]:
        room, values, texts = self.question.room, self.question.values(), self.app.texts
        return [
            MenuRow("ask.no", label=texts(f"{room}-no", **values)),
            MenuRow("ask.yes", label=texts(f"{room}-yes", **values)),
        ]

    @override
    def label(self, command: Command) -> str:
        """The answers have the words of their rows in the key bar too."""
        answers = {row.command: row.label for row in self._rows()}
        return answers.get(command.id) or super().label(command)

    def do_ask_yes(self) -> None:
        self.dismiss(True)

    def do_ask_no(self) -> None:
        self.dismiss(False)


class UnaskedDialog(AskDialog):
    """A question of somebody elsewhere, which opens under the player's fingers."""

    def __init__(self, question: YesNoQuestion) -> None:
        super().__init__(question)
        self._seen_from = inf
        """The time from which a key can be meant for this question."""

    def on_mount(self) -> None:
        self._seen_from = Message().time + UNASKED

    @override
    def drops(self, key: events.Key, overtaken: bool) -> bool:
        return key.time < self._seen_from
