"""Bars for the panel: how many there are of what, with a sign for each while there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.text.literal import width
from app.tui.glyphs import Glyphs
from app.tui.widgets.ink import Line, Run


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: what it counts, how many, and what stands behind the number."""

    label: str
    count: int
    note: str = ""


def bar_lines(
    bars: Sequence[Bar], caption: str, cells: int, height: int, glyphs: Glyphs
) -> Sequence[Line] | None:
    """The caption and a line for each bar; None where they do not fit."""
    size = max(width(bar.label) for bar in bars)
    note = max(width(bar.note) for bar in bars)
    room = cells - size - 2 - len(str(sum(bar.count for bar in bars))) - note
    if len(bars) + 1 > height or width(caption) > cells or room < 1:
        return None
    most = max(room, *(bar.count for bar in bars))
    lines = [
        [
            Run(f"{' ' * (size - width(bar.label))}{bar.label} ", "muted"),
            Run(glyphs.use * -(-bar.count * room // most), "accent"),
            Run(f" {bar.count}", "text"),
            *([Run(bar.note, "muted")] if bar.note else []),
        ]
        for bar in bars
    ]
    return [[Run(caption, "muted")], *lines]
