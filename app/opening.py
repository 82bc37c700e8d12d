"""Matches as every front end begins them, goes on with them, forks and leaves them.

Slow to import (the store, the games): nothing here is imported before a first picture is painted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.logs import log
from app.match.fork import Keeper, fork, fresh_title
from app.match.games import begin, fresh_id, game
from app.match.journal import Journal, JournalFailed
from app.match.match import Match
from app.match.seats import Seat
from app.match.table import Table
from app.services import Services
from app.session import Session
from app.setup import Setup
from app.store.archive import Saved
from app.store.continuing import continued
from app.store.errors import NoSuchMatch, StoreError
from app.text.fluent import Texts


def default_names(texts: Texts) -> tuple[str, ...]:
    """Names for players who gave none."""
    return tuple(name.strip() for name in texts("newgame-names").split(","))


def unfinished(services: Services) -> list[Saved]:
    """The matches that can be gone on with, the one played last first; none if the saves can't be
    read."""
    if services.store is None:
        return []
    try:
        return [saved for saved in services.store.unfinished() if not saved.broken]
    except (JournalFailed, StoreError):
        return []


class Opener:
    """Makes sessions."""

    def __init__(self, services: Services, texts: Texts) -> None:
        self.services, self.texts = services, texts

    def new(self, setup: Setup, words: Mapping[str, str] | None = None) -> Session:
        """A new match from what was chosen; `words` are more of its title. Raises `BadSetup` and
        `UnknownGame`."""
        title = {**setup.title(), **(words or {})}
        return self._begin(
            setup.game, setup.config(), setup.seats, setup.seed, title, practice=setup.practice
        )

    def again(self, session: Session, seed: str) -> Session:
        """A new match with the players, rules and board of another one; "" takes its seed too."""
        header = session.match.header
        return self._begin(
            header.game,
            game(header.game).config_from_data(header.config),
            header.seats,
            seed or header.seed,
            fresh_title(header.title),
            practice=header.practice,
        )

    def resumed(self, match: str, *, cut: bool = False) -> Session:
        """A saved match as it was. With `cut` the damaged end of one is forgotten for good first.

        Raises `StoreError`, `JournalFailed`, `WrongJournal` and others, for all of which
        `words_for` has a sentence.
        """
        store = self.services.store
        if store is None:
            raise NoSuchMatch(match)
        if cut:
            store.kept(match, cut=True)
        return self._session(continued(store, match, store))

    def forked(self, reel: Session, seats: Sequence[Seat]) -> Session:
        """A match of practice that plays on from where a replay is. Raises as `resumed` does."""
        match = reel.match
        taken = match.written[: match.decisions]
        keeper: Keeper | None = self.services.store
        return self._session(fork(match.header, taken, seats, match_id=fresh_id(), journal=keeper))

    async def leave(self, session: Session) -> None:
        """Stop a match, and write down what waited for that: its latest state, and what was done
        in it if it is over."""
        from app.records.gained import keep_deeds

        await session.leave()
        store, match = self.services.store, session.match
        if store is not None and isinstance(match, Match):
            try:
                store.keep_state(match.header.match)
            except JournalFailed as problem:
                log("shell").warning("leave: %r", problem)
            keep_deeds(store, match)

    def _begin(
        self,
        game_id: str,
        config: Any,
        seats: Sequence[Seat],
        seed: str,
        title: Mapping[str, str],
        *,
        practice: bool,
    ) -> Session:
        journal: Journal | None = self.services.store
        match = begin(
            game_id,
            config,
            seats,
            seed,
            match_id=fresh_id(),
            title=title,
            practice=practice,
            journal=journal,
        )
        return self._session(match)

    def _session(self, match: Match) -> Session:
        if self.services.store is None and match.unsaved is None:
            match.unsaved = JournalFailed("busy" if self.services.beside is not None else "io")
        bots = self.services.bots(match.header.game, match.public)
        return Session(match, Table(match, bots), self.texts)
