"""The common part of the games with decks: a deck is a folder, described by one of its files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeVar

from typing_extensions import override

from app.content.deck_repository import ContentRepository, R
from app.content.file_kinds import DECK
from app.content.match_setup import BadChoice
from app.content.setup_builder import NewSeed, SetupBuilder


class DeckDescription(Protocol):
    """A deck's description of itself."""

    @property
    def id(self) -> str: ...

    @property
    def players(self) -> int:
        """The number of players it is made for."""


class AnyDeck(Protocol):
    """A deck of any game."""

    @property
    def about(self) -> DeckDescription: ...


D = TypeVar("D", bound=AnyDeck)


class DeckRepository(ContentRepository[D, R]):
    """Decks and presets of a game: one folder for each deck in `<game>/decks`."""

    SCENARIO: ClassVar[str] = DECK

    @override
    def id_of(self, file: D) -> str:
        return file.about.id


@dataclass(kw_only=True)
class DeckSetupBuilder(SetupBuilder[D, R]):
    """The setup builder of a game with decks."""

    SCENARIO: ClassVar[str] = DECK

    @classmethod
    @override
    def beginnings(
        cls, repository: ContentRepository[D, R], names: Sequence[str], new_seed: NewSeed
    ) -> dict[str, Any]:
        if not any(entry.file for entry in repository.scenarios):
            raise BadChoice("library", f"cards/{cls.GAME}")
        return super().beginnings(repository, names, new_seed)

    def deck(self) -> D:
        """Return the deck to play with.
        Raise the `DeckError` of a broken one, and `BadChoice` if there is none or the number of
        seats does not fit it."""
        entry = self.entry
        if entry is None:
            raise BadChoice("library", f"cards/{self.GAME}")
        if entry.error is not None:
            raise entry.error
        assert entry.file is not None  # it has either a file or an error
        if refusal := self.crowd():
            raise refusal
        return entry.file
