"""How sure a measured figure is: intervals for shares, differences of shares, and medians.

Wilson's for a share, Newcombe's hybrid of two of them for a difference, and order statistics for a
median, which asks nothing of how the lengths are spread.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
EXACT = 1000
"""Up to so many values the order statistics are exact; beyond, the normal curve is as good."""

Interval = tuple[float, float]


def quantile(confidence: float = CONFIDENCE) -> float:
    """How many standard deviations an interval of that confidence reaches to either side."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(hits: float, of: float, confidence: float = CONFIDENCE) -> Interval:
    """The interval of a share, `hits` of `of`; all there is if nothing was measured.

    Hits may be parts of one, where a win was shared; so may `of`, an effective number of cases.
    """
    if of <= 0:
        return 0.0, 1.0
    z = quantile(confidence)
    share, square = hits / of, z * z
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = z * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    low = 0.0 if hits <= 0 else max(0.0, middle - reach)
    return low, 1.0 if hits >= of else min(1.0, middle + reach)


def newcombe(
    hits: float, of: int, other_hits: float, other_of: int, confidence: float = CONFIDENCE
) -> Interval:
    """The interval of a difference of two shares, the first less the other (Newcombe 1998, 10)."""
    if of <= 0 or other_of <= 0:
        return -1.0, 1.0
    one, other = hits / of, other_hits / other_of
    low, high = wilson(hits, of, confidence)
    other_low, other_high = wilson(other_hits, other_of, confidence)
    down = sqrt((one - low) ** 2 + (other_high - other) ** 2)
    up = sqrt((high - one) ** 2 + (other - other_low) ** 2)
    return one - other - down, one - other + up


def spread(
    figures: Sequence[tuple[float, Interval]], confidence: float = CONFIDENCE
) -> tuple[float, Interval]:
    """The standard deviation of several measured values, and its interval.

    Each value has its own interval, of the same confidence. How much the values stray by chance is
    taken off: figures that were all the same would still be measured apart.
    """
    if len(figures) < 2:
        return 0.0, (0.0, float("inf"))
    z, free = quantile(confidence), len(figures) - 1
    noise = [((high - low) / (2 * z)) ** 2 for _, (low, high) in figures]
    mean = sum(value for value, _ in figures) / len(figures)
    squares = [(value - mean) ** 2 for value, _ in figures]
    true = sum(squares) / free - sum(noise) / len(noise)
    error = sum(
        4 * square * own + 2 * own * own for square, own in zip(squares, noise, strict=True)
    )
    reach = z * sqrt(error) / free
    low, middle, high = (sqrt(max(0.0, one)) for one in (true - reach, true, true + reach))
    return middle, (low, high)


def order_ranks(of: int, confidence: float = CONFIDENCE) -> tuple[int, int] | None:
    """Which of `of` sorted values bound the median, counted from 1; None if there are too few."""
    tail = (1 - confidence) / 2
    if of > EXACT:
        reach = quantile(confidence) * sqrt(of)
        rank = int((of - reach) / 2)
        return rank, of + 1 - rank
    below, rank, ways = 0, 0, 2**of
    while rank < of and (below + comb(of, rank)) / ways <= tail:
        below += comb(of, rank)
        rank += 1
    return (rank, of + 1 - rank) if rank else None


def at_rank(histogram: Mapping[int, int], rank: int) -> int:
    """The value at a rank, counted from 1, of what a histogram counts. Raises `IndexError`."""
    passed = 0
    for value in sorted(histogram):
        passed += histogram[value]
        if passed >= rank:
            return value
    raise IndexError(rank)


def share_below(histogram: Mapping[int, int], part: float) -> int:
    """The least value which at least that part of all values does not exceed."""
    total = sum(histogram.values())
    return at_rank(histogram, min(total, max(1, -int(-part * total // 1))))


def median(histogram: Mapping[int, int]) -> float:
    """The middle value, or the mean of the two in the middle. Raises `IndexError` for none."""
    total = sum(histogram.values())
    return (at_rank(histogram, (total + 1) // 2) + at_rank(histogram, total // 2 + 1)) / 2


def median_interval(histogram: Mapping[int, int], confidence: float = CONFIDENCE) -> Interval:
    """The interval of the median; with too few values, without end to either side."""
    ranks = order_ranks(sum(histogram.values()), confidence)
    if ranks is None:
        return float("-inf"), float("inf")
    return float(at_rank(histogram, ranks[0])), float(at_rank(histogram, ranks[1]))
