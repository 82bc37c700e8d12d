"""What is taken for a word, a text or a number. Each check returns the value, or raises `WrongUse`
naming the option."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.i18n.literal import literal
from app.validation.errors import WrongUse
from engines.kernel.meant import near_to

LONGEST_NUMBER = 9
"""Digits of a number: none of ours has more."""


def one_of(option: str, found: str, choices: Sequence[str]) -> str:
    """One of the choices; a refusal names what was probably meant, else all of them."""
    if found in choices:
        return found
    shown = literal(found, 80)
    if near := near_to(found.lower(), choices):
        raise WrongUse("cli-close-choice", option=option, found=shown, close=near)
    raise WrongUse("cli-not-a-choice", option=option, found=shown, choices=", ".join(choices))


def filled(option: str) -> Callable[[str], str]:
    """Takes any text that is not blank."""

    def check(found: str) -> str:
        if not found.strip():
            raise WrongUse("cli-empty-value", option=option)
        return found

    return check


def whole(option: str, found: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    good = found.isascii() and found.isdecimal() and len(found) <= LONGEST_NUMBER
    if not good or not least <= int(found) <= most:
        bounds = {"least": str(least), "most": str(most)}
        raise WrongUse("cli-option-number", name=option, found=literal(found, 40), **bounds)
    return int(found)
