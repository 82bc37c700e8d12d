"""Readable numbers: a decimal point or comma by language, rounded without a false statement.

Reals are in thousandths, as the rules keep them; chances from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Sequence

_SURE = 1 - 1e-12
"""The bound of a sure chance: a sum of floats may come out a little under 1."""


def decimal(thousandths: int, language: str, places: int = 1) -> str:
    """Return a real with `places` decimals, rounded half up in size: 8949 is "8.9", in Spanish
    "8,9"."""
    size = 10 ** (3 - places)
    units = (abs(thousandths) + size // 2) // size
    whole, rest = divmod(units, 10**places)
    sign = "-" if thousandths < 0 and units else ""
    mark = point(language)
    return f"{sign}{whole}{mark}{rest:0{places}}" if places else f"{sign}{whole}"


def compared(one: int, other: int, language: str) -> tuple[str, str]:
    """Return two reals with enough decimals to show which is greater: 5.04 against 5.01."""
    for places in (1, 2, 3):
        shown = decimal(one, language, places), decimal(other, language, places)
        if shown[0] != shown[1]:
            return shown
    return decimal(one, language), decimal(other, language)


def summed(one: int, other: int, language: str) -> tuple[str, str, str]:
    """Return a sum and its two parts with enough decimals to add up as shown: 4.04 + 2.14 is not
    "6.2 = 4.0 + 2.1"."""
    for places in (1, 2):
        size = 10 ** (3 - places)
        parts = [(value + size // 2) // size for value in (one + other, one, other)]
        if parts[0] == parts[1] + parts[2]:
            break
    else:
        places = 3
    total, first, second = (decimal(v, language, places) for v in (one + other, one, other))
    return total, first, second


def permille(thousandths: int, language: str) -> str:
    """Return a roll of 1000 as one of 100, exactly: 299 is "29.9", 300 is "30"."""
    return decimal(100 * thousandths, language, 1 if thousandths % 10 else 0)


def nearest(amount: float) -> int:
    """Return the whole number that is shown for an amount of 0 or more; a half counts as one."""
    return int(amount + 0.5)


def percent(chance: float, language: str) -> str:
    """Return a chance in whole per cent; "0%" only for impossible, "100%" only for sure."""
    gap = " " if language == "es" else ""
    if chance <= 0:
        return f"0{gap}%"
    if chance >= _SURE:
        return f"100{gap}%"
    whole = nearest(chance * 100)
    if whole < 1:
        return f"<1{gap}%"
    return f">99{gap}%" if whole > 99 else f"{whole}{gap}%"


def shares(chances: Sequence[float], language: str) -> tuple[str, ...]:
    """Return chances of which one must come true; "100%" only if all others are impossible."""
    possible = sum(chance > 0 for chance in chances)
    # Beside another possible chance, however small, none is sure.
    most = 1.0 if possible < 2 else 1 - 1e-9
    return tuple(percent(min(chance, most), language) for chance in chances)


def point(language: str) -> str:
    return "," if language == "es" else "."
