"""The start of a match in every game: seats, a seed, a configuration; and invalid choices."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, Protocol

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


class MatchContent(Protocol):
    """What a match of one game is played with: a deck, or a labyrinth and its monsters."""

    def config(self, seats: int, parameters: Any) -> Any:
        """Return the game's own configuration. Raise `BadSetup`."""

    def title(self) -> dict[str, str]:
        """Return the texts that a saved match keeps (`Header.title`): names of its deck or
        labyrinth."""


@dataclass(frozen=True)
class MatchSetup:
    """Everything that starts a match of any game. `seats` are in the order of play, `options` the
    preset's with the player's changes; `practice` counts for no records, and everything may be
    taken back. If `seed_drawn`, nobody chose the seed, and the game may pick a fairer one. `preset`
    is the id of the rule set if the match keeps all of it, else ""."""

    game: str
    seats: tuple[Seat, ...]
    seed: str
    options: Any
    content: Any
    """A `MatchContent`."""
    practice: bool = False
    seed_drawn: bool = False
    preset: str = ""

    @cached_property
    def _config(self) -> Any:
        return self.content.config(len(self.seats), self.options.parameters())

    def config(self) -> Any:
        """Return the game's own configuration, made once. Raise `BadSetup`."""
        return self._config

    def title(self) -> dict[str, str]:
        return dict(self.content.title())


class FirstMatch(NamedTuple):
    """A short match against bots of middle strength, for after the last lesson. An empty part
    leaves the builder's own choice. The form opens on it, too, for a player who hasn't chosen
    anything yet."""

    bots: tuple[str, ...] = ()
    scenario: str = ""
    preset: str = ""
    options: tuple[tuple[str, object], ...] = ()
