"""The base of the dialogs over a card table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, TypeVar

from textual import events
from textual.widget import Widget
from typing_extensions import override

from app.tui.cards.sheet import TableSheet
from app.tui.commands import COMMANDS
from app.tui.dialogs.dialog import Dialog
from app.tui.widgets.keybar import KeyBar, key_signs

Result = TypeVar("Result")


class TableDialog(Dialog[Result]):
    """A dialog with a sheet, whose messages begin with `PREFIX`."""

    PREFIX: ClassVar[str]

    @override
    def compose(self) -> Iterator[Widget]:
        yield self.sheet()
        yield KeyBar()

    def sheet(self) -> TableSheet:
        raise NotImplementedError

    def renew(self) -> None:
        self.query_one(TableSheet).renew()
        self.refresh_keys()

    def say(self, message: str, /, **values: str | int) -> str:
        return self.app.texts(f"{self.PREFIX}-{message}", **values)

    def key(self, command: str) -> str:
        return key_signs([COMMANDS[command]], self.app.key_sign, self.app.keymap)

