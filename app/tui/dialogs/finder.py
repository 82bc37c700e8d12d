"""The command palette: every command that works here, found by a few letters of its name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from textual.widget import Widget
from textual.widgets import Input
from typing_extensions import override

from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, Words
from app.tui.place import Place
from app.tui.widgets.menu import Menu, Row

register(
    (
        Command("find.up", "find", ("up",), footer=10, group="find"),
        Command("find.down", "find", ("down",), footer=10, group="find"),
        Command("find.close", "find", ("escape",), footer=95),
    )
)

MOST = 10
HIDDEN = ("app.palette", "app.interrupt")


class Finder(Dialog[None]):
    """Type to find, Enter to do. The commands are those of the screen behind and of the app."""

    SCOPE: ClassVar[str] = "find"
    ALSO: ClassVar[tuple[str, ...]] = ()
    AUTO_FOCUS = "Input"

    def __init__(self, about: Place[Any]) -> None:
        super().__init__()
        self.about = about
        self._wanted = ""

    @override
    def inside(self) -> Iterable[Widget]:
        yield Words("cmd-find")
        field = Input(select_on_focus=False)
        field.cursor_blink = False
        yield field
        yield Menu(self._rows, "modal")

    @override
    def commands(self) -> list[Command]:
        """Only its own: everything else is typed."""
        return [command for command in super().commands() if command.scope == self.SCOPE]

    def _rows(self) -> Sequence[Row]:
        texts = self.app.texts
        found: list[tuple[int, int, Row]] = []
        for index, command in enumerate(self.about.commands()):
            if command.scope in ("list", "read") or command.id in HIDDEN:
                continue
            if self.about.available(command.id) is not True:
                continue
            label = texts(command.message)
            tip = texts(f"{command.message}.tip")
            rank = _rank(self._wanted, label, tip)
            if rank is not None:
                found.append((rank, index, Row(command.id, tip)))
        return [row for _, _, row in sorted(found, key=lambda one: one[:2])[:MOST]]

    def on_input_changed(self, event: Input.Changed) -> None:
        """Look again."""
        self._wanted = event.value.casefold().strip()
        menu = self.menu
        menu.renew()
        menu.go_first()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do the chosen command on the screen behind."""
        row = self.menu.chosen
        self._do(row)

    def _do(self, row: Row | None) -> None:
        about = self.about
        self.dismiss(None)
        if row is not None:
            self.app.call_later(about.action_command, row.command)

    def do_list_choose(self) -> None:
        """A row was clicked."""
        self._do(self.menu.chosen)

    def do_find_up(self) -> None:
        """The command above."""
        self.menu.move(-1)

    def do_find_down(self) -> None:
        """The command below."""
        self.menu.move(1)

    def do_find_close(self) -> None:
        """Back without doing anything."""
        self.dismiss(None)


def _rank(wanted: str, label: str, tip: str) -> int | None:
    """How well a command fits what was typed: 0 is best, None not at all."""
    label, tip = label.casefold(), tip.casefold()
    if label.startswith(wanted):
        return 0
    if wanted in label:
        return 1
    if wanted in tip:
        return 2
    letters = iter(label)
    return 3 if all(letter in letters for letter in wanted) else None
