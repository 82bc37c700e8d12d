"""The command palette: finds every available command by a few letters of its name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from textual import events
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Input
from typing_extensions import override

from app.i18n.search import folded
from app.tui.base_screen import BaseScreen
from app.tui.commands import COMMANDS, Command, keys_of, register
from app.tui.dialogs.dialog import Dialog
from app.tui.widgets.menu import Menu, MenuRow
from app.tui.widgets.painted import PaintedLines
from app.tui.widgets.styled_text import Line, Span
from app.tui.widgets.text_field import TextField

register(
    (
        Command("find.up", "find", ("up",), footer=10, group="find"),
        Command("find.down", "find", ("down",), footer=10, group="find"),
        Command("find.on", "find", ("pagedown",)),
        Command("find.back", "find", ("pageup",)),
        Command("find.close", "find", ("escape",), footer=95, calls="close"),
    )
)

MOST, MOST_WIDE = 9, 24
"""Rows visible at once, normally and in the wide layout; longer lists scroll. Below them there
is room for the note of the chosen row."""
WIDEST = 112
"""The width of a row in cells in the wide layout."""
HIDDEN = ("app.palette", "app.interrupt")


class Finder(Dialog[None]):
    """Type to find, Enter to run. The commands are those of the screen behind and of the app;
    keys that type belong to the field."""

    SCOPE: ClassVar[str] = "find"
    ALSO: ClassVar[tuple[str, ...]] = ("app",)
    AUTO_FOCUS = "Input"

    def __init__(self, about: BaseScreen[Any]) -> None:
        super().__init__()
        self.about = about
        self._wanted = ""
        self._found: Sequence[MenuRow] = ()
        self._at = self._top = 0

    @override
    def inside(self) -> Iterable[Widget]:
        yield PaintedLines(self._head, "modal")
        field = TextField(select_on_focus=False)
        field.cursor_blink = False
        yield field
        # A narrow row would cut most notes: there only the chosen one is shown, and in full.
        yield Menu(self._rows, "modal", widest=WIDEST, below=lambda: not self.has_class("-wide"))

    @override
    def available(self, command: str) -> bool | str:
        return command != "app.palette" and super().available(command)

    @override
    def fit(self, size: Size) -> None:
        before = self.most
        super().fit(size)
        if self.most != before:
            self._go(self._top + self.menu.rows.at)

    @property
    def most(self) -> int:
        return MOST_WIDE if self.has_class("-wide") else MOST

    def _rows(self) -> Sequence[MenuRow]:
        self._found = self._search()
        return self._found[self._top : self._top + self.most]

    def _head(self, _cells: int) -> Sequence[Line]:
        return [[Span(f"  {self.app.texts('cmd-find')}", "title")], self._numbers()]

    def _numbers(self) -> Line:
        """Return the range of visible commands if not all that were found are visible."""
        app, found = self.app, len(self._search())
        first, last = self._top + 1, min(self._top + self.most, found)
        if not found:
            return [Span(f"  {app.texts('cmd-find-none')}", "muted")]
        if first == 1 and last == found:
            return []
        command = COMMANDS["find.on" if last < found else "find.back"]
        key = app.key_sign(keys_of(command, app.keymap)[0])
        text = app.texts("cmd-find-sight", first=first, last=last, all=found, key=key)
        return [Span(f"  {text}", "muted")]

    def _search(self) -> Sequence[MenuRow]:
        texts = self.app.texts
        found: list[tuple[int, int, MenuRow]] = []
        for index, command in enumerate(self.about.commands()):
            if command.scope in ("list", "read") or command.id in HIDDEN:
                continue
            if self.about.available(command.id) is not True:
                continue
            label = command.label(texts)
            tip = command.tip(texts)
            rank = _rank(self._wanted, label, tip)
            if rank is not None:
                found.append((rank, index, MenuRow(command.id, tip)))
        return [row for _, _, row in sorted(found, key=lambda one: one[:2])]

    def on_input_changed(self, event: Input.Changed) -> None:
        self._wanted = folded(event.value).strip()
        self._go(0)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        row = self.menu.chosen
        self._do(row)

    def _do(self, row: MenuRow | None) -> None:
        about = self.about
        self.dismiss(None)
        if row is not None:
            self.app.call_later(about.action_command, row.command)

    def do_list_choose(self) -> None:
        self._do(self.menu.chosen)

    def _go(self, at: int) -> None:
        self._at = at
        last_top = max(0, len(self._search()) - self.most)
        self._top = min(last_top, max(min(self._top, at), at - self.most + 1))
        self.menu.renew()
        self.menu.go_to(at - self._top)
        self.query_one(PaintedLines).repaint()

    def _step(self, step: int) -> None:
        self._at = self._top + self.menu.rows.at  # the mouse may have chosen another row
        self._go(max(0, min(self._at + step, len(self._found) - 1)))

    def do_find_up(self) -> None:
        self._step(-1)

    def do_find_down(self) -> None:
        self._step(1)

    def do_find_on(self) -> None:
        self._step(self.most)

    def do_find_back(self) -> None:
        self._step(-self.most)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._step(3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._step(-3)


def _rank(wanted: str, label: str, tip: str) -> int | None:
    """Return the rank of a command for the typed text: 0 is best, None is no match."""
    label, tip = folded(label), folded(tip)
    if label.startswith(wanted):
        return 0
    if wanted in label:
        return 1
    if wanted in tip:
        return 2
    letters = iter(label)
    return 3 if all(letter in letters for letter in wanted) else None
