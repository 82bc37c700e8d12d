"""The title of the program, built of the same walls as its labyrinths."""

from __future__ import annotations

from collections.abc import Sequence

from app.tui.widgets.art import title_lines
from app.tui.widgets.base import Painted
from app.tui.widgets.ink import Line, Run, centred

MOST_CELLS, MOST_LINES = 118, 22


class Title(Painted):
    """The name in large letters that stand in a labyrinth, and one line below it."""

    DEFAULT_CSS = "Title { height: 1fr; width: 100%; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The art in the middle, the sentence under it."""
        app = self.mazmorra
        art = title_lines(min(cells, MOST_CELLS), min(height - 1, MOST_LINES), app.glyphs)
        beside = app.services.beside is not None
        about = centred(
            [Run(app.texts("records-beside"), "risky")]
            if beside
            else [Run(app.texts("home-about"), "muted")],
            cells,
        )
        spare = height - len(art) - 1
        gap = 1 if spare else 0
        above = max(0, (spare - gap) // 2)
        return [*([[]] * above), *(centred(line, cells) for line in art), *([[]] * gap), about]
