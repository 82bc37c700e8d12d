"""Reals without floats: whole thousandths, and how they are written."""

from __future__ import annotations

from typing import Final

THOUSAND: Final = 1000


def thousandths(text: str) -> int:
    """`"0.3"` is 300: a decimal with at most three places. Raises `ValueError` for anything else.

    For text that people type or decks hold; no binary fraction is involved.
    """
    whole, point, places = text.partition(".")
    sign = -1 if whole.startswith("-") else 1
    digits = whole.removeprefix("-")
    good = digits.isdecimal() and digits.isascii() and len(digits) <= 9
    if point:
        good = good and places.isdecimal() and places.isascii() and len(places) <= 3
    if not good:
        raise ValueError("not a decimal of at most three places")
    return sign * (int(digits) * THOUSAND + int((places or "0").ljust(3, "0")))


def decimal_text(value: int) -> str:
    """300 is `"0.3"`: the shortest decimal of a number in thousandths, without rounding."""
    whole, rest = divmod(abs(value), THOUSAND)
    sign = "-" if value < 0 else ""
    return f"{sign}{whole}.{rest:03}".rstrip("0").rstrip(".") if rest else f"{sign}{whole}"
