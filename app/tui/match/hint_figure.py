"""The figure of a hint, as the screens that show hints see it."""

from __future__ import annotations

from typing import Any, Protocol

from app.tui.base_screen import BaseScreen


class HintFigure(Protocol):
    """A sentence with a figure that follows a hint."""

    @property
    def has_none(self) -> bool:
        """Whether the pending decision was compared and has no figure."""

    def words(self) -> str:
        """Return the sentence for the pending decision; "" before it is known."""

    def ask(self, screen: BaseScreen[Any]) -> None:
        """Begin to work it out for the pending decision; it will appear on `screen`."""
