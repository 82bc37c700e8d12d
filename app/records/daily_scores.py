"""The numbers of finished dailies, in games that have one; computed from the saved matches.

A number may take a second, so it is computed in the background and only for the last days.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from app.config.logs import log
from app.match.entries import carry_out, entry_of
from app.match.journal import Decision, Header
from app.match.lifecycle import begun
from app.match.match import WrongJournal
from app.match.seats import RESIGNED, marked
from app.records.daily import last_days
from app.registry import game
from app.text.daily_score import DailyScore, Score
from app.text.errors import UNREADABLE
from engines.kernel.errors import EngineError
from engines.kernel.events import Event

if TYPE_CHECKING:
    from app.store.archive import Archive
    from app.store.dailies import StartedDaily

DAYS: Final = 7
PERSON: Final = 0
"""The person's seat in a daily."""


class DailyScores:
    """The numbers of dailies that are known so far, by match."""

    def __init__(self) -> None:
        self._found: dict[str, Score | None] = {}

    def of(self, daily: StartedDaily | None) -> Score | None:
        """Return the number of a daily; None if it has none or it is not known yet."""
        return None if daily is None else self._found.get(daily.match)

    def week(self, dailies: Iterable[StartedDaily], today: str) -> list[Score | None]:
        """Return the numbers of one game's dailies of `DAYS` days, today's last."""
        by_day = {one.day: one for one in dailies}
        return [self.of(by_day.get(day)) for day in last_days(today, DAYS)]

    async def find(self, archive: Archive, dailies: Sequence[StartedDaily], today: str) -> bool:
        """Find the numbers of the last `DAYS` days that are missing, the latest first. Return
        whether one was found. A match that can't be read has none."""
        days, found = last_days(today, DAYS), False
        for one in sorted(dailies, key=lambda daily: daily.day, reverse=True):
            if one.day not in days or not one.has_result or one.match in self._found:
                continue
            score = await _score(archive, one)
            if one.day == today and isinstance(score, DailyScore) and score.later is not None:
                score = await score.later()
            self._found[one.match] = score
            found = found or score is not None
        return found


async def _score(archive: Archive, daily: StartedDaily) -> Score | None:
    score = game(daily.game).part("daily_score")
    if score is None:
        return None
    try:
        header, decisions = archive.load(daily.match)
        if PERSON in marked(header.title, RESIGNED):
            return None  # a bot played it to the end
        config, events = _replayed(header, decisions)
    except UNREADABLE as problem:
        log("daily").warning("%r: %r", daily.match, problem)
        return None
    found: Score | None = await score(config, header, events)
    return found


def _replayed(header: Header, decisions: Sequence[Decision]) -> tuple[Any, list[Event]]:
    """Return the configuration and all events of a match.
    Raise the errors of `begun`, and `WrongJournal` where a decision does not follow."""
    rules, config = begun(header)
    state, events = rules.new(config, header.seed), list[Event]()
    for index, decision in enumerate(decisions):
        try:
            carry_out(rules, state, entry_of(rules, decision), events.append)
        except EngineError as problem:
            raise WrongJournal(header.match, index, str(problem)) from problem
    return config, events
