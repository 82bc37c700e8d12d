"""The setup of a Napakalaki match: deck, options, seats and seed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from app.i18n.languages import in_languages
from app.match.seats import Seat
from engines.napakalaki.config import Config

if TYPE_CHECKING:
    from engines.napakalaki.deck import Deck
    from engines.napakalaki.options import Options


@dataclass(frozen=True)
class NapakalakiSetup:
    """The setup of a Napakalaki match. `options` are the preset's with the player's changes; the
    number of players (NAP-1) was checked before."""

    game: ClassVar[str] = "napakalaki"
    seats: tuple[Seat, ...]
    seed: str
    options: Options
    deck: Deck
    practice: bool = False

    @cached_property
    def _config(self) -> Config:
        from engines.napakalaki.deck import to_monsters, to_treasures

        treasures, monsters = to_treasures(self.deck.treasures), to_monsters(self.deck.monsters)
        return Config(treasures, monsters, len(self.seats), self.options.parameters())

    def config(self) -> Config:
        """Return the configuration, built once. Raises `BadSetup` (NAP-1, NAP-3, NAP-12)."""
        return self._config

    def title(self) -> dict[str, str]:
        """Return the texts that a saved match keeps: the deck's name, and name and flavour of each
        card (`treasure-soup-spoon-en`, `about-treasure-soup-spoon-en`)."""
        words = in_languages("deck", self.deck.about.name)
        for card in self.deck.treasures:
            words |= in_languages(f"treasure-{card.id}", card.name)
            words |= in_languages(f"about-treasure-{card.id}", card.flavour)
        for monster in self.deck.monsters:
            words |= in_languages(f"monster-{monster.id}", monster.name)
            words |= in_languages(f"about-monster-{monster.id}", monster.flavour)
        return words
