"""Tables and bars in cells, for any terminal or file: text only, coloured if somebody looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.i18n.literal import width

GAP = "  "
INDENT = "  "
EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")
BOLD, FAINT, GOOD, BAD, OPEN = "1", "2", "32", "31", "33"


@dataclass(frozen=True, slots=True)
class Style:
    """What the output can show: its width in cells, signs beyond ASCII, colours."""

    cells: int = 80
    ascii: bool = False
    colour: bool = False

    def paint(self, text: str, colour: str) -> str:
        """The text in a colour, where there are colours; they never say anything alone."""
        return f"\x1b[{colour}m{text}\x1b[0m" if self.colour and text else text

    def bar(self, part: float, cells: int) -> str:
        """A bar for a part of 1, at most so many cells long; what is not 0 can be seen."""
        part = min(max(part, 0.0), 1.0)
        if self.ascii:
            return "#" * max(int(part * cells + 0.5), part > 0)
        whole, rest = divmod(max(int(part * cells * 8 + 0.5), part > 0), 8)
        return "█" * whole + EIGHTHS[rest]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: a head, and rows of which all but the first cell stand at the right.

    `bars` holds a part of 1 for each row, if bars are drawn behind it.
    """

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    bars: Sequence[float] = ()

    @property
    def widths(self) -> list[int]:
        """The cells of each column."""
        return [max(map(width, column)) for column in zip(self.head, *self.rows, strict=True)]

    @property
    def cells(self) -> int:
        """How wide it is without bars."""
        return len(INDENT) + sum(self.widths) + len(GAP) * (len(self.head) - 1)

    def lines(self, style: Style, longest: int = 24, least: int = 6) -> list[str]:
        """The table, with as long bars as there is room for."""
        widths = self.widths
        room = min(longest, style.cells - self.cells - len(GAP))
        lines = [style.paint(_line(self.head, widths), FAINT)]
        for at, row in enumerate(self.rows):
            line = _line(row, widths)
            if self.bars and room >= least:
                line += GAP + style.bar(self.bars[at], room)
            lines.append(line.rstrip())
        return lines


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *rest = (" " * (most - width(cell)) for cell, most in zip(cells, widths, strict=True))
    right = [blank + cell for blank, cell in zip(rest, cells[1:], strict=True)]
    return INDENT + GAP.join([cells[0] + first, *right])
