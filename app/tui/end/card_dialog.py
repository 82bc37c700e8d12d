"""The card of a match, with no text beside it, so that a terminal can select it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.i18n.literal import clip
from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords
from app.tui.widgets.menu import Menu, MenuRow
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span

CLOSE = ("escape", "space", "backspace", "c")

register((Command("card.close", "card", CLOSE, footer=95, calls="close"),))


class CardLines(Painted):
    """The lines unchanged, in the present language and glyphs."""

    DEFAULT_CSS = "CardLines { height: auto; width: 100%; margin-bottom: 1; }"

    def __init__(self, lines: Callable[[], Sequence[str]]) -> None:
        super().__init__("modal")
        self._lines = lines

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        return [[Span(f"  {clip(line, cells - 4)}")] for line in self._lines()]


class CardDialog(Dialog[None]):
    """Shows a card until it is closed."""

    SCOPE: ClassVar[str] = "card"

    def __init__(self, lines: Callable[[], Sequence[str]], title: str = "end-card-title") -> None:
        super().__init__()
        self._lines = lines
        self._title = title

    @override
    def inside(self) -> Iterable[Widget]:
        yield DialogWords(self._title, "end-card-how")
        yield CardLines(self._lines)
        yield Menu(lambda: [MenuRow("card.close")], "modal")
