"""The only question of a first start: whether boxes line up. It is never repeated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords
from app.tui.glyphs import UNICODE
from app.tui.widgets.menu import Menu, MenuRow
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, centred

SCOPE = "first"

register(
    (
        Command("first.yes", SCOPE, ("y",), footer=20),
        Command("first.no", SCOPE, ("n",), footer=21),
        Command("first.skip", SCOPE, ("escape", "backspace"), footer=95),
    )
)

BOXES = (
    "┌───┬───┐  ╭───────╮  ┌───┐  ▐▀▀▀▌",
    "│ ♥ │ ✓ │  │ ñ á ¿ │  │ █ │  ▐▒░▓▌",
    "├───┼───┤  │ « ü » │  ├─╴ │  ▐▗▞▘▌",
    "└───┴───┘  ╰───────╯  └───┘  ▐▄▄▄▌",
)
"""Four boxes: their right sides are straight only if every symbol takes one cell."""


class FirstStartDialog(Dialog[str]):
    """Shows boxes; the result is the set of glyphs to use, "" without an answer."""

    SCOPE: ClassVar[str] = SCOPE

    @override
    def inside(self) -> Iterable[Widget]:
        yield DialogWords("settings-first-title")
        yield Boxes("modal")
        yield DialogWords("settings-first-about")
        answers = ("first.yes", "first.no", "first.skip")
        yield Menu(lambda: [MenuRow(answer) for answer in answers], "modal")

    def do_first_yes(self) -> None:
        self.dismiss(UNICODE.name)

    def do_first_no(self) -> None:
        self.dismiss("ascii")

    def do_first_skip(self) -> None:
        self.dismiss("")


class Boxes(Painted):
    """The boxes, in Unicode whatever the setting is."""

    DEFAULT_CSS = f"Boxes {{ height: {len(BOXES) + 1}; width: 100%; }}"

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        return [centred([Span(line, "title")], cells) for line in BOXES]
