"""A dialog for notices that are too long for the key bar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.i18n.literal import literal
from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords
from app.tui.widgets.menu import Menu, MenuRow
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, wrap

register((Command("tell.close", "tell", ("escape", "space", "backspace"), footer=95),))

LONGEST = 600
"""The longest sentence in cells."""


class TellText(Painted):
    """Sentences in the present language, wrapped, with a blank line after each."""

    DEFAULT_CSS = "TellText { height: auto; width: 100%; }"

    def __init__(self, sentences: Callable[[], Sequence[str]]) -> None:
        super().__init__("modal")
        self._sentences = sentences

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Return all lines; those that do not fit are cut off below."""
        lines: list[Line] = []
        for sentence in self._sentences():
            shown = literal(sentence, LONGEST)
            lines += [[Span(f"  {text}")] for text in wrap(shown, max(1, cells - 4))]
            lines.append([])
        return lines

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """Return the height of the sentences, at most as much as the smallest terminal has."""
        return min(12, len(self.paint(width, 0)))


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
        yield TellText(self._sentences)
        yield Menu(lambda: [MenuRow("tell.close")], "modal")

    def do_tell_close(self) -> None:
        self.dismiss(None)
