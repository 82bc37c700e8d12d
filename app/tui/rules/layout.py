"""The lines of a page of rules for a width: the start of each entry, and lit clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from app.i18n.literal import width
from app.text.rulebook import RulesBlock, RulesEntry, RulesPage, clause_spans, code_parts
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Line, Span, wrap

FIRST_CELL = 24
"""Cells of the first column of a table, if there is room for it."""

_APART = ("text", "settled", "head")
"""Kinds of blocks with a blank line between two of the same kind."""


@dataclass(frozen=True, slots=True)
class OptionNote:
    """The lines about the options of an entry. `above` is right under its heading: the values of
    the running match. `below` lists options with nothing known but their name."""

    above: Sequence[str] = ()
    below: Sequence[str] = ()


Notes = Callable[[RulesEntry], OptionNote]


@dataclass(frozen=True, slots=True)
class PageLayout:
    """The lines of a page, and the first line of each entry."""

    lines: Sequence[Line]
    starts: tuple[int, ...]


def lay_out(
    page: RulesPage,
    cells: int,
    glyphs: Glyphs,
    notes: Notes,
    worded: Callable[[str], str] = str,
) -> PageLayout:
    """Return the page in lines of at most `cells` cells. `worded` puts labels in place of
    the ids of options in a text."""
    lines: list[Line] = []
    starts: list[int] = []
    for entry in page.entries:
        starts.append(len(lines))
        title = f"{entry.id}  {entry.title}" if entry.id else entry.title
        lines.append([Span(title, "title" if entry.id else "accent", extra="bold")])
        if not entry.id:
            lines.append([Span((glyphs.rule * width(title))[:cells], "border")])
        said = notes(entry)
        lines += _said(said.above, cells, glyphs)
        before = "text" if said.above else ""
        for block in entry.blocks:
            if before and (block.kind in _APART or block.kind != before):
                lines.append([])
            before = "row" if block.kind == "head" else block.kind
            shown = replace(block, cells=tuple(map(worded, block.cells)))
            lines += _block(shown, cells, glyphs)
        if said.below:
            lines += [[], *_said(said.below, cells, glyphs)]
        lines.append([])
    return PageLayout(lines, tuple(starts))


def _said(notes: Sequence[str], cells: int, glyphs: Glyphs) -> list[Line]:
    return [
        [Span("  " if at else f"{glyphs.bullet} ", "key"), *line]
        for note in notes
        for at, line in enumerate(flow([(note, "good")], cells - 2))
    ]


def _block(block: RulesBlock, cells: int, glyphs: Glyphs) -> list[Line]:
    match block.kind:
        case "settled":
            bar = Span(f"{glyphs.corners[3]} ", "accent")
            return [[bar, *line] for line in _flow(block.text, cells - 2)]
        case "item":
            marks = (Span("- ", "muted"), Span("  "))
            lines = _flow(block.text, cells - 2)
            return [[marks[at > 0], *line] for at, line in enumerate(lines)]
        case "head" | "row":
            return _row(block, cells)
    return _flow(block.text, cells)


def _row(block: RulesBlock, cells: int) -> list[Line]:
    first, second = block.cells
    head = block.kind == "head"
    name, role = ("muted", "muted") if head else ("accent", "text")
    if cells < 3 * FIRST_CELL:
        return [
            *_flow(first, cells, name),
            *([Span("   "), *line] for line in _flow(second, cells - 3, role)),
        ]
    left = _flow(first, FIRST_CELL, name)
    right = _flow(second, cells - FIRST_CELL - 2, role)
    lines: list[Line] = []
    for at in range(max(len(left), len(right))):
        cell = left[at] if at < len(left) else []
        blank = " " * (FIRST_CELL + 2 - sum(width(run.text) for run in cell))
        lines.append([*cell, Span(blank), *(right[at] if at < len(right) else ())])
    return lines


def _flow(text: str, cells: int, role: str = "text") -> list[Line]:
    parts = [(piece, "key" if code else role) for piece, code in code_parts(text)]
    return flow(parts, cells)


def flow(parts: Sequence[tuple[str, str]], cells: int) -> list[Line]:
    """Return pieces of text, each with its role, wrapped as one text; clauses are lit."""
    text = "".join(piece for piece, _ in parts)
    roles = [role for piece, role in parts for _ in piece]
    for start, end in clause_spans(text):
        roles[start:end] = ["key" if role == "text" else role for role in roles[start:end]]
    lines: list[Line] = []
    at = 0
    for line in wrap(text, cells):
        while at < len(text) and text[at] == " ":
            at += 1
        looks = zip(line, roles[at : at + len(line)], strict=True)
        runs = groupby(looks, key=lambda look: look[1])
        lines.append([Span("".join(sign for sign, _ in group), role) for role, group in runs])
        at += len(line)
    return lines
