"""The bottom of every screen: the keys that work now, each a button for the mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import zip_longest
from typing import NamedTuple, cast

from textual import events

from app.i18n.literal import clip, width
from app.text.rulebook import clause_spans
from app.tui.commands import COMMANDS, Command, CommandHost, keys_of
from app.tui.key_names import writes
from app.tui.widgets.line_widget import LineWidget
from app.tui.widgets.styled_text import Line, Span, linked, width_of

GAP, LESS = 3, 2
"""Cells between keys, and the smaller gap if not all of them fit."""
FIRST = 2
"""Keys that the bar shows without their names rather than not at all."""
NOTICE_SECONDS = 5.0
HELP = "app.help"
MOVES = {"left", "right", "home", "end"}
"""Keys that move in a field while the player types."""


class KeySign(NamedTuple):
    """A shown key, or the text between keys, which has no command."""

    text: str
    command: Command | None = None


@dataclass(frozen=True)
class KeyBarEntry:
    """One item of the bar. `commands` has several members for a group, such as the moves.

    `gap` is the number of blank cells after it.
    """

    signs: Sequence[KeySign]
    label: str
    commands: tuple[Command, ...]
    works: bool
    gap: int = GAP

    @cached_property
    def keys(self) -> str:
        return "".join(sign.text for sign in self.signs)

    @cached_property
    def width(self) -> int:
        """The width in cells without the gap. It is cached: the bar needs it for each layout it
        tries."""
        return width(self.keys) + (1 + width(self.label) if self.label else 0)

    def nameless(self) -> KeyBarEntry:
        return replace(self, label="", gap=LESS)

    def at(self, x: int) -> Command | None:
        """Return the command of the key in a column; of a single command also at its name."""
        if len(self.commands) == 1:
            return self.commands[0]
        for sign in self.signs:
            if x < width(sign.text):
                return sign.command
            x -= width(sign.text)
        return None


class KeyBar(LineWidget):
    """One line of keys at the smallest size; two if the screen is larger or has many keys.

    The keys come from the registry. A notice replaces them for a few seconds or until the next key.
    """

    def __init__(self, ground: str = "background") -> None:
        super().__init__(ground)
        self._notice = ""
        self._hits: list[tuple[int, int, int, KeyBarEntry]] = []

    @property
    def place(self) -> CommandHost:
        return cast("CommandHost", self.screen)

    @property
    def says(self) -> str:
        """The notice that is in place of the keys, "" without one."""
        return self._notice

    def notice(self, text: str) -> None:
        self._notice = text
        self.repaint()
        self.set_timer(NOTICE_SECONDS, lambda: self.hush(text))

    def hush(self, text: str = "") -> None:
        if self._notice and text in ("", self._notice):
            self._notice = ""
            self.repaint()

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Return the keys in `height` lines. If space is short, the last keys are left out, and the
        help's label says that it lists them."""
        self._hits = []
        if self._notice:
            return [self._said(cells)]
        if not self.screen.is_active:
            return []  # only the keys of the dialog in front work
        tag = self._tag()
        start = 1 + width_of(tag)
        entries, last = self._entries()
        if not _laid_out(entries, last, cells, height, start)[1]:
            entries, last = self._close(entries), self._close(last)
        shown = self._placed(entries, last, cells, height, start)
        lines: list[list[Span]] = [[*(tag if not at else ()), Span(" ")] for at in range(height)]
        for y, x, entry in shown:
            self._put(lines[y], x, y, entry)
        return lines

    def _placed(
        self,
        entries: list[KeyBarEntry],
        last: list[KeyBarEntry],
        cells: int,
        height: int,
        start: int,
    ) -> list[tuple[int, int, KeyBarEntry]]:
        """Return line and column of each entry. If not all of them fit, those that do are there
        with their names, the first ones first: bare keys read like words. Only the `FIRST` ones
        are there in any case."""
        placed, all_in = _laid_out(entries, last, cells, height, start)
        if all_in:
            return placed
        last = [self._tells(entry) for entry in last]
        for named in range(FIRST, -1, -1):
            bare = [entry.nameless() for entry in entries[named:FIRST]]
            tried = [*entries[:named], *bare, *entries[FIRST:]]
            placed = _laid_out(tried, last, cells, height, start)[0]
            shown = {entry.commands for *_, entry in placed}
            if all(entry.commands in shown for entry in tried[:FIRST]):
                break
        return placed

    def _tells(self, entry: KeyBarEntry) -> KeyBarEntry:
        if entry.commands[0].id != HELP:
            return entry
        return replace(entry, label=self.mazmorra.texts("common-keys"))

    def _tag(self) -> list[Span]:
        app = self.mazmorra
        session = app.session
        unsaved = app.services.beside if session is None else session.source.unsaved
        if unsaved is not None:
            return [Span(f" {app.texts('records-tag-unsaved')} ", "risky", extra="reverse")]
        if session is not None and session.company is not None and (tag := session.company.tag()):
            return [Span(f" {tag} ", "accent", extra="reverse")]
        return []

    def _said(self, cells: int) -> Line:
        tag = self._tag()
        if width_of(tag) + width(self._notice) + 1 > cells:
            tag = []  # for a moment the notice matters more
        line = [*tag, *linked([Span(clip(f" {self._notice}", cells - width_of(tag)), "accent")])]
        if not any(clause_spans(self._notice)):
            return line
        app = self.mazmorra
        rules = COMMANDS["app.rules"]
        tail = [
            Span(f"   {key_signs([rules], app.key_sign, app.keymap)}", "key"),
            Span(f" {app.texts(rules.message).lower()}", "muted"),
        ]
        return [*line, *tail] if width_of(line) + width_of(tail) <= cells else line

    def _put(self, line: list[Span], x: int, y: int, entry: KeyBarEntry) -> None:
        role = "key" if entry.works else "faint"
        name = f" {entry.label}" if entry.label else ""
        line += [
            Span(" " * (x - width_of(line))),
            Span(entry.keys, role),
            Span(name, "muted" if entry.works else "faint"),
        ]
        self._hits.append((y, x, x + entry.width, entry))

    def _entries(self) -> tuple[list[KeyBarEntry], list[KeyBarEntry]]:
        """Return the items of the bar in order, and the items always at its end (Esc and help).
        While the player types in a field, the bar hides the keys that the field takes."""
        field = self.screen.focused
        writing = field is not None and field.check_consume_key("a", "a")
        groups: dict[str, list[Command]] = {}
        for command in self.place.shown_commands():
            if not (writing and self._written(command)):
                groups.setdefault(command.group or command.id, []).append(command)
        entries = [self._entry(members, 1 if writing else None) for members in groups.values()]
        kept = [entry for entry in entries if entry.commands[0].footer >= 80]
        return [entry for entry in entries if entry.commands[0].footer < 80], kept

    def _written(self, command: Command) -> bool:
        key = keys_of(command, self.mazmorra.keymap)[0]
        return key in MOVES or writes(key)

    def _close(self, entries: Iterable[KeyBarEntry]) -> list[KeyBarEntry]:
        """Return items closer to each other, with one key for each command of a group."""
        sign, keymap = self.mazmorra.key_sign, self.mazmorra.keymap
        return [
            replace(entry, signs=signs_of(entry.commands, sign, keymap, 1), gap=LESS)
            for entry in entries
        ]

    def _entry(self, members: Sequence[Command], most: int | None) -> KeyBarEntry:
        app, place = self.mazmorra, self.place
        group = members[0].group
        signs = signs_of(members, app.key_sign, app.keymap, most)
        works = any(place.works(command) for command in members)
        label = app.texts(f"cmd-group-{group}") if group else place.label(members[0])
        label = label[:1].lower() + label[1:]  # everywhere else it is a title
        return KeyBarEntry(signs, label, tuple(members), works)

    def on_click(self, event: events.Click) -> None:
        if self._notice:
            clauses = any(clause_spans(self._notice))
            self.hush()
            if clauses:
                self.place.action_command("app.rules")
            return
        for y, start, end, entry in self._hits:
            if y == event.y and start <= event.x < end:
                command = entry.at(event.x - start)
                if command is not None:
                    self.place.action_command(command.id)
                return


def _laid_out(
    entries: list[KeyBarEntry], last: list[KeyBarEntry], cells: int, height: int, start: int
) -> tuple[list[tuple[int, int, KeyBarEntry]], bool]:
    """Return line and column of each entry that has room, and whether all have; `last` is at the
    end."""
    tail = sum(entry.width + entry.gap for entry in last)
    placed: list[tuple[int, int, KeyBarEntry]] = []
    x, y = start, 0
    for entry in entries:
        room = cells - (tail if y == height - 1 else 0)
        if x + entry.width > room and y + 1 < height:
            x, y = 1, y + 1
            room = cells - (tail if y == height - 1 else 0)
        if x + entry.width <= room:
            placed.append((y, x, entry))
            x += entry.width + entry.gap
    if y < height - 1 and x + tail > cells:
        x, y = 1, y + 1
    for entry in last:
        if x + entry.width <= cells:
            placed.append((y, x, entry))
            x += entry.width + entry.gap
    return placed, len(placed) == len(entries) + len(last)


def key_signs(
    members: Iterable[Command],
    sign: Callable[[str], str],
    keymap: Mapping[str, str],
) -> str:
    """Return the key of a command (Esc, if it is one of them), or those of a group: `←↓↑→/hjkl`."""
    return "".join(one.text for one in signs_of(members, sign, keymap))


def signs_of(
    members: Iterable[Command],
    sign: Callable[[str], str],
    keymap: Mapping[str, str],
    most: int | None = None,
) -> list[KeySign]:
    """Return the parts of `key_signs` one by one. `most` limits the keys of each command of a
    group; without it all are shown, except after keys with names, as `PgUp PgDn`."""
    commands = list(members)
    keys = [keys_of(command, keymap) for command in commands]
    if len(keys) == 1:
        shown = "escape" if "escape" in keys[0] else keys[0][0]
        return [KeySign(sign(shown), commands[0])]
    signs: list[KeySign] = []
    for column in zip_longest(*(one[:most] for one in keys)):
        named = zip(column, commands, strict=True)
        joined = _joined([KeySign(sign(key), command) for key, command in named if key])
        signs += [KeySign("/"), *joined] if signs else joined
        if any(one.text == " " for one in joined):
            break  # keys with names: others after them would be unclear
    return signs


def _joined(signs: list[KeySign]) -> list[KeySign]:
    """Join the symbols of several keys: `hjkl`, `1-4`, or with blanks if they are words."""
    if len(signs) > 1 and "".join(one.text for one in signs) in "123456789":
        return [signs[0], KeySign("-"), signs[-1]]
    if all(len(one.text) == 1 for one in signs):
        return signs
    return [part for one in signs for part in (KeySign(" "), one)][1:]
