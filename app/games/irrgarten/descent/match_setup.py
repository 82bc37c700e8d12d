"""What a Descent is played with: decks of monsters, and gear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.games.irrgarten.match_setup import gear_words, monster_words
from engines.irrgarten.descent.config import Config

if TYPE_CHECKING:
    from engines.irrgarten.deck import GearFile, MonsterFile
    from engines.irrgarten.descent.parameters import Parameters


@dataclass(frozen=True)
class DescentContent:
    """Decks of monsters and the gear to be found (`app.content.match_setup.MatchContent`)."""

    decks: tuple[MonsterFile, ...]
    gear: GearFile

    def config(self, seats: int, parameters: Parameters) -> Config:
        """Return the configuration. Raise `BadSetup`."""
        from engines.irrgarten.deck import to_descent_cards, to_descent_gear

        cards = to_descent_cards(*self.decks)
        return Config(seats, parameters, cards, to_descent_gear(self.gear))

    def title(self) -> dict[str, str]:
        words: dict[str, str] = {}
        for deck in self.decks:
            words |= monster_words(deck)
        return words | gear_words(self.gear)
