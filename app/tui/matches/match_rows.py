"""The rows of the list of matches: one match per line, running ones above finished ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from typing_extensions import override

from app.i18n.literal import clip, literal, width
from app.store.archive import SavedMatch
from app.text.game_names import game_name
from app.text.matches import ago, board_name, marks
from app.tui.matches.catalogue import MatchCatalogue
from app.tui.widgets.line_widget import cut, rule
from app.tui.widgets.row_list import ListRows
from app.tui.widgets.styled_text import Line, Span, lit

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol

GAME, COUNT, WHEN, MARKS = 11, 7, 16, 6
LEAST = 12
WHAT, NAMES = 24, 14
"""Cells of the longest name of the program's own boards and decks, and of three players' names."""


class MatchRows(ListRows):
    """The matches of a catalogue, with a line between the two kinds.

    `reason` returns the reason for an empty list.
    """

    def __init__(
        self, app: AppProtocol, catalogue: MatchCatalogue, reason: Callable[[], str]
    ) -> None:
        self._app = app
        self._catalogue = catalogue
        self._reason = reason

    @property
    def chosen(self) -> SavedMatch | None:
        return self._catalogue[self.at] if self.at < len(self) else None

    @override
    def __len__(self) -> int:
        return len(self._catalogue)

    @override
    def empty(self, cells: int) -> Sequence[Line]:
        return [[], [Span(f"  {self._reason()}", "muted")]]

    @override
    def head(self, cells: int) -> Sequence[Line]:
        heads = self._columns("matches-head-what", "matches-head-names", "matches-head-count")
        return [self._line(("", *heads, ""), cells, "faint")]

    @override
    def headings(self, cells: int, height: int) -> Mapping[int, Sequence[Line]]:
        title = [Span(self._app.texts("matches-finished"), "title")]
        split = self._catalogue.split
        return {split: [rule(cells, title, self._app.glyphs)]} if split < len(self) else {}

    def _columns(self, *messages: str) -> tuple[str, ...]:
        texts = self._app.texts
        game, when = texts("matches-head-game"), texts("matches-head-when")
        return (game, *map(texts, messages), f" {when}")

    @override
    def draw(self, number: int, cells: int, here: bool) -> Sequence[Line]:
        return [self._row(self._catalogue[number], cells, here)]

    def _row(self, saved: SavedMatch | None, cells: int, here: bool) -> Line:
        ground = "select" if here else ""
        mark = self._app.glyphs.bullet if here else ""
        texts = self._app.texts
        if saved is None:
            return cut(
                [Span(f" {mark or ' '} {texts('matches-unreadable')}", "bad", ground)], cells
            )
        now = self._app.services.now()
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
        role = "bad" if saved.broken else "title" if here else "text"
        return self._line(parts, cells, role, ground)

    def _names(self, saved: SavedMatch) -> str:
        done = self._app.glyphs.done
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
