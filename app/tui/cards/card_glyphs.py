"""The symbols of cards and dice, in the two sets of `app.tui.glyphs`."""

from __future__ import annotations

from dataclasses import dataclass

from app.tui.glyphs import ASCII, Glyphs


@dataclass(frozen=True, slots=True)
class CardGlyphs:
    """One set of symbols, each one cell wide except `face_down`."""

    face_down: str
    """The back of a card, two cells."""
    arrow: str
    """The arrow between an old and a new value."""
    cross: str
    """The multiplication symbol before a number."""
    pip: str
    bars: str
    """A bar's heights, the lowest first; empty where only letters could show heights."""
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
    flag: str
    """Marks a player who may win in the next turn."""
    grudge: str
    no_grudge: str
    """A grudge of a player, and room for one more."""


_UNICODE = CardGlyphs("░░", "→", "×", "■", "▁▂▃▄▅▆▇█", "▒", "!", "?", "-", "✓", "✗", "⚑", "◆", "∙")
_ASCII = CardGlyphs("??", "->", "x", "o", "", "=", "!", "?", "-", "*", "x", "!", "*", "-")


def card_glyphs(glyphs: Glyphs) -> CardGlyphs:
    return _ASCII if glyphs is ASCII else _UNICODE


def die_face(face: int) -> str:
    """A die within a line: `[5]`."""
    return f"[{face}]"
