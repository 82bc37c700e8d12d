"""A chart in lines of text: values at the left, seats at the ends of their lines, turns below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from app.analysis.match_analysis import Chart
from app.analysis.plot import NOBODY, Pen, column, ends, plot
from app.i18n.literal import width

Part = tuple[str, int]
"""A piece of text and the seat of its line, or `NOBODY`, or a mark of turning points.
The marks are `POINT` and `CHOSEN`."""

POINT, CHOSEN = -2, -3
LABELLED = 9
"""Rows from which one may be dropped, so that the middle row can have its value."""
FEW = 8
"""Turns up to which each has its number, so that none seems to be missing."""
MOST_ENDS = 4
"""Seat numbers beside each other where lines end in the same row; without a blank between them 1
and 2 would read like twelve."""


@dataclass(frozen=True, slots=True)
class ChartGlyphs:
    """The characters of a chart: the line itself, and the mark of a turning point."""

    pen: Pen
    point: str


UNICODE = ChartGlyphs(Pen("─", "│", "┌┐└┘"), "↑")
ASCII = ChartGlyphs(Pen("-", "|", "++++"), "^")


@dataclass(frozen=True, slots=True)
class ChartMarks:
    """Turning points by the preceding mark, from 0, with fractions of a turn; one is chosen."""

    marks: Sequence[float] = ()
    chosen: int = -1


NO_POINTS = ChartMarks()


def chart_lines(
    chart: Chart,
    size: tuple[int, int],
    signs: ChartGlyphs,
    value: Callable[[float], str],
    order: Sequence[int],
    points: ChartMarks = NO_POINTS,
) -> list[list[Part]]:
    """Return a chart of `size` columns and rows, including its axis; [] if only the axis fits.
    `value` formats a value; lines of seats later in `order` cover the others."""
    cells, rows = size
    scale, high = chart.scale, rows - 2
    if high < 1:
        return []
    if high >= LABELLED:
        high -= 1 - high % 2  # so that there is a row in the middle
    texts = {0: value(scale.top), high - 1: value(scale.bottom)}
    middle = value((scale.bottom + scale.top) / 2)
    if high % 2 and high > 1 and middle not in texts.values():
        texts[high // 2] = middle
    left = max(map(width, texts.values())) + 1
    last = [seats[:MOST_ENDS] for seats in ends(chart.courses, scale, high)]
    room = max(MOST_ENDS, *(2 * len(seats) - 1 for seats in last))
    across = max(2, cells - left - 2 - room)
    grid = plot(chart.courses, scale, (across, high), signs.pen, order)
    lines: list[list[Part]] = []
    for row, (spots, seats) in enumerate(zip(grid, last, strict=True)):
        text = texts.get(row, "")
        head = " " * (left - 1 - width(text)) + text + " " + signs.pen.vertical
        tail = [part for seat in seats for part in ((" ", NOBODY), (str(seat + 1), seat))]
        lines.append([(head, NOBODY), *_joined(spots), *tail])
    marks = len(chart.courses[0])
    lines.append(_axis(left, across, marks, signs, points))
    lines.append([(" " * (left + 1) + _numbers(marks - 1, across, chart.first), NOBODY)])
    return lines


def _joined(spots: Sequence[Part]) -> list[Part]:
    """Return the spots with neighbours of one seat joined."""
    joined = groupby(spots, key=itemgetter(1))
    return [("".join(sign for sign, _ in part), seat) for seat, part in joined]


def _axis(left: int, across: int, marks: int, signs: ChartGlyphs, points: ChartMarks) -> list[Part]:
    pen = signs.pen
    spots: list[Part] = [(pen.horizontal, NOBODY)] * across
    places = [column(mark, marks, across) for mark in points.marks]
    for place in places:
        spots[place] = (signs.point, POINT)
    if 0 <= points.chosen < len(places):
        spots[places[points.chosen]] = (signs.point, CHOSEN)
    return [(" " * left + pen.corners[2], NOBODY), *_joined(spots)]


def _numbers(turns: int, across: int, first: int) -> str:
    marks = sorted({0, turns // 4, turns // 2, 3 * turns // 4, max(0, turns - 1)})
    if turns <= FEW:
        marks = list(range(max(1, turns)))
    line = ""
    for mark in marks:
        text = str(mark + first)
        at = min(column(mark, turns + 1, across), across - len(text))
        if at >= len(line) + (1 if line else 0):
            line += " " * (at - len(line)) + text
    return line
