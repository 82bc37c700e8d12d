"""The cells of a report as people read them, with a comma where the language has one."""

from __future__ import annotations

from math import inf

from app.i18n.fluent import Texts
from app.i18n.numbers import decimal
from app.lab.intervals import Interval
from app.lab.sections import (
    Bar,
    Cell,
    Difference,
    KnownShare,
    MeasuredNumber,
    MeasuredShare,
    NumberRange,
)
from engines.kernel.reals import THOUSAND


class NumberFormat:
    """Writes cells in the language of the texts. Shares are from 0 to 1, shown in per cent."""

    def __init__(self, texts: Texts, ascii_only: bool = False) -> None:
        self._texts = texts
        self.reach = "+-" if ascii_only else "±"
        """The sign before the distance to the farther end of an interval."""

    def cell(self, cell: Cell, brief: bool = False) -> str | Bar:
        """Return a cell in words, but a bar as it is: its length hangs on the room that is left.

        `brief` gives the reach of an interval instead of its ends.
        """
        match cell:
            case Bar():
                return cell
            case float():
                return self.real(cell)
            case NumberRange(low, high):
                return self.span(low, high)
            case KnownShare():
                return self.percent(cell.value)
            case MeasuredNumber(value, low, high):
                return self.number(value, (low, high))
            case MeasuredShare() | Difference():
                signed = isinstance(cell, Difference)
                return self.share(cell.value, cell.interval(), brief, signed)
        return str(cell)

    def real(self, value: float) -> str:
        """Return a real with one decimal."""
        return decimal(round(value * THOUSAND), self._texts.language)

    def plain(self, value: float) -> str:
        """Return a real, without its decimal if that is 0."""
        return str(int(value)) if value == int(value) else self.real(value)

    def percent(self, share: float) -> str:
        """Return a share in per cent with one decimal."""
        return self._texts("lab-percent", value=self._hundredths(share))

    def span(self, low: float, high: float) -> str:
        """Return both ends, or the only number."""
        return self.plain(low) if low == high else f"{self.plain(low)}..{self.plain(high)}"

    def number(self, value: float, interval: Interval) -> str:
        """Return a number and its interval, if that has ends."""
        ends = "" if inf in map(abs, interval) else f" ({self.span(*interval)})"
        return self.plain(value) + ends

    def share(
        self, value: float | None, interval: Interval, brief: bool = False, signed: bool = False
    ) -> str:
        """Return a share, or a difference of shares with its sign, and its interval."""
        if value is None:
            return "-"
        low, high = interval
        one, least, most = (self._hundredths(each, signed) for each in (value, low, high))
        if brief:
            return f"{one} {self.reach}{self._hundredths(max(value - low, high - value))}"
        return f"{one if signed else self.percent(value)} ({least}..{most})"

    def _hundredths(self, value: float, signed: bool = False) -> str:
        shown = self.real(100 * value)
        plus = signed and value and not shown.startswith("-")
        return f"+{shown}" if plus else shown
