"""The dialog in which a player opens a table of a public server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.content.seating import next_choice
from app.net.list_client import ListClient
from app.net.server_messages import Offer
from app.text.game_names import game_name
from app.text.offers import preset_name
from app.tui.commands import Command, register
from app.tui.dialogs.dialog import Dialog, DialogWords
from app.tui.widgets.menu import Menu, MenuRow

register(
    (
        Command("opentable.game", "opentable", ("g",)),
        Command("opentable.rules", "opentable", ("r",)),
        Command("opentable.seats", "opentable", ("s",)),
        Command("opentable.listed", "opentable", ("p",)),
        Command("opentable.now", "opentable", ("o",)),
        Command("opentable.close", "opentable", ("escape", "q", "backspace"), 95, calls="close"),
    )
)


class OpenDialog(Dialog[None]):
    """Chooses the game, its rules and the seats among what the server offers."""

    SCOPE: ClassVar[str] = "opentable"
    TURNS: ClassVar[bool] = True

    def __init__(self, offers: Sequence[Offer], client: ListClient) -> None:
        super().__init__()
        self._offers, self._client = offers, client
        self._offer = offers[0]
        self._seats = max(self._offer.least, min(3, self._offer.most))
        self._listed = True

    @override
    def inside(self) -> Iterable[Widget]:
        yield DialogWords("opentable-title", "opentable-about")
        yield Menu(self._rows, "modal")

    def _rows(self) -> Sequence[MenuRow]:
        texts, offer = self.app.texts, self._offer
        rules = preset_name(texts, self.app.services.library, offer.game, offer.preset)
        listed = texts("opentable-listed" if self._listed else "opentable-private")
        return [
            MenuRow("opentable.game", value=game_name(texts, offer.game)),
            MenuRow("opentable.rules", value=rules),
            MenuRow("opentable.seats", value=str(self._seats)),
            MenuRow("opentable.listed", value=listed),
            MenuRow("opentable.now", gap=True),
            MenuRow("opentable.close"),
        ]

    @override
    def turn(self, step: int) -> None:
        row = self.menu.chosen
        turns = {
            "opentable.game": self.do_opentable_game,
            "opentable.rules": self.do_opentable_rules,
            "opentable.seats": self.do_opentable_seats,
            "opentable.listed": self.do_opentable_listed,
        }
        if row is not None and row.command in turns:
            turns[row.command](step)

    def do_opentable_game(self, step: int = 1) -> None:
        games = list(dict.fromkeys(offer.game for offer in self._offers))
        game = next_choice(games, self._offer.game, step)
        self._choose("game", next(offer for offer in self._offers if offer.game == game))

    def do_opentable_rules(self, step: int = 1) -> None:
        same = [offer for offer in self._offers if offer.game == self._offer.game]
        self._choose("rules", next_choice(same, self._offer, step))

    def do_opentable_seats(self, step: int = 1) -> None:
        counts = range(self._offer.least, self._offer.most + 1)
        self._seats = next_choice(counts, self._seats, step)
        self._show("seats")

    def do_opentable_listed(self, _step: int = 1) -> None:
        self._listed = not self._listed
        self._show("listed")

    def _choose(self, name: str, offer: Offer) -> None:
        self._offer = offer
        self._seats = max(offer.least, min(self._seats, offer.most))
        self._show(name)

    def _show(self, name: str) -> None:
        """Show a changed value, and go to its row: left and right change the same one."""
        self.menu.choose(f"opentable.{name}")
        self.menu.retext()

    def do_opentable_now(self) -> None:
        offer = self._offer
        self._client.open(offer.game, offer.preset, self._seats, listed=self._listed)
        self.dismiss(None)
