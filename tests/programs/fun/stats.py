"""Figures with their intervals of 95 %: shares, means, medians and the largest of some shares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import median
from typing import NamedTuple

from app.lab.intervals import quantile, wilson
from engines.kernel.streams import CheapSource

Z = quantile()
RESAMPLES = 400
"""Samples of a bootstrap."""
SEED = 20_011
"""The seed of all bootstraps: the same records give the same interval."""


class Figure(NamedTuple):
    """A figure with its interval, and the number of games that it is from."""

    value: float
    low: float
    high: float
    games: int


def share(games: Sequence[tuple[float, float]]) -> Figure | None:
    """Return the share of (hits, cases), a pair for each game.

    The cases of one game are alike, so they tell less than as many of other games. The interval is
    Wilson's for the number of independent cases with the same variance.
    """
    games = [pair for pair in games if pair[1]]
    cases = sum(pair[1] for pair in games)
    if not cases:
        return None
    count = len(games)
    found = sum(hits for hits, _ in games) / cases
    spread = sum((hits - found * of) ** 2 for hits, of in games) / cases**2
    if count > 1:
        spread *= count / (count - 1)
    of = float(count)
    if spread > 0 and 0 < found < 1:
        of = min(max(found * (1 - found) / spread, 1.0), cases)
    return Figure(found, *wilson(found * of, of), count)


def mean(values: Sequence[float]) -> Figure | None:
    """Return the mean of a value a game, with the normal interval."""
    if not values:
        return None
    count = len(values)
    middle = sum(values) / count
    spread = sum((value - middle) ** 2 for value in values)
    reach = Z * sqrt(spread / max(1, count - 1) / count)
    return Figure(middle, middle - reach, middle + reach, count)


def paired(pairs: Sequence[float]) -> Figure | None:
    """Return the mean of a bot's parts of the wins of mirrored games (0, 0.5 or 1 a pair).

    The two games of a pair are of one deal, so they are no independent cases. The interval is the
    normal one of the pairs, with two pairs more: one won twice and one lost twice. So pairs that
    are all alike do not give an interval without width (after Agresti and Min, 2005).
    """
    if not pairs:
        return None
    wider = mean([*pairs, 0.0, 1.0])
    assert wider is not None
    return Figure(sum(pairs) / len(pairs), max(0, wider.low), min(1, wider.high), len(pairs))


def ratio(games: Sequence[tuple[float, float]]) -> Figure | None:
    """Return the sum of first values by the sum of second ones, with the normal interval."""
    below = sum(pair[1] for pair in games)
    if not below:
        return None
    count = len(games)
    found = sum(pair[0] for pair in games) / below
    spread = sum((above - found * of) ** 2 for above, of in games)
    reach = Z * sqrt(spread * count / max(1, count - 1)) / below
    return Figure(found, found - reach, found + reach, count)


def middle(values: Sequence[float]) -> Figure | None:
    """Return the median of a value a game, with the interval of a seeded bootstrap."""
    return _bootstrap(values, median) if values else None


def high(values: Sequence[float]) -> Figure | None:
    """Return the least value that nine games of ten don't exceed, with the interval of a seeded
    bootstrap."""
    return _bootstrap(values, _ninth) if values else None


def _ninth(values: Sequence[float]) -> float:
    return sorted(values)[-(-9 * len(values) // 10) - 1]


def _bootstrap(values: Sequence[float], of: Callable[[Sequence[float]], float]) -> Figure:
    dice, count = CheapSource(SEED), len(values)
    found = sorted(
        of([values[dice.below(0, count)] for _ in range(count)]) for _ in range(RESAMPLES)
    )
    edge = RESAMPLES // 40
    return Figure(of(values), found[edge], found[-1 - edge], count)


def largest(wins: Sequence[float], games: int) -> Figure | None:
    """Return the largest share of wins in even shares, with its own interval.

    The largest of several shares is a little too large by chance, and the interval covers that: it
    is that of the one share.
    """
    if not games:
        return None
    places = len(wins)
    found = max(wins) / games
    low, high = wilson(max(wins), games)
    return Figure(found * places, low * places, high * places, games)
