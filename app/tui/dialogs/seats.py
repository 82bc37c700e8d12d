"""The dialog that assigns each seat of a running match to a person or a bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.content.seating import next_choice, player_kinds
from app.i18n.literal import clip, literal
from app.text.matches import seat_kind
from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords
from app.tui.reseating import RunningMatch
from app.tui.widgets.menu import Menu, MenuRow

ON_SCREEN = 8
"""The most seats of a match on the screen."""
ROWS = tuple(f"seats.{number}" for number in range(1, ON_SCREEN + 1))

register(
    (
        *(Command(name, "seats", (name[-1],), calls="seats.turn", given=name) for name in ROWS),
        Command("seats.take", "seats", ("t",), footer=12),
        Command("seats.close", "seats", ("escape", "q", "backspace"), footer=95, calls="close"),
    )
)


class SeatsDialog(Dialog[None]):
    """Left and right change the player of a seat; changes take effect only on confirmation."""

    SCOPE: ClassVar[str] = "seats"

    def __init__(self, running: RunningMatch) -> None:
        super().__init__()
        self.running = running
        self.seats = list(running.source.seats)

    @override
    def inside(self) -> Iterable[Widget]:
        yield DialogWords("pause-seats-title", "pause-seats-words")
        yield Menu(self._rows, "modal")

    def _rows(self) -> Sequence[MenuRow]:
        texts, game = self.app.texts, self.running.source.header.game
        rows = []
        for number, seat in enumerate(self.seats):
            name = f"{self.app.glyphs.player}{number + 1} {clip(literal(seat.name, 40), 20)}"
            kind = seat_kind(texts, game, seat)
            if number in self.running.given_up:
                rows.append(MenuRow(ROWS[number], texts("pause-given-up", who=kind), label=name))
            else:
                rows.append(MenuRow(ROWS[number], value=kind, label=name))
        rows.append(MenuRow("seats.take", texts("pause-take-about"), gap=True))
        rows.append(MenuRow("seats.close", texts("pause-keep-about")))
        return rows

    @override
    def available(self, command: str) -> bool | str:
        if command in ROWS:
            number = ROWS.index(command)
            if number >= len(self.seats):
                return False
            if number in self.running.given_up:
                return "pause-for-good"
            return number in self.running.changeable or "pause-not-yours"
        return super().available(command)

    def do_seats_turn(self, command: str, step: int = 1) -> None:
        if self.available(command) is not True:
            return
        number = ROWS.index(command)
        seat, kinds = self.seats[number], player_kinds(self.running.source.header.game)
        self.seats[number] = replace(seat, bot=next_choice(kinds, seat.bot, step))
        self.menu.choose(command)
        self.menu.retext()

    @override
    def turn(self, step: int) -> None:
        row = self.menu.chosen
        if row is not None and row.command in ROWS:
            self.do_seats_turn(row.command, step)

    def do_seats_take(self) -> None:
        if tuple(self.seats) == self.running.source.seats:
            self.dismiss(None)
            return
        self.running.reseat(self.app, self.seats, self.app.texts("pause-reseated"))
