"""What a Napakalaki match is played with: a deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from app.i18n.languages import in_languages
from engines.napakalaki.config import Config

if TYPE_CHECKING:
    from engines.napakalaki.deck import Deck
    from engines.napakalaki.parameters import Parameters

NO_ARTICLE: Final = "none"
"""What a match keeps for the English article of a name that has none: "Small Talk"."""
PLURAL: Final = "plural"
"""What a match keeps for the number of an English name that is a plural: "Office Hours"."""


@dataclass(frozen=True)
class NapakalakiContent:
    """A deck (`app.content.match_setup.MatchContent`)."""

    deck: Deck

    def config(self, seats: int, parameters: Parameters) -> Config:
        """Return the configuration. Raise `BadSetup` (NAP-1, NAP-3, NAP-12)."""
        from engines.napakalaki.deck import to_cultists, to_monsters, to_treasures

        treasures, monsters = to_treasures(self.deck.treasures), to_monsters(self.deck.monsters)
        cultists = to_cultists(self.deck.cultists)
        return Config(treasures, monsters, seats, parameters, cultists)

    def title(self) -> dict[str, str]:
        """Return the texts that a saved match keeps: the deck's name, and name and flavour of each
        card (`treasure-soup-spoon-en`, `about-treasure-soup-spoon-en`), and what monsters have for
        the end of a fight (`beaten-monster-gnat-es`, `fate-monster-gnat-es`), and how sentences
        name it (`article-monster-gnat-es`, `number-monster-gnat-en`)."""
        words = in_languages("deck", self.deck.about.name)
        for card in self.deck.treasures:
            words |= in_languages(f"treasure-{card.id}", card.name)
            words |= in_languages(f"about-treasure-{card.id}", card.flavour)
            if card.article is not None:
                words[f"article-treasure-{card.id}-es"] = card.article
            if card.bare:
                words[f"article-treasure-{card.id}-en"] = NO_ARTICLE
        for monster in self.deck.monsters:
            words |= in_languages(f"monster-{monster.id}", monster.name)
            words |= in_languages(f"about-monster-{monster.id}", monster.flavour)
            if monster.beaten is not None:
                words |= in_languages(f"beaten-monster-{monster.id}", monster.beaten)
            if monster.fate is not None:
                words |= in_languages(f"fate-monster-{monster.id}", monster.fate)
            if monster.article is not None:
                words[f"article-monster-{monster.id}-es"] = monster.article
            if monster.bare:
                words[f"article-monster-{monster.id}-en"] = NO_ARTICLE
            if monster.plural:
                words[f"number-monster-{monster.id}-en"] = PLURAL
        for one in self.deck.cultists:
            words |= in_languages(f"cultist-{one.id}", one.name)
            words |= in_languages(f"about-cultist-{one.id}", one.flavour)
        return words
