"""What shall hold of a game, and whether a run of games shows that it does.

A target holds if the intervals of all its figures lie within the limits. It does not if one of
them lies wholly outside, the confidence raised by how many figures were looked at: among fifty
cards, two or three would stray at 95 % by chance alone. Anything else is undecided: play more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from app.lab.intervals import CONFIDENCE, Interval, median, median_interval, spread
from app.lab.looks import shared
from app.lab.sections import Difference, MeasuredShare, ReportRow, ReportSection

Limits = Callable[[int], tuple[float, float]]
"""From the number of seats to the least and the greatest value."""


def between(low: float, high: float) -> Limits:
    """The same limits for any number of seats."""
    return lambda _seats: (low, high)


def at_least(low: float) -> Limits:
    return between(low, 1.0)


def by_seats(limits: Mapping[int, Interval], otherwise: Interval) -> Limits:
    """Limits of their own for some numbers of seats."""
    return lambda seats: limits.get(seats, otherwise)


def near_even(reach: float) -> Limits:
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
    ("rounds", "turns") where `section` is empty. With `spread` there is one figure, the standard
    deviation of that column. It is asked of runs with the `decks` (any if none is named), the
    numbers of `seats` (any likewise) and a configuration that `fits`, given as data, with bots that
    are all alike if `equal`, and never with bots of `without`.
    """

    id: str
    limits: Limits
    section: str = ""
    column: str = "rounds"
    equal: bool = False
    spread: bool = False
    decks: frozenset[str] = frozenset()
    seats: frozenset[int] = frozenset()
    without: frozenset[str] = frozenset({"random"})
    fits: Callable[[Mapping[str, Any]], bool] = lambda _config: True

    def needs_alike(self, deck: str, bots: Sequence[str], config: Mapping[str, Any]) -> bool:
        """Whether it is not asked only because the bots are not all alike."""
        return (
            self.equal
            and len(set(bots)) > 1
            and replace(self, equal=False).asked(deck, bots, config)
        )

    def asked(self, deck: str, bots: Sequence[str], config: Mapping[str, Any]) -> bool:
        if (self.decks and deck not in self.decks) or not self.fits(config):
            return False
        if self.seats and len(bots) not in self.seats:
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


def judge(
    target: BalanceTarget,
    seats: int,
    lengths: Mapping[str, Mapping[int, int]],
    sections: Mapping[str, ReportSection],
    confidence: float = CONFIDENCE,
) -> TargetResult:
    """Return what the figures of a run say of a target, at a confidence."""
    limits = target.limits(seats)
    found: dict[TargetStatus, list[MeasuredValue]] = {status: [] for status in _WORST_FIRST}
    for figure, strict in _figures(target, lengths, sections, confidence):
        status = _status(limits, figure.interval, strict)
        if status is TargetStatus.UNDECIDED:
            figure = replace(figure, interval=strict)  # the one that leaves it open
        found[status].append(figure)
    outcome = next((status for status in found if found[status]), TargetStatus.UNDECIDED)
    worst = max(
        found[outcome],
        # How far the interval reaches beyond the nearer limit; below 0 it is within.
        key=lambda one: max(limits[0] - one.interval[0], one.interval[1] - limits[1]),
        default=MeasuredValue("", None, (0.0, 1.0)),
    )
    outside, undecided = (
        tuple(figure.key for figure in found[status] if figure.key)
        for status in (TargetStatus.FAILS, TargetStatus.UNDECIDED)
    )
    return TargetResult(target, outcome, limits, worst, outside, undecided)


_WORST_FIRST = (TargetStatus.FAILS, TargetStatus.UNDECIDED, TargetStatus.HOLDS)


def _figures(
    target: BalanceTarget,
    lengths: Mapping[str, Mapping[int, int]],
    sections: Mapping[str, ReportSection],
    confidence: float,
) -> Iterator[tuple[MeasuredValue, Interval]]:
    """Yield the figures that a target is about, each with the interval that can prove it wrong."""
    if not target.section:
        games = lengths[target.column]
        interval = median_interval(games, confidence)
        yield MeasuredValue("", median(games), interval), interval
        return
    column = sections[target.section].column(target.column)
    cells = [(key, cell) for key, cell in column if isinstance(cell, MeasuredShare | Difference)]
    if target.spread:
        measured = [
            (cell.value, cell.interval(confidence)) for _, cell in cells if cell.value is not None
        ]
        value, interval = spread([(value, reach) for value, reach in measured], confidence)
        yield MeasuredValue("", value, interval), interval
        return
    # Bonferroni: one of n intervals strays as seldom as a single one would.
    strict = shared(confidence, len(cells))
    for key, cell in cells:
        yield MeasuredValue(key, cell.value, cell.interval(confidence)), cell.interval(strict)


def _status(limits: Interval, interval: Interval, strict: Interval) -> TargetStatus:
    low, high = limits
    if strict[1] < low or strict[0] > high:
        return TargetStatus.FAILS
    within = low <= interval[0] and interval[1] <= high
    return TargetStatus.HOLDS if within else TargetStatus.UNDECIDED


def table_of(results: Sequence[TargetResult]) -> ReportSection:
    """Return what came of targets as a table for other programs."""
    columns = (
        "outcome", "at-least", "at-most", "figure", "value", "low", "high", "outside", "undecided",
    )  # fmt: skip
    rows = []
    for one in results:
        figure = (one.worst.key or one.target.column, one.worst.value, *one.worst.interval)
        cells = (one.outcome.value, *one.limits, *figure, one.outside, one.open)
        rows.append(ReportRow(one.target.id, cells))
    return ReportSection("targets", "target", columns, tuple(rows))
