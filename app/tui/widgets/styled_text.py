"""Lines of text whose parts name roles: the input of all painted widgets.

Nothing here parses markup: a name or a deck's text is shown literally.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from rich.cells import chop_cells
from rich.segment import Segment
from textual.strip import Strip

from app.i18n.literal import clip, width
from app.i18n.search import spans
from app.text.rulebook import clause_spans
from app.tui.themes import Palette


class Span(NamedTuple):
    """A piece of text in one look. `ground` is the role behind it ("" for the line's own)."""

    text: str
    role: str = "text"
    ground: str = ""
    extra: str = ""


Line = Sequence[Span]


def width_of(line: Iterable[Span]) -> int:
    cells = 0  # no generator: this is called thousands of times a key
    for run in line:
        cells += width(run.text)
    return cells


def wrap(text: str, cells: int) -> list[str]:
    """Wrap text to `cells` cells at blanks, except before a "%"; longer words are split, paths
    after a slash."""
    lines: list[str] = []
    for paragraph in text.splitlines() or [""]:
        line = ""
        for word in _words(paragraph):
            if line and width(line) + 1 + width(word) <= cells:
                line += f" {word}"
                continue
            if line:
                lines.append(line)
            *full, line = [word] if width(word) <= cells else _chopped(word, max(1, cells))
            lines.extend(full)
        lines.append(line)
    return lines


def _words(text: str) -> list[str]:
    """Return the words of a text; "30 %", as Spanish writes it, is one."""
    words: list[str] = []
    for word in text.split():
        if words and word.startswith("%") and words[-1][-1].isdigit():
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words


def wrapped(
    text: str, cells: int, role: str = "text", indent: int = 0, extra: str = ""
) -> list[Line]:
    """Wrap a text into lines of at most `cells` cells in one look, after `indent` blanks."""
    blank = " " * indent
    return [[Span(blank + part, role, extra=extra)] for part in wrap(text, cells - indent)]


def hanging(lead: Line, text: str, cells: int, role: str = "text") -> list[Line]:
    """Wrap a text after a lead; the lines below it begin in the same column.

    The text has at least 10 cells, even if a line is then longer than `cells`.
    """
    margin = width_of(lead)
    first, *rest = wrap(text, max(10, cells - margin))
    blank = Span(" " * margin)
    return [[*lead, Span(first, role)], *([blank, Span(part, role)] for part in rest)]


def in_rows(text: str, cells: int, most: int) -> list[str]:
    """Wrap text into at most `most` lines; the last one is cut if needed."""
    lines = wrap(text, cells)
    if len(lines) > most:
        lines[most - 1 :] = [clip(" ".join(lines[most - 1 :]), cells)]
    return lines


def _chopped(word: str, cells: int) -> list[str]:
    """Split a word that is too long for a line; the pieces of a path end with a slash."""
    pieces, line = [], ""
    for part in word.replace("/", "/ ").split():
        if line and width(line) + width(part) > cells:
            pieces.append(line)
            line = ""
        *full, last = chop_cells(line + part, cells)
        pieces += full
        line = last
    return [*pieces, line]


def merged(line: Iterable[Span]) -> list[Span]:
    """Return a line with neighbours of one look as one part."""
    return [
        Span("".join(run.text for run in runs), *look)
        for look, runs in groupby(line, key=lambda run: run[1:])
    ]


def linked(line: Line) -> list[Span]:
    """Return a line with its references to clauses of the rules lit."""
    done: list[Span] = []
    for run in line:
        at = 0
        for start, end in clause_spans(run.text):
            done += [run._replace(text=run.text[at:start])] if start > at else []
            done.append(run._replace(text=run.text[start:end], role="key"))
            at = end
        done += [run._replace(text=run.text[at:])] if at < len(run.text) else []
    return done


def lit(line: Line, words: Sequence[str]) -> Line:
    """Return a line with the words of a search (case-folded) underlined."""
    marked = spans("".join(run.text for run in line), words) if words else []
    if not marked:
        return line
    done: list[Span] = []
    start = 0
    for run in line:
        end = start + len(run.text)
        cuts = {start, end, *(at for span in marked for at in span if start < at < end)}
        for first, last in pairwise(sorted(cuts)):
            found = any(left <= first < right for left, right in marked)
            extra = f"{run.extra} underline".strip() if found else run.extra
            done.append(run._replace(text=run.text[first - start : last - start], extra=extra))
        start = end
    return done


def centred(line: Line, cells: int) -> list[Span]:
    """Return a line padded at its left to the middle of `cells` cells."""
    return [Span(" " * max(0, (cells - width_of(line)) // 2)), *line]


def strip_of(line: Line, cells: int, palette: Palette, ground: str = "background") -> Strip:
    """Return a line as a Textual strip of exactly `cells` cells, with a background everywhere."""
    style = palette.styles
    segments = [
        Segment(text, style[role, behind or ground, extra])
        for text, role, behind, extra in line
        if text
    ]
    return Strip(segments).adjust_cell_length(cells, style["text", ground, ""])
