"""What shall hold of a game, and whether a run of games shows that it does.

A target holds if the intervals of all its figures lie within the limits. It does not if one of
them lies wholly outside, the confidence raised by how many figures were looked at: among fifty
cards, two or three would stray at 95 % by chance alone. Anything else is undecided: play more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from app.lab.intervals import CONFIDENCE, Interval, median, median_interval
from app.lab.sections import Difference, MeasuredShare, ReportSection

Limits = Callable[[int], tuple[float, float]]
"""From the number of seats to the least and the greatest value."""


def between(low: float, high: float) -> Limits:
    """The same limits for any number of seats."""
    return lambda _seats: (low, high)


def at_least(low: float) -> Limits:
    """A share that is no less."""
    return between(low, 1.0)


def near_even(reach: float) -> Limits:
    """A share so near to the even one."""
    return lambda seats: (1 / seats - reach, 1 / seats + reach)


def times_even(low: float, high: float) -> Limits:
    """A share in multiples of the even one."""
    return lambda seats: (low / seats, high / seats)


class TargetStatus(Enum):
    """What a run says of a target."""

    HOLDS = "holds"
    FAILS = "fails"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class BalanceTarget:
    """What shall hold: `id` names its sentence.

    The figures are those of a `column` of a `section`, or the median of the games' `column`
    ("rounds", "turns") where `section` is empty. It is asked of runs with the `decks` (any if
    none is named) and a configuration that `fits`, given as data, with bots that are all alike if
    `equal`, and never with bots of `without`.
    """

    id: str
    limits: Limits
    section: str = ""
    column: str = "rounds"
    equal: bool = False
    decks: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset({"random"})
    fits: Callable[[Mapping[str, Any]], bool] = lambda _config: True

    def asked(self, deck: str, bots: Sequence[str], config: Mapping[str, Any]) -> bool:
        """Whether it is asked of a run with that deck, those bots and that configuration."""
        if (self.decks and deck not in self.decks) or not self.fits(config):
            return False
        return not self.without & set(bots) and not (self.equal and len(set(bots)) > 1)


@dataclass(frozen=True, slots=True)
class MeasuredValue:
    """A measured value and its interval, of the row `key` ("" for a median)."""

    key: str
    value: float | None
    interval: Interval


@dataclass(frozen=True, slots=True)
class TargetResult:
    """What came of a target. `worst` is the figure that decides; `outside` and `open` are the rows
    that don't hold, and those that are undecided."""

    target: BalanceTarget
    outcome: TargetStatus
    limits: tuple[float, float]
    worst: MeasuredValue
    outside: tuple[str, ...] = ()
    open: tuple[str, ...] = ()

    @property
    def is_share(self) -> bool:
        """Whether its figures are shares, and no lengths."""
        return bool(self.target.section)


def judge(
    target: BalanceTarget,
    seats: int,
    lengths: Mapping[str, Mapping[int, int]],
    sections: Mapping[str, ReportSection],
) -> TargetResult:
    """What the figures of a run say of a target."""
    limits = target.limits(seats)
    if not target.section:
        histogram = lengths[target.column]
        figure = MeasuredValue("", median(histogram), median_interval(histogram))
        outcome = _outcome(limits, figure.interval, figure.interval)
        return TargetResult(target, outcome, limits, figure)
    cells = [
        (key, cell)
        for key, cell in sections[target.section].column(target.column)
        if isinstance(cell, MeasuredShare | Difference)
    ]
    # Bonferroni: one of so many intervals strays as seldom as a single one would.
    strict = 1 - (1 - CONFIDENCE) / max(1, len(cells))
    figures = [MeasuredValue(key, cell.value, cell.interval()) for key, cell in cells]
    found = {
        figure.key: _outcome(limits, figure.interval, cell.interval(strict))
        for figure, (_, cell) in zip(figures, cells, strict=True)
    }
    outside = tuple(key for key, outcome in found.items() if outcome is TargetStatus.FAILS)
    undecided = tuple(key for key, outcome in found.items() if outcome is TargetStatus.UNDECIDED)
    outcome = TargetStatus.HOLDS
    if outside or undecided or not figures:
        outcome = TargetStatus.FAILS if outside else TargetStatus.UNDECIDED
    deciding = [figure for figure in figures if found[figure.key] is outcome] or figures
    worst = max(
        deciding,
        key=lambda figure: _beyond(limits, figure),
        default=MeasuredValue("", None, (0.0, 1.0)),
    )
    return TargetResult(target, outcome, limits, worst, outside, undecided)


def _outcome(limits: Interval, interval: Interval, strict: Interval) -> TargetStatus:
    low, high = limits
    if strict[1] < low or strict[0] > high:
        return TargetStatus.FAILS
    return (
        TargetStatus.HOLDS if low <= interval[0] and interval[1] <= high else TargetStatus.UNDECIDED
    )


def _beyond(limits: Interval, figure: MeasuredValue) -> float:
    """How far the interval reaches beyond the nearer limit; below 0 it is within."""
    return max(limits[0] - figure.interval[0], figure.interval[1] - limits[1])
