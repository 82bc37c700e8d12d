"""Values of options as forms change them: by steps, or typed as a number."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from itertools import permutations
from typing import Any, Final

from app.content.match_setup import BadChoice
from app.text.newgame import whole_of
from engines.kernel.options import OptionInfo
from engines.kernel.reals import THOUSAND, decimal_text

FIRST_LIMIT: Final = 100
"""The value of a limit of turns that is switched on."""


def counts_from(info: OptionInfo, text: str) -> tuple[int, ...]:
    """Return typed whole numbers with spaces or commas between. Raise `BadChoice` if one is not
    valid."""
    parts = text.replace(",", " ").split()
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise BadChoice("counts", text)
    numbers = tuple(int(part[:9]) for part in parts)
    if not all(info.low <= number <= info.high for number in numbers):
        raise BadChoice("counts", text)
    return numbers


def number_from(info: OptionInfo, text: str) -> int | Decimal | None:
    """Return a typed number; a comma is a decimal point. Raise `BadChoice` if it is not valid."""
    text = text.strip().replace(",", ".")
    if info.optional and not text:
        return None
    try:
        number = Decimal(whole_of(info, text))
    except InvalidOperation:
        raise BadChoice("number", text) from None
    if not number.is_finite() or abs(number) > info.high:
        raise BadChoice("number", text)
    if info.kind == "real":
        return number
    if number != int(number):
        raise BadChoice("number", text)
    return int(number)


def stepped(info: OptionInfo, value: Any, step: int, first: int = FIRST_LIMIT) -> object:
    """Return the value of an option one step on, as `set_option` takes it; numbers stop at their
    ends. `first` is the value of a limit that is switched on."""
    match info.kind:
        case "flag":
            return not value
        case "choice":
            at = info.choices.index(value)
            return info.choices[(at + step) % len(info.choices)]
        case "order":
            orders = list(permutations(info.choices))
            return orders[(orders.index(tuple(value)) + step) % len(orders)]
        case "real":
            grain = 50 if info.high <= THOUSAND else 500
            beside = max(info.low, min(info.high, (value // grain + step) * grain))
            if step < 0 and value % grain:
                beside = value - value % grain
            return Decimal(decimal_text(max(info.low, beside)))
        case "counts":
            return value  # typed, not stepped
    return _counted(info, value, step, first)


def _counted(info: OptionInfo, value: int | None, step: int, first: int) -> int | None:
    if info.optional:
        if value is None:
            return first if step > 0 else None
        if step < 0 and value <= 10:
            return None
        return min(info.high, value + 10 * step)
    assert value is not None
    return max(info.low, min(info.high, value + step))
