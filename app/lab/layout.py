"""Tables and bars in cells, for any terminal or file: text, and colours where they are seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.i18n.literal import width
from app.lab.sections import Bar

GAP = INDENT = "  "
EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")
BOLD, FAINT, GOOD, BAD, OPEN = "1", "2", "32", "31", "33"
SHORTEST_BAR = 6
"""With less room than this many cells, a table has no bars."""


@dataclass(frozen=True, slots=True)
class Style:
    """What the output can show: its width in cells, signs beyond ASCII, colours."""

    cells: int = 80
    ascii: bool = False
    colour: bool = False

    def paint(self, text: str, colour: str) -> str:
        """Return the text in a colour, if there are colours. A colour never says anything alone."""
        return f"\x1b[{colour}m{text}\x1b[0m" if self.colour and text else text

    def bar(self, part: float, cells: int) -> str:
        """Return a bar for a part of 1, at most `cells` long. A part above 0 can be seen."""
        part = min(max(part, 0.0), 1.0)
        if self.ascii:
            return "#" * max(int(part * cells + 0.5), part > 0)
        whole, rest = divmod(max(int(part * cells * 8 + 0.5), part > 0), 8)
        return "█" * whole + EIGHTHS[rest]


class Grid:
    """A table: all texts but the first of a row stand at the right, and bars behind the last."""

    def __init__(self, head: Sequence[str], rows: Sequence[Sequence[str | Bar]]) -> None:
        self.head = head
        self.rows = [[cell for cell in row if isinstance(cell, str)] for row in rows]
        self.bars = [cell for row in rows for cell in row if isinstance(cell, Bar)]
        columns = zip(head, *self.rows, strict=True)
        self.widths = [max(map(width, column)) for column in columns]
        self.cells = sum(self.widths) + len(INDENT) + len(GAP) * (len(head) - 1)
        """The width without bars."""

    def lines(self, style: Style) -> list[str]:
        """Return the lines, with bars as long as there is room for."""
        lines = [self._line(row) for row in self.rows]
        room = style.cells - self.cells - len(GAP)
        if self.bars and room >= SHORTEST_BAR:
            bars = (style.bar(bar.part, min(bar.cells, room)) for bar in self.bars)
            lines = [line + GAP + bar for line, bar in zip(lines, bars, strict=True)]
        return [style.paint(self._line(self.head), FAINT), *(line.rstrip() for line in lines)]

    def _line(self, row: Sequence[str]) -> str:
        blanks = [" " * (most - width(cell)) for cell, most in zip(row, self.widths, strict=True)]
        right = [blank + cell for blank, cell in zip(blanks[1:], row[1:], strict=True)]
        return INDENT + GAP.join([row[0] + blanks[0], *right])
