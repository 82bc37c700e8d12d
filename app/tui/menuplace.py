"""A screen or dialog whose heart is a menu: a list of commands, which Enter uses."""

from __future__ import annotations

from typing import TypeVar

from typing_extensions import override

from app.tui.listplace import ListPlace
from app.tui.stage import Stage
from app.tui.widgets.menu import Menu, Row

Result = TypeVar("Result")

TURNED = {
    f"app.{setting}": setting
    for setting in ("language", "speed", "theme", "glyphs", "bell", "mouse")
}
"""Commands that go through the values of a setting, which left and right do too."""
GAME_KEYS = {"irrgarten": "i", "napakalaki": "n", "hammerspace": "s"}
"""The key of each game, in every menu of games: h goes left there."""


def setting_rows(app: Stage, *names: str) -> list[Row]:
    """The rows of a menu that turn these settings, with their present values, and the one that
    leads to all of them."""
    rows = [Row(f"app.{name}", value=app.said(name), gap=name == names[0]) for name in names]
    return [*rows, Row("app.settings", app.texts("settings-about"))]


class MenuPlace(ListPlace[Result]):
    """Composes a `Menu`; subclasses list `"list"` in `ALSO`."""

    @property
    def menu(self) -> Menu:
        """The menu of this screen."""
        return self.query_one(Menu)

    @property
    @override
    def list_rows(self) -> Menu:
        return self.menu

    @override
    def turn(self, step: int) -> None:
        row = self.menu.chosen
        if row is not None and row.command in TURNED:
            self.app.turn(TURNED[row.command], step)

    def do_list_choose(self) -> None:
        """Use the chosen row."""
        row = self.menu.chosen
        if row is not None:
            self.action_command(row.command)
