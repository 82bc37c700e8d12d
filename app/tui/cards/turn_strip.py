"""The first line of a card table: who plays, and the stations of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from app.i18n.literal import clip
from app.text.dice import seal_words
from app.tui.cards.table_panel import TablePanel
from app.tui.glyphs import Glyphs
from app.tui.match.panel import LESSON
from app.tui.widgets.styled_text import Line, Span, width_of


class TurnPath(NamedTuple):
    """The stations of a turn by their stable words, and the number of the present one."""

    names: tuple[str, ...]
    here: int

    def strip(
        self, word: Callable[[str], str], glyphs: Glyphs, shown: range, blank: str
    ) -> list[Span]:
        """Return the stations in `shown`, with `blank` beside their symbols: that of a past station
        also separates it from the next. An ellipsis is in the place of those left out before."""
        line = [Span(f"{glyphs.ellipsis} ", "faint")] if shown.start else []
        for at in shown:
            if at > shown.start:
                line.append(Span(f" {blank}" if at <= self.here else f"{blank}>{blank}", "faint"))
            text = word(self.names[at])
            if at == self.here:
                line.append(Span(f"[{text.upper()}]", "accent", extra="bold"))
            else:
                mark = f"{blank}{glyphs.done}" if at < self.here else ""
                line.append(Span(f"{text}{mark}", "muted"))
        return line


def head_line(forms: Iterable[tuple[Line, Line]], cells: int) -> Line:
    """Return the first form whose left and right part fit, with a gap of 2 cells or more between;
    the left part of the last form if none does."""
    left: Line = []
    for left, right in forms:
        gap = cells - width_of(left) - width_of(right) - 1
        if gap >= 2:
            return [*left, Span(" " * gap), *right]
    return left


def asides(panel: TablePanel, deck: str) -> list[Line]:
    """Return, in the wide layout, the seed of a finished match or the seal of dice that are not
    known yet, and the name of the deck."""
    source, found = panel.scene.source, list[Line]()
    sealed = seal_words(panel.mazmorra.texts, source.header)
    if panel.wide and sealed:
        found.append([Span(f"   {sealed}", "muted")])
    if panel.wide and source.over and not panel.screen.has_class(LESSON):
        found.append([Span(f"   {panel.say('seed', seed=source.header.seed)}", "muted")])
    if panel.wide and deck:
        found.append([Span(f"   {clip(deck, 24)}", "muted")])
    return found
