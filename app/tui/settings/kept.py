"""Where a screen says which file keeps what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.text.fluent import Texts
from app.text.literal import literal
from app.tui.widgets.ink import Line, Run, wrap


def above_file(
    lines: Sequence[Line], file: Path | None, texts: Texts, cells: int, height: int
) -> Sequence[Line]:
    """The lines, and the file at the bottom if there is one and room for it."""
    if file is None:
        return lines
    words = wrap(texts("settings-file", file=literal(str(file), 400)), max(1, cells - 2))
    room = height - len(lines) - len(words)
    if room <= 0:
        return lines
    blank: list[Line] = [[] for _ in range(room)]
    return [*lines, *blank, *([Run(f" {text}", "faint")] for text in words)]
