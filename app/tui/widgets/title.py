"""The title of the program, built of the same walls as its labyrinths."""

from __future__ import annotations

from collections.abc import Sequence

from app.tui.widgets.art import title_lines
from app.tui.widgets.base import Painted
from app.tui.widgets.ink import Line, Run, centred


class Title(Painted):
    """The name in large letters that stand in a labyrinth, and one line below it."""

    DEFAULT_CSS = """
    Title { height: 11; width: 100%; }
    .-wide Title { height: 17; }
    """

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The art in the middle, the sentence under it."""
        app = self.mazmorra
        art = title_lines(cells, height - 2, app.glyphs)
        about = [Run(app.texts("home-about"), "muted")]
        return [*(centred(line, cells) for line in art), [], centred(about, cells)]
