"""The daily: one match for each day (UTC) and game, equal for all players with the same rules.

Seed and labyrinth come from a keyed hash of the day, the game and the revision of its rules. Deck,
preset and rivals are those of the program, independent of the player's choices and content. The
first match of a day and game is for the record; any other is practice.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from app.match.seats import DAILY
from app.registry import game

if TYPE_CHECKING:
    from app.content.match_setup import MatchSetup
    from app.store.dailies import StartedDaily

_KEY = b"mazmorra daily"
DAY_SECONDS = 86_400


class DailyStreak(NamedTuple):
    """Consecutive days with a finished daily: up to now, and the most ever."""

    now: int
    best: int


def day_of(seconds: float) -> str:
    """Return the day (UTC) of a time since 1970: `2027-01-15`."""
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def seconds_left(seconds: float) -> int:
    """Return the seconds until the next day begins (UTC)."""
    return DAY_SECONDS - int(seconds) % DAY_SECONDS


def daily_seed(game_id: str, day: str, rules_rev: int) -> str:
    """Return the readable seed of a daily: `DAILY-2027-01-15-9F3A61C0`."""
    text = f"{day}|{game_id}|{rules_rev}".encode()
    return f"DAILY-{day}-{blake2b(text, key=_KEY, digest_size=4).hexdigest().upper()}"


def daily_setup(
    game_id: str, day: str, names: Sequence[str], *, practice: bool = False
) -> MatchSetup:
    """Return the setup of a day's daily.
    The first of `names` is the person, the others name the rivals. Raise `BadChoice` if the
    program's own cards are missing."""
    seed = daily_seed(game_id, day, game(game_id).rules().rules_rev)
    draft = first_draft(ContentIndex(None), game_id, names, lambda: seed)
    if draft.DAILY:
        draft.choose_preset(draft.DAILY)
    if draft.DAILY_BOTS is not None:
        draft.seat_against(draft.DAILY_BOTS)
    draft.practice, draft.seed_drawn = practice, False
    return draft.daily_setup()


def daily_title(day: str) -> dict[str, str]:
    return {DAILY: day}


def last_days(today: str, count: int) -> list[str]:
    """Return a day and those before it, the oldest first; [] for a day outside every calendar."""
    if not _a_day(today):
        return []
    last = date.fromisoformat(today).toordinal()
    first = max(1, last - count + 1)
    return [date.fromordinal(day).isoformat() for day in range(first, last + 1)]


def streak_of_days(begun: Iterable[StartedDaily], today: str) -> DailyStreak:
    """Return the streaks of days with at least one finished daily, won or not.
    A streak up to yesterday still counts, since today's daily may still be played. `today` may
    be outside every calendar if the clock is wrong."""
    days = sorted({date.fromisoformat(one.day) for one in begun if one.over and _a_day(one.day)})
    best = run = 0
    before: date | None = None
    for day in days:
        run = run + 1 if before is not None and day - before == timedelta(1) else 1
        best, before = max(best, run), day
    last = date.fromisoformat(today) if _a_day(today) else None
    going = before is not None and last is not None and last - before <= timedelta(1)
    return DailyStreak(run if going else 0, best)


def _a_day(text: str) -> bool:
    """Whether a text is a day; a damaged file may hold anything."""
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True
