"""The program of a guest behind SSH: it begins with the list of tables, and a key ends it."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from app.config.settings import Settings
from app.config.start_options import StartOptions
from app.guest.app import GuestApp, GuestContext
from app.net.invitations import read_place
from app.ssh.identity import Asked
from app.ssh.terminal import ClientTerminal
from app.tui.app import MazmorraApp
from app.tui.base_screen import BaseScreen
from app.tui.online.opening import table_list


class SshGuestApp(GuestApp):
    """The list of tables is behind everything; who leaves it ends the session."""

    stays: ClassVar[bool] = False

    @override
    def first_screen(self) -> BaseScreen[None]:
        place = read_place(self.options.join)
        assert place is not None
        return table_list(self, place.place, self.options.name)

    @override
    def leave(self) -> None:
        MazmorraApp.leave(self)


def app_for(
    place: str, terminal: ClientTerminal, language: str, asked: Asked, context: GuestContext,
) -> SshGuestApp:  # fmt: skip
    """Return the program of a guest at the server at `place`."""
    plain = terminal.colours is None
    start = StartOptions(
        join=f"{place}/{asked.table}" if asked.table else place,
        name=asked.name,
        language=language,
        theme="mono" if plain else "dark",
        ascii=terminal.ascii,
        settings=Settings(language=language),
    )
    return SshGuestApp(context, start)
