"""The symbols of cards and dice, in the two sets of `app.tui.glyphs`."""

from __future__ import annotations

from dataclasses import dataclass

from app.tui.glyphs import ASCII, Glyphs


@dataclass(frozen=True, slots=True)
class NapakalakiGlyphs:
    """One set of symbols, each one cell wide except `face_down`."""

    face_down: str
    """The back of a card, two cells."""
    pip: str
    foe_bar: str
    """The bar of a monster, beside the player's full one."""
    certain: str
    """Marks a certain loss."""
    perhaps: str
    """Marks a possible loss."""
    spent: str
    """Marks a card that is used up in any case."""
    fits: str
    taken: str


_UNICODE = NapakalakiGlyphs("░░", "■", "▒", "!", "?", "-", "✓", "✗")
_ASCII = NapakalakiGlyphs("??", "o", "=", "!", "?", "-", "*", "x")


def arrow_of(glyphs: Glyphs) -> str:
    return glyphs.arrows[3] if glyphs.pixels else "->"


def signs_of(glyphs: Glyphs) -> NapakalakiGlyphs:
    return _ASCII if glyphs is ASCII else _UNICODE
