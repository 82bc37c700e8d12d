"""The setup builder of Hammerspace: deck, seats, rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from typing_extensions import override

from app.content.match_setup import BadChoice, FirstMatch
from app.content.setup_builder import SetupBuilder
from app.games.hammerspace.match_setup import HammerspaceContent
from engines.hammerspace.deck import CARDS_A_PLAYER, CHARACTERS_A_PLAYER, Deck
from engines.hammerspace.options import MOST_PLAYERS, Options


class HammerspaceSetupBuilder(SetupBuilder[Deck, Options]):
    """The setup builder of Hammerspace. The number of players depends on the deck (HAM-1,
    HAM-4)."""

    BOTS: ClassVar[tuple[str, ...]] = ("steady", "steady")
    DAILY: ClassVar[str] = "quick"
    FIRST: ClassVar[FirstMatch] = FirstMatch(bots=("steady",), preset="duel")

    @property
    def recommended_players(self) -> int:
        """The number of players that the deck is made for; its cards may suffice for more."""
        return self.scenario.about.players if self.scenario else MOST_PLAYERS

    def most_players(self, *, characters: bool) -> int:
        """Return the maximum number of players: the main cards limit it (HAM-1), and so do the
        characters if they are used (HAM-4)."""
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
        """Return the rule that omits characters if the deck lacks only these (HAM-4)."""
        lacking = self.bounds()[1] < seats <= self.most_players(characters=False)
        return {"characters": False} if lacking else {}

    @override
    def seats_error(self, seats: int) -> BadChoice | None:
        """Return the error for too few cards or characters (HAM-1, HAM-4); None without one."""
        refused = super().seats_error(seats)
        if refused is None:
            return None
        lacking = "characters" if self.house_rules(seats) else "cards"
        return BadChoice(f"few-{lacking}", refused.found, most=self.bounds()[1])

    @override
    def content(self) -> HammerspaceContent:
        """Return the deck. Raise `DeckError` for a broken deck. Raise `BadChoice` if it is too
        small for the players (HAM-1, HAM-4), or if the match has monsters and the deck has none
        (HAM-22)."""
        deck = self.playable_scenario()
        if self.options().monsters and not deck.monsters:
            raise BadChoice("no-monsters", deck.about.id)
        return HammerspaceContent(deck)
