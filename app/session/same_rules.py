"""The set-up of another match with the rules, the seats and the content of one that was saved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.content.match_setup import MatchSetup
from app.match.fork import fresh_title
from app.match.journal import Header
from app.registry import game


@dataclass(frozen=True)
class SavedContent:
    """What a saved match is played with, in the place of its options and its deck."""

    header: Header

    def parameters(self) -> None:
        """Return None: the configuration has them."""

    def config(self, _seats: int, _parameters: Any) -> Any:
        """Return the configuration of the saved match. Raise `BadSetup`."""
        return game(self.header.game).config_from_data(self.header.config)

    def title(self) -> dict[str, str]:
        return fresh_title(self.header.title)


def setup_like(header: Header) -> MatchSetup:
    """Return the set-up of a match like another one. It has no seed: a table makes its own."""
    content = SavedContent(header)
    return MatchSetup(header.game, header.seats, "", content, content)
