"""The menu of playing with friends: a table of one's own, the last match, or another's table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.net.invitations import read_place
from app.registry import games
from app.text.matches import about_saved
from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords
from app.tui.dialogs.text import TextDialog, TextQuestion
from app.tui.menu_screen import game_commands
from app.tui.widgets.menu import Menu, MenuRow

register(
    (
        *game_commands("online"),
        Command("online.saved", "online", ("c",)),
        Command("online.join", "online", ("t",)),
        Command("online.close", "online", ("escape", "q", "backspace"), footer=95, calls="close"),
    )
)


class OnlineMenu(Dialog[None]):
    """Opens a table with the choices of the last match of a game, or goes to a friend's."""

    SCOPE: ClassVar[str] = "online"

    @override
    def inside(self) -> Iterable[Widget]:
        yield DialogWords("online-menu-title", "online-menu-about")
        yield Menu(self._rows, "modal")

    def _rows(self) -> Sequence[MenuRow]:
        app, texts = self.app, self.app.texts
        saved = app.saved
        about = about_saved(saved, app.services.now(), texts) if saved is not None else ""
        rows = (
            *(MenuRow(f"online.{game}") for game in games()),
            MenuRow("online.saved", about),
            MenuRow("online.join", texts("online-join-about"), gap=True),
        )
        return [row for row in rows if self.available(row.command) is not False]

    @override
    def available(self, command: str) -> bool | str:
        if command == "online.saved":
            return self.app.saved is not None and self.app.saved.for_several
        one = games().get(command.partition(".")[2])
        if one is not None and one.max_seats < 2:
            return False
        return super().available(command)

    def do_online_game(self, game: str) -> None:
        from app.tui.online.opening import host_game

        self.dismiss(None)
        host_game(self.app, game)

    def do_online_saved(self) -> None:
        from app.tui.online.opening import host_saved

        saved = self.app.saved
        self.dismiss(None)
        if saved is not None:
            host_saved(self.app, saved.id)

    def do_online_join(self) -> None:
        from app.tui.online.opening import join_table, table_list

        app = self.app

        def words() -> tuple[str, str]:
            return app.texts("online-join-title"), app.texts("online-join-words")

        def take(typed: str) -> str:
            place = read_place(typed)
            if place is None:
                return app.texts("online-no-invitation")
            if place.code:
                app.call_later(join_table, app, place)
            else:
                app.call_later(app.push_screen, table_list(app, typed))
            return ""

        self.dismiss(None)
        app.push_screen(TextDialog(TextQuestion(words, "", take)))
