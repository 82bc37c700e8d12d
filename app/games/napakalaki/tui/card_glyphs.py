"""The signs of cards and dice, in the two sets of `app.tui.glyphs`."""

from __future__ import annotations

from dataclasses import dataclass

from app.tui.glyphs import ASCII, Glyphs


@dataclass(frozen=True, slots=True)
class NapakalakiGlyphs:
    """One set of signs, each one cell wide but for `face_down`."""

    face_down: str
    """A card whose face is hidden, two cells."""
    pip: str
    foe_bar: str
    """The bar of a monster, beside the player's full one."""
    certain: str
    """Before what is lost for sure."""
    perhaps: str
    """Before what may be lost."""
    spent: str
    """Before what is used up in any case."""
    fits: str
    taken: str


_UNICODE = NapakalakiGlyphs("░░", "■", "▒", "!", "?", "-", "✓", "✗")
_ASCII = NapakalakiGlyphs("??", "o", "=", "!", "?", "-", "*", "x")


def arrow_of(glyphs: Glyphs) -> str:
    """What stands between before and after."""
    return glyphs.arrows[3] if glyphs.pixels else "->"


def signs_of(glyphs: Glyphs) -> NapakalakiGlyphs:
    """The signs that go with a set."""
    return _ASCII if glyphs is ASCII else _UNICODE
