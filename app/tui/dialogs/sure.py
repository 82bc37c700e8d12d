"""The question before a choice that costs much. Enter makes the choice, Esc goes back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords, indented
from app.tui.widgets.menu import Menu, MenuRow
from app.tui.widgets.painted import PaintedLines
from app.tui.widgets.styled_text import Line

register(
    (
        Command("sure.make", "sure", ("y",), footer=20),
        Command("sure.back", "sure", ("escape", "n", "backspace"), footer=95),
    )
)


class SureDialog(Dialog[bool]):
    """Asks; the result is True for the choice as it was made. `words` are asked again after a
    change of language."""

    SCOPE: ClassVar[str] = "sure"

    def __init__(self, words: Callable[[], str]) -> None:
        super().__init__()
        self._words = words

    @override
    def inside(self) -> Iterable[Widget]:
        yield DialogWords("sure-title")
        yield PaintedLines(self._lines, "modal")
        yield Menu(lambda: [MenuRow("sure.make"), MenuRow("sure.back")], "modal")

    def _lines(self, cells: int) -> Sequence[Line]:
        return [*indented(self._words(), cells), []]

    def do_sure_make(self) -> None:
        self.dismiss(True)

    def do_sure_back(self) -> None:
        self.dismiss(False)
