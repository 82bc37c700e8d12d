"""The details of the chosen match: in a few lines under the list, or in a panel beside it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from typing_extensions import override

from app.i18n.literal import clip, literal
from app.match.journal import Header
from app.store.archive import SavedMatch
from app.text.errors import holder_words
from app.text.game_names import game_name
from app.text.matches import board_name, lasting, notes, seat_kind
from app.tui.widgets.line_widget import boxed, rule
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, lit, width_of, wrap, wrapped

NAME_CELLS = 60
BELOW = 5
"""Lines under the list."""
BESIDE = 34
"""Cells of the panel."""
LATEST = 1e10
"""Seconds since 1970 that every calendar can represent."""


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """The details of a match that its row does not show: its header, its unusual rules as label
    and value (None if unknown), and its problems."""

    header: Header | None = None
    rules: Sequence[tuple[str, str]] | None = None
    wrong: str = ""


Choice = Callable[[], SavedMatch | None]
Knowledge = Callable[[SavedMatch], MatchFacts]


class MatchDetails(Painted):
    """Paints the details of the chosen match."""

    def __init__(self, chosen: Choice, ground: str = "background") -> None:
        super().__init__(ground)
        self.words: tuple[str, ...] = ()
        self._chosen = chosen

    def title(self, saved: SavedMatch) -> str:
        if saved.name:
            return literal(saved.name, NAME_CELLS)
        return self.played(saved)

    def played(self, saved: SavedMatch) -> str:
        texts = self.mazmorra.texts
        parts = [game_name(texts, saved.game), board_name(texts, saved)]
        return ", ".join(literal(part, NAME_CELLS) for part in parts if part)

    def seat(self, saved: SavedMatch, number: int) -> list[Span]:
        app = self.mazmorra
        seat = saved.seats[number]
        kind = literal(seat_kind(app.texts, saved.game, seat), 30)
        runs = [
            Span(f"{app.glyphs.player}{number + 1} ", f"seat{number % 8 + 1}"),
            Span(literal(seat.name, 24)),
        ]
        if not seat.human:
            runs.append(Span(f" ({kind})", "muted"))
        if number in saved.winners:
            runs.append(Span(f" {app.glyphs.done} {app.texts('matches-won')}", "good"))
        return runs

    def notes(self, saved: SavedMatch) -> list[str]:
        """Return the notes on the match. The first is whether another program holds it, with the
        remedy."""
        app = self.mazmorra
        text = notes(app.texts, saved)
        if app.services.beside is None or saved.finished is not None:
            return text
        who = holder_words(app.texts, app.services.holder)
        return [app.texts("matches-held", who=who), *text]


class DetailsBelow(MatchDetails):
    DEFAULT_CSS = f"""
    DetailsBelow {{ dock: bottom; height: {BELOW}; width: 100%; margin-bottom: 2; }}
    """

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        saved, app = self._chosen(), self.mazmorra
        if saved is None:
            return [rule(cells, [], app.glyphs)]
        lines: list[Line] = [rule(cells, [Span(self.title(saved), "title")], app.glyphs)]
        words = [f"{self.played(saved)}."] if saved.name else []
        said = "  ".join([*words, *self.notes(saved)])
        role = "bad" if saved.broken else "muted"
        lines += [[Span(f" {text}", role)] for text in wrap(said, cells - 2)[:2] if text]
        lines += flowing([self.seat(saved, at) for at in range(len(saved.seats))], cells)
        return [lit(line, self.words) for line in lines[:height]]


class DetailsBeside(MatchDetails):
    """A panel at the right: all data of the row, the rules, and the seed unless it is secret."""

    DEFAULT_CSS = f"DetailsBeside {{ dock: right; height: 1fr; width: {BESIDE}; }}"

    def __init__(self, chosen: Choice, known: Knowledge) -> None:
        super().__init__(chosen, "panel")
        self._known = known

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        saved, app = self._chosen(), self.mazmorra
        if saved is None:
            return boxed([], cells, height, [], app.glyphs)
        known = self._known(saved)
        room = cells - 4
        parts: list[list[Line]] = [self._head(saved, room), self._seats(saved, room)]
        parts.append(self._parameters(saved))
        said = [known.wrong] if known.wrong else self.notes(saved)
        role = "bad" if known.wrong else "accent"
        parts.append([line for text in said for line in wrapped(text, room, role)])
        if known.header is not None:
            parts.append(self._rules(known.rules, room))
            if saved.finished is not None:
                seed = app.texts("matches-seed", seed=clip(literal(known.header.seed, 64), 30))
                parts.append([[Span(seed, "muted")]])
        lines = [
            [Span(" "), *lit(line, self.words)] for part in parts if part for line in [*part, []]
        ]
        if len(lines) > height - 2:
            lines[height - 3 :] = [[Span(f" {app.glyphs.ellipsis}", "key")]]
        title = [Span(app.texts("matches-details"), "title")]
        return boxed(lines, cells, height, title, app.glyphs)

    def _head(self, saved: SavedMatch, room: int) -> list[Line]:
        lines = wrapped(self.title(saved), room, "title")
        if saved.name:
            lines += wrapped(self.played(saved), room, "muted")
        return lines

    def _seats(self, saved: SavedMatch, room: int) -> list[Line]:
        lines: list[Line] = []
        for number in range(len(saved.seats)):
            lines += flowing([[part] for part in self.seat(saved, number)], room + 1, "")
        return lines

    def _parameters(self, saved: SavedMatch) -> list[Line]:
        texts = self.mazmorra.texts
        lines = [texts("matches-began", when=day(saved.created))]
        if saved.finished is None:
            lines.append(texts("matches-played-last", when=day(saved.updated)))
        else:
            lines.append(texts("matches-over-since", when=day(saved.finished)))
        if saved.decisions >= 0:
            lines.append(texts("matches-decisions", n=saved.decisions))
        if saved.played >= 60_000:
            lines.append(lasting(saved.played, texts))
        return [[Span(text, "muted")] for text in lines]

    def _rules(self, rules: Sequence[tuple[str, str]] | None, room: int) -> list[Line]:
        texts = self.mazmorra.texts
        if rules is None:
            return []
        if not rules:
            return [[Span(texts("matches-rules-usual"), "muted")]]
        lines: list[Line] = [[Span(texts("matches-rules"))]]
        for label, value in rules:
            lines += wrapped(f"{label}: {value}", room, "muted")
        return lines


def flowing(parts: Sequence[Sequence[Span]], cells: int, gap: str = "  ") -> list[Line]:
    lines: list[list[Span]] = []
    used = 0
    for part in parts:
        size = width_of(part)
        if lines and used + len(gap) + size < cells:
            lines[-1] += [Span(gap), *part]
            used += len(gap) + size
        else:
            lines.append([Span(" " if gap else ""), *part])
            used = size + 1
    return list(lines)


def day(milliseconds: int) -> str:
    """Return a local date and time; "?" if it is invalid."""
    seconds = milliseconds / 1000
    if not 0 <= seconds < LATEST:
        return "?"
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
