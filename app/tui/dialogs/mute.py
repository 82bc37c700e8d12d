"""The dialog in which a player mutes others at the table for the match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.i18n.literal import clip, literal
from app.session.company import Conversing, Heard
from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords
from app.tui.dialogs.seats import ON_SCREEN
from app.tui.widgets.menu import Menu, MenuRow
from engines.kernel.events import SPECTATOR

NAME_ROOM = 20
"""Cells of a name."""
PUBLIC = "mute.public"

register(
    (
        *(
            Command(f"mute.{n}", "mute", (str(n),), calls="mute.turn", given=f"mute.{n}")
            for n in range(1, ON_SCREEN + 1)
        ),
        Command(PUBLIC, "mute", ("p",), calls="mute.turn", given=PUBLIC),
        Command("mute.close", "mute", ("escape", "q", "backspace"), footer=95, calls="close"),
    )
)


def row_of(seat: int) -> str:
    """Return the command of a seat's row."""
    return PUBLIC if seat == SPECTATOR else f"mute.{seat + 1}"


class MuteDialog(Dialog[None]):
    """A row for everybody who may be muted. Each change counts at once."""

    SCOPE: ClassVar[str] = "mute"

    def __init__(self, company: Conversing) -> None:
        super().__init__()
        self._company = company

    @override
    def inside(self) -> Iterable[Widget]:
        yield DialogWords("talk-mute-title", "talk-mute-about")
        yield Menu(self._rows, "modal")

    def _others(self) -> dict[str, Heard]:
        return {row_of(one.seat): one for one in self._company.others()}

    def _rows(self) -> Sequence[MenuRow]:
        texts = self.app.texts
        rows = [
            MenuRow(
                row,
                value=texts("talk-mute-yes" if one.muted else "talk-mute-no"),
                label=clip(literal(one.name, 2 * NAME_ROOM), NAME_ROOM),
            )
            for row, one in self._others().items()
        ]
        return [*rows, MenuRow("mute.close", gap=True)]

    @override
    def available(self, command: str) -> bool | str:
        if command.startswith("mute.") and command != "mute.close":
            return command in self._others()
        return super().available(command)

    @override
    def turn(self, step: int) -> None:
        row = self.menu.chosen
        if row is not None and row.command in self._others():
            self.do_mute_turn(row.command)

    def do_mute_turn(self, row: str) -> None:
        one = self._others().get(row)
        if one is not None:
            self._company.mute(one.seat, yes=not one.muted)
            self.menu.choose(row)
            self.menu.retext()
