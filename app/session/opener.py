"""How every front end begins, continues, forks and leaves matches.

Slow to import (the store, the games), so it is imported after the first paint.
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
    """Return the matches that can be continued, the last played first; [] if the saves can't be
    read."""
    if services.store is None:
        return []
    try:
        return [saved for saved in services.store.unfinished() if not saved.broken]
    except (JournalFailed, StoreError):
        return []


def newest_unfinished(services: AppContext) -> SavedMatch | None:
    """Return the last played match that can be continued, None without one and if the saves can't
    be read. Matches are read in pages, up to the first one that is not broken."""
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
    """Makes the sessions of a front end."""

    def __init__(self, services: AppContext, texts: Texts) -> None:
        self.services, self.texts = services, texts

    def new(self, setup: MatchSetup, words: Mapping[str, str] | None = None) -> Session:
        """Begin a match from its set-up; `words` are added to its title. Raise `BadSetup` and
        `UnknownGame`."""
        title = {**setup.title(), **(words or {})}
        return self._begin(
            setup.game, setup.config(), setup.seats, setup.seed, title, practice=setup.practice
        )

    def again(self, session: Session, seed: str) -> Session:
        """Begin a match like another one; with "" for the seed, also with its seed."""
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
        """Continue a saved match. With `cut`, first delete its damaged end for good.

        Raise `StoreError`, `JournalFailed`, `WrongJournal` and others, all of which `words_for`
        explains.
        """
        store = self.services.store
        if store is None:
            raise NoSuchMatch(match)
        if cut:
            store.kept(match, cut=True)
        return self._session(continued(store, match, store))

    def forked(self, source: ReplayMatch, seats: Sequence[Seat]) -> Session:
        """Begin a practice match at the position of a replay. Raise as `resumed` does."""
        taken = source.written[: source.decisions]
        store: ForkJournal | None = self.services.store
        return self._session(fork(source.header, taken, seats, match_id=fresh_id(), journal=store))

    async def leave(self, session: Session) -> None:
        """Stop a match, and write its latest state and, if it is over, its achievements."""
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
