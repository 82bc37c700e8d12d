"""The start of a match in every game: seats, a seed, a configuration; and invalid choices."""

from __future__ import annotations

from typing import Any, Protocol

from app.match.seats import Seat


class BadChoice(Exception):
    """An invalid choice: `what` ("name", "size", ...), and the value found.

    `what` names the message `newgame-bad-<what>`; `values` fill its other blanks. Where one of them
    is what was probably meant (`near`), the message `newgame-bad-<what>-near` tells it; where one
    is a `game`, its own `newgame-<game>-bad-<what>` goes first.
    """

    def __init__(self, what: str, found: str, **values: str | int) -> None:
        self.what, self.found, self.values = what, found, values
        super().__init__(f"{what}: {found}")


class MatchSetup(Protocol):
    """Everything that starts a match of any game."""

    @property
    def game(self) -> str: ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players, in the order of the seats."""

    @property
    def seed(self) -> str: ...

    @property
    def practice(self) -> bool:
        """Whether it counts for no records, and everything may be taken back."""

    def config(self) -> Any:
        """Return the game's own configuration, made once. Raise `BadSetup`."""

    def title(self) -> dict[str, str]:
        """Return the texts that a saved match keeps (`Header.title`): names of its deck or
        labyrinth."""
