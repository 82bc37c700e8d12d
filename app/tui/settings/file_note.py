"""The note on a screen about the file that stores its changes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.tui.widgets.styled_text import Line, Span, wrap


def above_file(
    lines: Sequence[Line], file: Path | None, texts: Texts, cells: int, height: int
) -> Sequence[Line]:
    """Return the lines, with the file at the bottom if there is one and room for it."""
    if file is None:
        return lines
    words = wrap(texts("settings-file", file=literal(str(file), 400)), max(1, cells - 2))
    room = height - len(lines) - len(words)
    if room <= 0:
        return lines
    blank: list[Line] = [[] for _ in range(room)]
    return [*lines, *blank, *([Span(f" {text}", "faint")] for text in words)]
