"""What a Hammerspace match is played with: a deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.i18n.languages import in_languages
from engines.hammerspace.config import Config

if TYPE_CHECKING:
    from engines.hammerspace.deck import Deck
    from engines.hammerspace.models import Card, Character, Monster
    from engines.hammerspace.parameters import Parameters


@dataclass(frozen=True)
class HammerspaceContent:
    """A deck (`app.content.match_setup.MatchContent`)."""

    deck: Deck

    def config(self, seats: int, parameters: Parameters) -> Config:
        """Return the configuration. Raise `BadSetup` (HAM-1, HAM-4, HAM-22)."""
        from engines.hammerspace.compiling import to_cards

        return Config(to_cards(self.deck, seats), seats, parameters)

    def title(self) -> dict[str, str]:
        """Return the texts that a saved match keeps: the deck's name, and name and flavour of each
        card, character and monster (`card-wet-fish-en`, `about-monster-tax-octopus-es`), with its
        article (`article-card-wet-fish-es`) if the deck has one or the English name is bare
        (`article-card-wet-paint-en`), and of each monster's actions by the sums of the
        dice (`action-tax-octopus-7-en`)."""
        deck = self.deck
        words = in_languages("deck", deck.about.name)
        named: tuple[tuple[str, Sequence[Card | Character | Monster]], ...] = (
            ("card", deck.cards),
            ("character", deck.characters),
            ("monster", deck.monsters),
        )
        for kind, cards in named:
            for card in cards:
                words |= in_languages(f"{kind}-{card.id}", card.name)
                words |= in_languages(f"about-{kind}-{card.id}", card.flavour)
                if card.article is not None:
                    words[f"article-{kind}-{card.id}-es"] = card.article
                if card.bare:
                    words[f"article-{kind}-{card.id}-en"] = "none"
        for monster in deck.monsters:
            for action in monster.actions:
                for total in action.sums:
                    words |= in_languages(f"action-{monster.id}-{total}", action.name)
        return words
