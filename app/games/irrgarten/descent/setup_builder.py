"""The setup builder of the Descent: seats, rules and a seed; there is nothing else to choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from typing_extensions import override

from app.content.match_setup import BadChoice, FirstMatch
from app.content.setup_builder import SetupBuilder
from app.games.irrgarten.descent.match_setup import DescentContent
from app.games.irrgarten.descent.repository import DescentRepository


@dataclass
class DescentSetupBuilder(SetupBuilder[Any, Any]):
    """The setup builder of the Descent; it begins with one person alone."""

    FIRST: ClassVar[FirstMatch] = FirstMatch()
    DAILY_BOTS: ClassVar[tuple[str, ...] | None] = ()

    @override
    def _bots(self) -> tuple[str, ...]:
        return ()

    @override
    def content(self) -> DescentContent:
        """Return the decks and the gear in use. Raise `BadChoice` if there are none."""
        self.check_seats()
        repository = self.repository
        assert isinstance(repository, DescentRepository)
        decks, gear = repository.decks(), repository.gear()
        if not decks or gear is None:
            raise BadChoice("library", f"cards/{self.game}")
        return DescentContent(decks, gear)
