"""The rows of the form on the screen: one is chosen, and a long list scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from textual import events
from textual.geometry import Region
from textual.message import Message
from typing_extensions import override

from app.i18n.literal import clip, width
from app.tui.forms.row import FormRow
from app.tui.widgets.line_widget import with_bar
from app.tui.widgets.painted import WHEEL, Painted
from app.tui.widgets.styled_text import Line, Span, lit

LABEL, LABEL_WIDE = 16, 24
"""The column of the values, in narrow and wide lists; a longer label moves those of its block."""
VALUE = 12
"""The smallest width of a value in cells."""
TURNED, FIXED = 8, 6
"""Cells of a row beside label and value: marks, arrows if it turns, and blanks."""
WIDE_FROM = 50
MARGIN = 2
"""Rows that stay visible above and below the chosen one."""


class FormList(Painted):
    """Paints `rows()`; headings can't be chosen. The screen handles the actions on a row."""

    DEFAULT_CSS = "FormList { width: 1fr; height: 100%; }"

    class Chosen(Message):
        """Another row was chosen."""

    class Pressed(Message):
        """A click on a row: `step` is -1 or 1 on an arrow, 0 for Enter."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def __init__(self, rows: Callable[[], Sequence[FormRow]]) -> None:
        super().__init__()
        self._ask = rows
        self._rows: Sequence[FormRow] = rows()
        self._at = 1
        self.words: tuple[str, ...] = ()
        self._top = 0
        self._arrows: dict[int, tuple[int, int]] = {}
        self._rooms: dict[str, int] = {}

    @property
    def row(self) -> FormRow:
        return self._rows[self._at]

    @override
    def retext(self) -> None:
        self.renew()

    def renew(self, row: str = "") -> None:
        """Update the rows; the chosen one stays chosen, or `row` becomes it."""
        wanted = row or self.row.id
        self._rows = self._ask()
        ids = [row.id for row in self._rows]
        self._at = ids.index(wanted) if wanted in ids else min(self._at, len(ids) - 1)
        if self.row.heading and self._at + 1 < len(ids):
            self._at += 1
        self.repaint()
        self.post_message(self.Chosen())

    def choose(self, row: str) -> None:
        self.renew(row)

    def move(self, step: int) -> None:
        count = len(self._rows)
        rows = ((self._at + step * far) % count for far in range(1, count + 1))
        self._go(next((at for at in rows if not self._rows[at].heading), self._at))

    def go_page(self, step: int) -> None:
        self._reach(step * max(1, self.size.height - 2 * MARGIN))

    def _reach(self, step: int) -> None:
        at = max(0, min(self._at + step, len(self._rows) - 1))
        beyond = range(at, len(self._rows)) if step > 0 else range(at, -1, -1)
        inside = range(at, self._at, -1 if step > 0 else 1)
        rows = (one for one in (*beyond, *inside) if not self._rows[one].heading)
        self._go(next(rows, self._at))

    def go_first(self) -> None:
        self._go(1)

    def go_last(self) -> None:
        self._go(len(self._rows) - 1)

    def go_block(self, step: int) -> None:
        """Go to the first row below the next heading (the previous one, if -1); the ends wrap
        around."""
        heads = [at for at, row in enumerate(self._rows) if row.heading]
        present = sum(at < self._at for at in heads) - 1
        self._go(heads[(present + step) % len(heads)] + 1)

    def _go(self, at: int) -> None:
        if at == self._at or at >= len(self._rows) or self._rows[at].heading:
            return
        before, top = self._at, self._top
        self._at = at
        self._scroll(self.size.height)
        if self._top == top:
            self.repaint_lines(before - top, at - top)
        else:
            self.repaint()
        self.post_message(self.Chosen())

    def repaint_lines(self, *lines: int) -> None:
        self._painted = None
        self.refresh(*(Region(0, y, self.size.width, 1) for y in lines))

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        self._scroll(height)
        self._arrows = {}
        self._rooms = _rooms(self._rows, LABEL_WIDE if cells >= WIDE_FROM else LABEL)
        shown = self._rows[self._top : self._top + height]
        lines = [self._line(y, row, cells) for y, row in enumerate(shown)]
        return with_bar(lines, cells, self._top, len(self._rows), self.mazmorra.glyphs)

    def _scroll(self, height: int) -> None:
        if self._at < self._top + MARGIN:
            self._top = self._at - MARGIN
        elif self._at >= self._top + height - MARGIN:
            self._top = self._at - height + MARGIN + 1
        self._top = max(0, min(self._top, len(self._rows) - height))

    def _line(self, y: int, row: FormRow, cells: int) -> Line:
        if row.heading:
            rule = self.mazmorra.glyphs.rule
            label = f" {row.label} "
            end = max(0, cells - 3 - width(label))
            return [Span(f" {rule}", "border"), Span(label, "title"), Span(rule * end, "border")]
        here = row.id == self.row.id
        ground = "select" if here else self.ground
        glyphs = self.mazmorra.glyphs
        mark = glyphs.bullet if here else " "
        room = min(self._rooms.get(row.id, LABEL), cells - 3 - 2 * row.indent - VALUE)
        # A long value begins further left, as far as its label allows.
        left = cells - (TURNED if row.turns else FIXED) - 2 * row.indent - width(row.value)
        room = min(room, max(width(row.label) + 1, left))
        label = clip(row.label, room - 1)
        label += " " * (room - width(label))
        label_role = row.role if row.id.startswith("seat:") else "text"
        line = [
            Span(f"{mark} {'  ' * row.indent}", "key", ground),
            Span("*" if row.changed else " ", "key", ground),
            Span(label, label_role, ground),
        ]
        if row.id.startswith("file:"):
            line = self._file(row, mark, ground, cells)
        elif row.turns and not row.id.startswith("group:"):
            start = sum(width(run.text) for run in line)
            value = clipped(row.value, row.kept, cells - start - TURNED + 3)
            line += [
                Span(f"{glyphs.arrows[2]} ", "faint", ground),
                Span(value, "accent" if row.role.startswith("seat") else row.role, ground),
                Span(f" {glyphs.arrows[3]}", "faint", ground),
            ]
            self._arrows[y] = (start, start + 3 + width(value))
        else:
            start = sum(width(run.text) for run in line)
            line.append(Span("  " + clip(row.value, cells - start - 3), row.role, ground))
        rest = cells - sum(width(run.text) for run in line)
        return lit([*line, Span(" " * rest, "text", ground)], self.words)

    def _file(self, row: FormRow, mark: str, ground: str, cells: int) -> list[Span]:
        note = f"  {row.value}" if row.value else ""
        label = clipped(row.label, row.kept, cells - 6 - width(note))
        role = row.role if row.role == "bad" else "text"
        return [
            Span(f"{mark}    ", "key", ground),
            Span(label, role, ground),
            Span(note, row.role, ground),
        ]

    # -- the mouse

    def on_click(self, event: events.Click) -> None:
        """Choose the clicked row; a click on its arrows changes it, on the chosen row it is
        Enter."""
        at = self._top + event.y
        if not 0 <= at < len(self._rows) or self._rows[at].heading:
            return
        chosen = at == self._at
        self._go(at)
        left, right = self._arrows.get(event.y, (-9, -9))
        if event.x in (left, left + 1):
            self.post_message(self.Pressed(-1))
        elif event.x in (right, right - 1):
            self.post_message(self.Pressed(1))
        elif chosen:
            self.post_message(self.Pressed(0))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._reach(WHEEL)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._reach(-WHEEL)


def clipped(text: str, kept: str, cells: int) -> str:
    """Return a text in `cells` cells; a cut is made before its end `kept`."""
    if not kept or width(text) <= cells:
        return clip(text, cells)
    return clip(text.removesuffix(kept), max(1, cells - width(kept))) + kept


def _rooms(rows: Sequence[FormRow], least: int) -> dict[str, int]:
    """Return the width of each row's label in cells. It is equal for the rows with a value in a
    block. Rows without a value, and rows that only fold others, take as much as they need."""
    rooms: dict[str, int] = {}
    for indent, block in groupby(rows, lambda row: row.indent):
        members = [row for row in block if not row.heading and not row.id.startswith("file:")]
        sizes = {row.id: width(row.label) + 1 for row in members}
        valued = [row.id for row in members if row.value and not row.id.startswith("group:")]
        room = max([least - 2 * indent, *(sizes[one] for one in valued)])
        rooms.update({one: max(room, size) for one, size in sizes.items()})
    return rooms
