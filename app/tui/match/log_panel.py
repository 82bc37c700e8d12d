"""The last lines of the log, newest at the bottom."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from typing import ClassVar

from typing_extensions import override

from app.i18n.literal import clip, width
from app.text.log import LogLine
from app.tui.match.panel import TUMBLING, MatchPanel
from app.tui.widgets.line_widget import boxed
from app.tui.widgets.styled_text import Line, Span, wrap

ROLES = {
    "move": "muted",
    "fight": "text",
    "good": "good",
    "bad": "bad",
    "turn": "muted",
    "end": "accent",
    "system": "faint",
    "aside": "faint",
    "saying": "muted",
}
SENSE = 2
"""Fewest rows for the short form of an entry; a smaller space stays empty."""
_BRACKETS = re.compile(r" \([^()]*\)(?=[.!]$)")
_SENTENCE_END = re.compile(r"(?<=[.!?]) (?=\S)")
FRAMED = 5
"""Height in rows from which the log has a frame."""


class LogPanel(MatchPanel):
    """Three bare lines at 80 columns; a framed panel if there is room."""

    CLICKED: ClassVar[str] = "play.log"
    DEFAULT_CSS = "LogPanel { height: 3; }"

    @override
    def waits(self) -> bool:
        return self.screen.has_class(TUMBLING)

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        if height < FRAMED:
            return self._last(cells, height)
        title = [Span(self.mazmorra.texts("play-log", key=self.key("play.log")), "title")]
        return boxed(self._last(cells - 2, height - 2), cells, height, title, self.glyphs)

    def _last(self, cells: int, rows: int) -> list[Line]:
        aside = list(self.scene.aside(cells))[:rows]
        if aside:
            log = self._told(cells, rows - len(aside)) if rows > len(aside) else []
            return [*log, *([[]] * (rows - len(log) - len(aside))), *aside]
        return self._told(cells, rows) or self._nothing(cells)

    def _nothing(self, cells: int) -> list[Line]:
        words = self.mazmorra.texts("play-log-empty")
        return [[Span("     "), Span(clip(words, cells - 6), "faint")]]

    def _told(self, cells: int, rows: int) -> list[Line]:
        """The last lines. The line that matters most to the player since their last decision stays
        above them, if they would push it out of sight; a replay shows the lines as they are."""
        perspective = self.scene.perspective
        told = (line for line in reversed(perspective.log.lines) if line.kind != "aside")
        parts = [*islice(told, rows)][::-1]
        pending = perspective.pending
        if pending is not None and pending.kind != "aside":
            parts = [*parts, pending]
        lines, whole = self._last_of(parts, cells, rows)
        news = None if self.scene.replaying else perspective.log.news(self.scene.me)
        if news is None or any(part is news for part in parts[whole:]):
            return lines
        room = max(1, rows - 1)
        if not self._fits(news, cells, room) and self._fits(news, cells, rows):
            room = rows  # whole, and nothing below it
        top = self._lines(news, cells, room)
        later = [part for part in parts if part is not news]
        return [*top, *self._last_of(later, cells, rows - len(top))[0]]

    def _fits(self, line: LogLine, cells: int, rows: int, *, whole: bool = True) -> bool:
        """Whether the rows have room for an entry or its short form; without `whole`, for any form
        of it."""
        log, room = self.scene.perspective.log, _room(line, cells)
        found = forms(log.shown(line), log.shortened(line))
        return any(len(wrap(text, room)) <= rows for text in (found[::2][:2] if whole else found))

    def _last_of(self, parts: Sequence[LogLine], cells: int, rows: int) -> tuple[list[Line], int]:
        """The rows of the last entries, and the number of the first entry that is there whole."""
        lines: list[Line] = []
        for at in range(len(parts) - 1, -1, -1):
            found, left = self._lines(parts[at], cells, max(1, rows)), rows - len(lines)
            if len(found) > left:
                fits = left >= SENSE and self._fits(parts[at], cells, left, whole=False)
                cut = self._lines(parts[at], cells, left) if fits else []
                return [*([[]] * (left - len(cut))), *cut, *lines], at + 1
            lines = [*found, *lines]
        return lines, 0

    def _lines(self, line: LogLine, cells: int, rows: int) -> list[Line]:
        text = self.scene.perspective.log.shown(line)
        number, room = _number(line), _room(line, cells)
        ways = forms(text, self.scene.perspective.log.shortened(line))
        parts = next(
            (found for form in ways if len(found := wrap(form, room)) <= rows), wrap(text, room)
        )
        if len(parts) > rows:
            parts[rows - 1 :] = [clip(" ".join(parts[rows - 1 :]), room)]
        role = ROLES[line.kind]
        first: Line = [Span(number, "faint"), Span(parts[0], role)]
        rest = [[Span(" " * width(number)), Span(part, role)] for part in parts[1:]]
        return [first, *rest]


def forms(text: str, short: str) -> list[str]:
    """The forms of an entry, from the longest: whole, without the figures in brackets at its end,
    the result alone, also without them, and its first sentences. Each is a sentence to its end; the
    rest is in the log."""
    forms = [form for each in (text, short) for form in (each, _BRACKETS.sub("", each))]
    sentences = _SENTENCE_END.split(forms[-1])
    forms += [" ".join(sentences[:count]) for count in range(len(sentences) - 1, 0, -1)]
    return forms


def _number(line: LogLine) -> str:
    return f"{line.turn:>4} "


def _room(line: LogLine, cells: int) -> int:
    """The cells of an entry's text."""
    return cells - width(_number(line)) - 1
