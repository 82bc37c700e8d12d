"""A screen or dialog whose heart is a menu: the `list` commands move and use it."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from app.tui.place import Place
from app.tui.stage import Stage
from app.tui.widgets.menu import Menu, Row

Result = TypeVar("Result")

TURNED = {
    f"app.{setting}": setting
    for setting in ("language", "speed", "theme", "glyphs", "bell", "mouse")
}
"""Commands that go through the values of a setting, which left and right do too."""


def setting_rows(app: Stage, *names: str) -> list[Row]:
    """The rows of a menu that turn these settings, with their present values, and the one that
    leads to all of them."""
    rows = [Row(f"app.{name}", value=app.said(name), gap=name == names[0]) for name in names]
    return [*rows, Row("app.settings", app.texts("settings-about"))]


class MenuPlace(Place[Result]):
    """Composes a `Menu`; subclasses list `"list"` in `ALSO`."""

    ALSO: ClassVar[tuple[str, ...]] = ("list",)

    @property
    def menu(self) -> Menu:
        """The menu of this screen."""
        return self.query_one(Menu)

    def do_list_up(self) -> None:
        """Choose the row above."""
        self.menu.move(-1)

    def do_list_down(self) -> None:
        """Choose the row below."""
        self.menu.move(1)

    def do_list_first(self) -> None:
        """Choose the first row."""
        self.menu.go_first()

    def do_list_last(self) -> None:
        """Choose the last row."""
        self.menu.go_last()

    def do_list_less(self) -> None:
        """The value before the present one, on rows that have one."""
        self._turn(-1)

    def do_list_more(self) -> None:
        """The value after the present one, on rows that have one."""
        self._turn(1)

    def _turn(self, step: int) -> None:
        row = self.menu.chosen
        if row is not None and row.command in TURNED:
            self.app.turn(TURNED[row.command], step)

    def do_list_choose(self) -> None:
        """Use the chosen row."""
        row = self.menu.chosen
        if row is not None:
            self.action_command(row.command)
