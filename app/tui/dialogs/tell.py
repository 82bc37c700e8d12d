"""A dialog for notices that are too long for the key bar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.i18n.literal import literal
from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords, indented
from app.tui.widgets.menu import Menu, MenuRow
from app.tui.widgets.painted import PaintedLines
from app.tui.widgets.styled_text import Line

register(
    (Command("tell.close", "tell", ("escape", "space", "backspace"), footer=95, calls="close"),)
)

LONGEST = 600
"""The longest sentence in cells."""
MOST_LINES = 12


class TellDialog(Dialog[None]):
    """Shows sentences until the player closes it. `title` is the id of a message; a change of
    language calls `sentences` again."""

    SCOPE: ClassVar[str] = "tell"

    def __init__(self, title: str, sentences: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self._title_message = title
        self._sentences = sentences

    @override
    def inside(self) -> Iterable[Widget]:
        yield DialogWords(self._title_message)
        yield PaintedLines(self._lines, "modal")
        yield Menu(lambda: [MenuRow("tell.close")], "modal")

    def renew(self) -> None:
        """Call `sentences` again."""
        self.query_one(PaintedLines).repaint(layout=True)

    def _lines(self, cells: int) -> Sequence[Line]:
        """Return the sentences with a blank line after each, as many lines as the smallest
        terminal has room for."""
        sentences = [literal(sentence, LONGEST) for sentence in self._sentences()]
        lines = [line for text in sentences for line in (*indented(text, cells), [])]
        return lines[:MOST_LINES]
