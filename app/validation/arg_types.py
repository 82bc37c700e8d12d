"""Words and numbers, as people type them."""

from __future__ import annotations

from collections.abc import Sequence

from app.i18n.fluent import Value
from app.i18n.literal import literal
from app.validation.errors import WrongUse
from engines.kernel.meant import near_to

LONGEST_NUMBER = 9
"""Digits of the longest number that is read."""


def one_of(
    option: str,
    typed: str,
    choices: Sequence[str],
    message: str = "cli-not-a-choice",
    **values: Value,
) -> str:
    """Return the word if it is one of the choices.

    Raise `WrongUse`, which names the choice that was probably meant, else all of them with the
    message and its values.
    """
    if typed in choices:
        return typed
    shown = literal(typed, 80)
    if near := near_to(typed.lower(), choices):
        raise WrongUse("cli-close-choice", option=option, found=shown, close=near)
    listed = ", ".join(choices)
    raise WrongUse(message, option=option, found=shown, choices=listed, **values)


def whole(option: str, typed: str, least: int, most: int) -> int:
    """Return the whole number. Raise `WrongUse` if it is none, or out of bounds."""
    good = typed.isascii() and typed.isdecimal() and len(typed) <= LONGEST_NUMBER
    if not good or not least <= int(typed) <= most:
        bounds = {"least": str(least), "most": str(most)}
        raise WrongUse("cli-option-number", name=option, found=literal(typed, 40), **bounds)
    return int(typed)
