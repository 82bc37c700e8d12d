"""Sums over pairs of matches, and the difference of two ratios that follows from them.

A block is a seed, played once in each seating with each value. A figure is a ratio of two sums,
so its error is that of its linear part (the delta method): of each block's top, less the ratio
times its bottom. Blocks are independent, and the same block with another value is alike, so the
variance is that of the differences within blocks. All sums are of whole numbers: they are the same
in whatever order blocks are added.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import isfinite, sqrt
from typing import Final

from app.lab.intervals import Interval, quantile
from app.lab.trial.figures import TrialFigure

Pair = tuple[int, int]
"""The top and the bottom of a figure in a block."""
SIZE = 9
"""How many sums there are of a figure with one value."""


def block_sums(base: Pair, other: Pair) -> list[int]:
    """Return the sums of one block: of the other value alone, and together with the base."""
    (x, m), (y, k) = other, base
    return [x, m, x * x, x * m, m * m, x * y, x * k, m * y, m * k]


def add_sums(into: list[int], more: Sequence[int]) -> None:
    for at, value in enumerate(more):
        into[at] += value


FEWEST: Final = 30
"""The fewest uses with either value: of fewer, an interval by the normal curve would be too
short."""


class Answer(Enum):
    """What is known of a difference."""

    MORE = "more"
    LESS = "less"
    SMALL = "small"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure without and with a change, their difference, and its interval.

    `before` and `after` are None if nothing was measured.
    """

    before: float | None
    after: float | None
    interval: Interval

    @property
    def change(self) -> float | None:
        if self.before is None or self.after is None:
            return None
        return self.after - self.before

    @property
    def bounded(self) -> bool:
        """Whether there were enough uses for an interval."""
        return isfinite(self.interval[0])

    def answer(self, margin: float) -> Answer:
        """Return whether the figure rises or falls, or changes by less than the margin."""
        low, high = self.interval
        if -margin < low and high < margin:
            return Answer.SMALL
        if low > 0:
            return Answer.MORE
        return Answer.LESS if high < 0 else Answer.OPEN


def estimate(
    blocks: int,
    base: Sequence[int],
    other: Sequence[int],
    figure: TrialFigure,
    confidence: float,
) -> Estimate:
    """Return the difference that the sums of some blocks show.

    `base` are the sums of the unchanged value with itself. The variance has one block more, in
    which one use of a figure turns out otherwise: a change that made no difference in some hundred
    matches might still make one in a thousand.
    """
    parts, y, k, yy, yk, kk = figure.parts, *base[:5]
    x, m, xx, xm, mm, xy, x_k, m_y, m_k = other
    before = y / (parts * k) if k else None
    after = x / (parts * m) if m else None
    if before is None or after is None or min(m, k) < FEWEST:
        return Estimate(before, after, (float("-inf"), float("inf")))
    r, s = y / k, x / m  # in parts, as the sums are
    mine = (xx - 2 * s * xm + s * s * mm) / (m * m)
    theirs = (yy - 2 * r * yk + r * r * kk) / (k * k)
    both = (xy - s * m_y - r * x_k + r * s * m_k) / (m * k)
    unit = parts * max(1.0, before)
    one = (unit / min(m, k)) ** 2
    square = (max(0.0, mine + theirs - 2 * both) + one) * blocks / (blocks - 1)
    reach = quantile(confidence) * sqrt(square) / parts
    low, high = after - before - reach, after - before + reach
    if figure.share:
        low, high = max(-1.0, low), min(1.0, high)
    return Estimate(before, after, (low, high))
