"""The scale of a chart in a page: figures as marks with their intervals, all on one scale.

An interval that would stretch the scale so that nobody could read the others is cut: it ends in an
arrow at the edge, and its mark is left out if it is beyond. The cell beside it has its figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from app.lab.intervals import Interval

MARGIN: Final = 0.03
"""The part of a scale's width that is free at either end."""
WIDE: Final = 4
"""An interval so many times as wide as the middle one may be cut."""
STRETCHED: Final = 1.5
"""Intervals are cut if the scale would be so many times as wide with them."""


@dataclass(frozen=True, slots=True)
class ChartScale:
    """A scale from `low` to `high` with a thin line at `zero`."""

    low: float
    high: float
    zero: float

    def drawn(self, value: float, interval: Interval, kind: str = "") -> str:
        """Return a mark with its interval, as HTML. `kind` is one more class for its style."""
        least, most = interval
        low, high = (min(max(end, self.low), self.high) for end in interval)
        marks = {"zero": self.zero, "low": low, "high": high, "value": value}
        style = ";".join(f"--{name}:{self._place(at)}" for name, at in marks.items())
        under = " under" if least < self.low else ""
        over = " over" if most > self.high else ""
        cut = " cut" if under or over else ""
        more = f" {kind}" if kind else ""
        return f'<span class="reach{cut}{under}{over}{more}" style="{style}"></span>'

    def _place(self, value: float) -> str:
        return f"{100 * (value - self.low) / (self.high - self.low):.1f}%"


def chart_scale(figures: Sequence[tuple[float, Interval]], zero: float) -> ChartScale:
    """Return the scale on which figures with their intervals, and `zero`, can be read."""
    whole = _ends([interval for _, interval in figures], zero)
    most = WIDE * median([high - low for _, (low, high) in figures] or [0.0])
    usual = [interval for _, interval in figures if interval[1] - interval[0] <= most]
    low, high = _ends(usual, zero)
    if whole[1] - whole[0] <= STRETCHED * (high - low):
        low, high = whole
    free = MARGIN * ((high - low) or 1.0)
    return ChartScale(low - free, high + free, zero)


def is_cut(line: str) -> bool:
    """Whether a line of a page has a figure whose interval was cut. No outside text looks so,
    because its quotes are escaped."""
    return 'class="reach cut' in line


def _ends(intervals: Sequence[Interval], zero: float) -> Interval:
    lows, highs = [low for low, _ in intervals], [high for _, high in intervals]
    return min([zero, *lows]), max([zero, *highs])
