"""The base of the pages that show a calculation, line by line, each with its clause."""

from __future__ import annotations

from typing import ClassVar

from app.i18n.literal import width
from app.text.sums import SumLine
from app.tui.match.page import MatchPage
from app.tui.widgets.styled_text import Line, Span, wrap

CLAUSE = 8
"""Cells of a clause at the edge."""
WIDEST = 90
"""Widest line in cells: a number far from its label is hard to read."""


class SumPage(MatchPage):
    """A page of sums; `NUMBER` is the width of its numbers in cells."""

    NUMBER: ClassVar[int]

    def sums(self, cells: int, *lines: SumLine) -> list[Line]:
        return [row for line in lines for row in self._rows(line, cells)]

    def _rows(self, line: SumLine, cells: int) -> list[Line]:
        room = min(cells, WIDEST) - self.NUMBER - CLAUSE - 4
        parts = wrap(line.label, room)
        rows: list[Line] = []
        for at, part in enumerate(parts):
            last = at == len(parts) - 1
            blank = " " * (room - width(part))
            number = f"{line.number:>{self.NUMBER}}" if last else " " * self.NUMBER
            clause = f"  {line.clause}" if last else ""
            rows.append([Span(f"   {part}{blank}"), Span(number, "title"), Span(clause, "faint")])
        return rows
