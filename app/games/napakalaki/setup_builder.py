"""The setup builder of Napakalaki: deck, seats, rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from app.content.deck_games import DeckSetupBuilder
from app.games.napakalaki.match_setup import NapakalakiSetup
from engines.kernel.options import OptionInfo
from engines.napakalaki.deck import Deck
from engines.napakalaki.options import MOST_PLAYERS, Options, option_infos


@dataclass(kw_only=True)
class NapakalakiSetupBuilder(DeckSetupBuilder[Deck, Options]):
    """The setup builder of Napakalaki. The number of players is a rule (NAP-1)."""

    GAME: ClassVar[str] = "napakalaki"
    BOTS: ClassVar[tuple[str, ...]] = ("cautious", "cautious")
    DAILY: ClassVar[str] = "readme"

    @staticmethod
    @override
    def infos() -> tuple[OptionInfo, ...]:
        return option_infos()

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
    def setup(self) -> NapakalakiSetup:
        """The setup of the match. Raises the `DeckError` of a broken deck, and `BadChoice` for a
        wrong number of players (NAP-1)."""
        deck = self.deck()
        seats, options = tuple(self.seats), self.options()
        return NapakalakiSetup(seats, self.seed, options, deck, practice=self.practises)
