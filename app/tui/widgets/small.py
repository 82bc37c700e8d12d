"""What a screen shows while the terminal is too small: how large it is and must be."""

from __future__ import annotations

from collections.abc import Sequence

from app.text.literal import clip
from app.tui.widgets.base import Painted
from app.tui.widgets.ink import Line, Run, centred, wrap


class TooSmall(Painted):
    """Shown instead of everything else while the screen has the class `-small`."""

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Three short parts, as many lines as fit, in the middle."""
        texts = self.mazmorra.texts
        size = self.app.size
        parts = (
            ("small-title", "title"),
            ("small-sizes", "key"),
            ("small-safe", "muted"),
        )
        lines: list[Line] = []
        for message, role in parts:
            text = texts(message, columns=size.width, rows=size.height, needed="80×24")
            lines += [[Run(clip(line, cells), role)] for line in wrap(text, max(1, cells - 2))]
            lines.append([])
        lines = lines[: max(1, height)]
        above = max(0, (height - len(lines)) // 2)
        return [[] for _ in range(above)] + [centred(line, cells) for line in lines]
