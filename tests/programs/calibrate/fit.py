"""The weights under which the winners of some moments are likeliest (a conditional logit)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log

from engines.kernel.win_probability import estimated
from tests.programs.calibrate.moments import Moment

STEPS = 12
RIDGE = 1e-4
"""Holds a weight back about which the moments say nothing."""
LEAST = 1e-3
"""The least chance that counts in a loss: an estimate is never that sure."""
BINS = 10

Weights = Sequence[float]
Matrix = list[list[float]]


def estimate(moment: Moment, weights: Weights) -> tuple[float, ...]:
    """Return the chances by some weights; the last weight is that of playing at random."""
    return estimated(moment.rows, weights, moment.aimless)


def loss(moments: Sequence[Moment], found: Sequence[Sequence[float]]) -> float:
    """Return the mean logarithmic loss of some chances for each moment; less is better."""
    total = sum(
        moment.weight * -log(max(LEAST, chance[moment.winner]))
        for moment, chance in zip(moments, found, strict=True)
    )
    return total / sum(moment.weight for moment in moments)


def fitted(moments: Sequence[Moment]) -> list[float]:
    """Return the best weights, by Newton's method. None is below 0: more of a figure is never
    worse. Figures that would be get 0, and the others are fitted again."""
    width = 1 + next(len(row) for row in moments[0].rows if row is not None)
    free = list(range(width))
    while True:
        weights = _newton(moments, width, free)
        worst = min(free, key=weights.__getitem__, default=-1)
        if worst < 0 or weights[worst] >= 0:
            return weights
        free.remove(worst)


def _newton(moments: Sequence[Moment], width: int, free: Sequence[int]) -> list[float]:
    weights = [0.0] * width
    for _ in range(STEPS):
        slope, curve = _derivatives(moments, weights, free)
        step = solved(curve, slope)
        for at, change in zip(free, step, strict=True):
            weights[at] += max(-2.0, min(2.0, change))
        if max(map(abs, step), default=0.0) < 1e-4:
            break
    return weights


def _derivatives(
    moments: Sequence[Moment], weights: Weights, free: Sequence[int]
) -> tuple[list[float], Matrix]:
    """Return the slope of the likelihood and minus its curvature, over the free weights."""
    size, total = len(free), sum(moment.weight for moment in moments)
    slope = [-RIDGE * weights[at] for at in free]
    curve = [[RIDGE * (one == other) for other in range(size)] for one in range(size)]
    for moment in moments:
        shares, weight = estimate(moment, weights), moment.weight / total
        aimless = [*moment.aimless, *([False] * (len(moment.rows) - len(moment.aimless)))]
        rows = []
        for row, plays in zip(moment.rows, aimless, strict=True):
            all_figures = (*row, -float(plays)) if row is not None else (0.0,) * len(weights)
            rows.append([all_figures[at] for at in free])
        mean = [sum(s * row[at] for s, row in zip(shares, rows, strict=True)) for at in range(size)]
        for at in range(size):
            slope[at] += weight * (rows[moment.winner][at] - mean[at])
            for other in range(at + 1):
                both = sum(s * row[at] * row[other] for s, row in zip(shares, rows, strict=True))
                curve[at][other] += weight * (both - mean[at] * mean[other])
    for at in range(size):
        for other in range(at):
            curve[other][at] = curve[at][other]
    return slope, curve


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Return the solution of some linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for other in range(size):
            if other != at:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def calibration(
    moments: Sequence[Moment], found: Sequence[Sequence[float]]
) -> Iterator[tuple[float, float, float]]:
    """Return, for each tenth of chances: the mean one, how often it came true, and its weight."""
    given, came, weighed = [0.0] * BINS, [0.0] * BINS, [0.0] * BINS
    for moment, shares in zip(moments, found, strict=True):
        for seat, share in enumerate(shares):
            at = min(BINS - 1, int(share * BINS))
            given[at] += moment.weight * share
            came[at] += moment.weight * (seat == moment.winner)
            weighed[at] += moment.weight
    for at, weight in enumerate(weighed):
        if weight:
            yield given[at] / weight, came[at] / weight, weight
