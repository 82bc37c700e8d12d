"""A screen or dialog around a menu: a list of commands, which Enter runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, TypeVar

from typing_extensions import override

from app.registry import games
from app.tui.app_protocol import AppProtocol
from app.tui.commands import COMMANDS, Command
from app.tui.list_screen import ListScreen
from app.tui.widgets.menu import Menu, MenuRow

Result = TypeVar("Result")

TURNED = {
    f"app.{setting}": setting
    for setting in ("language", "speed", "theme", "glyphs", "bell", "mouse")
}
"""Commands that turn the value of a setting, which left and right also do."""


TAKEN = frozenset("cdghjklmoqrt")
"""Letters that menus of games use themselves; a game that wants one of them goes without."""


def game_commands(scope: str) -> Iterator[Command]:
    """Yield a command for each game, `<scope>.<game>`, which calls `do_<scope>_game` with the
    game's id. A game has the same key in every menu of games; of two that want the same letter,
    the first one gets it."""
    given = set(TAKEN)
    for game in games().values():
        keys = (game.key,) if game.key and game.key not in given else ()
        given.update(keys)
        yield Command(f"{scope}.{game.id}", scope, keys, calls=f"{scope}.game", given=game.id)


def setting_rows(app: AppProtocol, *names: str) -> list[MenuRow]:
    """Return the rows of a menu that turn these settings, with their present values, and the one
    that leads to all settings."""
    rows = [MenuRow(f"app.{name}", value=app.said(name), gap=name == names[0]) for name in names]
    return [*rows, MenuRow("app.settings", app.texts("settings-about"))]


class MenuScreen(ListScreen[Result]):
    """Composes a `Menu`; subclasses list `"list"` in `ALSO`."""

    TURNS: ClassVar[bool] = False
    """Whether this is a form: left and right change the values of its rows, as the key bar says."""

    @property
    def menu(self) -> Menu:
        return self.query_one(Menu)

    @override
    def turn(self, step: int) -> None:
        row = self.menu.chosen
        if row is not None and row.command in TURNED:
            self.app.turn(TURNED[row.command], step)

    @override
    def shown_commands(self) -> list[Command]:
        shown = super().shown_commands()
        return [*shown, COMMANDS["list.less"], COMMANDS["list.more"]] if self.TURNS else shown

    def do_list_choose(self) -> None:
        row = self.menu.chosen
        if row is not None:
            self.action_command(row.command)
