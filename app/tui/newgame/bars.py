"""Bar charts for the panel: a symbol per item while there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.i18n.literal import width
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Line, Span


@dataclass(frozen=True, slots=True)
class ChartBar:
    """A bar: its label, its count, and the text after the number."""

    label: str
    count: int
    note: str = ""


def bar_lines(
    bars: Sequence[ChartBar], caption: str, cells: int, height: int, glyphs: Glyphs
) -> Sequence[Line] | None:
    """Return the caption and a line for each bar, or None if they do not fit."""
    size = max(width(bar.label) for bar in bars)
    note = max(width(bar.note) for bar in bars)
    room = cells - size - 2 - len(str(sum(bar.count for bar in bars))) - note
    if len(bars) + 1 > height or width(caption) > cells or room < 1:
        return None
    most = max(room, *(bar.count for bar in bars))
    lines = [
        [
            Span(f"{' ' * (size - width(bar.label))}{bar.label} ", "muted"),
            Span(glyphs.use * -(-bar.count * room // most), "accent"),
            Span(f" {bar.count}", "text"),
            *([Span(bar.note, "muted")] if bar.note else []),
        ]
        for bar in bars
    ]
    return [[Span(caption, "muted")], *lines]
