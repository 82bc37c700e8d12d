"""A field to type a text into: a name, a seed, a number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.widget import Widget
from textual.widgets import Input
from typing_extensions import override

from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, wrap
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
    """What is asked. `words` gives the title and the hint in the present language.

    `take` gets the text as typed and answers why it can't be ("" when it was taken). A `path` is
    long, and has more room where the screen is wide.
    """

    words: Callable[[], tuple[str, str]]
    written: str
    take: Callable[[str], str]
    path: bool = False


class TextDialog(Dialog[bool]):
    """Asks for a text; the result is whether one was taken. Keys that write are the field's."""

    SCOPE: ClassVar[str] = "text"
    ALSO: ClassVar[tuple[str, ...]] = ("app",)
    AUTO_FOCUS = "Input"

    def __init__(self, question: TextQuestion) -> None:
        super().__init__(classes="-path" if question.path else None)
        self.question = question

    @override
    def inside(self) -> Iterable[Widget]:
        yield TextPrompt(self.question)
        field = TextField(self.question.written, max_length=LONGEST)
        field.cursor_blink = False
        yield field
        yield TextRefusal()

    def on_input_changed(self, event: Input.Changed) -> None:
        """What was said of the text before holds no more."""
        self.query_one(TextRefusal).say("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter in the field."""
        event.stop()
        self.do_text_take()

    def do_text_take(self) -> None:
        """Take the text, or say why it can't be."""
        why_not = self.question.take(self.query_one(Input).value)
        if why_not:
            self.query_one(TextRefusal).say(why_not)
        else:
            self.dismiss(True)

    def do_text_close(self) -> None:
        """Leave everything as it was."""
        self.dismiss(False)


class TextPrompt(Painted):
    """The title and the hint above the field."""

    DEFAULT_CSS = "TextPrompt { height: auto; width: 100%; }"

    def __init__(self, question: TextQuestion) -> None:
        super().__init__("modal")
        self._question = question

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The title, then what may be typed."""
        title, hint = self._question.words()
        room = max(1, cells - 4)
        return [
            *([Span(f"  {text}", "title")] for text in wrap(title, room)),
            *([Span(f"  {text}", "muted")] for text in wrap(hint, room)),
        ]

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """As many lines as the sentences take."""
        return len(self.paint(width, 0))


class TextRefusal(Painted):
    """Why the text can't be, under the field; one line is kept for it."""

    DEFAULT_CSS = "TextRefusal { height: 2; width: 100%; }"

    def __init__(self) -> None:
        super().__init__("modal")
        self._why = self._language = ""

    def say(self, why: str) -> None:
        """Say why; nothing takes it away."""
        self._why, self._language = why, self.mazmorra.texts.language
        self.repaint()

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The sentence, as long as its language is the one that all else is in."""
        why = self._why if self._language == self.mazmorra.texts.language else ""
        return [[Span(f"  {text}", "bad")] for text in wrap(why, max(1, cells - 4))]
