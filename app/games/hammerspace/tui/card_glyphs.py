"""The symbols of cards and dice, in the two sets of `app.tui.glyphs`."""

from __future__ import annotations

from dataclasses import dataclass

from app.tui.glyphs import ASCII, Glyphs


@dataclass(frozen=True, slots=True)
class HammerspaceGlyphs:
    """One set of symbols, each one cell wide except `face_down`."""

    face_down: str
    """The back of a card, two cells."""
    bars: str
    """A bar's heights, the lowest first; empty where only letters could show heights."""
    arrow: str
    """The arrow between an old and a new value."""
    cross: str
    """The multiplication symbol before the number of targets of an attack."""


_UNICODE = HammerspaceGlyphs("░░", "▁▂▃▄▅▆▇█", "→", "×")
_ASCII = HammerspaceGlyphs("??", "", "->", "x")


def signs_of(glyphs: Glyphs) -> HammerspaceGlyphs:
    return _ASCII if glyphs is ASCII else _UNICODE


def face(die: int) -> str:
    """A die in a line: `[5]`."""
    return f"[{die}]"
