"""The digit beside a monster on the floor, and what the coach says of it."""

from __future__ import annotations

from collections.abc import Mapping

SURE, CERTAIN = "+", 1 - 1e-9
"""The sign of a fight that is won for certain, and the chance from which it is."""


def digit(win: float) -> str:
    """Return a chance to win in tenths, as its rounded per cent begin; `SURE` for a certain win."""
    return SURE if win >= CERTAIN else str(min(9, round(100 * win) // 10))


def mark_values(letter: str, win: float) -> Mapping[str, str | int]:
    """Return what the floor has for a monster, as values of the coach's tip on it."""
    sign = digit(win)
    return {"letter": letter, "sign": sign, "n": 10 if sign == SURE else int(sign)}
