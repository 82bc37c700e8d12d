"""A menu: each row names a command with its key and its description or present value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from textual import events

from app.i18n.literal import clip, width
from app.tui.commands import COMMANDS, CommandHost, keys_of
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, centred, in_rows, width_of

MOST_BELOW = 2
"""Lines below a menu for a note that does not fit in its row."""


@dataclass(frozen=True, slots=True)
class MenuRow:
    """One row. `note` is the description; `value` is the setting of rows that left and right turn.

    `gap` adds a blank line before the row; `label` replaces the command's own name.
    """

    command: str
    note: str = ""
    value: str = ""
    gap: bool = False
    label: str = ""


Rows = Callable[[], Sequence[MenuRow]]


class MenuNote(Painted):
    """The lines for the note of a menu's chosen row, if it does not fit in the row."""

    DEFAULT_CSS = "MenuNote { height: 1; width: 100%; }"

    def __init__(self) -> None:
        super().__init__()
        self._note = ""

    def say(self, lines: Sequence[str]) -> None:
        note = " ".join(lines)
        if note != self._note:
            self._note = note
            self.repaint()

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        return [centred([Span(clip(self._note, cells - 2), "muted")], cells)]


class Menu(Painted):
    """Rows with one of them chosen; the screen's `list` commands move and use it.

    The menu calls `rows` again whenever words or values may have changed. If a row is too narrow
    for its note, lines below the rows show the chosen row's note in full; or `notes` shows it
    elsewhere.
    """

    DEFAULT_CSS = "Menu { width: 100%; height: auto; }"

    def __init__(
        self,
        rows: Rows,
        ground: str = "background",
        widest: int = 88,
        notes: MenuNote | None = None,
    ) -> None:
        super().__init__(ground)
        self._elsewhere = notes
        self._widest = widest
        self._ask = rows
        self._rows: Sequence[MenuRow] = ()
        self._at = 0
        self.touched = False
        self._row_at: list[int | None] = []
        self._less: dict[int, int] = {}
        """The column where the left arrow ends, by the line of a row with a value."""

    @property
    def rows(self) -> Sequence[MenuRow]:
        if not self._rows:
            self._rows = self._ask()
        return self._rows

    @property
    def chosen(self) -> MenuRow | None:
        rows = self.rows
        return rows[min(self._at, len(rows) - 1)] if rows else None

    def retext(self) -> None:
        before = self.chosen
        self._rows = ()
        if before is not None:
            self.choose(before.command)
        super().retext()

    def renew(self) -> None:
        self._rows = ()
        self.repaint(layout=True)

    def choose(self, command: str) -> None:
        for index, row in enumerate(self.rows):
            if row.command == command:
                self._go(index)

    def move(self, step: int) -> None:
        self.touched = True
        if self.rows:
            self._go((self._at + step) % len(self.rows))

    def go_first(self) -> None:
        self._go(0)

    @property
    def at(self) -> int:
        return min(self._at, max(0, len(self.rows) - 1))

    def go_to(self, index: int) -> None:
        self._go(index)

    def go_last(self) -> None:
        self._go(len(self.rows) - 1)

    def _go(self, index: int) -> None:
        if index != self._at:
            self._at = max(0, index)
            self.repaint()

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """Return the height: a line per row, the gaps, and room for the longest cut note."""
        rows = sum(2 if row.gap else 1 for row in self.rows)
        below = self._notes(width) if self._elsewhere is None else []
        return rows + max(map(len, below), default=0)

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        app = self.mazmorra
        notes = self._notes(cells)
        side = max(0, (cells - self._widest) // 2)
        cells = min(cells, self._widest)
        signs, labels = self._columns()
        keys_width, label_width = _widest(signs), _widest(labels)
        lines: list[Line] = []
        self._row_at, self._less = [], {}
        for index, row in enumerate(self.rows):
            if row.gap:
                lines.append([])
                self._row_at.append(None)
            self._row_at.append(index)
            here = index == min(self._at, len(self.rows) - 1)
            ground = "select" if here else self.ground
            works = cast("CommandHost", self.screen).works(COMMANDS[row.command])
            mark = app.glyphs.bullet if here else " "
            blank = " " * (keys_width - width(signs[index]))
            label = labels[index] + " " * (label_width - width(labels[index]))
            if row.value:
                # The blanks and mark, the key and its gap, the label and its gap, the arrow.
                self._less[len(lines)] = side + 3 + keys_width + 2 + label_width + 3 + 2
            line = [
                Span(" " * side),
                Span(f" {mark} ", "key", ground),
                Span(f"{blank}{signs[index]}  ", "key" if works else "faint", ground),
                Span(label + "   ", "title" if works else "faint", ground),
                *self._value(row, ground),
            ]
            room = side + cells - width_of(line)
            note = clip(row.note, max(0, room - 1))
            note += " " * (room - width(note))
            lines.append([*line, Span(note, ("text" if here else "muted"), ground)])
        full = notes[self.at] if notes and self._elsewhere is None else []
        if self._elsewhere is not None:
            self._elsewhere.say(notes[self.at] if notes else [])
        return [*lines, *([Span(" " * (side + 3) + text, "muted")] for text in full)]

    def _columns(self) -> tuple[list[str], list[str]]:
        texts = self.mazmorra.texts
        labels = [row.label or COMMANDS[row.command].label(texts) for row in self.rows]
        return [self._sign(row) for row in self.rows], labels

    def _notes(self, cells: int) -> list[list[str]]:
        signs, labels = self._columns()
        used = 3 + _widest(signs) + 2 + _widest(labels) + 3
        room = min(cells, self._widest)
        return [
            in_rows(row.note, max(1, room - 6), MOST_BELOW)
            if width(row.note) > max(0, room - used - width_of(self._value(row, "")) - 1)
            else []
            for row in self.rows
        ]

    def _value(self, row: MenuRow, ground: str) -> list[Span]:
        if not row.value:
            return []
        arrows = self.mazmorra.glyphs.arrows
        return [
            Span(f"{arrows[2]} ", "faint", ground),
            Span(row.value, "accent", ground),
            Span(f" {arrows[3]}  ", "faint", ground),
        ]

    def _sign(self, row: MenuRow) -> str:
        app = self.mazmorra
        keys = keys_of(COMMANDS[row.command], app.keymap)
        return app.key_sign(keys[0]) if keys else ""

    def _index_at(self, y: int) -> int | None:
        return self._row_at[y] if 0 <= y < len(self._row_at) else None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        index = self._index_at(event.y)
        if index is not None:
            self.touched = True
            self._go(index)

    def on_click(self, event: events.Click) -> None:
        index = self._index_at(event.y)
        if index is not None:
            self._go(index)
            end = self._less.get(event.y, 0)
            back = end - 2 <= event.x < end
            command = "list.less" if back else "list.choose"
            cast("CommandHost", self.screen).action_command(command)


def _widest(texts: Sequence[str]) -> int:
    return max(map(width, texts), default=0)
