"""Letters for terminals that don't have ours: á as a, « as ", and so on.

Where the encoding of a terminal lacks a letter it is better read without its accent than not at
all. Each sign becomes exactly one, so that whatever was measured stays as wide.
"""

from __future__ import annotations

import codecs
import unicodedata

NAME = "nearest"
"""What the way to deal with such letters is called: `open(..., errors="nearest")`."""

_OTHERS = {"«": '"', "»": '"', "¿": "?", "¡": "!", "×": "x", "–": "-", "—": "-", "…": "~"}


def has_all(encoding: str | None) -> bool:
    """Whether an encoding has every letter there is."""
    return (encoding or "").lower().replace("-", "") == "utf8"


def nearest(error: UnicodeError) -> tuple[str, int]:
    """The nearest letters of what can't be encoded. Raises the error if it is any other one."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = error.object[error.start : error.end]
    return "".join(map(_near, found)), error.end


def _near(sign: str) -> str:
    """One ASCII letter; a question mark if there is none like it."""
    base = _OTHERS.get(sign) or unicodedata.normalize("NFKD", sign)[:1]
    return base if base.isascii() else "?"


def register() -> str:
    """Make it known to Python; its name."""
    codecs.register_error(NAME, nearest)
    return NAME
