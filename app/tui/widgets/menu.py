"""A menu: each row names a command with its key and its description or present value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from textual import events
from typing_extensions import override

from app.i18n.literal import clip, width
from app.tui.commands import COMMANDS, Command, CommandHost, keys_of
from app.tui.widgets.painted import Painted
from app.tui.widgets.row_list import ListRows, RowList
from app.tui.widgets.styled_text import Line, Span, centred, in_rows, width_of

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol

ARROW = 2
"""Cells of the left arrow of a value, with the blank after it."""
MOST_BELOW = 2
"""Lines below a menu for a note that does not fit in its row."""


@dataclass(frozen=True, slots=True)
class MenuRow:
    """One row. `note` is the description; `value` is the setting of rows that left and right turn.

    `gap` adds a blank line before the row; `label` replaces the command's own name. `more` is shown
    with the note of the chosen row, where the menu has a place for that.
    """

    command: str
    note: str = ""
    value: str = ""
    gap: bool = False
    label: str = ""
    more: str = ""


RowSource = Callable[[], Sequence[MenuRow]]


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


class MenuRows(ListRows):
    """The rows of a menu, asked from `ask` again when words or values may have changed. `works`
    is whether a row's command is available."""

    def __init__(
        self,
        ask: RowSource,
        works: Callable[[Command], bool],
        widest: int,
        app: AppProtocol,
        below: Callable[[], bool],
    ) -> None:
        self._ask = ask
        self._works = works
        self._widest = widest
        self._below = below
        self._app = app
        self._rows: Sequence[MenuRow] = ()
        self._signs: list[str] = []
        self._labels: list[str] = []
        self._less: dict[int, int] = {}
        """The column where the left arrow ends, by the number of a row with a value."""

    @property
    def entries(self) -> Sequence[MenuRow]:
        if not self._rows:
            self._rows = self._ask()
            self._signs = [self._sign(row) for row in self._rows]
            texts = self._app.texts
            self._labels = [row.label or COMMANDS[row.command].label(texts) for row in self._rows]
        return self._rows

    def _sign(self, row: MenuRow) -> str:
        keys = keys_of(COMMANDS[row.command], self._app.keymap)
        return self._app.key_sign(keys[0]) if keys else ""

    @property
    def chosen(self) -> MenuRow | None:
        return self.entries[self.at] if self.entries else None

    def number_of(self, command: str) -> int:
        """Return the row of a command; if there is none, the chosen one or the last."""
        commands = [row.command for row in self.entries]
        kept = min(self.at, max(0, len(commands) - 1))
        return commands.index(command) if command in commands else kept

    @override
    def renew(self) -> None:
        before = self.chosen
        self._rows = ()
        self.at = self.number_of(before.command if before else "")

    @override
    def __len__(self) -> int:
        return len(self.entries)

    @override
    def headings(self, cells: int, height: int) -> Mapping[int, Sequence[Line]]:
        return {number: [[]] for number, row in enumerate(self.entries) if row.gap}

    @override
    def draw(self, number: int, cells: int, here: bool) -> Sequence[Line]:
        row = self.entries[number]
        ground = "select" if here else ""
        works = self._works(COMMANDS[row.command])
        sign, label = self._signs[number], self._labels[number]
        blank = " " * (_widest(self._signs) - width(sign))
        label += " " * (_widest(self._labels) - width(label) + 3)
        line = [
            Span(" " * self.side(cells)),
            Span(f" {self._app.glyphs.bullet if here else ' '} ", "key", ground),
            Span(f"{blank}{sign}  ", "key" if works else "faint", ground),
            Span(label, "title" if works else "faint", ground),
        ]
        self._less[number] = width_of(line) + ARROW if row.value else 0
        line += self._value(row, ground)
        room = self.side(cells) + min(cells, self._widest) - width_of(line)
        note = "" if self._below() else clip(row.note, max(0, room - 1))
        note += " " * (room - width(note))
        return [[*line, Span(note, ("text" if here else "muted"), ground)]]

    def _value(self, row: MenuRow, ground: str) -> list[Span]:
        if not row.value:
            return []
        arrows = self._app.glyphs.arrows
        return [
            Span(f"{arrows[2]} ", "faint", ground),
            Span(row.value, "accent", ground),
            Span(f" {arrows[3]}  ", "faint", ground),
        ]

    def side(self, cells: int) -> int:
        """Return the number of blanks before the rows, which centre them."""
        return max(0, (cells - self._widest) // 2)

    def on_less(self, column: int) -> bool:
        """Whether the left arrow of the chosen row's value is in a column."""
        end = self._less.get(self.at, 0)
        return end - ARROW <= column < end

    def cut_note(self, row: MenuRow, cells: int) -> Sequence[str]:
        """Return the note of a row that does not show it or is too narrow for it, in lines; else
        nothing."""
        used = 3 + _widest(self._signs) + 2 + _widest(self._labels) + 3
        room = min(cells, self._widest)
        left = max(0, room - used - width_of(self._value(row, "")) - 1)
        if width(row.note) <= left and not self._below():
            return ()
        return in_rows(row.note, max(1, room - 6), MOST_BELOW)


class Menu(RowList):
    """Rows with one of them chosen; the screen's `list` commands move and use it.

    If a row is too narrow for its note, lines below the rows show the chosen row's note in full;
    or `notes` shows it elsewhere. While `below()`, no row shows its own note.
    """

    DEFAULT_CSS = "Menu { width: 100%; height: auto; }"
    rows: MenuRows

    def __init__(
        self,
        rows: RowSource,
        ground: str = "background",
        widest: int = 88,
        notes: MenuNote | None = None,
        below: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(
            MenuRows(rows, self._works, widest, self.mazmorra, below),
            ground,
            cyclic=True,
            hover=True,
            clicked=self._press,
        )
        self._elsewhere = notes
        self.touched = False

    @property
    def chosen(self) -> MenuRow | None:
        return self.rows.chosen

    @override
    def renew(self) -> None:
        self.retext()

    def choose(self, command: str) -> None:
        self.go_to(self.rows.number_of(command))

    @override
    def move(self, step: int) -> None:
        self.touched = True
        super().move(step)

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """Return the height: a line per row, the gaps, and room for the longest cut note."""
        rows = self.rows.entries
        below = [] if self._elsewhere else [len(self.rows.cut_note(row, width)) for row in rows]
        return sum(2 if row.gap else 1 for row in rows) + max(below, default=0)

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        lines, chosen = super().paint(cells, height), self.chosen
        note = self.rows.cut_note(chosen, cells) if chosen else ()
        if self._elsewhere is not None:
            more = chosen.more if chosen else ""
            self._elsewhere.say([*note, "  " * bool(note) + more] if more else note)
            return lines
        margin = " " * (self.rows.side(cells) + 3)
        return [*lines, *([Span(margin + text, "muted")] for text in note)]

    def _works(self, command: Command) -> bool:
        return cast("CommandHost", self.screen).works(command)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Remember that the player moved; Textual also calls the handler of the base."""
        self.touched = self.touched or self.row_under(event.y) is not None

    def _press(self, column: int, _again: bool) -> None:
        command = "list.less" if self.rows.on_less(column) else "list.choose"
        cast("CommandHost", self.screen).action_command(command)


def _widest(texts: Sequence[str]) -> int:
    return max(map(width, texts), default=0)
