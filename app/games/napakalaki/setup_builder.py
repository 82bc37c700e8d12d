"""The setup builder of Napakalaki: deck, seats, rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from typing_extensions import override

from app.content.match_setup import FirstMatch
from app.content.setup_builder import SetupBuilder
from app.games.napakalaki.match_setup import NapakalakiContent
from engines.napakalaki.deck import Deck
from engines.napakalaki.options import MOST_PLAYERS, Options


class NapakalakiSetupBuilder(SetupBuilder[Deck, Options]):
    """The setup builder of Napakalaki. The number of players is a rule (NAP-1)."""

    BOTS: ClassVar[tuple[str, ...]] = ("cautious", "cautious")
    FIRST: ClassVar[FirstMatch] = FirstMatch(bots=("cautious", "cautious"), preset="friends")

    @override
    def bounds(self) -> tuple[int, int]:
        return self.options().seats

    @override
    def house_rules(self, seats: int) -> Mapping[str, object]:
        """NAP-1: the house rule for 2 to 6 players."""
        changes: dict[str, object] = {"players": "house"}
        least, most = self.options().with_changes(changes).seats
        return changes if least <= seats <= most else {}

    @property
    def short_of_cards(self) -> int:
        """The deck's largest number of players, if this match has more; else 0."""
        made_for = self.scenario.about.players if self.scenario else MOST_PLAYERS
        return made_for if len(self.seats) > made_for else 0

    @override
    def content(self) -> NapakalakiContent:
        """Return the deck. Raise the `DeckError` of a broken one, and `BadChoice` for a wrong
        number of players (NAP-1)."""
        return NapakalakiContent(self.playable_scenario())
