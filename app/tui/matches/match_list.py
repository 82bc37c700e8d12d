"""The rows of the list: one match per line, running ones above finished ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import events
from textual.message import Message
from typing_extensions import override

from app.i18n.literal import clip, literal, width
from app.store.archive import SavedMatch
from app.text.game_names import game_name
from app.text.matches import ago, board_name, marks
from app.tui.matches.catalogue import MatchCatalogue
from app.tui.widgets.line_widget import cut, rule, with_bar
from app.tui.widgets.painted import WHEEL, Painted
from app.tui.widgets.styled_text import Line, Span, lit

GAME, COUNT, WHEN, MARKS = 11, 7, 16, 6
LEAST = 12
WHAT, NAMES = 24, 14
"""Cells of the longest name of the program's own boards and decks, and of three players' names."""


class MatchList(Painted):
    """Rows of a catalogue, one of them chosen, with a line between the two kinds.

    `empty` gives the reason for an empty list.
    """

    DEFAULT_CSS = "MatchList { height: 1fr; width: 1fr; }"

    class Chosen(Message):
        """Another match was chosen."""

    class Pressed(Message):
        """The chosen row was clicked."""

    def __init__(self, catalogue: MatchCatalogue, empty: Callable[[], str]) -> None:
        super().__init__()
        self.catalogue = catalogue
        self._empty = empty
        self.words: tuple[str, ...] = ()
        self._at = 0
        self._top = 0
        self._row_at: list[int | None] = []

    @property
    def at(self) -> int:
        return min(self._at, max(0, len(self.catalogue) - 1))

    @property
    def chosen(self) -> SavedMatch | None:
        return self.catalogue[self.at] if len(self.catalogue) else None

    @property
    def page(self) -> int:
        return max(1, self.size.height - 4)

    def choose(self, number: int) -> None:
        self._at = max(0, min(number, len(self.catalogue) - 1))
        self.renew()

    def renew(self) -> None:
        self.repaint()
        self.post_message(self.Chosen())

    # -- painting

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        catalogue = self.catalogue
        if not len(catalogue):
            self._row_at = []
            return [[], [Span(f"  {self._empty()}", "muted")]]
        split, total = catalogue.split, len(catalogue)
        lines = self._numbers(split, total)
        here = lines.index(self.at)
        room = max(1, height - 1)
        above = 1 if here and lines[here - 1] is None else 0
        self._top = max(0, min(self._top, here - above, len(lines) - room))
        self._top = max(self._top, here - room + 1)
        shown = lines[self._top : self._top + room]
        self._row_at = [None, *shown]
        heads = self._columns("matches-head-what", "matches-head-names", "matches-head-count")
        rows = [
            self._row(number, cells) if number is not None else self._parting(cells)
            for number in shown
        ]
        head = self._line(("", *heads, ""), cells, "faint")
        return [head, *with_bar(rows, cells, self._top, len(lines), self.mazmorra.glyphs)]

    def _numbers(self, split: int, total: int) -> list[int | None]:
        between: list[int | None] = [None] if split < total else []
        return [*range(split), *between, *range(split, total)]

    def _columns(self, *messages: str) -> tuple[str, ...]:
        texts = self.mazmorra.texts
        game, when = texts("matches-head-game"), texts("matches-head-when")
        return (game, *map(texts, messages), f" {when}")

    def _parting(self, cells: int) -> Line:
        title = [Span(self.mazmorra.texts("matches-finished"), "title")]
        return rule(cells, title, self.mazmorra.glyphs)

    def _row(self, number: int, cells: int) -> Line:
        saved, chosen = self.catalogue[number], number == self.at
        ground = "select" if chosen else ""
        mark = self.mazmorra.glyphs.bullet if chosen else ""
        texts = self.mazmorra.texts
        if saved is None:
            return cut(
                [Span(f" {mark or ' '} {texts('matches-unreadable')}", "bad", ground)], cells
            )
        now = self.mazmorra.services.now()
        moment = saved.updated if saved.finished is None else saved.finished
        if saved.broken:
            what, names = f"! {texts('matches-damaged-brief')}", ""
        else:
            what, names = saved.name or board_name(texts, saved), self._names(saved)
        parts = (
            mark,
            game_name(texts, saved.game),
            what,
            names,
            str(saved.decisions) if saved.decisions >= 0 else "?",
            f" {ago(now - moment / 1000, texts) if moment >= 0 else '?'}",
            marks(texts, saved),
        )
        role = "bad" if saved.broken else "title" if chosen else "text"
        return self._line(parts, cells, role, ground)

    def _names(self, saved: SavedMatch) -> str:
        done = self.mazmorra.glyphs.done
        won = [f"{done}{saved.seats[seat].name}" for seat in saved.winners]
        others = [s.name for seat, s in enumerate(saved.seats) if seat not in saved.winners]
        return ", ".join([*won, *others])

    def _line(self, parts: Sequence[str], cells: int, role: str, ground: str = "") -> Line:
        """Return the columns. The game and the players share the remaining width, half each
        unless that cuts a name that fits in the other half's spare cells."""
        room = max(2 * LEAST, cells - 3 - GAME - COUNT - WHEN - MARKS - 5)
        what = max(room // 2, min(WHAT, room - NAMES))
        names = room - what
        widths = (3, GAME, what, names, COUNT, WHEN, MARKS)
        roles = ["key", "muted", role, role, "muted", "muted", "accent"]
        if role == "faint":
            roles = [role] * len(widths)
        line: list[Span] = []
        for index, (part, cell, look) in enumerate(zip(parts, widths, roles, strict=True)):
            text = clip(literal(part, 4 * cell + 40), cell)
            blank = " " * (cell - width(text))
            if index == 0:
                text = f" {text}{blank[1:]}" if text else blank
            else:
                text = blank + text if index == 4 else text + blank
            line.append(Span(text if index in (0, 6) else f"{text} ", look, ground))
        shown = lit(line, self.words) if role != "faint" else line
        return cut(shown, cells) if not ground else self._grounded(shown, cells, ground)

    def _grounded(self, line: Sequence[Span], cells: int, ground: str) -> Line:
        return [run._replace(ground=ground) for run in cut(line, cells)]

    # -- the mouse

    def on_click(self, event: events.Click) -> None:
        number = self._row_at[event.y] if 0 <= event.y < len(self._row_at) else None
        if number is None:
            return
        if number == self.at:
            self.post_message(self.Pressed())
        else:
            self.choose(number)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.choose(self.at + WHEEL)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.choose(self.at - WHEEL)
