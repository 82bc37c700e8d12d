"""The dialog of a choice among friends, below the table: a key for each way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar, Final

from typing_extensions import override

from app.games.napakalaki.tui.ways.model import Way, Ways
from app.i18n.literal import clip, pad, width
from app.tui.cards.sheet import SheetContent, SheetLine, SheetWidths, TableSheet, sheet_lines
from app.tui.cards.table_dialog import TableDialog
from app.tui.commands import Command, register
from app.tui.match.hint_commands import show_hint
from app.tui.widgets.styled_text import Line, Span, wrap

SCOPE: Final = "ways"
WARNING: Final = "warned"
LOOKS: Final = ("nap.corridor", "nap.rivals", "nap.look", "nap.decks", "play.why", "play.log")
"""The commands of the table that the dialog has, too."""
WIDTHS: Final = SheetWidths(normal=78, tall=80, large=100)
KEY: Final = 4
"""Cells of the cursor, the key, and a blank."""
GAP: Final = 2
LEAST: Final = 24
"""The least cells for the lines of a way beside its name."""

register(
    (
        Command("ways.pick", SCOPE, tuple("0123456789")),
        Command("ways.spend", SCOPE, ("g",)),
        Command("ways.ask", SCOPE, ("a",)),
        Command("ways.run", SCOPE, ("r",)),
        Command("ways.grab", SCOPE, ("p",)),
        Command("ways.take", SCOPE, ("t",)),
        Command("ways.none", SCOPE, ("n",), footer=11),
        Command("ways.buy", SCOPE, ("b",), footer=12),
        Command("ways.equip", SCOPE, ("e",), footer=12),
        Command("ways.up", SCOPE, ("up",)),
        Command("ways.down", SCOPE, ("down",)),
        Command("ways.choose", SCOPE, ("enter",)),
        Command("ways.rivals", SCOPE, ("tab",), footer=20),
        Command("ways.corridor", SCOPE, ("c",), footer=21),
        Command("ways.why", SCOPE, ("y",), footer=22),
        Command("ways.hint", SCOPE, ("H",), footer=23),
        Command("ways.more", SCOPE, ("m",), footer=21),
        Command("ways.look", SCOPE, ("x", "i"), footer=24),
        Command("ways.decks", SCOPE, ("d",)),
        Command("ways.log", SCOPE, ("L",)),
        Command("ways.undo", SCOPE, ("u",), footer=30),
        Command("ways.leave", SCOPE, ("escape", "backspace"), footer=95, calls="close"),
        Command("warned.go", WARNING, ("enter", "space"), footer=10, calls="close"),
        Command("warned.close", WARNING, ("escape", "backspace"), footer=95, calls="close"),
    )
)  # fmt: skip

LETTERS: Final = {
    "ways.spend": "g", "ways.ask": "a", "ways.run": "r", "ways.grab": "p", "ways.take": "t",
}  # fmt: skip
"""The commands of the ways out of a fight; `Way.key` has the letter, whatever key the player gave
the command."""


EARLIER: Final = {"ways.buy": "nap.buy", "ways.equip": "nap.equip"}
"""What can still be done before a door that is asked for at once, by the command of the table."""


class WaysDialog(TableDialog[tuple[int, ...] | None]):
    """One key decides; so does Enter on a way that the arrows have marked. Leaving it decides
    nothing: the player looks at the table, and the choice waits.

    `ways` makes the content in the present language. `act` runs a command of the table; `can` says
    whether it works. `hint` gives the hint of the match."""

    SCOPE: ClassVar[str] = SCOPE
    ALSO: ClassVar[tuple[str, ...]] = ("app",)
    PREFIX: ClassVar[str] = "ways"
    EXPLAINED: ClassVar[str] = "ways-explained"

    def __init__(
        self,
        ways: Callable[[], Ways],
        act: Callable[[str], None] = lambda _command: None,
        can: Callable[[str], bool] = lambda _command: False,
    ) -> None:
        super().__init__()
        self._ways, self._asked = ways, ways()
        self._act, self._can = act, can
        self.hint: Callable[[], str] = str
        self.tip: Callable[[int], Sequence[Line]] = lambda _cells: ()
        """The coach's tip, which the dialog would cover."""
        self.short = False
        """Whether only the numbers of the short form are shown."""
        self.at = -1
        """The way that the arrows have marked, -1 before they were used."""

    def on_mount(self) -> None:
        """Leave the rivals, the monster and the equipment in view, which the choice is about."""
        self.styles.align = ("center", "bottom")

    @property
    def ways(self) -> Ways:
        """The choice; once it is decided, what it was."""
        if not self.expired:
            self._asked = self._ways()
        return self._asked

    # -- the sheet

    @override
    def sheet(self) -> TableSheet:
        return TableSheet(self._content, WIDTHS)

    def _content(self, cells: int, rows: int) -> SheetContent:
        bullet, ways = self.app.glyphs.bullet, self.ways
        shown = ways.short if self.short else ways
        content = ways_content(shown, cells, bullet, self.at, self._press, self._sign)
        return content._replace(lines=[*map(SheetLine, self.tip(cells)), *content.lines])

    def _sign(self, key: str) -> str:
        """The key of a way as the player knows it."""
        command = next((one for one, letter in LETTERS.items() if letter == key), "")
        return self.key(command) if command else key

    def _press(self, at: int) -> None:
        self._choose(self.ways.ways[at].key)

    # -- commands

    @override
    def available(self, command: str) -> bool | str:
        keys = {way.key for way in self.ways.ways}
        if command in LETTERS:
            fights = bool(keys & set(LETTERS.values()))
            return LETTERS[command] in keys or ("ways-not-now" if fights else False)
        if command == "ways.pick":
            return any(key.isdigit() for key in keys)
        if command == "ways.none":
            return self.ways.refusable
        if command == "ways.more":
            return self.short and self.ways.short != self.ways
        if command == "ways.undo":
            return self._can("play.undo")
        if command in EARLIER:
            return self._can(EARLIER[command])
        return super().available(command)

    @override
    def shown_commands(self) -> list[Command]:
        """Show only the ways out that are open, and the numbers that are left out."""
        shown = super().shown_commands()
        hides = (*LETTERS, "ways.more")
        return [one for one in shown if one.id not in hides or self.available(one.id) is True]

    @override
    def label(self, command: Command) -> str:
        if command.id == "ways.none":
            zero = next(way for way in self.ways.ways if way.key == "0")
            return zero.name
        return super().label(command)

    def _choose(self, key: str) -> None:
        for way in self.ways.ways:
            if way.key == key:
                self.dismiss((*self.ways.first, way.action))

    def do_ways_pick(self) -> None:
        digit = self.pressed_place("ways.pick")
        if digit < 0:
            return
        if not any(way.key == str(digit) for way in self.ways.ways):
            self.notice(self.say("no-such", n=digit))
            return
        self._choose(str(digit))

    def do_ways_none(self) -> None:
        self._choose("0")

    def do_ways_spend(self) -> None:
        self._choose("g")

    def do_ways_ask(self) -> None:
        self._choose("a")

    def do_ways_run(self) -> None:
        self._choose("r")

    def do_ways_grab(self) -> None:
        self._choose("p")

    def do_ways_take(self) -> None:
        self._choose("t")

    def _move(self, step: int) -> None:
        count = len(self.ways.ways)
        start = self.at if self.at >= 0 or step > 0 else 0
        self.at = (start + step) % count
        self.renew()

    def do_ways_up(self) -> None:
        self._move(-1)

    def do_ways_down(self) -> None:
        self._move(1)

    def do_ways_choose(self) -> None:
        """Take the marked way; without one mark the first, since a key too many must not decide."""
        if self.at < 0:
            self._move(1)
            self.notice(self.say("marked"))
            return
        self._choose(self.ways.ways[self.at].key)

    # -- looking round

    def do_ways_rivals(self) -> None:
        self._act("nap.rivals")

    def do_ways_corridor(self) -> None:
        self._act("nap.corridor")

    def do_ways_why(self) -> None:
        self._act("play.why")

    def do_ways_look(self) -> None:
        self._act("nap.look")

    def do_ways_decks(self) -> None:
        self._act("nap.decks")

    def do_ways_log(self) -> None:
        self._act("play.log")

    def do_ways_more(self) -> None:
        self.short = False
        self.renew()

    def do_ways_hint(self) -> None:
        show_hint(self, self.hint, "ways.hint")

    def do_ways_undo(self) -> None:
        self._leave_for("play.undo")

    def do_ways_buy(self) -> None:
        self._leave_for(EARLIER["ways.buy"])

    def do_ways_equip(self) -> None:
        self._leave_for(EARLIER["ways.equip"])

    def _leave_for(self, command: str) -> None:
        """Close the dialog, and then run a command of the table."""
        self.dismiss(None)
        self.app.call_later(self._act, command)


class WarningDialog(TableDialog[None]):
    """The warning before a rival's last fight, once at the start of each turn before it."""

    SCOPE: ClassVar[str] = WARNING
    ALSO: ClassVar[tuple[str, ...]] = ("app",)
    PREFIX: ClassVar[str] = "ways"

    def __init__(self, warnings: Callable[[], Sequence[Ways]]) -> None:
        super().__init__()
        self._warnings, self._found = warnings, warnings()

    @override
    def sheet(self) -> TableSheet:
        return TableSheet(self._content, WIDTHS)

    def _content(self, cells: int, rows: int) -> SheetContent:
        if not self.expired:
            self._found = self._warnings()
        found = self._found
        lines: list[SheetLine] = []
        for each in found:
            lines += [SheetLine([])] if lines else []
            lines += ways_content(each, cells, " ").lines
        return SheetContent(found[0].title, "", lines)


# -- the lines of a choice


def ways_content(
    ways: Ways,
    cells: int,
    bullet: str,
    at: int = -1,
    press: Callable[[int], object] = lambda _at: None,
    sign: Callable[[str], str] = str,
) -> SheetContent:
    """Return a choice as lines of a sheet, the way `at` marked with a bullet. `sign` gives the
    shown form of a key."""
    lines = [line for text in ways.head for line in sheet_lines(text, cells)]
    widths = _columns(ways)
    if ways.columns:
        heads = "".join(f"{head:>{size}}" for head, size in zip(ways.columns, widths, strict=True))
        room = cells - width(heads)
        about = clip(ways.caption, room) if ways.caption else ""
        lines.append(SheetLine([Span(" " * (room - width(about)) + about + heads, "muted")]))
    name = max((width(way.name) for way in ways.ways), default=0)
    for number, way in enumerate(replace(way, key=sign(way.key)) for way in ways.ways):
        mark = bullet if number == at else " "
        room = cells - KEY - name - GAP - sum(widths)
        shown = _below if ways.below or room < LEAST else _beside
        lines += [
            SheetLine(line, partial(press, number))
            for line in shown(way, mark, name, widths, cells)
        ]
    lines += [line for text in ways.foot for line in sheet_lines(text, cells, ways.foot_role)]
    return SheetContent(ways.title, ways.aside, lines)


def _columns(ways: Ways) -> list[int]:
    """The cells of each column, with the blanks before it."""
    count = max([len(ways.columns), *(len(way.cells) for way in ways.ways)])
    rows = [ways.columns, *(way.cells for way in ways.ways)]
    return [GAP + max(width(row[at]) for row in rows if len(row) > at) for at in range(count)]


def _first(way: Way, mark: str, name: int) -> list[Span]:
    return [
        Span(mark, "accent"),
        Span(f"{way.key or ' '}  "[: KEY - 1], "key", extra="bold"),
        Span(pad(way.name, name), "title"),
    ]


def _cells(way: Way, widths: Sequence[int]) -> str:
    if not way.cells:
        return " " * sum(widths)
    return "".join(
        " " * (size - width(cell)) + cell for cell, size in zip(way.cells, widths, strict=True)
    )


def _beside(way: Way, mark: str, name: int, widths: Sequence[int], cells: int) -> list[Line]:
    """The lines of a way between its name and its numbers."""
    room = cells - KEY - name - GAP - sum(widths)
    parts = [part for text in way.lines for part in wrap(text, room)] or [""]
    gap = Span(" " * GAP)
    first = [*_first(way, mark, name), gap, Span(pad(parts[0], room))]
    lines: list[Line] = [[*first, Span(_cells(way, widths), "title")]]
    blank = Span(" " * (KEY + name + GAP))
    return [*lines, *([blank, Span(part)] for part in parts[1:])]


def _below(way: Way, mark: str, _name: int, widths: Sequence[int], cells: int) -> list[Line]:
    """The lines of a way under its name and its numbers, which have a line of their own after a
    long name."""
    numbers = Span(_cells(way, widths), "title")
    room = cells - KEY - width(way.name) - sum(widths)
    first = _first(way, mark, min(width(way.name), cells - KEY))
    lines: list[Line] = [[*first, Span(" " * room), numbers]] if room >= 0 else [first]
    if room < 0:
        lines.append([Span(" " * (cells - sum(widths))), numbers])
    parts = [part for text in way.lines for part in wrap(text, cells - KEY - 1)]
    return [*lines, *([Span(" " * (KEY + 1)), Span(part, "muted")] for part in parts)]
