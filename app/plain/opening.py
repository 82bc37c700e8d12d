"""From what was chosen, or from a save, to a match in plain mode."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.match.fork import fresh_title
from app.match.games import begin, fresh_id, game
from app.match.journal import JournalFailed
from app.match.match import Match
from app.match.table import Table
from app.plain.voice import Voice
from app.services import Services
from app.session import Session
from app.setup import Setup
from app.store.continuing import continued
from app.store.errors import NoSuchMatch
from app.text.fluent import Texts


def voice_of(session: Session) -> Voice:
    """The voice of a match's game; a game's words are imported when it is played."""
    name = session.match.header.game
    voice: Voice
    if name == "irrgarten":
        from app.plain.irrgarten import IrrgartenVoice

        voice = IrrgartenVoice(session)
    elif name == "napakalaki":
        from app.plain.napakalaki import NapakalakiVoice

        voice = NapakalakiVoice(session)
    else:
        from app.plain.hammerspace import HammerspaceVoice

        voice = HammerspaceVoice(session)
    return voice


class Opening:
    """Begins matches, goes on with them, begins them again."""

    def __init__(self, services: Services, texts: Texts) -> None:
        self.services, self.texts = services, texts

    def new(self, setup: Setup) -> Session:
        """A new match. Raises what `app.match.games.begin` raises."""
        return self._begin(
            setup.game, setup.config(), setup.seats, setup.seed, setup.title(), setup.practice
        )

    def again(self, session: Session, *, same: bool) -> Session:
        """Another match with the players and rules of one; of the same seed if `same`."""
        header = session.match.header
        return self._begin(
            header.game,
            game(header.game).config_from_data(header.config),
            header.seats,
            header.seed if same else self.services.seed_source(),
            fresh_title(header.title),
            header.practice,
        )

    def resumed(self, match: str) -> Session:
        """A saved match as it was. Raises as `continued` does, and `NoSuchMatch`."""
        store = self.services.store
        if store is None:
            raise NoSuchMatch(match)
        return self._session(continued(store, match, store))

    def _begin(
        self,
        game_id: str,
        config: Any,
        seats: Any,
        seed: str,
        title: dict[str, str],
        practice: bool,
    ) -> Session:
        match = begin(
            game_id,
            config,
            seats,
            seed,
            match_id=fresh_id(),
            title=title,
            practice=practice,
            journal=self.services.store,
        )
        return self._session(match)

    def _session(self, match: Match) -> Session:
        if self.services.store is None:  # it is played all the same, and nothing is kept
            match.unsaved = JournalFailed("busy" if self.services.beside is not None else "io")
        bots = self.services.bots(match.header.game, match.public)
        return Session(match, Table(match, bots), self.texts)


Open = Callable[[], Session]
"""Makes a session; what goes wrong is told by whoever calls it."""
