"""The setup builder of Hammerspace: deck, seats, rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from app.content.deck_games import DeckSetupBuilder
from app.content.match_setup import BadChoice
from app.games.hammerspace.match_setup import HammerspaceSetup
from engines.hammerspace.deck import CARDS_A_PLAYER, CHARACTERS_A_PLAYER, Deck
from engines.hammerspace.options import MOST_PLAYERS, Options, option_infos
from engines.kernel.options import OptionInfo


@dataclass(kw_only=True)
class HammerspaceSetupBuilder(DeckSetupBuilder[Deck, Options]):
    """The setup builder of Hammerspace. The number of players depends on the deck (HAM-1,
    HAM-4)."""

    GAME: ClassVar[str] = "hammerspace"
    BOTS: ClassVar[tuple[str, ...]] = ("steady", "steady")
    DAILY: ClassVar[str] = "quick"

    @staticmethod
    @override
    def infos() -> tuple[OptionInfo, ...]:
        return option_infos()

    @property
    def made_for(self) -> int:
        """The number of players that the deck is made for; its cards may suffice for more."""
        return self.scenario.about.players if self.scenario else MOST_PLAYERS

    def most_players(self, *, characters: bool) -> int:
        """The most players by main cards (HAM-1), and by characters if they are used (HAM-4)."""
        deck = self.scenario
        if deck is None:
            return MOST_PLAYERS
        most = min(MOST_PLAYERS, len(deck.cards) // CARDS_A_PLAYER)
        return min(most, len(deck.characters) // CHARACTERS_A_PLAYER) if characters else most

    @override
    def bounds(self) -> tuple[int, int]:
        least, _ = super().bounds()
        return least, self.most_players(characters=self.options().characters)

    @override
    def house_rules(self, seats: int) -> Mapping[str, object]:
        """HAM-4: a deck that lacks only characters can be played without them."""
        lacking = self.bounds()[1] < seats <= self.most_players(characters=False)
        return {"characters": False} if lacking else {}

    @override
    def refusal(self, seats: int) -> BadChoice | None:
        """HAM-1, HAM-4: the error for too few cards or characters."""
        refused = super().refusal(seats)
        if refused is None:
            return None
        lacking = "characters" if self.house_rules(seats) else "cards"
        return BadChoice(f"few-{lacking}", refused.found, most=self.bounds()[1])

    @override
    def setup(self) -> HammerspaceSetup:
        """The setup of the match. Raises the `DeckError` of a broken deck, and `BadChoice` if the
        deck is too small for the players (HAM-1, HAM-4) or has no monsters for a match with
        monsters (HAM-22)."""
        deck = self.deck()
        if self.options().monsters and not deck.monsters:
            raise BadChoice("no-monsters", deck.about.id)
        seats, options = tuple(self.seats), self.options()
        return HammerspaceSetup(seats, self.seed, options, deck, practice=self.practises)
