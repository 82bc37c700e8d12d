"""The work on the review of a match: in a process, with its progress, once per match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from app.analysis.review import Pricer, Review, choices_of, review, reviewed_seats
from app.config.logs import log
from app.match.journal import Decision, Header
from app.processes.child import ChildFailed
from app.registry import game
from app.session.app_context import MakeComparer
from app.session.reviewing import coins_of
from app.text.errors import UNREADABLE
from engines.kernel.search import Comparison, Plan

MOST_FAILED: Final = 3
"""A review ends after so many decisions without a price."""


class Patient:
    """Prices decisions, and goes without the price of a few that fail."""

    def __init__(self, pricer: Pricer) -> None:
        self._pricer, self._failed = pricer, 0

    async def price(
        self, seat: int, view: Any, done: Plan, seed: int, worlds: int
    ) -> Comparison | None:
        try:
            return await self._pricer.price(seat, view, done, seed, worlds)
        except ChildFailed as problem:
            self._failed += 1
            if self._failed > MOST_FAILED:
                raise
            log("end").warning("review: %r", problem)
            return None


class ReviewWork:
    """The review, or how far it is. `share` is the finished part, from 0 to 1; `failed` says that
    the last try to make it failed."""

    def __init__(self, header: Header, decisions: Sequence[Decision], public: Any) -> None:
        self._header, self._decisions, self._public = header, decisions, public
        self.found: Review | None = None
        self.failed = False
        self.share = 0.0
        self.heard: Callable[[], object] = lambda: None
        """Called after each change."""

    @property
    def possible(self) -> bool:
        """Whether the game has a search that prices decisions."""
        return game(self._header.game).search() is not None

    async def work(self, make: MakeComparer) -> None:
        """Make the review, unless it is there. Cancel it to stop; the process ends then."""
        if self.found is not None:
            return
        self.failed = False
        search, pricer = game(self._header.game).search(), make(self._header.game, self._public)
        if search is None or pricer is None:
            return
        seats, coins = reviewed_seats(self._header), coins_of(self._header.game, self._public)
        try:
            header, decisions = self._header, self._decisions
            choices = await asyncio.to_thread(choices_of, header, decisions, seats, search.stage)
            self.found = await review(choices, seats, Patient(pricer), self._report, coins)
        except (*UNREADABLE, ChildFailed, OSError) as problem:
            log("end").warning("review: %r", problem)
            self.failed = True
        finally:
            pricer.close()
        self.heard()

    def _report(self, share: float) -> None:
        whole = int(100 * share) != int(100 * self.share)
        self.share = share
        if whole:
            self.heard()
