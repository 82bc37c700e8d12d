"""Fewer bytes on the wire: a changed span of a row is sent from where it begins.

Textual 8.2 sends a span from the left edge of the widget it lies in, so that a step at the right
of a board of 80 columns costs the whole row. Both ends are cut here; what the terminal shows in
the end is the same. The version is pinned exactly; with any other one nothing is replaced.
"""

from __future__ import annotations

import textual
from rich.console import Console
from rich.control import Control
from textual import _compositor

KNOWN = "8.2.8"
"""The version whose private method this stands in for."""


def render_segments(update: _compositor.ChopsUpdate, console: Console) -> str:
    """The escape sequences of an update: each span by itself, cut at both ends."""
    sent: list[str] = []
    for y, start, end in update.spans:
        for chop_end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
            if strip is None or x >= end or chop_end <= start:
                continue
            first, last = max(x, start), min(chop_end, end)
            sent.append(str(Control.move_to(first, y).segment.text))
            sent.append(strip.crop(first - x, last - x).render(console))
    return "".join(sent)


def install() -> bool:
    """Put it in Textual's place; whether that was done."""
    if textual.__version__ != KNOWN:
        return False
    _compositor.ChopsUpdate.render_segments = render_segments  # type: ignore[assignment,method-assign]  # the one place to do it
    return True
