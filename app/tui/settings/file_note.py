"""The note on a screen about the file that stores its changes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.tui.widgets.styled_text import Line, wrapped


def above_file(
    lines: Sequence[Line], file: Path | None, texts: Texts, cells: int, height: int
) -> Sequence[Line]:
    """Return the lines, with the file at the bottom if there is one and room for it."""
    if file is None:
        return lines
    words = texts("settings-file", file=literal(str(file), 400))
    note = wrapped(words, max(2, cells - 1), "faint", 1)
    room = height - len(lines) - len(note)
    return [*lines, *([[]] * room), *note] if room > 0 else lines
