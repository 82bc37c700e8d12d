"""Chances to win from the standing of the seats: one formula for all games.

A seat's merit is a weighted sum of figures; its chance is proportional to the exponential of its
merit (a softmax). Each game's weights are fitted to mixed play of bots (`make calibrate`). A chance
estimates what good bots make of a position; it is not an exact probability.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

Rows = list[tuple[float, ...] | None]
"""The figures of each seat at a moment; None for a seat that can no longer win."""

NEVER = float("-inf")
"""The merit of a seat that can no longer win."""


def chances(merits: Sequence[float]) -> tuple[float, ...]:
    """Return a chance for each merit. They sum to 1, or to 0 if no seat can win."""
    best = max(merits, default=NEVER)
    if best == NEVER:
        return (0.0,) * len(merits)
    weights = [exp(merit - best) for merit in merits]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def estimated(
    rows: Rows, weights: Sequence[float], aimless: Sequence[bool] = ()
) -> tuple[float, ...]:
    """Return the chances of seats with these figures.

    The last weight is what playing at random takes from the merit of a seat in `aimless`.
    """
    *own, random = weights
    merits = [NEVER if row is None else merit(row, own) for row in rows]
    for seat, plays_at_random in enumerate(aimless):
        if plays_at_random:
            merits[seat] -= random
    return chances(merits)


def merit(parameters: Sequence[float], weights: Sequence[float]) -> float:
    """Return the weighted sum of one seat's figures."""
    return sum(figure * weight for figure, weight in zip(parameters, weights, strict=True))


def decided(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """Return the chances after the end of a game: the winners share 1 equally."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
