"""A seat of an open table before its match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.match.seats import Seat
from app.net.guests import Player
from app.net.messages import Place


@dataclass
class LobbySeat:
    """A seat before the match: a bot's (`standby`), until somebody takes it under a name."""

    standby: Seat
    name: str = ""
    key: str = ""
    """The player who took it; "" for nobody."""
    ready: bool = False
    resigned: bool = False
    """Whether a bot plays it for good: somebody has given it up in the saved match."""

    @property
    def seat(self) -> Seat:
        """Who plays it if the match begins now."""
        return Seat(self.name) if self.key else self.standby

    def free_for(self, key: str) -> bool:
        """Whether a player may sit here."""
        return self.key in ("", key) and not self.resigned

    def free(self) -> None:
        self.name, self.key, self.ready = "", "", False

    def place(self, *, here: bool) -> Place:
        """Return the seat as the lobby shows it."""
        ready = self.ready or not self.key
        return Place(
            self.seat.name, self.seat.bot, here, ready, handed=False, resigned=self.resigned
        )


def seat_players(places: Sequence[LobbySeat], players: Iterable[Player]) -> None:
    """Give players the seats of the match that they play, under the names that those have."""
    for player in players:
        for seat in player.seats:
            place = places[seat]
            place.name, place.key = place.seat.name, player.key
