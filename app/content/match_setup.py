"""What every game is started from: seats, a seed, a configuration; and a choice that can't be."""

from __future__ import annotations

from typing import Any, Protocol

from app.match.seats import Seat


class BadChoice(Exception):
    """Something that was chosen can't be: `what` ("name", "size", ...), and what was found.

    `what` names the message `newgame-bad-<what>`; `values` fill its other blanks. Where one of them
    is what was probably meant (`near`), the message `newgame-bad-<what>-near` tells it; where one
    is a `game`, its own `newgame-<game>-bad-<what>` goes first.
    """

    def __init__(self, what: str, found: str, **values: str | int) -> None:
        self.what, self.found, self.values = what, found, values
        super().__init__(f"{what}: {found}")


class MatchSetup(Protocol):
    """What a match of any game is started from."""

    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, in the order of the seats."""

    @property
    def seed(self) -> str:
        """The seed of the match."""

    @property
    def practice(self) -> bool:
        """Whether it counts for no records, and everything may be taken back."""

    def config(self) -> Any:
        """The game's own configuration, made once. Raises `BadSetup`."""

    def title(self) -> dict[str, str]:
        """Words for people that a saved match keeps (`Header.title`): names of what is played."""
