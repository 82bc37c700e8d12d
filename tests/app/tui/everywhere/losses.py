"""What a screen does not show of what it was asked to: cut words, lost rows, keys left out."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from rich.color import Color
from rich.style import Style
from textual.geometry import Region
from textual.widget import Widget

from app.i18n.literal import CUT
from app.tui.app import MazmorraApp
from app.tui.themes import CREATURE_ROLES, PALETTES
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted
from app.tui.widgets.row_list import RowList
from app.tui.widgets.styled_text import Line, width_of
from tests.helpers.colour import contrast
from tests.helpers.pictures import composed

LETTERS, GRAPHICS = 4.5, 3.0
"""The least contrast of text and of lines and signs, the figures of WCAG."""


def losses(app: MazmorraApp) -> list[str]:
    """What is cut, runs over a side, or is out of sight, each with the widget that shows it."""
    return [
        f"{_room(widget)}: {what}"
        for widget in app.screen.query(Painted)
        if widget.display and widget.visible and widget.size
        for what in _lost(widget)
    ]


def _room(widget: Widget) -> str:
    """The widget's class, or that of a list's rows, and the room of the program that it is from."""
    kind = type(widget.rows) if isinstance(widget, RowList) else type(widget)
    return f"{kind.__module__.split('.')[2]}.{kind.__name__}"


def _lost(widget: Painted) -> Iterator[str]:
    if isinstance(widget, KeyBar):
        yield from left_out(widget)
    lines = widget.lines_now()
    cells, height = widget.size
    for line in lines[:height]:
        yield from _lost_in(line, cells)
    yield from (f"no room for {text!r}" for line in lines[height:] if (text := _text(line)))
    yield from _out_of_sight(widget, lines)


def _lost_in(line: Line, cells: int) -> Iterator[str]:
    text = _text(line)
    if width_of(line) > cells and text[cells:].strip():
        yield f"wider than {cells}: {text!r}"
    if any(run.text.rstrip().endswith(CUT) and len(run.text.strip()) > 1 for run in line):
        yield f"cut: {text.strip()!r}"


def _out_of_sight(widget: Painted, lines: Sequence[Line]) -> Iterator[str]:
    """Rows of the widget that a box around it, or the screen, leaves out."""
    seen = widget.region.intersection(_window(widget))
    for at, line in enumerate(lines[: widget.size.height]):
        if not seen.y <= widget.region.y + at < seen.bottom and (text := _text(line)):
            yield f"out of sight: {text!r}"


def _window(widget: Widget) -> Region:
    window = widget.screen.region
    for parent in widget.ancestors:
        if isinstance(parent, Widget):
            window = window.intersection(parent.region)
    return window


def left_out(bar: KeyBar) -> Iterator[str]:
    """The keys that a key bar has no room for. Those after the first one may be missing if the help
    says that it lists them."""
    bar.lines_now()
    if not bar._notice:
        shown = {entry.commands: entry for *_, entry in bar._hits}
        first, last = bar._entries()
        if bar.mazmorra.texts("common-keys") in {entry.label for entry in shown.values()}:
            first = first[:1]
        for entry in [*first, *last]:
            if entry.commands not in shown:
                yield f"left out: {entry.keys} {entry.label}"


def _text(line: Line) -> str:
    return "".join(run.text for run in line).rstrip()


def faint(app: MazmorraApp) -> set[str]:
    """What stands out too little from its ground in any theme that has colours: letters and digits,
    and other signs. The themes give the same roles other colours, so that one look tells of all."""
    found: set[str] = set()
    roles = app.roles()
    for text, style in _segments(app):
        assert style.color is not None, text
        assert style.bgcolor is not None, text
        ink, paper = roles.get(_hex(style.color), ""), roles.get(_hex(style.bgcolor), "")
        if not ink or not paper:
            found.add(f"a colour without a role: {text}")
        elif ink not in CREATURE_ROLES:  # skin and shade are told apart, not read
            found.update(_too_faint(text, ink, paper))
    return found


def _too_faint(text: str, ink: str, paper: str) -> Iterator[str]:
    for name, seen in _contrasts(ink, paper):
        for least, signs in ((LETTERS, _letters(text)), (GRAPHICS, _graphics(text))):
            if signs and seen < least:
                yield f"{name}: {ink} on {paper} has {seen:.1f} to 1: {signs}"


@cache
def _contrasts(ink: str, paper: str) -> list[tuple[str, float]]:
    themes = [theme for theme in PALETTES.values() if theme.coloured]
    return [(one.name, contrast(one.colours[ink], one.colours[paper])) for one in themes]


def _segments(app: MazmorraApp) -> Iterator[tuple[str, Style]]:
    for strip in composed(app):
        for text, style, control in strip:
            if not control and style is not None and text.strip():
                yield text, style


def _letters(text: str) -> str:
    return "".join(sign for sign in text if sign.isalnum())


def _graphics(text: str) -> str:
    return "".join(sign for sign in text if not sign.isalnum() and not sign.isspace())


def _hex(colour: Color) -> str:
    return colour.get_truecolor().hex


def unruly(app: MazmorraApp) -> list[str]:
    """Rows that are not of the width of the screen, and signs that no terminal should get."""
    wide = app.screen.size.width
    found = []
    for y, strip in enumerate(composed(app)):
        text = strip.text
        if strip.cell_length != wide:
            found.append(f"row {y} has {strip.cell_length} cells: {text!r}")
        found += [f"row {y}: {sign!r}" for sign in text if unicodedata.category(sign) in _BAD]
    return found


_BAD = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def shown(app: MazmorraApp) -> Any:
    """All text on the screen, without its places."""
    return "\n".join(strip.text for strip in composed(app))
