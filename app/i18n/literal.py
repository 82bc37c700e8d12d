"""The one sanitiser of outside text: names, decks, seeds, paths, arguments.

The result is one line of plain text with a known width in cells, and without terminal commands. It
may still contain markup: front ends must show it as literal text.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_KEPT = 1024
"""Texts with cached widths: a screen measures the same ones again and again."""
_SIGNS = 8192
"""Characters with cached widths."""

CUT = "~"
"""The mark at the end of a cut text, in every glyph set."""

_DROPPED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_BLANKS = frozenset({"Zs", "Zl", "Zp"})
_MOST_MARKS = 2
_UNSURE = (
    (0xFE00, 0xFE0F), (0xE0100, 0xE01EF),  # selectors that turn a character into a picture
    (0x1F3FB, 0x1F3FF),  # tones of skin
    (0x1F1E6, 0x1F1FF),  # letters that pair up to flags
    (0x2630, 0x2637), (0x268A, 0x268F), (0x4DC0, 0x4DFF), (0x1D300, 0x1D376),  # wide since 2024
    (0x115F, 0x11FF), (0xD7B0, 0xD7FF), (0x3164, 0x3164), (0xFFA0, 0xFFA0),  # halves of Hangul
    (0x2800, 0x2800),  # a blank that is no blank
)  # fmt: skip
"""Characters whose width varies among terminals and libraries, and invisible ones."""


@lru_cache(maxsize=_KEPT)
def literal(text: str, cells: int = 80) -> str:
    """Return outside text as harmless text of at most `cells` cells.

    NFC; no control, format, private, unassigned or half characters, so no escape sequences and no
    direction marks; blanks and line breaks become one blank each; at most two accents a letter; cut
    with `~` if it is too wide.
    """
    if text.isascii() and text.isprintable():
        return clip(text, cells)
    # Characters beyond this limit can't be shown, and normalising costs by the length.
    text = unicodedata.normalize("NFC", text[: 8 * cells + 80])
    kept: list[str] = []
    marks = 0
    for sign in text:
        category = unicodedata.category(sign)
        if category in _BLANKS or sign in "\t\n\r\v\f":
            sign = " "
        elif category in _DROPPED or _unsure(ord(sign)):
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            kept.append(sign)
    # Removed characters may have separated letters from their accents.
    return clip(unicodedata.normalize("NFC", "".join(kept)), cells)


def clip(text: str, cells: int) -> str:
    """Return a text of at most `cells` cells, cut with `~` if it was wider."""
    if len(text) <= cells and (text.isascii() or width(text) <= cells):
        return text
    if cells <= 0:
        return ""
    used = 0
    for at, sign in enumerate(text):
        used += cell_width(sign)
        if used > cells - 1:
            return text[:at] + CUT
    return text


def pad(text: str, cells: int) -> str:
    shown = clip(text, cells)
    return shown + " " * (cells - width(shown))


@lru_cache(maxsize=_KEPT)
def width(text: str) -> int:
    """Return the width of a sanitised text in cells."""
    return len(text) if text.isascii() else sum(map(cell_width, text))


@lru_cache(maxsize=_SIGNS)
def cell_width(sign: str) -> int:
    """Return the cells of one character: 2 for wide ones, 0 for combining accents."""
    if sign < "\u0300":
        return 1
    if unicodedata.category(sign) in ("Mn", "Me", "Mc"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


@lru_cache(maxsize=_SIGNS)
def _unsure(code: int) -> bool:
    return any(low <= code <= high for low, high in _UNSURE)
