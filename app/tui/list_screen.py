"""A screen around a list: the `list` commands choose its rows and turn their values."""

from __future__ import annotations

from typing import ClassVar, Protocol, TypeVar

from app.tui.base_screen import BaseScreen

Result = TypeVar("Result")


class RowList(Protocol):
    """A list of rows with a chosen one."""

    def move(self, step: int) -> None:
        """Choose a row further on."""

    def go_first(self) -> None:
        """Choose the first row."""

    def go_last(self) -> None:
        """Choose the last row."""


class ListScreen(BaseScreen[Result]):
    """Subclasses name their `list_rows`, and implement left and right in `turn`. Those with an
    `ALSO` of their own list `"list"` in it."""

    ALSO: ClassVar[tuple[str, ...]] = ("list",)

    @property
    def list_rows(self) -> RowList:
        raise NotImplementedError

    def turn(self, step: int) -> None:
        """Select the value before (-1) or after (1) the present one, on rows that have one."""
        raise NotImplementedError

    def do_list_up(self) -> None:
        self.list_rows.move(-1)

    def do_list_down(self) -> None:
        self.list_rows.move(1)

    def do_list_back(self) -> None:
        """Go a page up: to the first row, if all are visible."""
        self.do_list_first()

    def do_list_on(self) -> None:
        """Go a page down: to the last row, if all are visible."""
        self.do_list_last()

    def do_list_first(self) -> None:
        self.list_rows.go_first()

    def do_list_last(self) -> None:
        self.list_rows.go_last()

    def do_list_less(self) -> None:
        self.turn(-1)

    def do_list_more(self) -> None:
        self.turn(1)
