"""The base of the panels of a card table: their common rows and words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.geometry import Size
from typing_extensions import override

from app.tui.cards.card_glyphs import CardGlyphs, card_glyphs
from app.tui.match import panel
from app.tui.widgets.line_widget import boxed
from app.tui.widgets.styled_text import Line, Span

HEAD = 1
"""Rows of the line at the top."""


class TablePanel(panel.MatchPanel):
    """A panel with the height `PART` of the game's `rows`."""

    PART: ClassVar[str] = ""
    DEFAULT_CSS = "TablePanel { height: auto; }"

    @property
    def rows(self) -> object:
        """Return the rows of all panels at the present size."""
        raise NotImplementedError

    @override
    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        rows: int = getattr(self.rows, self.PART)
        return rows

    @property
    def signs(self) -> CardGlyphs:
        return card_glyphs(self.glyphs)

    @property
    def wide(self) -> bool:
        return self.screen.has_class("-wide")

    @property
    def table_height(self) -> int:
        """Return the number of rows below the first line and above the keys."""
        keys = 2 if self.wide or self.screen.has_class("-roomy") else 1
        return self.screen.size.height - HEAD - keys

    def boxed(
        self,
        lines: Iterable[Line],
        cells: int,
        height: int,
        title: Line,
        right: Line = (),
        foot: Line = (),
    ) -> list[Line]:
        """Return lines in a frame, with a blank before each."""
        inside = [[Span(" "), *line] for line in lines]
        return boxed(inside, cells, height, title, self.glyphs, right, foot)

    def is_me(self, seat: int) -> bool:
        """Whether a seat is the viewer's, so that texts say "you"."""
        return bool(self.scene.people) and seat == self.scene.viewer
