"""A screen whose heart is a list: the `list` commands choose its rows and turn their values."""

from __future__ import annotations

from typing import ClassVar, Protocol, TypeVar

from app.tui.base_screen import BaseScreen

Result = TypeVar("Result")


class RowList(Protocol):
    """A list of rows of which one is chosen."""

    def move(self, step: int) -> None:
        """Choose a row further on."""

    def go_first(self) -> None:
        """Choose the first row."""

    def go_last(self) -> None:
        """Choose the last row."""


class ListScreen(BaseScreen[Result]):
    """Subclasses name their `list_rows`, and say in `turn` what left and right do. Those with an
    `ALSO` of their own list `"list"` in it."""

    ALSO: ClassVar[tuple[str, ...]] = ("list",)

    @property
    def list_rows(self) -> RowList:
        """The list."""
        raise NotImplementedError

    def turn(self, step: int) -> None:
        """The value before (-1) or after (1) the present one, on rows that have one."""
        raise NotImplementedError

    def do_list_up(self) -> None:
        """Choose the row above."""
        self.list_rows.move(-1)

    def do_list_down(self) -> None:
        """Choose the row below."""
        self.list_rows.move(1)

    def do_list_back(self) -> None:
        """A page up: to the first row, where all are in sight."""
        self.do_list_first()

    def do_list_on(self) -> None:
        """A page down: to the last row, where all are in sight."""
        self.do_list_last()

    def do_list_first(self) -> None:
        """Choose the first row."""
        self.list_rows.go_first()

    def do_list_last(self) -> None:
        """Choose the last row."""
        self.list_rows.go_last()

    def do_list_less(self) -> None:
        """The value before the present one."""
        self.turn(-1)

    def do_list_more(self) -> None:
        """The value after the present one."""
        self.turn(1)
