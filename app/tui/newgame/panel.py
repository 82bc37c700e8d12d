"""The explanation of the chosen row: its effect in words, and a drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from typing_extensions import override

from app.i18n.literal import literal
from app.tui.glyphs import Glyphs
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, wrapped

LONGEST: Final = 2000
"""The longest paragraph in cells: more than the panel can show."""

Paragraph = tuple[str, str]
"""A text and its role."""

Drawing = Callable[[int, int, Glyphs], Sequence[Line] | None]
"""Draws in a number of cells and lines; returns None if it does not fit."""


@dataclass(frozen=True, slots=True)
class RowExplanation:
    """The contents of the panel: paragraphs, and a drawing below."""

    title: str
    paragraphs: Sequence[Paragraph]
    drawing: Drawing | None = None
    hint: str = ""
    """Shown at the bottom, if there is room."""
    more: Callable[[int], str] | None = None
    """Returns what is said in place of so many of the last paragraphs that do not fit: where they
    are in full."""


class ExplanationPanel(Painted):
    """Paints the result of `explained()`, with a line at its left side."""

    DEFAULT_CSS = "ExplanationPanel { width: 1fr; height: 100%; }"

    def __init__(self, explained: Callable[[], RowExplanation]) -> None:
        super().__init__("panel")
        self._explained = explained

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        said = self._explained()
        room = max(1, cells - 4)
        lines, drawn = self._laid_out(said, room, height)
        if drawn is None:
            tight, drawn = self._laid_out(said, room, height, tight=True)
            lines = lines if drawn is None else tight
        if drawn is not None:
            lines += [[], *drawn]
        elif len(lines) > height and said.more is not None:
            lines = self._shortened(said, said.more, room, height)
        hint = wrapped(said.hint, room, "faint") if said.hint else []
        if hint and len(lines) + len(hint) < height:
            lines += [[]] * (height - len(lines) - len(hint))
            lines += hint
        if len(lines) > height:
            lines[height - 1] = [Span(self.mazmorra.glyphs.ellipsis, "key")]
        side = Span(f"{self.mazmorra.glyphs.corners[3]} ", "border")
        blank: Sequence[Line] = [[]] * max(0, height - len(lines))
        return [[side, *line] for line in [*lines, *blank][:height]]

    def _shortened(
        self, said: RowExplanation, more: Callable[[int], str], cells: int, height: int
    ) -> list[Line]:
        """Return as many paragraphs as fit, and the number of the others."""
        lines: list[Line] = []
        for kept in range(len(said.paragraphs), 0, -1):
            left = len(said.paragraphs) - kept
            count: list[Paragraph] = [(more(left), "muted")] if left else []
            shown = replace(said, paragraphs=[*said.paragraphs[:kept], *count])
            for tight in (False, True):
                lines = self._laid_out(shown, cells, height, tight=tight)[0]
                if len(lines) <= height:
                    return lines
        return lines

    def _laid_out(
        self, said: RowExplanation, cells: int, height: int, *, tight: bool = False
    ) -> tuple[list[Line], Sequence[Line] | None]:
        title = literal(said.title, LONGEST)
        lines = wrapped(title, cells, "title")
        for number, (text, role) in enumerate(said.paragraphs):
            blank: list[Line] = [] if tight and number else [[]]
            lines += [*blank, *wrapped(literal(text, LONGEST), cells, role)]
        if said.drawing is None:
            return lines, None
        return lines, said.drawing(cells, height - len(lines) - 1, self.mazmorra.glyphs)
