"""A game of Napakalaki in the making: deck, seats, rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from typing_extensions import override

from app.draft import Draft, NewSeed
from app.games.napakalaki.setup import NapakalakiSetup
from app.setup import BadChoice
from app.shelf import Shelf
from engines.kernel.options import OptionInfo
from engines.napakalaki.deck import Deck
from engines.napakalaki.options import MOST_PLAYERS, Options, option_infos


@dataclass(kw_only=True)
class NapakalakiDraft(Draft[Deck, Options]):
    """A game of Napakalaki in the making. How many may play is a rule (NAP-1)."""

    GAME: ClassVar[str] = "napakalaki"
    SCENARIO: ClassVar[str] = "deck"
    BOTS: ClassVar[tuple[str, ...]] = ("cautious", "cautious")
    DAILY: ClassVar[str] = "readme"

    @classmethod
    @override
    def beginnings(
        cls, shelf: Shelf[Deck, Options], names: Sequence[str], new_seed: NewSeed
    ) -> dict[str, Any]:
        if not any(entry.file for entry in shelf.scenarios):
            raise BadChoice("library", f"cards/{cls.GAME}")
        return super().beginnings(shelf, names, new_seed)

    @staticmethod
    @override
    def infos() -> tuple[OptionInfo, ...]:
        return option_infos()

    @override
    def bounds(self) -> tuple[int, int]:
        return self.options().seats

    @override
    def house_rules(self, seats: int) -> Mapping[str, object]:
        """NAP-1: the house rule that takes 2 to 6."""
        changes: dict[str, object] = {"players": "house"}
        least, most = self.options().with_changes(changes).seats
        return changes if least <= seats <= most else {}

    @property
    def short_of_cards(self) -> int:
        """For how many players the deck is made, if there are more; else 0."""
        made_for = self.scenario.about.players if self.scenario else MOST_PLAYERS
        return made_for if len(self.seats) > made_for else 0

    @override
    def setup(self) -> NapakalakiSetup:
        """The game to begin. Raises the `DeckError` of a broken deck, and `BadChoice` if not so
        many may play (NAP-1)."""
        entry = self.entry
        if entry is None:
            raise BadChoice("library", f"cards/{self.GAME}")
        if entry.error is not None:
            raise entry.error
        assert entry.file is not None  # it has either a file or an error
        if refusal := self.crowd():
            raise refusal
        seats, options = tuple(self.seats), self.options()
        return NapakalakiSetup(seats, self.seed, options, entry.file, practice=self.practises)
