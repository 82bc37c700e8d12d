"""A scrolled list of cards: one line per card with a box to tick, a cursor and columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from app.i18n.literal import clip, literal, width
from app.tui.glyphs import Glyphs
from app.tui.widgets.line_widget import cut, with_bar
from app.tui.widgets.styled_text import Line, Span

LOCKED, OPEN, PICKED, GONE = range(4)
"""The states of a card: it can't be picked, can be, is picked, or is lost with the picks."""
BOXES: Final = ("   ", "[ ]", "[x]", "[-]")
ROLES: Final = ("faint", "text", "accent", "bad")
LAST_DIGIT: Final = 9
NARROWEST: Final = 16
"""The least cells of a name; columns are left out before, from the last on."""


class CardColumn(NamedTuple):
    """A column: its heading, and the text of each card; numbers are right-aligned."""

    title: str
    text: Callable[[int], str]
    right: bool = False


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card: its number for the keyboard, its name, its columns, its state."""

    number: int
    name: str
    cells: tuple[str, ...]
    state: int


@dataclass(frozen=True, slots=True)
class CardList:
    """Cards with a heading. `empty` is the text for a list without cards."""

    heading: str
    columns: tuple[CardColumn, ...]
    rows: tuple[CardRow, ...]
    empty: str = ""

    def lines(
        self,
        cells: int,
        height: int,
        at: int | None,
        top: int,
        glyphs: Glyphs,
        most: int | None = None,
    ) -> tuple[list[Line], int]:
        """Return the heading and `height` - 1 rows from `top` on, or so that the row `at` is in
        view; and the first row shown. `at` is None while the cursor is elsewhere; `most` is the
        most columns to show."""
        room = height - 1
        if at is not None:
            top = min(max(top, at - room + 1), at)
        top = max(0, min(top, len(self.rows) - room))
        within = self._within(cells, height)
        widths = self._widths(within)[:most] if self.rows else []
        shown = [
            self._row(row, within, widths, index == at, glyphs)
            for index, row in enumerate(self.rows[top : top + room], top)
        ]
        lines = [self._head(within, widths), *with_bar(shown, cells, top, len(self.rows), glyphs)]
        if not self.rows:
            lines.append(cut([Span(f"     {self.empty}", "faint")], cells))
        lines += [cut([], cells) for _ in range(height - len(lines))]
        return [cut(line, cells) for line in lines], top

    def column_count(self, cells: int, height: int) -> int:
        return len(self._widths(self._within(cells, height)))

    def _within(self, cells: int, height: int) -> int:
        return cells - SIDE if len(self.rows) > height - 1 else cells

    def _widths(self, cells: int) -> list[int]:
        kept: list[int] = []
        left = cells - BEFORE_NAME - NARROWEST
        for at, column in enumerate(self.columns):
            widest = max([width(column.title), *(width(row.cells[at]) for row in self.rows)])
            left -= widest + GAP
            if left < 0:
                break
            kept.append(widest)
        return kept

    def _head(self, cells: int, widths: Sequence[int]) -> Line:
        words = [column.title for column in self.columns]
        return [Span(self._joined(" " * BEFORE_NAME, self.heading, words, cells, widths), "muted")]

    def _row(
        self, row: CardRow, cells: int, widths: Sequence[int], here: bool, glyphs: Glyphs
    ) -> Line:
        ground = "select" if here else ""
        digit = f"{row.number:>2}"
        mark = glyphs.bullet if here else " "
        has_key = row.number <= LAST_DIGIT and row.state in (OPEN, PICKED)
        text = self._joined("", literal(row.name, cells), row.cells, cells - BEFORE_NAME, widths)
        return [
            Span(mark, "key", ground),
            Span(f"{BOXES[row.state]} ", ROLES[row.state], ground),
            Span(f"{digit} ", "key" if has_key else "faint", ground),
            Span(text, ROLES[row.state], ground),
        ]

    def _joined(
        self, before: str, name: str, words: Sequence[str], cells: int, widths: Sequence[int]
    ) -> str:
        room = cells - width(before) - sum(size + GAP for size in widths)
        text = before + _filled(name, room)
        for column, word, size in zip(self.columns, words, widths, strict=False):
            text += " " * GAP + _filled(word, size, column.right)
        return text


BEFORE_NAME: Final = 8
"""Cursor, box, blank, number, blank."""
GAP: Final = 2
SIDE: Final = 2
"""Cells for the scroll bar of a pile."""


def _filled(text: str, cells: int, right: bool = False) -> str:
    text = clip(text, cells)
    blanks = " " * (cells - width(text))
    return blanks + text if right else text + blanks
