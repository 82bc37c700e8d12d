"""What a screen does not show of what it was asked to: cut words, lost rows, keys left out."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any

from rich.style import Style
from textual.geometry import Region
from textual.widget import Widget

from app.text.literal import CUT
from app.tui.app import MazmorraApp
from app.tui.widgets.base import Painted
from app.tui.widgets.ink import Line, width_of
from app.tui.widgets.keybar import KeyBar
from tests.aids.colour import contrast

LETTERS, GRAPHICS = 4.5, 3.0
"""The least contrast of text and of lines and signs, the figures of WCAG."""


def losses(app: MazmorraApp) -> list[str]:
    """What is cut, runs over a side, or is out of sight, each with the widget that shows it."""
    return [
        f"{type(widget).__name__}: {what}"
        for widget in app.screen.query(Painted)
        if widget.display and widget.visible and widget.size
        for what in _lost(widget)
    ]


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
    """The keys that a key bar has no room for."""
    bar.lines_now()
    if not bar._notice:
        shown = {entry.commands for *_, entry in bar._hits}
        for entry in [one for part in bar._entries(10_000) for one in part]:
            if entry.commands not in shown:
                yield f"left out: {entry.keys} {entry.label}"


def _text(line: Line) -> str:
    return "".join(run.text for run in line).rstrip()


def faint(app: MazmorraApp) -> set[str]:
    """What stands out too little from its ground: letters and digits, and other signs."""
    found: set[str] = set()
    for text, style in _segments(app):
        for least, signs in ((LETTERS, _letters(text)), (GRAPHICS, _graphics(text))):
            if signs and (seen := _contrast(style)) < least:
                found.add(f"{seen:.1f} to 1: {signs}")
    return found


def _segments(app: MazmorraApp) -> Iterator[tuple[str, Style]]:
    for strip in app.screen._compositor.render_strips():
        for text, style, control in strip:
            if not control and style is not None and text.strip():
                yield text, style


def _letters(text: str) -> str:
    return "".join(sign for sign in text if sign.isalnum())


def _graphics(text: str) -> str:
    return "".join(sign for sign in text if not sign.isalnum() and not sign.isspace())


def _contrast(style: Style) -> float:
    ink, paper = style.color, style.bgcolor
    assert ink is not None, style
    assert paper is not None, style
    one, other = ink.get_truecolor().hex, paper.get_truecolor().hex
    return contrast(one, other)


def unruly(app: MazmorraApp) -> list[str]:
    """Rows that are not of the width of the screen, and signs that no terminal should get."""
    wide = app.screen.size.width
    found = []
    for y, strip in enumerate(app.screen._compositor.render_strips()):
        text = strip.text
        if strip.cell_length != wide:
            found.append(f"row {y} has {strip.cell_length} cells: {text!r}")
        found += [f"row {y}: {sign!r}" for sign in text if unicodedata.category(sign) in _BAD]
    return found


_BAD = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def shown(app: MazmorraApp) -> Any:
    """All text on the screen, without its places."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())
