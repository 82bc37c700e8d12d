"""Draws an id as lines, for a room of any size."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from app.tui.creatures.genes import Genes, genes_of
from app.tui.creatures.letters import letter_lines
from app.tui.creatures.parts import PartSheet, read_sheet
from app.tui.creatures.pixels import pixel_lines
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Line, Span, width_of

SHEETS = Path(__file__).resolve().parent / "sheets"
SIZES = ((12, 6), (8, 4))
"""Cells and rows of the available drawings, the best first."""
KEPT = 256
"""Pictures in the cache: more than any deck has monsters."""


def creature(
    id: str,  # noqa: A002  # an id is what it is
    cells: int,
    rows: int,
    glyphs: Glyphs,
    danger: int = 0,
    *,
    colour: bool = True,
) -> list[Line]:
    """Return the picture of a monster: `rows` lines of `cells` cells, drawn in their middle.

    Any text is an id, and the same id always has the same picture. If two drawings fit side by side
    and one over the other, the picture is twice as large, and so on; in less than eight cells by
    four it is blank. `danger` above 0 marks a monster that kills. `colour` is whether the theme has
    colours (`Palette.coloured`): without them eyes and mouths are holes.
    """
    return list(_drawn(genes_of(id, danger), max(cells, 0), max(rows, 0), glyphs, colour))


@lru_cache(KEPT)
def _drawn(genes: Genes, cells: int, rows: int, glyphs: Glyphs, colour: bool) -> Sequence[Line]:
    size = next((one for one in SIZES if one[0] <= cells and one[1] <= rows), None)
    if size is None:
        return tuple((Span(" " * cells),) for _ in range(rows))
    lines: Sequence[Line]
    sheet = part_sheet(size, pixels=bool(glyphs.pixels))
    if glyphs.pixels:
        scale = min(cells // size[0], rows // size[1])
        lines = pixel_lines(genes, sheet, scale, glyphs.pixels, colour=colour)
    else:
        lines = letter_lines(genes, sheet)
    return _framed(lines, cells, rows)


def _framed(lines: Sequence[Line], cells: int, rows: int) -> tuple[Line, ...]:
    """Return the drawing in the middle of its room; an odd cell or row is left at its right and
    top."""
    across = width_of(lines[0])
    left, under = (cells - across) // 2, (rows - len(lines)) // 2
    sides = Span(" " * left), Span(" " * (cells - across - left))
    inside = [tuple(run for run in (sides[0], *line, sides[1]) if run.text) for line in lines]
    blank = (Span(" " * cells),)
    return (*[blank] * (rows - len(lines) - under), *inside, *[blank] * under)


@cache
def part_sheet(size: tuple[int, int], *, pixels: bool) -> PartSheet:
    """Return the parts for a size in cells and rows: in letters, or in pixels, two per cell."""
    cells, rows = size
    kind, down, clear = ("pixels", 2 * rows, ".") if pixels else ("letters", rows, " ")
    text = (SHEETS / f"{kind}-{cells}x{down}.txt").read_text("utf-8")
    return read_sheet(text, (cells // 2, down), clear)
