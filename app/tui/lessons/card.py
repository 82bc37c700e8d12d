"""The card at the end of a lesson: the keys to remember, and the next steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.i18n.literal import width
from app.lessons.models import Lesson
from app.tui.commands import Command
from app.tui.dialogs.dialog import Dialog, indented
from app.tui.lessons.commands import CARD
from app.tui.lessons.words import key_of
from app.tui.widgets.painted import PaintedLines
from app.tui.widgets.styled_text import Line, Span, hanging

NEXT, AGAIN, LIST, MATCH = "next", "again", "list", "match"


class LessonCard(Dialog[str]):
    """Shows the keys of a lesson. The result is `NEXT`, `AGAIN` or `LIST`; after the last lesson
    `MATCH` instead of `NEXT`."""

    SCOPE: ClassVar[str] = CARD
    ALSO: ClassVar[tuple[str, ...]] = ("app",)

    def __init__(self, lesson: Lesson, *, last: bool) -> None:
        super().__init__()
        self._lesson = lesson
        self._last = last

    @override
    def inside(self) -> Iterable[Widget]:
        yield PaintedLines(self._keys, "modal")

    def _keys(self, cells: int) -> Sequence[Line]:
        """Return the keys of the lesson, a line each."""
        app = self.app
        texts, language = app.texts, app.texts.language
        title = texts("lessons-card-title", name=self._lesson.name.of(language))
        lines: list[Line] = [[Span(f"  {app.glyphs.done} {title}", "title")], []]
        keys = [app.key_name(key_of(line.key, app.keymap)) for line in self._lesson.card]
        margin = max(map(width, keys)) + 4
        for key, line in zip(keys, self._lesson.card, strict=True):
            blank = " " * (margin - width(key) - 2)
            lead = [Span(f"  {key}{blank}", "key")]
            lines += hanging(lead, line.text.of(language), cells - 4)
        return [*lines, [], *indented(self._next(), cells, "muted")]

    def _next(self) -> str:
        """Return the sentence about what comes next: a match, which a game may describe itself."""
        texts = self.app.texts
        own = f"lessons-card-last-{self._lesson.GAME}"
        if not self._last:
            return texts("lessons-card-next")
        return texts(own if texts.has(own) else "lessons-card-last")

    @override
    def label(self, command: Command) -> str:
        if self._last and command.id == "lessoncard.next":
            return self.app.texts("lessons-first-match")
        return super().label(command)

    def do_lessoncard_next(self) -> None:
        self.dismiss(MATCH if self._last else NEXT)

    def do_lessoncard_again(self) -> None:
        self.dismiss(AGAIN)

    def do_lessoncard_list(self) -> None:
        self.dismiss(LIST)
