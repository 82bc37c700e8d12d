"""The base class of the dialogs that ask for a decision: the clock runs while one is in front."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Protocol

from textual.geometry import Size
from textual.widget import Widget
from typing_extensions import override

from app.games.hammerspace.tui.dialogs.commands import ASKING
from app.games.hammerspace.tui.dialogs.sheet import (
    HammerspaceSheet,
    HammerspaceSheetContent,
    HammerspaceSheetLine,
)
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.tui.commands import COMMANDS, keys_of
from app.tui.dialogs.dialog import Dialog
from app.tui.widgets.keybar import KeyBar, key_signs
from app.tui.widgets.styled_text import Span, wrap

Actions = tuple[int, ...]


class TableBehind(Protocol):
    """The parts of the screen that a dialog can use."""

    def can_hint(self) -> bool | str:
        """Whether there is a hint now, or why not (a message's id)."""

    def do_ham_look(self) -> None:
        """Show the cards in full."""

    def hint_words(self) -> str:
        """Return the text of the hint's key; "" if it is shown elsewhere."""


class DecisionDialog(Dialog[Actions | None]):
    """Asks for a decision; the result is the decisions to make, None if the player returns to the
    table first. Cards and advice are available in the dialog."""

    ALSO: ClassVar[tuple[str, ...]] = (ASKING, "list", "app")

    def __init__(self, scene: HammerspaceViewModel, board: TableBehind) -> None:
        super().__init__()
        self.scene = scene
        self.board = board
        self.at = 0
        self._key = ""

    @override
    def compose(self) -> Iterator[Widget]:
        yield HammerspaceSheet(self.content, self.press)
        yield KeyBar()

    def content(self, cells: int) -> HammerspaceSheetContent:
        raise NotImplementedError

    def press(self, row: int) -> None:
        raise NotImplementedError

    @property
    def count(self) -> int:
        raise NotImplementedError

    def renew(self) -> None:
        self.query_one(HammerspaceSheet).repaint(layout=True)
        self.refresh_keys()

    # -- time

    def on_screen_resume(self) -> None:
        """Start the clock: the player thinks about the decision (HAM-21)."""
        self.scene.watch.run(not self.too_small)

    def on_screen_suspend(self) -> None:
        """Stop the clock: another screen is in front, or the table, which counts itself."""
        if self in self.app.screen_stack:
            self.scene.watch.run(False)

    @override
    def fit(self, size: Size) -> None:
        super().fit(size)
        if self.app.screen is self:
            self.scene.watch.run(not self.too_small)

    # -- looking meanwhile

    @override
    def available(self, command: str) -> bool | str:
        if command == "hamasking.hint":
            return self.board.can_hint()
        return super().available(command)

    def do_hamasking_look(self) -> None:
        self.board.do_ham_look()

    def do_hamasking_hint(self) -> None:
        if words := self.board.hint_words():
            self.notice(words)

    # -- words

    def say(self, message: str, /, **values: str | int) -> str:
        return self.app.texts(f"ham-{message}", **values)

    def key(self, command: str) -> str:
        return key_signs([COMMANDS[command]], self.app.key_sign, self.app.keymap)

    def wrapped(
        self, text: str, cells: int, role: str = "text", margin: int = 0
    ) -> list[HammerspaceSheetLine]:
        blank = " " * margin
        return [
            HammerspaceSheetLine([Span(blank + part, role)])
            for part in wrap(text, cells - margin)
            if part
        ]

    # -- the cursor

    def do_list_up(self) -> None:
        self.at = (self.at - 1) % max(1, self.count)
        self.renew()

    def do_list_down(self) -> None:
        self.at = (self.at + 1) % max(1, self.count)
        self.renew()

    def do_list_first(self) -> None:
        self.at = 0
        self.renew()

    def do_list_last(self) -> None:
        self.at = max(0, self.count - 1)
        self.renew()

    def do_list_less(self) -> None:
        """Left and right change nothing here."""

    def do_list_more(self) -> None:
        """Left and right change nothing here."""

    def pressed_digit(self, command: str) -> int:
        """The pressed digit of a command, from 0; -1 for none."""
        keys = keys_of(COMMANDS[command], self.app.keymap)
        return keys.index(self._key) if self._key in keys else -1
