"""A screen around a list: the `list` commands choose its rows and turn their values."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from app.tui.base_screen import BaseScreen
from app.tui.commands import Command
from app.tui.widgets.row_list import RowList

Result = TypeVar("Result")
Keys = tuple[str, ...]


def list_command(scope: str, name: str, keys: Keys, footer: int = 0, group: str = "") -> Command:
    """Return a command `<scope>.<name>` that does what `list.<name>` does on other screens."""
    return Command(f"{scope}.{name}", scope, keys, footer, group, calls=f"list.{name}")


def list_moves(
    scope: str, back: Keys = ("pageup", "b"), on: Keys = ("pagedown", "space")
) -> tuple[Command, ...]:
    """Return the commands of a scope that move in its list. `back` and `on` are the keys for a
    page up and down."""
    return (
        list_command(scope, "up", ("up", "k"), 10, "list"),
        list_command(scope, "down", ("down", "j"), 10, "list"),
        list_command(scope, "back", back),
        list_command(scope, "on", on),
        list_command(scope, "first", ("home", "g")),
        list_command(scope, "last", ("end", "G")),
    )


class ListScreen(BaseScreen[Result]):
    """Composes a `RowList`. Subclasses with values to turn do it in `turn`. Those with an `ALSO`
    of their own list `"list"` in it, unless their scope has `list_moves`."""

    ALSO: ClassVar[tuple[str, ...]] = ("list",)

    @property
    def list_rows(self) -> RowList:
        return self.query_one(RowList)

    def turn(self, step: int) -> None:
        """Select the value before (-1) or after (1) the present one, on rows that have one."""
        raise NotImplementedError

    def do_list_up(self) -> None:
        self.list_rows.move(-1)

    def do_list_down(self) -> None:
        self.list_rows.move(1)

    def do_list_back(self) -> None:
        self.list_rows.go_page(-1)

    def do_list_on(self) -> None:
        self.list_rows.go_page(1)

    def do_list_first(self) -> None:
        self.list_rows.go_first()

    def do_list_last(self) -> None:
        self.list_rows.go_last()

    def do_list_less(self) -> None:
        self.turn(-1)

    def do_list_more(self) -> None:
        self.turn(1)
