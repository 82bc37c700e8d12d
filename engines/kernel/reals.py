"""Real numbers without floats, as whole thousandths, and their decimal notation."""

from __future__ import annotations

from typing import Final

THOUSAND: Final = 1000


def thousandths(text: str) -> int:
    """Return a decimal text in thousandths: 300 for `"0.3"`.

    The text has at most three places; raise `ValueError` for anything else. For text that people
    type or decks hold. No binary fraction is involved.
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
    """Return the shortest decimal of a number in thousandths, without rounding: `"0.3"` for 300."""
    whole, rest = divmod(abs(value), THOUSAND)
    sign = "-" if value < 0 else ""
    return f"{sign}{whole}.{rest:03}".rstrip("0").rstrip(".") if rest else f"{sign}{whole}"
