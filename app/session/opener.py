"""Matches as every front end begins them, goes on with them, forks and leaves them.

Slow to import (the store, the games): nothing here is imported before a first picture is painted.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from app.config.logs import log
from app.content.match_setup import MatchSetup
from app.files.errors import NoSuchMatch, StoreError
from app.i18n.fluent import Texts
from app.match.fork import ForkJournal, fork, fresh_title
from app.match.journal import Journal, JournalFailed
from app.match.lifecycle import begin, fresh_id
from app.match.match import Match
from app.match.replay_match import ReplayMatch
from app.match.runner import MatchRunner
from app.match.seats import Seat
from app.registry import game
from app.session.app_context import AppContext
from app.session.session import Session
from app.store.archive import SavedMatch
from app.store.resume import continued

PAGE = 4
"""Matches that are read at a time to find the one that was played last."""


def default_names(texts: Texts) -> tuple[str, ...]:
    return tuple(name.strip() for name in texts("newgame-names").split(","))


def unfinished(services: AppContext) -> list[SavedMatch]:
    """The matches that can be gone on with, the one played last first; none if the saves can't be
    read."""
    if services.store is None:
        return []
    try:
        return [saved for saved in services.store.unfinished() if not saved.broken]
    except (JournalFailed, StoreError):
        return []


def newest_unfinished(services: AppContext) -> SavedMatch | None:
    """The match that was played last and can be gone on with, None without one and where the saves
    can't be read. It reads a page at a time, and stops at the first that is not broken."""
    store = services.store
    if store is None:
        return None
    try:
        for skip in itertools.count(0, PAGE):
            page = store.unfinished(PAGE, skip)
            if found := next((saved for saved in page if not saved.broken), None):
                return found
            if len(page) < PAGE:
                break
    except (JournalFailed, StoreError):
        pass
    return None


class MatchOpener:
    """Makes sessions."""

    def __init__(self, services: AppContext, texts: Texts) -> None:
        self.services, self.texts = services, texts

    def new(self, setup: MatchSetup, words: Mapping[str, str] | None = None) -> Session:
        """A new match from what was chosen; `words` are more of its title. Raises `BadSetup` and
        `UnknownGame`."""
        title = {**setup.title(), **(words or {})}
        return self._begin(
            setup.game, setup.config(), setup.seats, setup.seed, title, practice=setup.practice
        )

    def again(self, session: Session, seed: str) -> Session:
        """A new match with the players, rules and board of another one; "" takes its seed too."""
        header = session.source.header
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

    def forked(self, source: ReplayMatch, seats: Sequence[Seat]) -> Session:
        """A match of practice that plays on from where a replay is. Raise as `resumed` does."""
        match = source
        taken = match.written[: match.decisions]
        keeper: ForkJournal | None = self.services.store
        return self._session(fork(match.header, taken, seats, match_id=fresh_id(), journal=keeper))

    async def leave(self, session: Session) -> None:
        """Stop a match, and write down what waited for that: its latest state, and what was done
        in it if it is over."""
        from app.records.new_achievements import keep_deeds

        await session.leave()
        store, source = self.services.store, session.source
        if store is not None and isinstance(source, MatchRunner):
            match = source.match
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
        if self.services.store is None:
            why = "busy" if self.services.beside is not None else "io"
            match.stop_saving(JournalFailed(why))
        bots = self.services.bots(match.header.game, match.public)
        return Session(MatchRunner(match, bots), self.texts)
