"""The title of the program, built of the same walls as its labyrinths."""

from __future__ import annotations

from collections.abc import Sequence

from app.tui.widgets.art import title_lines
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, centred, wrap

MOST_CELLS, MOST_LINES = 118, 22


class TitleArt(Painted):
    """The name in large letters inside a labyrinth, and one line below it."""

    DEFAULT_CSS = "TitleArt { height: 1fr; width: 100%; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        app = self.mazmorra
        about = self._about(cells)
        most = min(height - len(about), MOST_LINES)
        art = title_lines(min(cells, MOST_CELLS), most, app.glyphs)
        spare = height - len(art) - len(about)
        gap = 1 if spare else 0
        above = max(0, (spare - gap) // 2)
        return [*([[]] * above), *(centred(line, cells) for line in art), *([[]] * gap), *about]

    def _about(self, cells: int) -> list[Line]:
        app = self.mazmorra
        if app.services.beside is None:
            return [centred([Span(app.texts("home-about"), "muted")], cells)]
        from app.text.errors import holder_words  # not before the first paint

        words = app.texts("records-beside", who=holder_words(app.texts, app.services.holder))
        return [centred([Span(text, "risky")], cells) for text in wrap(words, cells - 4)]
