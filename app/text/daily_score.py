"""What a game says of a finished daily."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from app.i18n.fluent import Texts


@dataclass(frozen=True, slots=True)
class DailyScore:
    """The number of a daily, the higher the better, and its words.

    `result` returns how it ended in a few words. `card` returns the same for others: without names
    of cards and monsters, and in ASCII if its second argument says so. `later` returns a better
    version that takes seconds; it is asked for on the day itself only.
    """

    number: int
    result: Callable[[Texts], str]
    card: Callable[[Texts, bool], str]
    later: Callable[[], Awaitable[DailyScore]] | None = None


Score = int | DailyScore
"""The result of a daily in a number: one against par, the lower the better, or a score."""
