"""The base of the panels of a card table: their common rows and words."""

from __future__ import annotations

from typing import ClassVar

from textual.geometry import Size
from typing_extensions import override

from app.i18n.numbers import percent
from app.tui.match import panel

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
    def wide(self) -> bool:
        return self.screen.has_class("-wide")

    @property
    def table_height(self) -> int:
        """Return the number of rows below the first line and above the keys."""
        keys = 2 if self.wide or self.screen.has_class("-roomy") else 1
        return self.screen.size.height - HEAD - keys

    def chance(self, share: float) -> str:
        return percent(share, self.mazmorra.texts.language)

    def is_me(self, seat: int) -> bool:
        """Whether a seat is the viewer's, so that texts say "you"."""
        return bool(self.scene.people) and seat == self.scene.viewer
