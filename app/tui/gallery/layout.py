"""The lines of an exhibit's page: its picture beside the short parts, the others below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from app.i18n.fluent import Texts
from app.i18n.literal import width
from app.tui.gallery.exhibits import Exhibit, ExhibitPage, ExhibitPart
from app.tui.glyphs import Glyphs
from app.tui.widgets.line_widget import cut
from app.tui.widgets.styled_text import Line, Span, lit, wrap, wrapped

PICTURES: Final = ((48, 24), (36, 18), (24, 12), (12, 6))
"""Cells and rows of a picture, the best first; drawings in letters have only the last size."""
GAP: Final = 3
"""Cells between a picture and the words at its right."""
INDENT: Final = 2


@dataclass(frozen=True, slots=True)
class ExhibitStyle:
    """The style of words and pictures; `words` (case-folded) are those of the search, and
    marked."""

    texts: Texts
    glyphs: Glyphs
    colour: bool
    words: Sequence[str] = ()


def page_lines(exhibit: Exhibit, look: ExhibitStyle, cells: int, rows: int) -> list[Line]:
    """Return an exhibit's page in lines of at most `cells` cells. `rows` is the visible height:
    the picture is the largest that keeps all visible, or else the smallest."""
    page = exhibit.page(look.texts)
    lines: list[Line] = []
    for size in _sizes(exhibit, look.glyphs, cells):
        lines = _told(exhibit, page, look, cells, size)
        if len(lines) <= rows:
            break
    return lines + _drawing(exhibit, look, cells, rows, len(lines) + 1)


def _sizes(exhibit: Exhibit, glyphs: Glyphs, cells: int) -> Sequence[tuple[int, int]]:
    """Return the possible sizes of the picture, the best first; (0, 0) if there is none."""
    if not exhibit.pictured:
        return ((0, 0),)
    sizes = PICTURES if glyphs.pixels else PICTURES[-1:]
    return [one for one in sizes if 2 * one[0] <= cells] or PICTURES[-1:]


def _told(
    exhibit: Exhibit, page: ExhibitPage, look: ExhibitStyle, cells: int, size: tuple[int, int]
) -> list[Line]:
    room = cells - size[0] - GAP if size[0] else cells
    parts = [*_quoted(page.flavour, room), *_parts(page.beside, room)]
    words = [lit(line, look.words) for line in parts]
    lines = [*(_beside(exhibit, look, size, words) if size[0] else words)]
    lines += [lit(line, look.words) for line in _parts(page.below, cells)]
    while lines and not lines[-1]:
        lines.pop()
    return lines


def _beside(
    exhibit: Exhibit, look: ExhibitStyle, size: tuple[int, int], words: Sequence[Line]
) -> list[Line]:
    drawn = exhibit.portrait(*size, look.glyphs, look.colour)
    lines: list[Line] = []
    for row in range(max(len(drawn), len(words))):
        picture = cut(drawn[row] if row < len(drawn) else [], size[0])
        lines.append([*picture, Span(" " * GAP), *(words[row] if row < len(words) else [])])
    return [*lines, []]


def _drawing(exhibit: Exhibit, look: ExhibitStyle, cells: int, rows: int, above: int) -> list[Line]:
    drawn = exhibit.drawing(cells, rows - above, look.glyphs)
    if drawn is None:
        drawn = exhibit.drawing(cells, rows, look.glyphs)
    if drawn is None:
        return [[], *wrapped(look.texts("gallery-large"), cells, "muted")]
    return [[], *drawn] if drawn else []


def _parts(parts: Sequence[ExhibitPart], cells: int) -> list[Line]:
    lines: list[Line] = []
    text = (part for part in parts if part.lines)
    for table, group in groupby(text, key=lambda part: part.figure):
        if table:
            lines += [*_table(list(group), cells), []]
            continue
        for part in group:
            lines += [*_text(part, cells), []]
    return lines


def _table(parts: Sequence[ExhibitPart], cells: int) -> list[Line]:
    margin = max(width(part.heading) for part in parts) + INDENT
    lines: list[Line] = []
    for part in parts:
        heading = part.heading
        for text in (row for line in part.lines for row in wrap(line, cells - margin)):
            blank = " " * (margin - width(heading))
            lines.append([Span(heading + blank, "muted"), Span(text, part.role)])
            heading = ""
    return lines


def _text(part: ExhibitPart, cells: int) -> list[Line]:
    heading = part.heading
    lines = wrapped(heading, cells, "muted") if heading else []
    margin = INDENT if heading else 0
    more = margin + INDENT if len(part.lines) > 1 else margin
    for text in part.lines:
        for at, line in enumerate(wrap(text, cells - more)):
            lines.append([Span(" " * (more if at else margin)), Span(line, part.role)])
    return lines


def _quoted(text: str, cells: int) -> list[Line]:
    if not text:
        return []
    return [*wrapped(text, cells, extra="italic"), []]
