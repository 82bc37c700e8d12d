"""The notice for a terminal that is too small: its size, the required size, and the key to
leave."""

from __future__ import annotations

from collections.abc import Sequence

from app.i18n.literal import clip
from app.tui.commands import COMMANDS, keys_of
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, centred, wrap


class TooSmallNotice(Painted):
    """Shown instead of everything else while the screen has the class `-small`."""

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        app, size = self.mazmorra, self.app.size
        leave = app.key_sign(keys_of(COMMANDS["app.quit"], app.keymap)[0])
        parts = (
            ("small-title", "title"),
            ("small-sizes", "key"),
            ("small-safe", "muted"),
        )
        lines: list[Line] = []
        for message, role in parts:
            text = app.texts(
                message, columns=size.width, rows=size.height, needed="80×24", key=leave
            )
            lines += [[Span(clip(line, cells), role)] for line in wrap(text, max(1, cells - 2))]
            lines.append([])
        lines = lines[: max(1, height)]
        above = max(0, (height - len(lines)) // 2)
        return [[] for _ in range(above)] + [centred(line, cells) for line in lines]
