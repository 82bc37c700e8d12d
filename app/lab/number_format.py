"""Measured figures as people read them, with a comma where the language has one."""

from __future__ import annotations

from math import isinf

from app.i18n.fluent import Texts
from app.i18n.numbers import decimal
from app.lab.intervals import Interval
from engines.kernel.reals import THOUSAND


class NumberFormat:
    """Writes figures in the language of the texts. Shares are from 0 to 1, shown in per cent."""

    def __init__(self, texts: Texts, ascii_only: bool = False) -> None:
        self._texts = texts
        self.reach = "+-" if ascii_only else "±"
        """The sign before how far an interval reaches."""

    def real(self, value: float) -> str:
        """A real with one decimal."""
        return decimal(round(value * THOUSAND), self._texts.language)

    def plain(self, value: float) -> str:
        """A real, its decimals left out if they are 0."""
        return str(int(value)) if value == int(value) else self.real(value)

    def percent(self, share: float) -> str:
        """A share in per cent with one decimal."""
        return self._texts("lab-percent", value=self.real(100 * share))

    def span(self, low: float, high: float) -> str:
        """From one number to another."""
        return self.plain(low) if low == high else f"{self.plain(low)}..{self.plain(high)}"

    def number(self, value: float, interval: Interval) -> str:
        """A number and its interval."""
        if isinf(interval[0]) or isinf(interval[1]):
            return self.plain(value)
        return f"{self.plain(value)} ({self.span(*interval)})"

    def share(self, value: float | None, interval: Interval, brief: bool) -> str:
        """A share and its interval, or how far that reaches at most."""
        if value is None:
            return "-"
        low, high = (self.real(100 * end) for end in interval)
        if brief:
            return f"{self.real(100 * value)} {self.reach}{self._reach(value, interval)}"
        return f"{self.percent(value)} ({low}..{high})"

    def points(self, value: float | None, interval: Interval, brief: bool) -> str:
        """A difference of shares in points, with its sign."""
        if value is None:
            return "-"
        shown = self._signed(value)
        if brief:
            return f"{shown} {self.reach}{self._reach(value, interval)}"
        return f"{shown} ({self._signed(interval[0])}..{self._signed(interval[1])})"

    def _reach(self, value: float, interval: Interval) -> str:
        return self.real(100 * max(value - interval[0], interval[1] - value))

    def _signed(self, value: float) -> str:
        shown = self.real(100 * value)
        return shown if shown.startswith("-") or not value else f"+{shown}"
