"""Something to be read and closed: notices that are too long for the key bar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.text.literal import literal
from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, Words
from app.tui.widgets.base import Painted
from app.tui.widgets.ink import Line, Run, wrap
from app.tui.widgets.menu import Menu, Row

register((Command("tell.close", "tell", ("escape", "space", "backspace"), footer=95),))

LONGEST = 600
"""Cells of a sentence."""


class Sentences(Painted):
    """Sentences as they are in the present language, wrapped, a blank line after each."""

    DEFAULT_CSS = "Sentences { height: auto; width: 100%; }"

    def __init__(self, sentences: Callable[[], Sequence[str]]) -> None:
        super().__init__("modal")
        self._sentences = sentences

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """All lines; what does not fit is cut off below."""
        lines: list[Line] = []
        for sentence in self._sentences():
            shown = literal(sentence, LONGEST)
            lines += [[Run(f"  {text}")] for text in wrap(shown, max(1, cells - 4))]
            lines.append([])
        return lines

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """As many lines as the sentences take, at most as the smallest terminal has room for."""
        return min(12, len(self.paint(width, 0)))


class TellDialog(Dialog[None]):
    """Shows sentences until they are closed. `title` is the id of a message; `sentences` are asked
    for again when the language changes."""

    SCOPE: ClassVar[str] = "tell"

    def __init__(self, title: str, sentences: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self._title_message = title
        self._sentences = sentences

    @override
    def inside(self) -> Iterable[Widget]:
        yield Words(self._title_message)
        yield Sentences(self._sentences)
        yield Menu(lambda: [Row("tell.close")], "modal")

    def do_tell_close(self) -> None:
        """Read."""
        self.dismiss(None)
