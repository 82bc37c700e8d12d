"""The signs of cards and dice, in the two sets of `app.tui.glyphs`."""

from __future__ import annotations

from dataclasses import dataclass

from app.tui.glyphs import ASCII, Glyphs


@dataclass(frozen=True, slots=True)
class HammerspaceGlyphs:
    """One set of signs, each one cell wide but for `face_down`."""

    face_down: str
    """A card whose face is hidden, two cells."""
    bars: str
    """A bar's heights, the lowest first; none where letters would have to be learnt as heights."""
    arrow: str
    """What stands between before and after."""
    cross: str
    """Times: before how many an attack reaches."""


_UNICODE = HammerspaceGlyphs("░░", "▁▂▃▄▅▆▇█", "→", "×")
_ASCII = HammerspaceGlyphs("??", "", "->", "x")


def signs_of(glyphs: Glyphs) -> HammerspaceGlyphs:
    """The signs that go with a set."""
    return _ASCII if glyphs is ASCII else _UNICODE


def face(die: int) -> str:
    """A die in a line: `[5]`."""
    return f"[{die}]"
