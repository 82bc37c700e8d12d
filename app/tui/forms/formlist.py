"""The rows of the form on the screen: one is chosen, and a long list scrolls."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from textual.message import Message
from typing_extensions import override

from app.i18n.literal import clip, width
from app.tui.forms.row import FormRow
from app.tui.widgets.row_list import ListRows, RowList
from app.tui.widgets.styled_text import Line, Span, lit, width_of

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol

LABEL, LABEL_WIDE = 16, 24
"""The column of the values, in narrow and wide lists; a longer label moves those of its block."""
VALUE = 12
"""The smallest width of a value in cells."""
TURNED, FIXED = 8, 6
"""Cells of a row beside label and value: marks, arrows if it turns, and blanks."""
WIDE_FROM = 50
MARGIN = 2
"""Rows that stay visible above and below the chosen one."""


class FormRows(ListRows):
    """The rows of a form, read from `ask`, and the headings between them."""

    def __init__(self, ask: Callable[[], Sequence[FormRow]], app: AppProtocol) -> None:
        self._ask = ask
        self._app = app
        self._read()

    def _read(self) -> None:
        self._every = self._ask()
        self._rows: list[FormRow] = []
        self._places: list[int] = []
        """The number of each row among rows and headings."""
        self._headings: dict[int, FormRow] = {}
        self._arrows: dict[int, tuple[int, int]] = {}
        """The first column of a row's left arrow and the last one of its right arrow."""
        self._label_rooms: dict[int, dict[str, int]] = {}
        for place, row in enumerate(self._every):
            if row.heading:
                self._headings[len(self._rows)] = row
            else:
                self._rows.append(row)
                self._places.append(place)

    @property
    def row(self) -> FormRow:
        """The chosen row; a heading if there are no rows."""
        return self._rows[self.at] if self._rows else self._every[0]

    @override
    def renew(self, row: str = "") -> None:
        """Read the rows again, and choose one by its id; with "" the chosen one stays chosen."""
        wanted = row or self.row.id
        place = self._places[self.at] if self._rows else 0
        self._read()
        ids = [one.id for one in self._rows]
        nearest = min(bisect_left(self._places, place), max(0, len(ids) - 1))
        self.at = ids.index(wanted) if wanted in ids else nearest

    def arrow_at(self, column: int) -> int:
        """Return the step of the chosen row's arrow in a column; 0 if none is there."""
        left, right = self._arrows.get(self.at, (-9, -9))
        if column in (left, left + 1):
            return -1
        return int(column in (right - 1, right))

    @property
    def listed(self) -> range:
        """Return the rows of the unfolded list of files around the chosen one; all rows if it is
        not in one."""
        ids = [row.id.startswith("file:") for row in self._rows]
        if not (ids and ids[self.at]):
            return range(len(ids))
        first = last = self.at
        while first and ids[first - 1]:
            first -= 1
        while last + 1 < len(ids) and ids[last + 1]:
            last += 1
        return range(first, last + 1)

    def block(self, step: int) -> int:
        """Return the first row below the next heading (the previous one, if -1); the ends lead to
        each other."""
        starts = list(self._headings)
        present = bisect_right(starts, self.at) - 1
        return starts[(present + step) % len(starts)]

    # -- the rows of the list

    @override
    def __len__(self) -> int:
        return len(self._rows)

    @override
    def jump(self, step: int) -> int:
        """Return the row `step` lines from the chosen one, or the next one in that direction."""
        place = self._places[self.at] + step
        if step > 0:
            return bisect_left(self._places, place)
        return bisect_right(self._places, place) - 1

    @override
    def headings(self, cells: int, height: int) -> Mapping[int, Sequence[Line]]:
        return {at: [self._heading(row, cells)] for at, row in self._headings.items()}

    @override
    def empty(self, cells: int) -> Sequence[Line]:
        return [self._heading(row, cells) for row in self._every]

    def _heading(self, row: FormRow, cells: int) -> Line:
        rule = self._app.glyphs.rule
        label = f" {row.label} "
        end = max(0, cells - 3 - width(label))
        return [Span(f" {rule}", "border"), Span(label, "title"), Span(rule * end, "border")]

    @override
    def draw(self, number: int, cells: int, here: bool) -> Sequence[Line]:
        row, glyphs = self._rows[number], self._app.glyphs
        ground = "select" if here else ""
        mark = glyphs.bullet if here else " "
        room = min(self._label_room(row, cells), cells - 3 - 2 * row.indent - VALUE)
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
        start = width_of(line)
        if row.id.startswith("file:"):
            line = self._file(row, mark, ground, cells)
        elif row.turns and not row.id.startswith("group:"):
            value = clipped(row.value, row.kept, cells - start - TURNED + 3)
            line += [
                Span(f"{glyphs.arrows[2]} ", "faint", ground),
                Span(value, "accent" if row.role.startswith("seat") else row.role, ground),
                Span(f" {glyphs.arrows[3]}", "faint", ground),
            ]
            self._arrows[number] = (start, start + 3 + width(value))
        else:
            line.append(Span("  " + clip(row.value, cells - start - 3), row.role, ground))
        rest = cells - width_of(line)
        return [lit([*line, Span(" " * rest, "text", ground)], self.words)]

    def _label_room(self, row: FormRow, cells: int) -> int:
        least = LABEL_WIDE if cells >= WIDE_FROM else LABEL
        if least not in self._label_rooms:
            self._label_rooms[least] = _rooms(self._every, least)
        return self._label_rooms[least].get(row.id, LABEL)

    def _file(self, row: FormRow, mark: str, ground: str, cells: int) -> list[Span]:
        note = f"  {row.value}" if row.value else ""
        label = clipped(row.label, row.kept, cells - 6 - width(note))
        role = row.role if row.role == "bad" else "text"
        return [
            Span(f"{mark}    ", "key", ground),
            Span(label, role, ground),
            Span(note, row.role, ground),
        ]


class FormList(RowList):
    """The list of a form's rows. The screen handles the actions on a row."""

    DEFAULT_CSS = "FormList { width: 1fr; height: 100%; }"
    rows: FormRows

    class Chosen(Message):
        """Another row was chosen, or the rows changed."""

    class Pressed(Message):
        """A click on a row: `step` is -1 or 1 on an arrow, 0 for Enter."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def __init__(self, rows: Callable[[], Sequence[FormRow]]) -> None:
        super().__init__(
            FormRows(rows, self.mazmorra),
            margin=MARGIN,
            kept=2 * MARGIN,
            cyclic=True,
            moved=lambda: self.post_message(self.Chosen()),
            clicked=self._press,
        )

    @property
    def row(self) -> FormRow:
        return self.rows.row

    @override
    def renew(self, row: str = "") -> None:
        """Read the rows again; the chosen one stays chosen, or `row` becomes it."""
        self.rows.renew(row)
        self.go_to(self.rows.at)

    @override
    def cycle(self, step: int) -> None:
        if listed := self.rows.listed:
            self.go_to(listed[(self.rows.at - listed.start + step) % len(listed)])

    @override
    def _jump(self, step: int) -> None:
        listed = self.rows.listed
        if listed:
            self.go_to(max(listed[0], min(self.rows.jump(step), listed[-1])))

    @override
    def go_first(self) -> None:
        self.go_to(self.rows.listed.start)

    @override
    def go_last(self) -> None:
        self.go_to(self.rows.listed.stop - 1)

    def go_block(self, step: int) -> None:
        self.go_to(self.rows.block(step))

    def _press(self, column: int, again: bool) -> None:
        step = self.rows.arrow_at(column)
        if step or again:
            self.post_message(self.Pressed(step))


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
