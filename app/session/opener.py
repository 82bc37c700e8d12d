"""How every front end begins, continues, forks and leaves matches.

Slow to import (the store, the games), so it is imported after the first paint.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from app.config.logs import log
from app.content.match_setup import MatchSetup
from app.files.errors import NoSuchMatch, StoreError
from app.i18n.fluent import Texts
from app.match.fork import REPEATED, ForkJournal, fork, fresh_title
from app.match.journal import Journal, JournalFailed
from app.match.lifecycle import begin, fresh_id
from app.match.match import Match
from app.match.replay_match import ReplayMatch
from app.match.runner import MatchRunner
from app.match.seats import Seat
from app.match.source import MatchSource
from app.registry import game
from app.session.app_context import AppContext
from app.session.session import Session
from app.store.archive import SavedMatch
from app.store.resume import continued

PAGE, ALL = 4, -1
"""Matches that are read at a time: for the one that was played last, and for all of them."""


def default_names(texts: Texts) -> tuple[str, ...]:
    return tuple(name.strip() for name in texts("newgame-names").split(","))


def unfinished(context: AppContext) -> list[SavedMatch]:
    """Return the matches that can be continued, the last played first; [] if the saves can't be
    read."""
    return list(_unfinished(context, ALL))


def newest_unfinished(context: AppContext) -> SavedMatch | None:
    """Return the last played match that can be continued; None without one, or if the saves can't
    be read."""
    return next(_unfinished(context, PAGE), None)


def _unfinished(context: AppContext, page: int) -> Iterator[SavedMatch]:
    """Yield the matches that can be continued, the last played first, and read only the pages that
    are needed. Stop if the saves can't be read."""
    store = context.store
    if store is None:
        return
    with suppress(JournalFailed, StoreError):
        for skip in itertools.count(0, page):
            found = store.unfinished(page, skip)
            yield from (saved for saved in found if not saved.broken)
            if page == ALL or len(found) < page:
                return


def kept_here(source: MatchSource) -> Match | None:
    """Return the match behind a source if this program saves it; else None."""
    if isinstance(source, MatchRunner):
        return source.match
    from app.net.host_match import HostMatch  # only where somebody plays with others

    return source.table.match if isinstance(source, HostMatch) else None


def picked_seed(game_id: str, config: Any, seed: str) -> str:
    """Return the seed to play with, for one that the program drew."""
    picker = game(game_id).part("seed_picker")
    return seed if picker is None else str(picker(config, seed))


class MatchOpener:
    """Makes the sessions of a front end."""

    def __init__(self, context: AppContext, texts: Texts) -> None:
        self.context, self.texts = context, texts

    def new(self, setup: MatchSetup, extra_title: Mapping[str, str] | None = None) -> Session:
        """Begin a match from its set-up; `extra_title` is added to its title. Raise `BadSetup` and
        `UnknownGame`."""
        title, seed = {**setup.title(), **(extra_title or {})}, setup.seed
        if setup.seed_drawn:
            seed = picked_seed(setup.game, setup.config(), seed)
        return self._begin(
            setup.game, setup.config(), setup.seats, seed, title, practice=setup.practice
        )

    def again(self, session: Session, seed: str) -> Session:
        """Begin a match like another one; with "" for the seed, also with its seed. That one is
        practice: its dice and cards are known."""
        kept = kept_here(session.source)
        header = kept.header if kept is not None else session.source.header
        title, counts = fresh_title(header.title), not header.practice or REPEATED in header.title
        if counts and not seed:
            title[REPEATED] = "seed"
        config = game(header.game).config_from_data(header.config)
        return self._begin(
            header.game,
            config,
            header.seats,
            picked_seed(header.game, config, seed) if seed else header.seed,
            title,
            practice=not (counts and seed),
        )

    def resumed(self, match_id: str, *, cut: bool = False) -> Session:
        """Continue a saved match. With `cut`, first delete its damaged end for good.

        Raise `StoreError`, `JournalFailed`, `WrongJournal` and others, all of which `words_for`
        explains.
        """
        store = self.context.store
        if store is None:
            raise NoSuchMatch(match_id)
        if cut:
            store.kept(match_id, cut=True)
        return self._session(continued(store, match_id, store))

    def forked(self, source: ReplayMatch, seats: Sequence[Seat]) -> Session:
        """Begin a practice match at the position of a replay. Raise as `resumed` does."""
        taken = source.written[: source.decisions]
        store: ForkJournal | None = self.context.store
        return self._session(fork(source.header, taken, seats, match_id=fresh_id(), journal=store))

    async def leave(self, session: Session) -> None:
        """Stop a match, and write its latest state and, if it is over, its achievements."""
        from app.records.new_achievements import save_achievements

        await session.leave()
        store, match = self.context.store, kept_here(session.source)
        if store is not None and match is not None:
            try:
                store.keep_state(match.header.match)
            except JournalFailed as problem:
                log("shell").warning("leave: %r", problem)
            save_achievements(store, match)

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
        journal: Journal | None = self.context.store
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
        if self.context.store is None:
            why = "beside" if self.context.held else "none"
            match.stop_saving(JournalFailed(why))
        bots = self.context.bots(match.header.game, match.public)
        return Session(MatchRunner(match, bots), self.texts)
