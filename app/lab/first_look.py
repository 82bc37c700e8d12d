"""The first findings of a report: at most five, the plainest one first.

A finding is a missed target, a card that wins or loses far more than the others, a limit that ends
many games, or cards that never come into play. Each has the figure that shows it, and where a card
has one number that makes it strong, a value to try.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final, NamedTuple

from app.lab.intervals import CONFIDENCE, Interval
from app.lab.sections import Difference, MeasuredShare, ReportSection, kinds_of
from app.lab.targets import TargetResult, TargetStatus

MOST: Final = 5
"""Findings that are told."""
CLEAR: Final = 0.05
"""A card is told of only if its effect is certainly further than that from the others'."""
SEEN: Final = 30
"""How often the middle card of a table must have been seen, before one never seen is told of."""
MISSED: Final = 3.0
"""The least weight of a missed target: somebody said what shall hold, and of a card nobody did."""
LIMITS: Final = ("turn-limit", "time-up", "cap")
"""The ends of games that a limit ended."""
STRONGEST_CHANGE: Final = 0.6
"""The largest part of a card's number that is proposed to be taken off or added."""


class CardNumber(NamedTuple):
    """The number that makes a card strong: its `field` in the deck's file, and its value."""

    field: str
    value: int


class NumberToTry(NamedTuple):
    """A `field` of a card's file with its `old` number, and a `new` one to try."""

    field: str
    old: int
    new: int


Dial = Callable[[str, str], CardNumber | None]
"""The number of a card (by kind and id) that makes it strong; None if there isn't one."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A thing to look at: `message` names its sentence.

    `rows` are the rows of `kind` that it is about, `value` with its `interval` is the first one's
    figure, and `bound` what it is compared with. `target` is the missed target, if it is one.
    `dial` is the number of the first card, and the one to try. The greater `weight` is told first.
    """

    message: str
    weight: float
    kind: str = ""
    rows: tuple[str, ...] = ()
    value: float = 0.0
    interval: Interval = (0.0, 0.0)
    bound: float = 0.0
    target: TargetResult | None = None
    dial: NumberToTry | None = None


def first_look(
    verdicts: Sequence[TargetResult], sections: Sequence[ReportSection], dial: Dial
) -> tuple[Finding, ...]:
    """Return what to look at first in the tables and targets of a run."""
    kinds = kinds_of(sections)
    found = [
        _missed(verdict, kinds.get(verdict.target.section, ""), dial)
        for verdict in verdicts
        if verdict.outcome is TargetStatus.FAILS and not _of_cards(verdict)
    ]
    for section in sections:
        if "difference" in section.columns:
            found += _cards(section, dial)
            found += _unseen(section)
        elif section.id == "ends":
            found += _limits(section)
    found.sort(key=lambda one: -one.weight)
    return tuple(found[:MOST])


def _of_cards(verdict: TargetResult) -> bool:
    """Whether a target is about the effect of each card, which has findings of its own."""
    return verdict.target.column == "difference" and not verdict.target.spread


def _missed(verdict: TargetResult, kind: str, dial: Dial) -> Finding:
    """Return a missed target. Its weight is how far out its figure is, in widths of the limits."""
    worst, (low, high) = verdict.worst, verdict.limits
    above = worst.interval[0] > high
    away = worst.interval[0] - high if above else low - worst.interval[1]
    scale = min((high - low) / 2, high if above else low) or 1.0
    rows = (worst.key, *(row for row in verdict.outside if row != worst.key)) if worst.key else ()
    # A monster that is beaten too seldom is too strong, and one that wins too seldom too weak.
    harder = {"beaten": False, "killed": False, "lost": True}.get(verdict.target.column)
    change = None
    if harder is not None and rows:
        change = _changed(dial(kind, rows[0]), 0.25, up=harder is not above)
    return Finding(
        f"{verdict.target.id}-{'high' if above else 'low'}",
        MISSED + max(away, 0.0) / scale,
        kind,
        rows,
        worst.value or 0.0,
        worst.interval,
        high if above else low,
        verdict,
        change,
    )


def _cards(section: ReportSection, dial: Dial) -> Iterator[Finding]:
    """Yield the cards whose effect is clearly not that of the middle card of the table.

    The confidence is raised by the number of cards, as for targets.
    """
    cells = [
        (key, cell, cell.value)
        for key, cell in section.column("difference")
        if isinstance(cell, Difference) and cell.value is not None
    ]
    if len(cells) < 3:
        return
    usual = median(value for _, _, value in cells)
    strict = 1 - (1 - CONFIDENCE) / len(cells)
    for key, cell, value in cells:
        low, high = cell.interval(strict)
        clear = max(low - usual, usual - high)
        if clear > CLEAR:
            strong = value > usual
            number = _changed(dial(section.kind, key), 2 * abs(value - usual), up=not strong)
            yield Finding(
                "strong" if strong else "weak",
                1 + (clear - CLEAR) / CLEAR,
                section.kind,
                (key,),
                value,
                cell.interval(),
                usual,
                dial=number,
            )


def _unseen(section: ReportSection) -> Iterator[Finding]:
    """Yield the cards that never came into play, as one finding, if the others did often."""
    seen = {row.key: times for row in section.rows if isinstance(times := row.cells[0], int)}
    never = tuple(key for key, times in seen.items() if not times)
    usual = median(seen.values()) if seen else 0
    if never and usual >= SEEN:
        yield Finding("unseen", 1.0, section.kind, never, bound=usual)


def _limits(section: ReportSection) -> Iterator[Finding]:
    """Yield the limit that ends more games than a few."""
    for key, cell in section.column("share"):
        if key in LIMITS and isinstance(cell, MeasuredShare):
            low, high = cell.interval()
            if low > CLEAR:
                weight = 1 + (low - CLEAR) / CLEAR
                yield Finding(
                    "limit", weight, section.kind, (key,), cell.value or 0.0, (low, high), CLEAR
                )


def _changed(number: CardNumber | None, part: float, *, up: bool) -> NumberToTry | None:
    """Return a card's number and one to try: by that part of it more or less, and at least by 1."""
    if number is None or not number.value:
        return None
    field, value = number
    step = max(1, round(value * min(part, STRONGEST_CHANGE)))
    return NumberToTry(field, value, value + step if up else value - step)
