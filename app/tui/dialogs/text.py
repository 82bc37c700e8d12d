"""A field for a text: a name, a seed, a number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.widget import Widget
from textual.widgets import Input
from typing_extensions import override

from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, indented
from app.tui.widgets.painted import Painted, PaintedLines
from app.tui.widgets.styled_text import Line
from app.tui.widgets.text_field import TextField

register(
    (
        Command("text.take", "text", ("enter",), footer=10),
        Command("text.close", "text", ("escape",), footer=95),
    )
)

LONGEST = 200


@dataclass(frozen=True, slots=True)
class TextQuestion:
    """The question. `words` returns the title and the hint in the present language.

    `take` gets the typed text and returns the reason for a refusal ("" if it was accepted). A
    `path` is long, and gets more room on a wide screen.
    """

    words: Callable[[], tuple[str, str]]
    written: str
    take: Callable[[str], str]
    path: bool = False


class TextDialog(Dialog[bool]):
    """Asks for a text; the result is whether one was accepted. Keys that type belong to the
    field."""

    SCOPE: ClassVar[str] = "text"
    ALSO: ClassVar[tuple[str, ...]] = ("app",)
    AUTO_FOCUS = "Input"

    def __init__(self, question: TextQuestion) -> None:
        super().__init__(classes="-path" if question.path else None)
        self.question = question

    @override
    def inside(self) -> Iterable[Widget]:
        yield PaintedLines(self._prompt, "modal")
        field = TextField(self.question.written, max_length=LONGEST)
        field.cursor_blink = False
        yield field
        yield TextRefusal()

    def _prompt(self, cells: int) -> Sequence[Line]:
        title, hint = self.question.words()
        return [*indented(title, cells, "title"), *indented(hint, cells, "muted")]

    def on_input_changed(self, event: Input.Changed) -> None:
        self.query_one(TextRefusal).say("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.do_text_take()

    def do_text_take(self) -> None:
        field = next(iter(self.query(Input)), None)
        if field is None:  # the key was faster than the field, or came after the dialog
            return
        why_not = self.question.take(field.value)
        if why_not:
            self.query_one(TextRefusal).say(why_not)
        else:
            self.dismiss(True)

    def do_text_close(self) -> None:
        self.dismiss(False)


class TextRefusal(Painted):
    """The refusal of the text, under the field; one line is reserved for it."""

    DEFAULT_CSS = "TextRefusal { height: 2; width: 100%; }"

    def __init__(self) -> None:
        super().__init__("modal")
        self._why = self._language = ""

    def say(self, why: str) -> None:
        self._why, self._language = why, self.mazmorra.texts.language
        self.repaint()

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Return the sentence, unless it is in another language than the present one."""
        why = self._why if self._language == self.mazmorra.texts.language else ""
        return indented(why, cells, "bad")
