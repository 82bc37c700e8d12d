"""Replacements for characters that a terminal can't encode: á becomes a, « becomes ", and so on.

A letter is more readable without its accent than not at all. Each character becomes exactly one, so
that measured widths stay valid.
"""

from __future__ import annotations

import codecs
import unicodedata

NAME = "nearest"
"""The name of the codec error handler: `open(..., errors="nearest")`."""

_OTHERS = {"«": '"', "»": '"', "¿": "?", "¡": "!", "×": "x", "–": "-", "—": "-", "…": "~"}


def has_all(encoding: str | None) -> bool:
    return (encoding or "").lower().replace("-", "") == "utf8"


def nearest(error: UnicodeError) -> tuple[str, int]:
    """Return the nearest encodable characters. Raise any other error than `UnicodeEncodeError`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = error.object[error.start : error.end]
    return "".join(map(_near, found)), error.end


def _near(sign: str) -> str:
    """Return one similar ASCII character, or a question mark."""
    base = _OTHERS.get(sign) or unicodedata.normalize("NFKD", sign)[:1]
    return base if base.isascii() else "?"


def register() -> str:
    """Register the error handler with Python. Return its name."""
    codecs.register_error(NAME, nearest)
    return NAME
