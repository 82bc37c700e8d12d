"""What a Descent is played with: decks of monsters, and gear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from app.games.irrgarten.match_setup import gear_words, monster_words
from engines.irrgarten.descent.config import Config
from engines.irrgarten.tricks import HOOKS, PUSHES

if TYPE_CHECKING:
    from engines.irrgarten.deck import GearFile, MonsterFile
    from engines.irrgarten.descent.parameters import Parameters

AT_RIVALS: Final = (HOOKS, PUSHES)
"""The tricks of gear that do nothing without rivals."""


@dataclass(frozen=True)
class DescentContent:
    """Decks of monsters and the gear to be found (`app.content.match_setup.MatchContent`)."""

    decks: tuple[MonsterFile, ...]
    gear: GearFile

    def config(self, seats: int, parameters: Parameters) -> Config:
        """Return the configuration. Raise `BadSetup`."""
        from engines.irrgarten.deck import to_descent_cards, to_descent_gear

        cards, gear = to_descent_cards(*self.decks), to_descent_gear(self.gear)
        if seats == 1:  # IRR-58
            gear = tuple(card for card in gear if card.trick[0] not in AT_RIVALS) or gear
        return Config(seats, parameters, cards, gear)

    def title(self) -> dict[str, str]:
        words: dict[str, str] = {}
        for deck in self.decks:
            words |= monster_words(deck)
        return words | gear_words(self.gear)
