"""The base of the panels of a table with cards: rows that all panels share, a few words."""

from __future__ import annotations

from typing import ClassVar

from textual.geometry import Size
from typing_extensions import override

from app.i18n.numbers import percent
from app.tui.match import panel

HEAD = 1
"""Rows of the line at the top."""


class TablePanel(panel.MatchPanel):
    """A panel that is as high as `PART` of the game's `rows`."""

    PART: ClassVar[str] = ""

    @property
    def rows(self) -> object:
        """The rows of all panels at the present size."""
        raise NotImplementedError

    @override
    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        rows: int = getattr(self.rows, self.PART)
        return rows

    @property
    def wide(self) -> bool:
        """Whether the screen has its wide layout."""
        return self.screen.has_class("-wide")

    @property
    def table_height(self) -> int:
        """The rows below the first line and above the keys."""
        keys = 2 if self.wide or self.screen.has_class("-roomy") else 1
        return self.screen.size.height - HEAD - keys

    def chance(self, share: float) -> str:
        """A chance in per cent."""
        return percent(share, self.mazmorra.texts.language)

    def is_me(self, seat: int) -> bool:
        """Whether a seat is that of the person who looks: then the words say "you"."""
        return bool(self.scene.people) and seat == self.scene.viewer
