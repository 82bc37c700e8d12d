"""The first line of a card table: who plays, and the stations of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from app.i18n.literal import clip
from app.tui.cards.table_panel import TablePanel
from app.tui.glyphs import Glyphs
from app.tui.widgets.styled_text import Line, Span, width_of

DONE, HERE, TO_COME = range(3)


class Station(NamedTuple):
    """A part of a turn by its stable word, and `DONE`, `HERE` or `TO_COME`."""

    name: str
    state: int


def stations_at(names: Sequence[str], here: str) -> list[Station]:
    """Return the stations of a turn that is at `here`, or at the first one if that is no station
    of it."""
    at = names.index(here) if here in names else 0
    return [Station(n, DONE if i < at else HERE if i == at else TO_COME) for i, n in enumerate(names)]


def strip(
    stations: Sequence[Station], word: Callable[[str], str], glyphs: Glyphs, blank: str
) -> list[Span]:
    """Return the stations in a line, with `blank` between the symbols. The symbol of a past station
    also separates it from the next."""
    line: list[Span] = []
    for at, (name, state) in enumerate(stations):
        if at:
            ended = stations[at - 1].state == DONE
            line.append(Span(f" {blank}" if ended else f"{blank}>{blank}", "faint"))
        if state == HERE:
            line.append(Span(f"[{word(name).upper()}]", "accent", extra="bold"))
        else:
            mark = f"{blank}{glyphs.done}" if state == DONE else ""
            line.append(Span(f"{word(name)}{mark}", "muted"))
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
    """Return the seed of a finished match and the name of the deck, in the wide layout."""
    if not panel.wide:
        return []
    source, found = panel.scene.source, list[Line]()
    if source.over and not panel.screen.has_class("-lesson"):
        found.append([Span(f"   {panel.say('seed', seed=source.header.seed)}", "muted")])
    if deck:
        found.append([Span(f"   {clip(deck, 24)}", "muted")])
    return found
