"""The two lines of a lesson's instructions, above the keys on every screen of the lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol

from textual.binding import BindingType

from app.i18n.literal import clip, width
from app.lessons.tutor import Tutor
from app.tui.commands import COMMANDS, binding
from app.tui.lessons import commands as _registered
from app.tui.lessons.words import spoken, wrapped
from app.tui.widgets.line_widget import LineWidget
from app.tui.widgets.styled_text import Line, Span

ROWS = 2
WRONG, ASKED = "!", "?"
"""The marks of a hint after a wrong key, and of one that the learner asked for."""
SKIP = COMMANDS[f"{_registered.LESSON}.skip"]


class LessonHost(Protocol):
    """A lesson on the screen, as its strips see it."""

    tutor: Tutor
    wrong: bool
    """Whether the hint is shown because of a wrong key."""

    @property
    def rivals_play(self) -> bool:
        """Whether the step's decisions are made, and rivals decide now."""

    def skip(self) -> None:
        """Do the present step for the learner."""

    def read_on(self) -> None:
        """Mark the instruction as read."""


class LessonStrip(LineWidget):
    """Shows the instruction or its hint. A `docked` strip is on another screen of the lesson,
    and its key skips the step from there, too."""

    DEFAULT_CSS = """
    LessonStrip { height: 2; width: 100%; }
    LessonStrip.-docked { dock: bottom; margin-bottom: 1; }
    .-wide LessonStrip.-docked { margin-bottom: 2; }
    """
    SCOPED_CSS = False
    BINDINGS: ClassVar[list[BindingType]] = [binding(SKIP)]

    def __init__(self, teacher: LessonHost, *, docked: bool = False) -> None:
        super().__init__("select")
        self._teacher = teacher
        self.can_focus = docked
        self.set_class(docked, "-docked")

    def action_command(self, _command: str) -> None:
        self._teacher.skip()

    def on_click(self) -> None:
        self._teacher.read_on()

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        tutor, app = self._teacher.tutor, self.mazmorra
        instruction, steps = tutor.instruction, len(tutor.lesson.steps)
        if instruction is None:
            number = f" {steps}/{steps} "
            over = app.texts("lessons-over")
            done = Span(f"{app.glyphs.done} ", "good")
            return [
                [Span(number, "muted"), done, Span(clip(over, cells - width(number) - 3), "title")]
            ]
        number = f" {tutor.at + 1}/{steps} "
        if self._teacher.rivals_play:
            words = clip(app.texts("lessons-rivals"), cells - width(number) - 3)
            return [[Span(number, "muted"), Span(f"  {words}", "muted")]]
        mark = " "
        if tutor.hinting:
            mark = WRONG if self._teacher.wrong else ASKED
        margin = width(number) + 2
        pieces = spoken(
            instruction.of(app.texts.language), app.texts, app.keymap, app.glyphs, tutor.left
        )
        lines = wrapped(pieces, cells - margin - 1, "text")
        head: Line = [Span(number, "muted"), Span(f"{mark} ", "risky", extra="bold")]
        blank: Line = [Span(" " * margin)]
        return [[*(blank if at else head), *line] for at, line in enumerate(lines[:height])]
