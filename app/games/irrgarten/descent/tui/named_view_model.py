"""The names of monsters and gear and the words of the log, for the view model of the Descent."""

from __future__ import annotations

from collections.abc import Mapping

from typing_extensions import override

from app.games.irrgarten.descent.perspective.floor import Monster
from app.games.irrgarten.descent.perspective.seat_view import DescentPerspective
from app.games.irrgarten.descent.text.narrator import DescentNarrator
from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.narrator import monster_in_sentence, monster_name
from app.perspective.event_log import NoteValue
from app.session.session import Session
from app.tui.match.view_model import MatchViewModel
from engines.irrgarten.descent.config import Config


class NamedViewModel(MatchViewModel[DescentPerspective]):
    """A view model that names what is in its configuration."""

    @property
    def config(self) -> Config:
        found: Config = self.source.public
        return found

    @override
    def goal(self) -> Mapping[str, NoteValue]:
        """The health at the start, and the most that there can be."""
        given = self.config.parameters
        return {"health": given.health, "most": given.most_health}

    @override
    def narrator(self) -> DescentNarrator:
        return self.teller(self.session)

    @override
    def teller(self, spoken: Session) -> DescentNarrator:
        config = self.config

        def called(card: int) -> str:
            return monster_in_sentence(spoken.texts, spoken.word, config.cards, card)

        gear = GearWords(spoken.texts, spoken.word, config.gear)
        return DescentNarrator(spoken.texts, self.names, called, gear, floors=config.floors)

    def monster_name(self, foe: Monster) -> str:
        """A monster's bare name, for headings and tables."""
        return self.card_name(foe.card)

    def killer(self, card: int) -> str:
        """The monster of a card in a sentence, with its article; -1 is one that nobody saw."""
        session = self.session
        return monster_in_sentence(session.texts, session.word, self.config.cards, card)

    def card_name(self, card: int) -> str:
        """The bare name of a monster's card."""
        session = self.session
        return monster_name(session.texts, session.word, self.config.cards, card)

    chosen: int | None = None
    """The number of the monster that the player chose; None for the nearest."""
    _floor = -1

    def _look_on(self, floor: int) -> None:
        """Forget the monster that was chosen on another floor: their numbers begin again."""
        if floor != self._floor:
            self._floor, self.chosen = floor, None

    def monster_said(self, foe: Monster) -> str:
        """A monster in a sentence, with its article."""
        return self.killer(foe.card)

    def letter(self, foe: Monster) -> str:
        return self.config.cards[foe.card].letter

    @property
    def gear(self) -> GearWords:
        session = self.session
        return GearWords(session.texts, session.word, self.config.gear)
